/** Which language a page is sent in. */
import type { FastifyRequest } from 'fastify'
import type { Lang } from '../context.ts'
import { langIn } from '#contract/addresses/site.ts'

interface Asked {
  url: string
  /** Null where a request is refused before they were read. */
  cookies: FastifyRequest['cookies'] | null
}

/**
 * The language that the address names, for crawlers and previews of links carry no cookies; else the
 * one that the browser's site wrote down for the house.
 */
export function pageLang({ url, cookies }: Asked): Lang {
  return langIn(url) ?? (cookies?.['kasa_lang'] === 'en' ? 'en' : 'tr')
}
