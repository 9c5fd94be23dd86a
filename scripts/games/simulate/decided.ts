/**
 * Rounds of `npm run simulate` in which something is bet or decided once a part of them lies open: bet on poker, a bet on a street at the
 * prices of that street, and casino hold'em, its call by best play.
 */
import { drawRound } from '#chance/floor-draws.ts'
import type { FloorWords } from '#chance/floor.ts'
import { HANDS } from '#contract/games/betpoker-names.ts'
import { cardIn, CALL } from '#contract/games/tablegames-names.ts'
import * as betpoker from '#games/betpoker/numbers.ts'
import { chancesOf, pricesFrom } from '#games/betpoker/odds.ts'
import { payoutOf as streetPayout } from '#games/betpoker/rules.ts'
import { suitsOf } from '#games/poker-hands.ts'
import { worthOfCall } from '#games/tablegames/strategy.ts'
import { callsBehind } from '#games/tablegames/holdem-calls.ts'
import { ENDINGS } from '#games/tablegames/holdem-endings.ts'
import * as tablegames from '#games/tablegames/numbers.ts'
import { payoutOf as tablePayout } from '#games/tablegames/rules.ts'
import { oneOf, shareOf, stakeFor, type TableWalk } from './round.ts'

/** After the deal a price is counted over 658,008 ways: so many rounds are bet on elsewhere for one that is bet on there. */
const ELSEWHERE = 5_000n
const [BEFORE_DEAL, DEALT, FLOP, TURN] = [0, 1, 2, 3] as const

const streetOf = async (words: FloorWords): Promise<number> =>
  (await words.below(ELSEWHERE)) === 0n ? DEALT : oneOf(words, [BEFORE_DEAL, FLOP, TURN])

/** A bet on one of the streets, chosen evenly of what is on offer there. */
export function betpokerWalk(rules: (typeof betpoker.BETPOKER_TABLES)['poker-bahsi']): TableWalk {
  const drawnBy = { kind: 'betpoker', ...rules } as const
  return async (words) => {
    const { outcome } = await drawRound(drawnBy, words)
    if (!('numbers' in outcome)) throw new Error('a round of poker without cards')
    const { numbers } = outcome
    const street = await streetOf(words)
    const open = numbers.slice(0, betpoker.OPEN_CARDS[street])
    const chances = street === BEFORE_DEAL ? [] : chancesOf(open)
    const ownPrices = pricesFrom(chances)
    const prices = Array.from({ length: betpoker.LAST_STREET }, (_, at) =>
      at + 1 === street ? ownPrices : [],
    )
    const offered = betpoker.spotsOn(street).flatMap((spot, nth) => {
      const price = street === BEFORE_DEAL ? betpoker.FIRST_PRICE : ownPrices[nth]
      const chance = chances[nth] ?? { of: 1n, all: BigInt(HANDS) }
      return price ? [{ spot, price, share: (price * shareOf(chance)) / 100 }] : []
    })
    // Where nothing can change any more, nothing is on offer.
    if (offered.length === 0) return { staked: 0, returned: 0, expected: 0 }
    const { spot, price, share } = await oneOf(words, offered)
    const amount = stakeFor(price)
    const returned = streetPayout(spot, amount, { numbers, prices })
    return {
      staked: Number(amount),
      returned: Number(returned),
      expected: Number(amount) * share,
    }
  }
}

/** An ante with its call by best play, or AA+. What a call adds counts for itself: the return that is stated is that of the ante. */
export function holdemWalk(rules: ReturnType<typeof tablegames.rulesOf>): TableWalk {
  const drawnBy = { kind: 'tablegames', ...rules } as const
  const asks = tablegames.askedIn(rules.game)
  const [ante, aces] = ['ante', 'aces'].map((name) => tablegames.findSpot(rules.game, name))
  if (!asks || !ante || !aces) throw new Error('casino hold’em asks nothing')
  const isCall = bestPlay()
  return async (words) => {
    const { outcome } = await drawRound(drawnBy, words)
    if (!('numbers' in outcome)) throw new Error('a round of hold’em without cards')
    const { numbers } = outcome
    const bet = await oneOf(words, [ante, aces])
    const amount = stakeFor(100 + bet.odds)
    const paid = (spot: string, staked: bigint, isCalled: boolean): number =>
      Number(tablePayout(rules.game, spot, staked, numbers, isCalled))
    const expected = Number(amount) * tablegames.returnShare(rules.game, bet.name)
    if (bet !== ante)
      return { staked: Number(amount), returned: paid(bet.name, amount, false), expected }
    const added = isCall(numbers.slice(0, asks.open)) ? amount * BigInt(asks.times) : 0n
    const onCall = added === 0n ? 0 : paid(CALL, added, true) - Number(added)
    const returned = paid(bet.name, amount, added > 0n) + onCall
    return { staked: Number(amount), returned, expected }
  }
}

/**
 * Is it a call? A flop that differs from an earlier one in the names of its suits alone is counted for all hands at once, and remembered; of one
 * that comes for the first time only the hand that is there.
 */
export function bestPlay(): (open: readonly number[]) => boolean {
  const seen = new Set<string>()
  const counted = new Map<string, (hand: readonly number[]) => boolean>()
  return (open) => {
    const renamed = renamedSuits(open.map(cardIn))
    const [hand, flop] = [renamed.slice(0, 2), renamed.slice(2).toSorted((a, b) => a - b)]
    const key = flop.join()
    const known = counted.get(key)
    if (known) return known(hand)
    if (!seen.has(key)) {
      seen.add(key)
      return isWorthIt(open)
    }
    const calls = callsOf(flop)
    counted.set(key, calls)
    return calls(hand)
  }
}

function isWorthIt(open: readonly number[]): boolean {
  const walk = worthOfCall(open)
  for (;;) {
    const step = walk.next()
    if (step.done === true) return step.value.isCall
  }
}

function callsOf(flop: readonly number[]): (hand: readonly number[]) => boolean {
  const left = Array.from({ length: DECK }, (_, card) => card).filter(
    (card) => !flop.includes(card),
  )
  const calls = Uint8Array.from(callsBehind(flop), (worth) => Number(worth > -ENDINGS))
  return (hand) => {
    const [one = 0, other = 0] = hand.map((card) => left.indexOf(card)).toSorted((a, b) => a - b)
    return calls[(other * (other - 1)) / 2 + one] === 1
  }
}

const DECK = 52
const IN_SUIT = 13

/** The cards with the flop's suits in the order of what lies of each: two cards and a flop that play alike become the same flop. */
function renamedSuits(cards: readonly number[]): number[] {
  const lying = suitsOf(cards.slice(2))
  const order = [0, 1, 2, 3].toSorted((a, b) => (lying[b] ?? 0) - (lying[a] ?? 0))
  return cards.map((card) => order.indexOf(Math.floor(card / IN_SUIT)) * IN_SUIT + (card % IN_SUIT))
}
