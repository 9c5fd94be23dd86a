/** The crash games as tables of the floor: `games/crash/` in the engine's words. */
import { drawRound } from '#chance/floor-draws.ts'
import { FIRST_HUNDREDTHS, msUntil, SPOTS, type CrashRules } from '#games/crash/numbers.ts'
import { endedAt, flightMs, halfOf, payoutAt, pressedAt } from '#games/crash/rules.ts'
import { owedOf } from '#games/owed.ts'
import type { FloorKind, FloorRules, RecordedOutcome } from './table-kind.ts'

/** The rules of a table as they stand in the database. Throws where they are none of a crash game's. */
function crashRules({ permille, capHundredths, half }: FloorRules): CrashRules & { kind: 'crash' } {
  if (
    typeof permille !== 'number' ||
    typeof capHundredths !== 'number' ||
    typeof half !== 'boolean'
  )
    throw new Error('the rules of a table are not those of a crash game')
  return { kind: 'crash', permille, capHundredths, half }
}

function pointIn({ point }: RecordedOutcome): number {
  if (typeof point !== 'number') throw new Error('the outcome of a flight has no point')
  return point
}

export const CRASH: FloorKind = {
  rules: crashRules,
  outcome: (recorded) => ({ point: pointIn(recorded) }),
  card: null,
  isShownAtOnce: false,
  isSummedUp: false,
  showsEnded: true,
  addedSpots: null,
  isFilmed: true,
  isSpot: (name, target) =>
    SPOTS.some((spot) => spot === name) && (target === null || target >= FIRST_HUNDREDTHS),
  limits: null,
  bounds: (maxStake) => SPOTS.map((spot) => [spot, maxStake]),
  byHand({ amount, taken: out, target }, { sinceMs, isHalf, halfAt }, rules) {
    const at = pressedAt(sinceMs, target)
    if (at === null) return 'not-flying'
    if (isHalf && (halfAt !== null || !crashRules(rules).half)) return 'no-half'
    const taken = isHalf ? halfOf(amount) : amount - out
    return taken === 0n ? 'no-half' : { taken, won: payoutAt(taken, at), hundredths: at }
  },
  draw: async (words, rules) => (await drawRound(crashRules(rules), words)).outcome,
  tellingMs: (outcome, rules) => flightMs(pointIn(outcome), crashRules(rules)),
  paidAtMs: ({ target }, outcome) =>
    target !== null && target <= pointIn(outcome) ? msUntil(target) : null,
  pay({ amount, taken, target }, outcome, rules) {
    const rest = amount - taken
    const at = endedAt(pointIn(outcome), target, crashRules(rules))
    return { taken: rest, won: at === null ? 0n : payoutAt(rest, at), hundredths: at }
  },
  owed: (stake, outcome, rules) =>
    owedOf(stake, {
      rules: crashRules(rules),
      outcome: { point: pointIn(outcome) },
      card: null,
    }),
}
