/** The crash games as tables of the floor: `games/crash/` in the engine's words. */
import { crashPoint, DRAWN_FROM } from '#chance/crash.ts'
import { CRASH_GAMES, msUntil, type CrashRules } from '#games/crash/numbers.ts'
import { endedAt, flightMs, payoutAt } from '#games/crash/rules.ts'
import type { FloorKind, FloorOutcome, FloorRules } from './table-kind.ts'

/** The rules of a table as they stand in the database. Throws where they are none of a crash game's. */
export function crashRules({ permille, capHundredths, half }: FloorRules): CrashRules {
  if (
    typeof permille !== 'number' ||
    typeof capHundredths !== 'number' ||
    typeof half !== 'boolean'
  )
    throw new Error('the rules of a table are not those of a crash game')
  return { permille, capHundredths, half }
}

export function pointIn({ point }: FloorOutcome): number {
  if (typeof point !== 'number') throw new Error('the outcome of a flight has no point')
  return point
}

export const CRASH: FloorKind = {
  draw: async (words, rules) => ({
    point: crashPoint(await words.below(DRAWN_FROM), crashRules(rules)),
  }),
  tellMs: (outcome, rules) => flightMs(pointIn(outcome), crashRules(rules)),
  paidAtMs: ({ target }, outcome) =>
    target !== null && target <= pointIn(outcome) ? msUntil(target) : null,
  pay({ amount, taken, target }, outcome, rules) {
    const rest = amount - taken
    const at = endedAt(pointIn(outcome), target, crashRules(rules))
    return { taken: rest, won: at === null ? 0n : payoutAt(rest, at), hundredths: at }
  },
}

export const CRASH_RULES: Readonly<Record<string, CrashRules>> = CRASH_GAMES
