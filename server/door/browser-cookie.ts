/**
 * The cookies that a browser is known by: one binds a member's sessions, one a visitor's conversation
 * with the house. No script can read them, no other site sends them, and only their hashes are kept: a
 * session copied out of a browser's storage opens nothing elsewhere.
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Browser, KnownCookie } from '../context.ts'
import type { House } from '../house.ts'

/** As long as a login can be renewed, and a little more. */
const MAX_AGE_S = 31 * 24 * 60 * 60
const VALUE = /^[\w-]{43}$/

/** The browser behind a request; `renew` sets its new cookie on `reply`. */
export function browserOf(
  { settings, random }: Pick<House, 'settings' | 'random'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Browser {
  const known = cookieOf({ settings, random }, request, reply, 'kasa-browser')
  return { ...known, name: browserName(request.headers['user-agent']) }
}

/** A visitor of the support desk, apart from whoever logs in with the same browser. */
export const visitorOf = (
  house: Pick<House, 'settings' | 'random'>,
  request: FastifyRequest,
  reply: FastifyReply,
): KnownCookie => cookieOf(house, request, reply, 'kasa-support')

function cookieOf(
  { settings, random }: Pick<House, 'settings' | 'random'>,
  request: FastifyRequest,
  reply: FastifyReply,
  plainName: string,
): KnownCookie {
  const isSecure = settings.publicUrl.startsWith('https:')
  const name = isSecure ? `__Host-${plainName}` : plainName
  const value = request.cookies[name]
  return {
    hash: value !== undefined && VALUE.test(value) ? hashOf(value) : null,
    renew() {
      const fresh = random(32).toString('base64url')
      reply.setCookie(name, fresh, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        maxAge: MAX_AGE_S,
      })
      return hashOf(fresh)
    },
  }
}

function hashOf(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

/** What the browser calls itself, without anything that is not plain writing. */
function browserName(userAgent: string | undefined): string {
  return (userAgent ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200)
}
