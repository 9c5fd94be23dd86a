/**
 * The site and the games live on two origins, and the games' may not call the endpoint. Browsers
 * say where a call comes from; programs say nothing, and are bound by their session alone.
 */
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** Does a browser say that this call comes from another page than the site's own? */
export function isFromElsewhere(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): boolean {
  const { origin, host } = headers
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site'
  if (origin === new URL(publicUrl).origin) return false
  // Reached by another of the names it answers to (localhost): its own page may still call.
  return !URL.canParse(origin) || new URL(origin).host !== host
}
