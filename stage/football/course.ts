/**
 * How a match is seen to go: where the ball and everybody is at a moment, solved backwards from the minutes in which goals were drawn. Places are
 * metres from the corner at the far left (x to 105 along the touchline, y to 68 towards the eye, z up), times are ms from kick-off. What is seen
 * between goals is made up, the same for everybody who looks; when the ball is in a goal, and in whose, is not.
 */
import { sharesOf } from '../floor/shares.ts'
import { BREAK_MS, HALF_MS, HALF_MINUTES, MATCH_MS, msOfMinute } from '#games/football/numbers.ts'

export type Side = 'home' | 'away'

export interface Place {
  x: number
  y: number
  z: number
}

/** What is said of a moment, and of whom. */
export interface CourseState {
  what: 'kick-off' | 'pass' | 'cross' | 'shot' | 'wide' | 'saved' | 'goal' | 'half-time' | 'over'
  side: Side
  /** The number on the back. */
  player: number
}

export interface Goal {
  ms: number
  minute: number
  side: Side
}

export interface Course {
  goals: readonly Goal[]
  scoreAt: (ms: number) => readonly [home: number, away: number]
  ballAt: (ms: number) => Place
  /** Of a side by its numbers, the keeper first. */
  playerAt: (side: Side, player: number, ms: number) => Place
  stateAt: (ms: number) => CourseState
}

export const PITCH = { length: 105, width: 68, goalFrom: 30.34, goalTo: 37.66, goalHeight: 2.44 }
export const PLAYERS = 11
const CENTRE = { x: 52.5, y: 34, z: 0 }

/** So long before a goal an attack begins, and so long after it the ball lies in the net. */
const ATTACK_MS = 2_600
const JOY_MS = 1_500
/** With less than that left nobody kicks off any more. */
const KICK_OFF_MS = 500
const MOVE_MS = 3_000
/** So near in time to the ball somebody runs to be with it. */
const REACH_MS = 750

/** A moment that the ball is at a place, and who brings it there. */
interface Key extends Place, CourseState {
  ms: number
  /** How high it flies on its way here. */
  loft: number
  /** It was carried back meanwhile: nothing is seen of the way. */
  isCut: boolean
}

/** The course of a match of that name (its round and its number) in which both sides score in these minutes. */
export function courseOf(
  name: string,
  [home, away]: readonly [readonly number[], readonly number[]],
): Course {
  const goals = [...goalsOf(home, 'home'), ...goalsOf(away, 'away')].toSorted((a, b) => a.ms - b.ms)
  const next = sharesOf(`${name}:${home.join()}:${away.join()}`)
  const keys = [
    ...halfKeys(
      0,
      goals.filter(({ minute }) => minute <= HALF_MINUTES),
      next,
    ),
    ...halfKeys(
      HALF_MS + BREAK_MS,
      goals.filter(({ minute }) => minute > HALF_MINUTES),
      next,
    ),
  ]
  const sways = Array.from({ length: 2 * PLAYERS }, () => next())
  const ballAt = (ms: number): Place => between(keys, ms)
  return {
    goals,
    scoreAt: (ms) => {
      const scored = (side: Side): number =>
        goals.filter((goal) => goal.side === side && goal.ms <= ms).length
      return [scored('home'), scored('away')]
    },
    ballAt,
    playerAt: (side, player, ms) => {
      const own = sways[(side === 'home' ? 0 : PLAYERS) + player - 1] ?? 0
      return reached(keys, side, player, ms, stands(side, player, ms, ballAt(ms), own))
    },
    stateAt: (ms) => stateAt(keys, ms),
  }
}

const goalsOf = (minutes: readonly number[], side: Side): Goal[] =>
  minutes.map((minute) => ({ minute, side, ms: msOfMinute(minute) }))

/** To which end a side plays at a moment: 1 to the right. Ends are changed at half time. */
export function directionOf(side: Side, ms: number): 1 | -1 {
  const isFirst = ms < HALF_MS + BREAK_MS / 2
  return (side === 'home') === isFirst ? 1 : -1
}

/** A place as a side sees it that plays to the right. */
function seenBy(side: Side, ms: number, { x, y, z }: Place): Place {
  return directionOf(side, ms) === 1 ? { x, y, z } : { x: PITCH.length - x, y: PITCH.width - y, z }
}

const key = (
  ms: number,
  side: Side,
  place: Place,
  more: Partial<Key> & Pick<Key, 'what'>,
): Key => ({
  ms,
  side,
  player: 9,
  loft: 0,
  isCut: false,
  ...more,
  ...seenBy(side, ms, place),
})

/** The keys of a half that begins at a moment. */
function halfKeys(begins: number, goals: readonly Goal[], next: () => number): Key[] {
  const ends = begins + HALF_MS
  const isFirst = begins === 0
  const keys: Key[] = [
    key(begins, isFirst ? 'home' : 'away', CENTRE, { what: 'kick-off', isCut: true }),
  ]
  let free = begins
  for (const [at, goal] of goals.entries()) {
    const attack = Math.max(free, goal.ms - ATTACK_MS)
    keys.push(...openPlay(free, attack, next), ...scoring(attack, goal, next))
    const following = goals[at + 1]?.ms ?? null
    // With the last goal of a half the ball may lie in the net until the whistle.
    free = goal.ms + Math.min(JOY_MS, ((following ?? Infinity) - goal.ms) * 0.4)
    if (free > ends - KICK_OFF_MS) free = ends
    const other: Side = goal.side === 'home' ? 'away' : 'home'
    if (free < ends) keys.push(key(free, other, CENTRE, { what: 'kick-off', isCut: true }))
  }
  keys.push(...openPlay(free, ends, next))
  const last = keys.at(-1)
  const side: Side = last?.side ?? 'home'
  const what = isFirst ? 'half-time' : 'over'
  const isCut = last?.what === 'goal'
  keys.push({ ...key(ends, side, CENTRE, { what, isCut }), ...lying(last) })
  return keys
}

const lying = (last: Place | undefined): Place => {
  const { x, y } = last ?? CENTRE
  return { x: Math.min(Math.max(x, 6), PITCH.length - 6), y, z: 0 }
}

/** Attacks that come to nothing, one after the other. */
function openPlay(from: number, to: number, next: () => number): Key[] {
  const count = Math.floor((to - from) / MOVE_MS)
  if (count === 0) return []
  const each = (to - from) / count
  return Array.from({ length: count }, (_, at) => fruitless(from + at * each, each, next)).flat()
}

const lane = (next: () => number): number => 8 + 52 * next()
const someone = (next: () => number): number => 2 + Math.floor(next() * 10)

function fruitless(from: number, lasts: number, next: () => number): Key[] {
  const side: Side = next() < 0.5 ? 'home' : 'away'
  const at = (share: number): number => from + share * lasts
  const built = (share: number, x: number): Key =>
    key(
      at(share),
      side,
      { x, y: lane(next), z: 0 },
      {
        what: 'pass',
        player: someone(next),
        loft: next() < 0.3 ? 3 : 0,
      },
    )
  const keys = [built(0.16, 34 + 10 * next()), built(0.36, 52 + 12 * next())]
  const end = next()
  if (end < 0.35) return [...keys, built(0.6, 66 + 8 * next()), built(0.84, 60 + 10 * next())]
  const wing = next() < 0.5 ? 8 : 60
  keys.push(key(at(0.56), side, { x: 84 + 8 * next(), y: wing, z: 0 }, { what: 'pass', player: 7 }))
  const shot = { x: 90 + 4 * next(), y: 26 + 16 * next(), z: 0 }
  const striker = 9 + Math.floor(next() * 3)
  keys.push(key(at(0.74), side, shot, { what: 'cross', player: striker, loft: 4 }))
  if (end < 0.65) {
    const catches = { x: 102.6, y: 31 + 6 * next(), z: 0.8 }
    return [...keys, key(at(0.84), side, catches, { what: 'saved', player: striker, loft: 0.4 })]
  }
  // Past a post, or over the bar: never between them.
  const isOver = next() < 0.4
  const misses = isOver
    ? { x: 107, y: 31 + 6 * next(), z: 4.4 }
    : { x: 107, y: next() < 0.5 ? 23 + 4 * next() : 41 + 4 * next(), z: 0.4 }
  return [...keys, key(at(0.86), side, misses, { what: 'wide', player: striker })]
}

/** An attack at whose end, and not before, the ball is over the line. */
function scoring(from: number, goal: Goal, next: () => number): Key[] {
  const lasts = goal.ms - from
  const at = (share: number): number => from + share * lasts
  const { side } = goal
  const wing = next() < 0.5 ? 9 : 59
  const striker = 9 + Math.floor(next() * 3)
  const y = PITCH.goalFrom + 0.9 + next() * (PITCH.goalTo - PITCH.goalFrom - 1.8)
  const z = 0.3 + next() * 1.5
  return [
    key(at(0.2), side, { x: 58 + 8 * next(), y: lane(next), z: 0 }, { what: 'pass', player: 8 }),
    key(at(0.52), side, { x: 86 + 6 * next(), y: wing, z: 0 }, { what: 'pass', player: 7 }),
    key(
      at(0.82),
      side,
      { x: 92 + 4 * next(), y: 28 + 12 * next(), z: 0 },
      {
        what: 'cross',
        player: striker,
        loft: 4,
      },
    ),
    key(goal.ms - 1, side, { x: 104.9, y, z }, { what: 'shot', player: striker }),
    key(goal.ms, side, { x: 105.2, y, z }, { what: 'goal', player: striker }),
    key(goal.ms + 120, side, { x: 106.7, y, z: 0.3 }, { what: 'goal', player: striker }),
  ]
}

/** The last key at or before a moment. */
function indexAt(keys: readonly Key[], ms: number): number {
  let [low, high] = [0, keys.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((keys[middle]?.ms ?? 0) <= ms) low = middle
    else high = middle - 1
  }
  return low
}

const eased = (u: number): number => 1 - (1 - u) ** 1.7

function between(keys: readonly Key[], ms: number): Place {
  const index = indexAt(keys, ms)
  const [before, after] = [keys[index], keys[index + 1]]
  if (!before) return CENTRE
  if (!after || after.isCut || ms <= before.ms) return { x: before.x, y: before.y, z: before.z }
  // Struck hard it flies evenly; a pass slows down.
  const share = (ms - before.ms) / (after.ms - before.ms)
  const u = ['shot', 'goal', 'wide', 'saved'].includes(after.what) ? share : eased(share)
  const mix = (a: number, b: number): number => a + (b - a) * u
  return {
    x: mix(before.x, after.x),
    y: mix(before.y, after.y),
    z: mix(before.z, after.z) + after.loft * 4 * share * (1 - share),
  }
}

const NOBODY: CourseState = { what: 'kick-off', side: 'home', player: 9 }

/** Said of a pass is who gets the ball; of a shot that, until it is over. */
function stateAt(keys: readonly Key[], ms: number): CourseState {
  const index = indexAt(keys, ms)
  const [before, after] = [keys[index], keys[index + 1]]
  if (ms >= MATCH_MS - 1_000) return { ...NOBODY, what: 'over' }
  const isComing =
    after !== undefined && !after.isCut && before?.what !== 'goal' && before?.what !== 'half-time'
  if (!isComing || ['half-time', 'over'].includes(after.what)) return before ?? NOBODY
  // Nobody hears what becomes of a shot before it has.
  return ['goal', 'saved', 'wide'].includes(after.what) ? { ...after, what: 'shot' } : after
}

/** Where each stands while the ball is at the centre spot, playing to the right: 4-4-2. */
const FORMATION: readonly (readonly [x: number, y: number])[] = [
  [4, 34],
  [22, 56],
  [22, 12],
  [19, 26],
  [19, 42],
  [34, 34],
  [42, 60],
  [37, 24],
  [50, 30],
  [38, 46],
  [44, 9],
]

/** The shape of a side moves with the ball, and nobody stands quite still. */
function stands(side: Side, player: number, ms: number, ball: Place, sway: number): Place {
  const [x, y] = FORMATION[player - 1] ?? [52, 34]
  const seen = seenBy(side, ms, ball)
  const turn = ms / 1_000 + sway * 20
  if (player === 1)
    return seenBy(side, ms, {
      x: 3 + Math.max(0, seen.x - 40) * 0.16,
      y: 34 + (seen.y - 34) * 0.1,
      z: 0,
    })
  const along = x + (seen.x - 52.5) * 0.58 + 1.6 * Math.sin(turn * 0.9)
  const across = y + (seen.y - 34) * 0.28 + 1.8 * Math.cos(turn * 0.7 + sway * 6)
  const place = {
    x: Math.min(Math.max(along, 3), 101),
    y: Math.min(Math.max(across, 2), 66),
    z: 0,
  }
  return seenBy(side, ms, place)
}

const REACHING: readonly CourseState['what'][] = ['kick-off', 'pass', 'cross']

/** Whoever gets the ball runs to where it comes down. */
function reached(keys: readonly Key[], side: Side, player: number, ms: number, from: Place): Place {
  let [most, near]: [number, Key | null] = [0, null]
  for (let at = Math.max(0, indexAt(keys, ms) - 1); at < keys.length; at += 1) {
    const one = keys[at]
    if (!one || one.ms > ms + REACH_MS) break
    if (one.side !== side || one.player !== player || !REACHING.includes(one.what)) continue
    const share = 1 - Math.abs(one.ms - ms) / REACH_MS
    if (share > most) [most, near] = [share, one]
  }
  if (!near) return from
  const u = most * most * (3 - 2 * most)
  return { x: from.x + (near.x - from.x) * u, y: from.y + (near.y - 0.4 - from.y) * u, z: 0 }
}
