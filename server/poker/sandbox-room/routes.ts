import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { bytesOf, takeBodies } from '#server/door/body.ts'
import { isFromElsewhere } from '#server/door/origins.ts'
import type { Tables } from '#server/database/tables.ts'
import type { House } from '#server/house.ts'
import { signedBy } from '#server/crypto/signed-line.ts'
import { fontFaces } from '#server/page/fonts.ts'
import { modeOf } from '#server/page/mode.ts'
import { pageLang } from '#server/page/page-lang.ts'
import { isVisitId, lobbyPath, SANDBOX_PATH } from './address.ts'
import { answerQuestion } from './answers.ts'
import { findPlayer, playHand, sitDown, standUp, type Player } from './book.ts'
import { ROOM_STYLE } from './page-style.ts'
import { lobbyPage, noSuchVisit } from './page.ts'
import { TABLES, tableNamed } from './tables.ts'
import { findVisit, holdVisit, type Visit } from './visits.ts'

const QUESTION_BYTES_MAX = 16 * 1024

/** The sandbox room of a demo house: where it is asked, and its lobby. Elsewhere there is none. */
export async function sandboxRoom(site: FastifyInstance, house: House): Promise<void> {
  if (!house.settings.demo) return
  await site.register(async (door) => {
    takeBodies(door, QUESTION_BYTES_MAX)
    door.post(SANDBOX_PATH, async (request, reply) => {
      const signed = signedBy('poker', (name) => headerOf(request, name))
      const { status, headers, body } = await answerQuestion(house, signed, bytesOf(request))
      return reply.code(status).headers(headers).type('application/json').send(body)
    })
    lobby(door, house)
  })
}

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const header = headers[name]
  return typeof header === 'string' ? header : undefined
}

type LobbyRequest = FastifyRequest<{ Params: { visit: string } }>

function lobby(door: FastifyInstance, house: House): void {
  const style = fontFaces(path.resolve('build/web/assets')) + ROOM_STYLE
  door.get('/sandbox-poker/page.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  )
  door.get('/sandbox-poker/lobby/:visit', async (request: LobbyRequest, reply) => {
    const room = await roomOf(house, request.params.visit)
    const mode = modeOf(request)
    if (room) return document(reply, 200).send(lobbyPage({ ...room, mode }))
    return showNone(house, request, reply)
  })
  door.post('/sandbox-poker/lobby/:visit', async (request: LobbyRequest, reply) => {
    // Another site's page may not press the button for whoever is looking at it.
    if (isFromElsewhere(house.settings, request))
      return reply.code(403).send({ message: 'Forbidden' })
    const { visit } = request.params
    const form = new URLSearchParams(bytesOf(request).toString('utf8'))
    if (!(await press(house, visit, form))) return showNone(house, request, reply)
    return reply.redirect(`${lobbyPath(visit)}#masa`, 303)
  })
}

async function roomOf(
  { database, clock }: House,
  id: string,
): Promise<{ visit: Visit; player: Player } | null> {
  const visit = isVisitId(id) ? await findVisit(database.db, id, clock()) : undefined
  const player = visit && (await findPlayer(database.db, visit.player))
  return visit && player ? { visit, player } : null
}

/** False where the visit is over. */
function press({ database, clock }: House, id: string, form: URLSearchParams): Promise<boolean> {
  return database.db.transaction().execute(async (db) => {
    const visit = isVisitId(id) ? await holdVisit(db, id, clock()) : undefined
    const player = visit && (await findPlayer(db, visit.player))
    if (player) await play(db, player, form)
    return player !== undefined
  })
}

/** Does what a button of the page says; what does not fit does nothing. */
async function play(db: Kysely<Tables>, player: Player, form: URLSearchParams): Promise<void> {
  const wanted = form.get('do')
  const table = tableNamed(player.seat)
  if (wanted === 'sit') {
    const chosen = TABLES.find(({ id }) => id === form.get('table'))
    if (chosen) await sitDown(db, player.player, chosen)
  } else if (wanted === 'rise') await standUp(db, player.player)
  else if (table && (wanted === 'win' || wanted === 'lose'))
    await playHand(db, player.player, wanted === 'win' ? 'won' : 'lost', table.handKurus)
}

function showNone(house: House, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { publicUrl } = house.settings
  return document(reply, 404).send(noSuchVisit(pageLang(request), modeOf(request), publicUrl))
}

/** No script, no frame around it, nothing from anywhere else. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

function document(reply: FastifyReply, code: 200 | 404): FastifyReply {
  return (
    reply
      .code(code)
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      // The room's own form must say where it comes from; nobody else is told.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
  )
}
