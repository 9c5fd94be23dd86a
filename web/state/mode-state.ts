import { createStore } from 'zustand/vanilla'
import { auth, type AuthState } from './auth.ts'
import { dressPage, noteAudience, type Audience } from './page-attributes.ts'
import { storedMode, storeMode, type Mode } from './mode.ts'

/** The light the interface stands in. */
export const modeState = createStore<Mode>(() => storedMode())

export function chooseMode(mode: Mode): void {
  storeMode(mode)
  modeState.setState(mode)
}

/** As whose the site stands there; null while a member's play may still be closed to them. Nobody who pauses is shown the house for a moment. */
function audienceOf({ user, restricted, restrictionKnown }: AuthState): Audience | null {
  if (restricted) return 'quiet'
  if (user === null) return 'visitor'
  return restrictionKnown ? 'member' : null
}

/** Keeps the page in the chosen light and language, and noted as whose it is, now and whenever one of them changes. */
export function keepPageDressed(): void {
  const dress = () => dressPage(auth.getState().language.lang, modeState.getState())
  const noteNow = () => noteAudience(audienceOf(auth.getState()))
  dress()
  noteNow()
  auth.subscribe((now, before) => {
    if (now.language !== before.language) dress()
    if (audienceOf(now) !== audienceOf(before)) noteNow()
  })
  modeState.subscribe(dress)
}
