/** The kinds of table that there are. */
import { BETGAMES_KIND } from './betgames.ts'
import { BINGO } from './bingo.ts'
import { BLACKJACK } from './blackjack.ts'
import { CRASH } from './crash.ts'
import { FOOTBALL } from './football.ts'
import { RACE } from './race.ts'
import { ROULETTE } from './roulette.ts'
import { TABLEGAMES_KIND } from './tablegames.ts'
import type { FloorKind } from './table-kind.ts'

const KINDS: ReadonlyMap<string, FloorKind> = new Map([
  ['betgames', BETGAMES_KIND],
  ['bingo', BINGO],
  ['blackjack', BLACKJACK],
  ['crash', CRASH],
  ['football', FOOTBALL],
  ['race', RACE],
  ['roulette', ROULETTE],
  ['tablegames', TABLEGAMES_KIND],
])

/** Throws for a kind that there is not: a table of it is a defect. */
export function floorKind(name: string): FloorKind {
  const kind = KINDS.get(name)
  if (!kind) throw new Error(`no kind of table is called ${name}`)
  return kind
}

/** The kinds whose decisions add stakes, each with the pattern of their spots. */
export const ADDING_KINDS: readonly (readonly [kind: string, spots: string])[] = [...KINDS].flatMap(
  ([name, { addedSpots }]) => (addedSpots === null ? [] : [[name, addedSpots] as const]),
)

/** The kinds that sell tickets. */
export const POOLED_KINDS: readonly string[] = [...KINDS].flatMap(([name, { pool }]) =>
  pool ? [name] : [],
)
