/**
 * A listener answers under the names it is known by. A page elsewhere may let its own name lead to this machine,
 * and its browser then holds us for that page's own server: what it names as `Host` tells the two apart.
 */
import { isIP, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { isLoopback } from '../settings.ts'

export type OwnAddress = 'publicUrl' | 'gamesUrl'

const SETTING: Readonly<Record<OwnAddress, string>> = {
  publicUrl: 'PUBLIC_URL',
  gamesUrl: 'GAMES_URL',
}

/** 421 for whoever names another host than that of `own`, of this machine, or where the connection ended. */
export function refuseUnknownHosts(
  app: FastifyInstance,
  { settings }: House,
  own: OwnAddress,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const named = hostNameOf(request.headers.host)
    if (named !== null && isKnown(named, settings[own], request.raw.socket)) return
    return reply
      .code(421)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(`Misdirected Request: this is not a host of this house. ${SETTING[own]} names it.\n`)
  })
}

/** In small letters, without port and brackets; null where it is no host. */
function hostNameOf(host: string | undefined): string | null {
  // What a URL would take for a name, a path or a query of its own.
  if (host === undefined || /[/?#@\\]/.test(host) || !URL.canParse(`http://${host}`)) return null
  return withoutBrackets(new URL(`http://${host}`).hostname)
}

const withoutBrackets = (name: string): string => name.replace(/^\[|\]$/g, '')

function isKnown(named: string, ownUrl: string, { localAddress }: Socket): boolean {
  if (isLoopback(named) || named === withoutBrackets(new URL(ownUrl).hostname)) return true
  // Whoever watches over a house asks it by number. No page has a number for its name without being there.
  return isIP(named) !== 0 && named === localAddress?.replace(/^::ffff:/, '')
}
