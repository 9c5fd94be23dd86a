/** The language of the page that a browser is on, as the site wrote it down for the house. */
import type { FastifyRequest } from 'fastify'
import type { Lang } from '../context.ts'

/** Cookies are null where a request is refused before they were read. */
export function pageLang({ cookies }: { cookies: FastifyRequest['cookies'] | null }): Lang {
  return cookies?.['kasa_lang'] === 'en' ? 'en' : 'tr'
}
