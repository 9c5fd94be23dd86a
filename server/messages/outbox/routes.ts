import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pageLang } from '#server/page/page-lang.ts'
import type { House } from '#server/house.ts'
import { fontFaces } from '#server/page/fonts.ts'
import { modeOf } from '#server/page/mode.ts'
import { hasOutbox } from '../carrier.ts'
import { outboxPage, type Message } from './page.ts'
import { OUTBOX_STYLE } from './style.ts'

const NEWEST_MAX = 50

/** Nothing from elsewhere, no script, no frame around it; it frames only the mails themselves. */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** A mail carries its style inside; it can do nothing but lead somewhere when it is pressed. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  'sandbox allow-top-navigation-by-user-activation',
].join('; ')

/** The page of messages of a demo house without a mail server; elsewhere there is none. */
export function outbox(site: FastifyInstance, house: House): void {
  if (!hasOutbox(house.settings)) return
  const style = fontFaces(path.resolve('build/web/assets')) + OUTBOX_STYLE
  site.get('/outbox/page.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  )
  site.get('/outbox', async (request, reply) => {
    const messages = await newest(house)
    const { publicUrl } = house.settings
    return document(reply, PAGE_POLICY).send(
      outboxPage(messages, { lang: pageLang(request), mode: modeOf(request), site: publicUrl }),
    )
  })
  site.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const face = await faceOf(house, request.params.id)
    if (face === null) return reply.callNotFound()
    // It stands in the page's frame, which the site's own header would forbid.
    reply.header('x-frame-options', 'SAMEORIGIN').removeHeader('origin-agent-cluster')
    return document(reply, MAIL_POLICY).send(face)
  })
}

function newest({ database }: House): Promise<Message[]> {
  const query = database.db.selectFrom('messages').selectAll().orderBy('id', 'desc')
  return query.limit(NEWEST_MAX).execute()
}

/** A mail as it would be sent; only its links are told to leave the frame. */
async function faceOf({ database }: House, id: string): Promise<string | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const message = await database.db
    .selectFrom('messages')
    .select('body_html')
    .where('id', '=', BigInt(id))
    .executeTakeFirst()
  if (!message || message.body_html === '') return null
  return message.body_html.replace('<head>', '<head><base target="_top" />')
}

function document(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
}
