/**
 * What a person sees who asked for a page too often: one small document in their language and
 * light, whole in itself. It asks for nothing else of us, and repeats nothing of what was asked.
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WORDS = {
  tr: {
    title: 'Biraz yavaşlayalım',
    text: 'Bu adresten kısa sürede çok fazla istek geldi. Bakiyeniz ve turlarınız güvende; birkaç saniye sonra yeniden deneyin.',
    again: 'Yeniden dene',
  },
  en: {
    title: 'Let’s slow down a little',
    text: 'Too many requests came from this address in a short time. Your balance and your rounds are safe; please try again in a few seconds.',
    again: 'Try again',
  },
}

/** It stands outside the site's build, so it carries its own few rules in the same colours. */
const STYLE = `
:root{color-scheme:dark;--ground:#0b1024;--text:#eef2ff;--muted:#a3afd1;--act:#22d3c0;--on-act:#04211e;--info:#6e9bff}
[data-mode=day]{color-scheme:light;--ground:#f5f7fc;--text:#121a33;--muted:#4d5a82;--act:#0a746d;--on-act:#fff;--info:#1f4fd6}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;
background:var(--ground);color:var(--text);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;text-align:center}
svg{color:var(--act);margin-bottom:8px}
h1{font-size:24px;line-height:1.2}
p{max-width:46ch;color:var(--muted);text-wrap:balance}
a{margin-top:12px;padding:10px 18px;border-radius:12px;background:var(--act);color:var(--on-act);font-weight:650;text-decoration:none}
:focus-visible{outline:2px solid var(--info);outline-offset:2px}
`

const MARK =
  '<svg viewBox="0 0 40 40" width="56" height="56" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6"><path d="M20 1L25.6 6.6H33.4V14.4L39 20L33.4 25.6V33.4H25.6L20 39L14.4 33.4H6.6V25.6L1 20L6.6 14.4V6.6H14.4Z"/><path d="M20 7.5L23.7 11.2H28.8V16.3L32.5 20L28.8 23.7V28.8H23.7L20 32.5L16.3 28.8H11.2V23.7L7.5 20L11.2 16.3V11.2H16.3Z"/><circle cx="20" cy="20" r="4.2" fill="currentColor" stroke="none"/></svg>'

/** Nothing but its own style may run or load. */
const POLICY = [
  "default-src 'none'",
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
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(request))
}

function page({ url, headers }: FastifyRequest): string {
  // A game's frame names its language in its address, the site keeps it in a cookie.
  const cookie = headers.cookie ?? ''
  const isEnglish = /[?&]lang=en\b/i.test(url) || /(?:^|; )kasa_lang=en/.test(cookie)
  const lang = isEnglish ? 'en' : 'tr'
  const mode = /(?:^|; )kasa_mode=day/.test(cookie) ? 'day' : 'night'
  const { title, text, again } = WORDS[lang]
  return `<!doctype html><html lang="${lang}" data-mode="${mode}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Kasa</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body>${MARK}<h1>${title}</h1><p>${text}</p><a href="">${again}</a></body></html>`
}
