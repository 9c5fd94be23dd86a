/** The kinds of table that there are. */
import { BETGAMES_KIND } from './betgames.ts'
import { BETPOKER } from './betpoker.ts'
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
  ['betpoker', BETPOKER],
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

/** In SQL, of a table `t`: the pattern of the spots whose stakes decisions add; null where every stake is laid while bets are open. */
export const ADDED_SPOTS_OF_T = `case t.kind ${[...KINDS]
  .flatMap(([name, { addedSpots }]) =>
    addedSpots === null ? [] : [`when '${name}' then '${addedSpots}'`],
  )
  .join(' ')} end`

/** The street that a spot is bet on, as its name says; null where it names none. */
export const streetIn = (spot: string): number | null => {
  const found = /^(\d)-/.exec(spot)
  return found ? Number(found[1]) : null
}

/** In SQL, of a table `t`: are its rounds bet on street by street? */
export const IN_STREETS_OF_T = `t.kind in (${[...KINDS]
  .flatMap(([name, { streets }]) => (streets ? [`'${name}'`] : []))
  .join(', ')})`

/** In SQL, of a table `t`, the street that a spot is bet on; null of kinds without streets. */
export const streetOfT = (spot: string): string =>
  `case when ${IN_STREETS_OF_T} then substring(${spot} from '^([0-9])-')::integer end`

/** The kinds that sell tickets. */
export const POOLED_KINDS: readonly string[] = [...KINDS].flatMap(([name, { pool }]) =>
  pool ? [name] : [],
)
