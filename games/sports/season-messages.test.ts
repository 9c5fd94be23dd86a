import { expect, it } from 'vitest'
import { matchesOn as basketballOn } from './basketball/matchdays.ts'
import { playMatch as playBasketball } from './basketball/season.ts'
import { matchesOn as esportOn } from './esport/matchdays.ts'
import { playMatch as playEsport } from './esport/season.ts'
import { CLOCK_MS, type FeedMessage } from './feed.ts'
import { matchesOn as footballOn } from './football/matchdays.ts'
import { playMatch as playFootball } from './football/season.ts'
import { matchesOn as tennisOn } from './tennis/matchdays.ts'
import { playMatch as playTennis } from './tennis/season.ts'
import { matchesOn as volleyballOn } from './volleyball/matchdays.ts'
import { playMatch as playVolleyball } from './volleyball/season.ts'

const DAY = 20_783 * 86_400_000
const HOW = { seed: 11, clockMs: CLOCK_MS }
const PLAYED: Readonly<Record<string, readonly (readonly FeedMessage[])[]>> = {
  football: footballOn(DAY).map(
    ({ league, clubs, ...plan }) => playFootball(league, clubs, { ...plan, ...HOW }).messages,
  ),
  basketball: basketballOn(DAY).map(({ league, clubs, ...plan }) =>
    playBasketball(league, clubs, { ...plan, ...HOW }),
  ),
  tennis: tennisOn(DAY).map(({ league, clubs, ...plan }) =>
    playTennis(league, clubs, { ...plan, ...HOW }),
  ),
  volleyball: volleyballOn(DAY).map(({ league, clubs, ...plan }) =>
    playVolleyball(league, clubs, { ...plan, ...HOW }),
  ),
  esport: esportOn(DAY).map(({ league, clubs, ...plan }) =>
    playEsport(league, clubs, { ...plan, ...HOW }),
  ),
}

it.each(Object.keys(PLAYED))(
  'from its beginning to its end a made-up match of %s tells its clock as often as a feed has to',
  (sport) => {
    const gaps = (PLAYED[sport] ?? []).flatMap((messages) => {
      const clocks = messages.filter(({ type }) => type === 'clock').map(({ at }) => at)
      const end = messages.at(-1)?.at ?? 0
      return [...clocks, end].slice(1).map((at, before) => at - (clocks[before] ?? 0))
    })
    expect(gaps.length).toBeGreaterThan(1_000)
    expect(gaps.reduce((longest, gap) => Math.max(longest, gap), 0)).toBeLessThanOrEqual(CLOCK_MS)
  },
)
