/** Members of a walk at every table of the house: at those of `PLAYED` as there, at the others of a kind as at the one of it, by their own bets. */
import { BETGAME_TABLES, spotsOf as drawSpotsOf } from '#games/betgames/numbers.ts'
import { BINGO_ROOMS } from '#games/bingo/numbers.ts'
import { RACE_TRACKS, spotsOf } from '#games/race/numbers.ts'
import { TABLEGAME_TABLES, spotsOf as tableSpotsOf } from '#games/tablegames/numbers.ts'
import { PLAYED, type Played } from './players.ts'

const LIRA = 1_000_000

/** As at that table, but for what is said here. */
function asAt(like: string, table: string, more: Partial<Played> = {}): Played {
  const played = PLAYED.find((one) => one.table === like)
  if (!played) throw new Error(`nobody plays at ${like}`)
  return { ...played, ...more, table }
}

/** One of these, and now and then what no table has. */
const oneOf =
  (spots: readonly { name: string }[]): Played['spot'] =>
  (random) =>
    random(20) === 0 ? 'no-such-bet' : (spots[random(spots.length)]?.name ?? '')

const betgames = Object.entries(BETGAME_TABLES).map(([table, { game }]) =>
  asAt('element-savasi', table, { spot: oneOf(drawSpotsOf(game)) }),
)
const tablegames = Object.entries(TABLEGAME_TABLES).map(([table, { game }]) =>
  asAt('bakara-lale', table, { spot: oneOf(tableSpotsOf(game)) }),
)
const races = Object.entries(RACE_TRACKS).map(([table, { runners }]) =>
  asAt('altin-bogazici', table, { spot: oneOf(spotsOf(runners)) }),
)
const rooms = Object.entries(BINGO_ROOMS).map(([table, { price }]) =>
  asAt('bingo-cini', table, {
    amount: (random) => (random(12) === 0 ? price + LIRA : price * (1 + random(6))),
  }),
)

const OTHERS: readonly Played[] = [
  asAt('spaceman', 'zeplin'),
  asAt('fransiz-ruleti', 'avrupa-ruleti'),
  ...races,
  ...betgames,
  ...tablegames,
  ...rooms,
  asAt('blackjack-saray', 'blackjack-pearl', { leastLira: 100 }),
]

export const EVERY_TABLE: readonly Played[] = [
  ...PLAYED,
  ...OTHERS.filter(({ table }) => PLAYED.every((played) => played.table !== table)),
]
