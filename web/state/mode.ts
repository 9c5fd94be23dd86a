import { readStored, writeStored } from './stored.ts'

export type Mode = 'night' | 'day'

/** The stored word for day is `light`; anything else, and nothing, is night. */
export const modeFrom = (stored: string | null): Mode => (stored === 'light' ? 'day' : 'night')

export const storedMode = (): Mode => modeFrom(readStored('bnwUserMode'))

export const storeMode = (mode: Mode): void =>
  writeStored('bnwUserMode', mode === 'day' ? 'light' : 'dark')
