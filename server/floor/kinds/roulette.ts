/** Roulette as tables of the floor: `games/roulette/` in the engine's words. */
import { drawRound } from '#chance/floor-draws.ts'
import { owedOf } from '#games/owed.ts'
import {
  SPIN_MS,
  SPOTS,
  findSpot,
  roundMost,
  spotMost,
  spotNamed,
  type RouletteRules,
} from '#games/roulette/numbers.ts'
import { payoutOf } from '#games/roulette/rules.ts'
import type { FloorKind, FloorRules, RecordedOutcome } from './table-kind.ts'

/** The rules of a table as they stand in the database. Throws where they are none of roulette. */
function rouletteRules({ laPartage }: FloorRules): RouletteRules & { kind: 'roulette' } {
  if (typeof laPartage !== 'boolean')
    throw new Error('the rules of a table are not those of roulette')
  return { kind: 'roulette', laPartage }
}

function pocketIn({ pocket }: RecordedOutcome): number {
  if (typeof pocket !== 'number') throw new Error('the outcome of a spin has no pocket')
  return pocket
}

export const ROULETTE: FloorKind = {
  rules: rouletteRules,
  outcome: (recorded) => ({ pocket: pocketIn(recorded) }),
  card: null,
  isShownAtOnce: true,
  isSummedUp: true,
  addedSpots: null,
  layout: 'single-zero',
  isFilmed: true,
  isSpot: (name, target) => target === null && findSpot(name) !== null,
  limits: (spot, maxStake) => ({
    spotMost: spotMost(spotNamed(spot), maxStake),
    roundMost: roundMost(maxStake),
    stakesMost: null,
  }),
  bounds: (maxStake) =>
    SPOTS.filter(({ kind }, at) => SPOTS.findIndex((spot) => spot.kind === kind) === at).map(
      (spot) => [spot.kind, spotMost(spot, maxStake)],
    ),
  inChips: true,
  byHand: null,
  draw: async (words, rules) => (await drawRound(rouletteRules(rules), words)).outcome,
  tellingMs: () => SPIN_MS,
  paidAtMs: () => null,
  pay({ amount, taken, spot }, outcome, rules) {
    const rest = amount - taken
    const won = payoutOf(spotNamed(spot), rest, pocketIn(outcome), rouletteRules(rules))
    return { taken: rest, won, hundredths: null }
  },
  owed: (stake, outcome, rules) =>
    owedOf(stake, {
      rules: rouletteRules(rules),
      outcome: { pocket: pocketIn(outcome) },
      card: null,
    }),
}
