/**
 * Where wheel and ball are at a moment: solved backwards from the pocket, so that the ball lies in it at the end whatever is
 * seen before. Angles are radians, clockwise from the far side; times are ms.
 */
import { POCKETS, SPIN_MS, placeOf } from '#games/roulette/numbers.ts'

export const TURN = 2 * Math.PI
export const STEP = TURN / POCKETS
/** From here on the ball lies in its pocket and goes round with the wheel. */
export const DROP_MS = 5_400
/** When it leaves its track. */
const LEAVE_MS = 3_300
const BALL_TURNS = 9
/** An idle wheel takes so long for a turn. */
const IDLE_MS = 24_000
const WAKE_MS = 1_200
/** Shares of the wheel's radius. */
const TRACK = 0.86
export const POCKET_RADIUS = 0.5

export interface Motion {
  rotor: number
  /** Null where no ball is in play. */
  ball: { angle: number; radius: number } | null
}

/** The wheel's angle with the pocket at the near side, where everybody sees it. */
export const facing = (pocket: number): number => Math.PI - placeOf(pocket) * STEP

/** A wheel that turns by itself, since so long, from where the last pocket faced. */
export function idleRotor(last: number, sinceMs: number): number {
  const ms = Math.max(0, sinceMs)
  const turned = ms - WAKE_MS * (1 - Math.exp(-ms / WAKE_MS))
  return facing(last) + (TURN * turned) / IDLE_MS
}

/** The last pocket at rest. */
export const restMotion = (pocket: number): Motion => ({
  rotor: facing(pocket),
  ball: { angle: facing(pocket) + placeOf(pocket) * STEP, radius: POCKET_RADIUS },
})

/** So long into the spin that began with the wheel at `from`. */
export function spinMotion(pocket: number, from: number, ms: number): Motion {
  const t = Math.min(Math.max(ms, 0), SPIN_MS)
  const rotor = from + rotorTurn(pocket, from) * ease(t / SPIN_MS)
  const home = rotor + placeOf(pocket) * STEP
  const left = Math.max(0, 1 - t / DROP_MS)
  return { rotor, ball: { angle: home + TURN * BALL_TURNS * left ** 2, radius: radiusAt(t) } }
}

/** More than one turn, to the pocket at the near side. */
function rotorTurn(pocket: number, from: number): number {
  const rest = (facing(pocket) - from) % TURN
  return TURN + (rest < 0 ? rest + TURN : rest)
}

const ease = (share: number): number => share * share * (3 - 2 * share)

/** On its track, then down over the rim, with three hops between the frets. */
function radiusAt(ms: number): number {
  if (ms <= LEAVE_MS) return TRACK
  if (ms >= DROP_MS) return POCKET_RADIUS
  const share = (ms - LEAVE_MS) / (DROP_MS - LEAVE_MS)
  const fall = Math.min(1, share / 0.55) ** 2
  const hop = share < 0.55 ? 0 : Math.abs(Math.sin(((share - 0.55) / 0.45) * 3 * Math.PI))
  return TRACK + (POCKET_RADIUS - TRACK) * fall + hop * 0.07 * (1 - share)
}
