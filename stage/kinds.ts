import type { Kind } from './frame/frame.ts'

/** A kind comes as a chunk of its own when a game of it is launched. */
type LoadKind = () => Promise<Kind>

/** The coin is played where the stage is tested; it is no part of what the house serves. */
const TESTED: Readonly<Record<string, LoadKind>> =
  import.meta.env.MODE === 'development'
    ? { coin: async () => (await import('./testing/coin/kind.ts')).kind }
    : {}

/** Tables of the floor, whose rounds everybody shares. */
const TABLES: Readonly<Record<string, LoadKind>> = {
  betgames: async () => (await import('./betgames/kind.ts')).kind,
  betpoker: async () => (await import('./betpoker/kind.ts')).kind,
  bingo: async () => (await import('./bingo/kind.ts')).kind,
  blackjack: async () => (await import('./blackjack/kind.ts')).kind,
  crash: async () => (await import('./crash/kind.ts')).kind,
  football: async () => (await import('./football/kind.ts')).kind,
  race: async () => (await import('./race/kind.ts')).kind,
  roulette: async () => (await import('./roulette/kind.ts')).kind,
  tablegames: async () => (await import('./tablegames/kind.ts')).kind,
}

/** Every kind of game, by the name that a launch gives it. */
const KINDS: Readonly<Record<string, LoadKind>> = {
  ...TABLES,
  slot: async () => (await import('./slots/kind.ts')).kind,
  ...TESTED,
}

/** Whether a kind of that name is played at a table of the floor, and not round by round of one's own. */
export const isTable = (name: string): boolean => Object.hasOwn(TABLES, name)

/** How the kind is loaded, or null when there is none of that name. */
export const kindOf = (name: string): LoadKind | null =>
  Object.hasOwn(KINDS, name) ? (KINDS[name] ?? null) : null
