/**
 * How a race goes: where everybody is at a moment, solved backwards from the order in which they finish. Distances are shares of
 * the way (0 at the traps, 1 at the line), times are ms from the start. What is seen on the way is made up, the same for
 * everybody who looks; who is at the line when is not.
 */
import { sharesOf } from '../floor/shares.ts'

export interface Course {
  /** When a post is at the line. */
  finishMs: (post: number) => number
  /** How far a post has come; beyond 1 it runs out behind the line. */
  shareAt: (post: number, ms: number) => number
  /** The posts as they lie at a moment. */
  orderAt: (ms: number) => number[]
}

/** The winner is home between these. */
const FIRST_MS = 24_000
const FIRST_MORE_MS = 1_600
/** From the first to the last. */
const SPREAD_MS = 2_300
/** Nobody comes nearer to the one before than this, so that an order can be seen. */
const GAP_MS_MIN = 70
/** So soon they run as fast as they can, as a share of the way. */
const START = 0.05
/** How far somebody gets before or behind their own pace, and how often. */
const WAVER = 0.013
const RUN_OUT_MS = 1_400

interface Runner {
  finishMs: number
  waver: readonly { size: number; turns: number; from: number }[]
}

/** The course of the race of that number, at whose end the order stands. */
export function courseOf(order: readonly number[], race: number): Course {
  const next = sharesOf(`${race}:${order.join()}`)
  const first = FIRST_MS + next() * FIRST_MORE_MS
  const gaps = order.map((_, place) => (place === 0 ? 0 : 0.15 + next()))
  const all = gaps.reduce((sum, gap) => sum + gap, 0)
  const stretch = (SPREAD_MS - GAP_MS_MIN * order.length) * (0.45 + 0.55 * next())
  let behind = 0
  const runners = new Map<number, Runner>()
  for (const [place, post] of order.entries()) {
    const gap = (gaps[place] ?? 0) / all
    behind += place === 0 ? 0 : GAP_MS_MIN + gap * stretch
    const waver = [1.5, 2.5, 4].map((turns) => ({
      size: (WAVER * (0.4 + next())) / turns,
      turns: turns * (0.8 + 0.4 * next()),
      from: next(),
    }))
    runners.set(post, { finishMs: first + behind, waver })
  }
  const runnerAt = (post: number): Runner => {
    const runner = runners.get(post)
    if (!runner) throw new RangeError(`no post ${post} in this race`)
    return runner
  }
  const shareAt = (post: number, ms: number): number => shareOf(runnerAt(post), ms)
  return {
    finishMs: (post) => runnerAt(post).finishMs,
    shareAt,
    orderAt: (ms) => order.toSorted((a, b) => aheadOf(a, b, ms)),
  }

  /** Behind the line whoever was there first stays before. */
  function aheadOf(a: number, b: number, ms: number): number {
    const [one, other] = [runnerAt(a).finishMs, runnerAt(b).finishMs]
    if (one <= ms || other <= ms) return one - other
    return shareAt(b, ms) - shareAt(a, ms)
  }
}

function shareOf({ finishMs, waver }: Runner, ms: number): number {
  if (ms <= 0) return 0
  const u = Math.min(ms / finishMs, 1)
  if (ms < finishMs) {
    // Nothing of it is left at the traps and at the line.
    const free = Math.sin(Math.PI * u) ** 2
    const off = waver.reduce(
      (sum, { size, turns, from }) => sum + size * Math.sin(2 * Math.PI * (turns * u + from)),
      0,
    )
    return pace(u) + free * off
  }
  const speed = PACE_AT_THE_LINE / finishMs
  return 1 + speed * RUN_OUT_MS * (1 - Math.exp((finishMs - ms) / RUN_OUT_MS))
}

/** Away from rest, then evenly. */
const away = (u: number): number => u - START * (1 - Math.exp(-u / START))
const pace = (u: number): number => away(u) / away(1)
const PACE_AT_THE_LINE = (1 - Math.exp(-1 / START)) / away(1)
