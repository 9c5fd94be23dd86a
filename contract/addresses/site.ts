/**
 * How the address of a screen is read, by the browser and by the server that sends the page: its path
 * names the screen, a few parameters narrow what it shows. Reads text only and never throws: whoever
 * types an address may type anything.
 */
import type { Lang } from '../languages.ts'

/** Without its query, and without the slash that some put at the end. */
export function pathOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/'
  return path === '/' ? path : path.replace(/\/+$/, '')
}

/** The parameters by name, decoded; of a name that stands there twice, the first. */
export type Query = ReadonlyMap<string, string>

/** The parameters of an address, or of its query alone (from the question mark on), read as browsers read them. */
export function queryOf(url: string): Query {
  const at = url.indexOf('?')
  const query = new Map<string, string>()
  if (at === -1) return query
  for (const pair of (url.slice(at + 1).split('#')[0] ?? '').split('&')) {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? []
    if (pair !== '' && !query.has(decoded(name))) query.set(decoded(name), decoded(value))
  }
  return query
}

/** The language that an address names (`?lang=en`); null where it names none that there is. */
export function langIn(url: string): Lang | null {
  const named = queryOf(url).get('lang')
  return named === 'tr' || named === 'en' ? named : null
}

/** The query of an address, question mark and all, written as browsers write it; empty without parameters. */
export function queryText(parameters: Iterable<readonly [name: string, value: string]>): string {
  const pairs = [...parameters].map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function decoded(text: string): string {
  return text.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      // No text in any language: shown as the sign for that.
      return '\uFFFD'
    }
  })
}

/** Half a letter, which no address can carry. */
const HALF = /\p{Surrogate}/gu

function encoded(text: string): string {
  return encodeURIComponent(text.replace(HALF, '\uFFFD'))
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Of the lobbies, of a promotion opened over the others, of the lists of matches, and of a deposit; whatever else stands there is for others. */
const NARROWING = /^(?:category|provider|type|q|id|sport|day|league|method|transaction)$/

/** Does the screen show something else than its path alone would? */
export function isNarrowed(url: string): boolean {
  return [...queryOf(url).keys()].some((name) => NARROWING.test(name))
}
