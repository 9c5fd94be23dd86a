/**
 * 3D football as a table of the floor: `games/football/` in the engine's words. A round is a match day of a league; its card says
 * who meets whom, and what each bet pays.
 */
import { drawCardOf, drawRound } from '#chance/floor-draws.ts'
import { WEEKS, seasonOf } from '#contract/games/football-names.ts'
import { owedOf } from '#games/owed.ts'
import {
  MATCH_MS,
  PRICE_MOST,
  STAKES_MOST,
  findSpot,
  priceOf,
  roundMost,
  spotMost,
  type LeagueRules,
} from '#games/football/numbers.ts'
import { payoutOf, standingsOf, type PlayedDay } from '#games/football/rules.ts'
import { matchScores } from '#games/football/scores.ts'
import { cardIn, isNumbers } from '../rounds/recorded.ts'
import type { FloorKind, FloorRules, RecordedOutcome } from './table-kind.ts'

/** The rules of a league as they stand in the database. Throws where they are none of one. */
function leagueRules({
  home,
  away,
  attacks,
  defences,
}: FloorRules): LeagueRules & { kind: 'football' } {
  if (
    typeof home !== 'number' ||
    typeof away !== 'number' ||
    !isNumbers(attacks) ||
    !isNumbers(defences) ||
    attacks.length !== defences.length
  )
    throw new Error('the rules of a table are not those of a league')
  return { kind: 'football', home, away, attacks, defences }
}

function goalsIn({ goals }: RecordedOutcome): number[][] {
  if (!Array.isArray(goals) || !goals.every(isNumbers))
    throw new Error('the outcome of a match day has no goals')
  return goals
}

function spotNamed(name: string) {
  const spot = findSpot(name)
  if (!spot) throw new RangeError(`no bet on a match is called ${name}`)
  return spot
}

export const FOOTBALL: FloorKind = {
  rules: leagueRules,
  outcome: (recorded) => ({ goals: goalsIn(recorded) }),
  card: (words, rules, round) => drawCardOf(leagueRules(rules), words, round),
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
  bounds: (maxStake) => [['the highest price', spotMost(Number(PRICE_MOST), maxStake)]],
  byHand: null,
  draw: async (words, rules, card) =>
    (await drawRound(leagueRules(rules), words, cardIn(card), matchScores)).outcome,
  tellingMs: () => MATCH_MS,
  paidAtMs: () => null,
  pay({ amount, taken, spot }, outcome, _rules, card) {
    const rest = amount - taken
    const { strengths } = cardIn(card)
    const won = payoutOf(spotNamed(spot), rest, goalsIn(outcome), strengths)
    return { taken: rest, won, hundredths: null }
  },
  owed: (stake, outcome, rules, card) =>
    owedOf(stake, {
      rules: leagueRules(rules),
      outcome: { goals: goalsIn(outcome) },
      card: cardIn(card),
    }),
  league: {
    rounds: WEEKS,
    standings: (rules, rounds, present) =>
      standingsOf(
        leagueRules(rules).attacks.length,
        rounds
          .filter(({ number }) => seasonOf(number) === seasonOf(present))
          .toSorted((a, b) => a.number - b.number)
          .flatMap(({ card, outcome }): PlayedDay[] =>
            outcome === null ? [] : [{ field: cardIn(card).field, goals: goalsIn(outcome) }],
          ),
      ),
  },
}
