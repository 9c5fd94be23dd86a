import type { House } from '#server/house.ts'

/** Where the sandbox room takes the house's questions. */
export const SANDBOX_PATH = '/sandbox-poker/api'
/** Under this name lies the key that both sign with. */
export const SANDBOX_KEY = 'sandbox-poker'

const VISIT_BYTES = 16
const VISIT_PATTERN = /^[0-9a-f]{32}$/

/** A lobby's name is all that guards it, so it cannot be guessed; it is good for one visit. */
export const newVisitId = ({ random }: Pick<House, 'random'>): string =>
  random(VISIT_BYTES).toString('hex')

export const isVisitId = (text: string): boolean => VISIT_PATTERN.test(text)

export const lobbyPath = (visit: string): string => `/sandbox-poker/lobby/${visit}`
