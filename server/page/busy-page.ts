/**
 * What a person sees who asked for a page too often, or while the house has its hands full: one small document in
 * their language and light, whole in itself. It asks for nothing else of us, and repeats nothing of what was asked.
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageLang } from './page-lang.ts'
import { html, trusted } from './html.ts'
import { STAR } from './ornament.ts'
import { PAGE_BASE } from './style.ts'

const WORDS = {
  tr: {
    'too-often': {
      title: 'Biraz yavaşlayalım',
      text: 'Bu adresten kısa sürede çok fazla istek geldi. Bakiyeniz ve turlarınız güvende; birkaç saniye sonra yeniden deneyin.',
    },
    busy: {
      title: 'Şu anda çok yoğunuz',
      text: 'Sayfayı zamanında getiremedik. Bakiyeniz ve turlarınız güvende; birkaç saniye sonra yeniden deneyin.',
    },
    again: 'Yeniden dene',
  },
  en: {
    'too-often': {
      title: 'Let’s slow down a little',
      text: 'Too many requests came from this address in a short time. Your balance and your rounds are safe; please try again in a few seconds.',
    },
    busy: {
      title: 'We are very busy right now',
      text: 'We could not bring the page in time. Your balance and your rounds are safe; please try again in a few seconds.',
    },
    again: 'Try again',
  },
}

/** Why there is no page now: its reader's own doing, or ours. */
export type BusyCause = 'too-often' | 'busy'

const STYLE = `${PAGE_BASE}
body{place-content:center;justify-items:center;gap:12px;padding:24px;text-align:center}
body>svg{width:56px;height:56px;color:var(--act);margin-bottom:8px}
p{max-width:46ch;color:var(--muted);text-wrap:balance}
a{margin-top:12px;padding:10px 18px;border-radius:12px;background:var(--act);color:var(--on-act);font-weight:650;text-decoration:none}
`

/** Nothing but its own style may run or load. */
const POLICY = [
  "default-src 'none'",
  // The empty icon, so that none is asked of us.
  'img-src data:',
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** A person's browser says that it can show a page; calls and files take anything, or name another. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html')
}

/** Answers with the page; the status is the caller's. */
export function sendBusyPage(
  request: FastifyRequest,
  reply: FastifyReply,
  cause: BusyCause,
): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(request, cause))
}

function page({ url, headers }: FastifyRequest, cause: BusyCause): string {
  const cookie = headers.cookie ?? ''
  const [, stored = ''] = /(?:^|; )kasa_lang=(\w+)/.exec(cookie) ?? []
  // A game's frame may name its language in capitals.
  const lang = pageLang({ url: url.toLowerCase(), cookies: { kasa_lang: stored } })
  const mode = /(?:^|; )kasa_mode=day/.test(cookie) ? 'day' : 'night'
  const { again } = WORDS[lang]
  const { title, text } = WORDS[lang][cause]
  return html`<!doctype html>
    <html lang="${lang}" data-mode="${mode}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Kasa</title>
        <link rel="icon" href="data:," />
        ${trusted(`<style>${STYLE}</style>`)}
      </head>
      <body>
        ${STAR}
        <h1>${title}</h1>
        <p>${text}</p>
        <a href="">${again}</a>
      </body>
    </html>`.safe
}
