import type { Result } from './result.ts'
import { measurePlacing } from './sports/placing.ts'
import { measureSettlement } from './sports/settlement.ts'
import { measureTelling } from './sports/telling.ts'

/**
 * What the sportsbook bears: `npm run bench -- sports [part] [share]`. Its parts are `settlement` (a season of 380 matches and 100,000 coupons on
 * them, from the last whistle until no coupon is open), `placing` (coupons a second by the house's own call over HTTP, beside bare
 * SQL that writes the same rows) and `telling` (2,000 price changes a second told to 10,000 sockets that watch 50 of 200 events
 * each, beside bare `ws`); without one, all three. A share below one makes each as much smaller, for a quick look.
 */

const SETTLED_SECONDS_MAX = 60
const TOLD_P99_MS_MAX = 400

type Print = (line: string) => void

interface Part {
  line: string
  passed: boolean
  figures: object
}

const PARTS: Readonly<Record<string, (print: Print, share: number) => Promise<Part>>> = {
  async settlement(print, share) {
    const many = sharesOf(share)
    const figures = await measureSettlement(print, {
      matches: many(380),
      coupons: many(100_000),
      members: many(5_000),
    })
    const { seconds, coupons, left, couponsPerSecond } = figures
    return {
      line: `${coupons} coupons settled in ${seconds.toFixed(1)} s (${Math.round(couponsPerSecond)}/s), ${left} left`,
      passed: seconds <= SETTLED_SECONDS_MAX * share && left === 0,
      figures,
    }
  },
  async placing(print, share) {
    const laps = sharesOf(share)(9)
    const figures = await measurePlacing(print, {
      matches: 100,
      members: 400,
      connections: 16,
      laps,
      seconds: 4,
    })
    const { housePerSecond, sqlPerSecond, ratio, p99Ms } = figures
    return {
      line: `${housePerSecond} coupons/s (p99 ${p99Ms.toFixed(0)} ms), bare SQL ${sqlPerSecond}/s, ratio ${ratio.toFixed(2)}`,
      // Nothing is promised of it: it is said.
      passed: true,
      figures,
    }
  },
  async telling(print, share) {
    const many = sharesOf(share)
    const figures = await measureTelling(print, {
      sockets: many(10_000),
      events: 200,
      watched: 50,
      perSecond: 2_000,
      together: 7,
      seconds: 15,
    })
    const { house, ws } = figures
    return {
      line: `p99 ${house.p99Ms.toFixed(0)} ms to ${many(10_000)} sockets, ws ${ws.p99Ms.toFixed(0)} ms, ${house.missing} missing`,
      passed: house.p99Ms <= TOLD_P99_MS_MAX && house.missing === 0,
      figures,
    }
  },
}

const sharesOf =
  (share: number) =>
  (most: number): number =>
    Math.max(1, Math.round(most * share))

export async function result(print: Print, options: readonly string[]): Promise<Result> {
  const wanted = options.filter((option) => option in PARTS)
  const share = Number(options.find((option) => Number(option) > 0 && Number(option) <= 1) ?? 1)
  const parts: Record<string, Part> = {}
  for (const [name, measure] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(name)) parts[name] = await measure(print, share)
  const all = Object.values(parts)
  return {
    line: all.map(({ line }) => line).join('; '),
    passed: all.every(({ passed }) => passed),
    figures: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.figures])),
  }
}
