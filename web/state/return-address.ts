/** The address that somebody was on the way to. Read once: whoever is led there is led there once. */
import { readStored, removeStored } from './stored.ts'

/** The stored address, where it is one of this site and not the one that is open already; else home. */
export function takeReturnAddress(here: string = location.pathname): string {
  const stored = readStored('returnUrl')
  removeStored('returnUrl')
  if (stored === null || !/^\/(?![/\\])/.test(stored)) return '/'
  return stored.split(/[?#]/)[0] === here ? '/' : stored
}
