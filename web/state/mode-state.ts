import { createStore } from 'zustand/vanilla'
import { auth, type AuthState } from './auth.ts'
import { dressPage, type Audience } from './page-attributes.ts'
import { storedMode, storeMode, type Mode } from './mode.ts'

/** The light the interface stands in. */
export const modeState = createStore<Mode>(() => storedMode())

export function chooseMode(mode: Mode): void {
  storeMode(mode)
  modeState.setState(mode)
}

/** As whose the site stands there. Nobody who pauses is shown the house for a moment. */
export const audienceOf = ({
  user,
  restricted,
}: Pick<AuthState, 'user' | 'restricted'>): Audience =>
  restricted ? 'quiet' : user === null ? 'visitor' : 'member'

/** Keeps the page in the chosen light and language, and noted as whose it is, now and whenever one of them changes. */
export function keepPageDressed(): void {
  const dress = () => {
    const state = auth.getState()
    dressPage(state.language.lang, modeState.getState(), audienceOf(state))
  }
  dress()
  auth.subscribe((now, before) => {
    if (now.language !== before.language || audienceOf(now) !== audienceOf(before)) dress()
  })
  modeState.subscribe(dress)
}
