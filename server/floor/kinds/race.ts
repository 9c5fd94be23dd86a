/** Golden race as tables of the floor: `games/race/` in the engine's words. A round's card says who runs, and what each bet pays. */
import { drawCardOf, drawRound } from '#chance/floor-draws.ts'
import { CONDITION_LEAST, CONDITION_MOST } from '#chance/race.ts'
import { MARKETS } from '#contract/games/race-names.ts'
import { owedOf } from '#games/owed.ts'
import {
  RACE_MS,
  STAKES_MOST,
  findSpot,
  priceMost,
  priceOf,
  roundMost,
  spotMost,
  type RaceRules,
} from '#games/race/numbers.ts'
import { payoutOf } from '#games/race/rules.ts'
import { cardIn, isNumbers } from '../rounds/recorded.ts'
import type { FloorKind, FloorRules, RecordedOutcome } from './table-kind.ts'

const CONDITIONS = { worst: CONDITION_LEAST, best: CONDITION_MOST }

/** The rules of a track as they stand in the database. Throws where they are none of a race. */
function raceRules({
  animal,
  runners,
  metres,
  abilities,
}: FloorRules): RaceRules & { kind: 'race' } {
  if (
    (animal !== 'dog' && animal !== 'horse') ||
    (runners !== 6 && runners !== 8) ||
    typeof metres !== 'number' ||
    !isNumbers(abilities)
  )
    throw new Error('the rules of a table are not those of a race')
  return { kind: 'race', animal, runners, metres, abilities }
}

function orderIn({ order }: RecordedOutcome): number[] {
  if (!isNumbers(order)) throw new Error('the outcome of a race has no order')
  return order
}

function spotNamed(name: string) {
  const spot = findSpot(name)
  if (!spot) throw new RangeError(`no bet on a race is called ${name}`)
  return spot
}

export const RACE: FloorKind = {
  rules: raceRules,
  outcome: (recorded) => ({ order: orderIn(recorded) }),
  card: (words, rules, round) => drawCardOf(raceRules(rules), words, round),
  isShownAtOnce: true,
  isSummedUp: true,
  addedSpots: null,
  isSpot: (name, target) => target === null && findSpot(name) !== null,
  limits(spot, maxStake, card) {
    const price = card && priceOf(spotNamed(spot), cardIn(card).strengths)
    if (price === null) return null
    return {
      spotMost: spotMost(price, maxStake),
      roundMost: roundMost(maxStake),
      stakesMost: STAKES_MOST,
    }
  },
  bounds: (maxStake, rules) =>
    MARKETS.map((market) => [
      market,
      spotMost(priceMost(market, raceRules(rules), CONDITIONS), maxStake),
    ]),
  byHand: null,
  draw: async (words, rules, card) =>
    (await drawRound(raceRules(rules), words, cardIn(card))).outcome,
  tellingMs: () => RACE_MS,
  paidAtMs: () => null,
  pay({ amount, taken, spot }, outcome, _rules, card) {
    const rest = amount - taken
    const { strengths } = cardIn(card)
    const won = payoutOf(spotNamed(spot), rest, orderIn(outcome), strengths)
    return { taken: rest, won, hundredths: null }
  },
  owed: (stake, outcome, rules, card) =>
    owedOf(stake, {
      rules: raceRules(rules),
      outcome: { order: orderIn(outcome) },
      card: cardIn(card),
    }),
}
