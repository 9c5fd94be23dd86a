/** Bet on poker as tables of the floor: `games/betpoker/` in the engine's words. */
import * as z from 'zod/mini'
import { BETPOKER_GAMES, findBetpokerBet } from '#contract/games/betpoker-names.ts'
import {
  DEAL_MS,
  LAST_STREET,
  OPEN_CARDS,
  PRICE_MOST,
  RIVER,
  STAKES_MOST,
  isSameDrums,
  priceIn,
  roundMost,
  spotMost,
  type OpenRound,
} from '#games/betpoker/numbers.ts'
import { chancesWalk, pricesFrom } from '#games/betpoker/odds.ts'
import { payoutOf } from '#games/betpoker/rules.ts'
import { drumKind } from './drum-kind.ts'
import type { FloorKind, FloorStreets, RecordedOutcome } from './table-kind.ts'

const openShape = z.object({
  numbers: z.array(z.int()),
  prices: z.array(z.array(z.nullable(z.int()))),
})

/** Throws where it is none of bet on poker. */
function openIn(recorded: RecordedOutcome): OpenRound {
  const read = openShape.safeParse(recorded)
  if (!read.success) throw new Error('the outcome of a round is none of bet on poker')
  return read.data
}

async function pricesOf(
  numbers: readonly number[],
  giveWay: () => Promise<void>,
): Promise<(number | null)[]> {
  const walk = chancesWalk(numbers)
  for (;;) {
    const step = walk.next()
    if (step.done === true) return pricesFrom(step.value)
    await giveWay()
  }
}

const priceNow = (spot: string, open: RecordedOutcome | null): number | null | undefined =>
  priceIn(spot, open === null ? [] : openIn(open).prices)

const streets: FloorStreets = {
  last: LAST_STREET,
  async open(drawn, street, before, giveWay) {
    if (!('numbers' in drawn)) throw new Error('a round of poker without cards')
    const numbers = drawn.numbers.slice(0, OPEN_CARDS[street])
    const earlier = before === null ? [] : openIn(before).prices
    const prices = street > LAST_STREET ? earlier : [...earlier, await pricesOf(numbers, giveWay)]
    return { numbers, prices }
  },
  leadMs: (street) => DEAL_MS[street] ?? 0,
  isOffered(spot, open) {
    const now = open === null ? 0 : OPEN_CARDS.indexOf(openIn(open).numbers.length)
    if (now > LAST_STREET || findBetpokerBet(spot)?.street !== now) return null
    return typeof priceNow(spot, open) === 'number'
  },
}

const BY_DRUMS = drumKind({
  games: BETPOKER_GAMES,
  rules: (game, drums) => ({ kind: 'betpoker', game, drums }),
  isSameDrums,
  isSpot: (_game, name) => findBetpokerBet(name) !== null,
  // What a bet takes and is paid follows from its street's price: both stand below.
  limits: () => null,
  bounds: (maxStake) => [['the highest price', spotMost(Number(PRICE_MOST), maxStake)]],
  tellingMs: () => DEAL_MS[RIVER],
  payoutOf() {
    throw new Error('a bet on poker is paid by what lies open')
  },
})

export const BETPOKER: FloorKind = {
  ...BY_DRUMS,
  outcome: openIn,
  limits(spot, maxStake, _card, _rules, open) {
    const price = priceNow(spot, open) ?? null
    if (price === null) return null
    return {
      spotMost: spotMost(price, maxStake),
      roundMost: roundMost(maxStake),
      stakesMost: STAKES_MOST,
    }
  },
  pay({ amount, taken, spot }, outcome) {
    const rest = amount - taken
    return { taken: rest, won: payoutOf(spot, rest, openIn(outcome)), hundredths: null }
  },
  streets,
}
