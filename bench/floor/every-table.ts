/** Members of a walk at every table of the house: at those of `PLAYED` as there, at the others of a kind as at the one of it, by their own bets. */
import { spotsOf as drawSpotsOf } from '#games/betgames/numbers.ts'
import { spotsOf } from '#games/race/numbers.ts'
import { spotsOf as tableSpotsOf } from '#games/tablegames/numbers.ts'
import { OWN_TABLES } from '#server/floor/tables/own-tables.ts'
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

const others = OWN_TABLES.map((own): Played => {
  const { id } = own
  switch (own.kind) {
    case 'crash':
      return asAt('spaceman', id)
    case 'roulette':
      return asAt('fransiz-ruleti', id)
    case 'race':
      return asAt('altin-bogazici', id, { spot: oneOf(spotsOf(own.rules.runners)) })
    case 'football':
      return asAt('cini-ligi', id)
    case 'betgames':
      return asAt('element-savasi', id, { spot: oneOf(drawSpotsOf(own.rules.game)) })
    case 'betpoker':
      return asAt('poker-bahsi', id)
    case 'tablegames':
      return asAt('bakara-lale', id, { spot: oneOf(tableSpotsOf(own.rules.game)) })
    case 'bingo': {
      const { price } = own.rules
      return asAt('bingo-cini', id, {
        amount: (random) => (random(12) === 0 ? price + LIRA : price * (1 + random(6))),
      })
    }
    case 'blackjack':
      return asAt('blackjack-saray', id, { leastLira: Number(own.limits.min) / LIRA })
  }
})

export const EVERY_TABLE: readonly Played[] = [
  ...PLAYED,
  ...others.filter(({ table }) => PLAYED.every((played) => played.table !== table)),
]
