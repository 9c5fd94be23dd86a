import { createStore } from 'zustand/vanilla'
import { auth } from './auth.ts'
import { dressPage } from './page-attributes.ts'
import { storedMode, storeMode, type Mode } from './mode.ts'

/** The light the interface stands in. */
export const modeState = createStore<Mode>(() => storedMode())

export function chooseMode(mode: Mode): void {
  storeMode(mode)
  modeState.setState(mode)
}

/** Keeps the page in the chosen light and language, now and whenever one of them changes. */
export function keepPageDressed(): void {
  const dress = () => dressPage(auth.getState().language.lang, modeState.getState())
  dress()
  auth.subscribe((now, before) => {
    if (now.language !== before.language) dress()
  })
  modeState.subscribe(dress)
}
