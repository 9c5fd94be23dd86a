import { redirect } from 'react-router'
import { isUnderMaintenance } from '#web/state/maintenance.ts'
import { storedSession } from '#web/state/session.ts'
import { readStored, writeStored } from '#web/state/stored.ts'

/**
 * A member's route is open to whoever has a stored session that can be read, or a stored auth value
 * to redeem.
 */
export const mayEnter = (): boolean =>
  storedSession() !== null || readStored('bnwUserAuth') !== null

/** Under maintenance a screen gives way before anything is asked of whoever comes. */
export const whileOpen = (): Response | null =>
  isUnderMaintenance() ? redirect('/maintenance') : null

/** Lets members through; remembers where a visitor wanted to go and sends them to log in. */
export function memberOnly({ request }: { request: Request }): Response | null {
  if (mayEnter()) return null
  const { pathname, search, hash } = new URL(request.url)
  writeStored('returnUrl', `${pathname}${search}${hash}`)
  return redirect('/login')
}
