import { expect, it } from 'vitest'
import { systemOf, systemsOf, systemText, withSize } from '#web/parts/sports/systems.ts'
import type { CouponPick } from '../picks.ts'
import { leastOf, leastStakeIn, linesIn, mostOf, mostStakeIn, totalOdds } from './slip-sums.ts'

const picks = (...odds: number[]): CouponPick[] =>
  odds.map((each, at) => ({
    eventID: at + 1,
    home: 'Sahilspor',
    away: 'Gökçetepe',
    startsAt: '2026-11-27T17:00:00.000Z',
    market: 'match-result',
    kind: 'match-result',
    period: 'match',
    line: null,
    goal: null,
    isLive: false,
    isHeld: false,
    isClosed: false,
    selection: '1',
    odds: each,
    before: null,
  }))

it('offers every size of so many picks, and those with a name that fit them, each with its lines', () => {
  const offered = (count: number) =>
    systemsOf(count).map(({ id, sizes }) => [
      systemText(sizes, count),
      linesIn({ picks: picks(...Array<number>(count).fill(2)), kind: 'system', system: id }),
    ])
  expect([offered(2), offered(9)]).toEqual([[], []])
  expect(offered(3)).toEqual([
    ['2/3', 3],
    ['Trixie', 4],
    ['Patent', 7],
  ])
  expect(offered(4)).toEqual([
    ['2/4', 6],
    ['3/4', 4],
    ['Yankee', 11],
    ['Lucky 15', 15],
  ])
  expect(offered(8).at(-1)).toEqual(['Goliath', 247])
  expect(systemText([1, 3], 4)).toBe('1+3/4')
})

it('keeps the system that was chosen while it fits, and takes the first where it does not', () => {
  expect(systemOf(4, 'yankee')?.id).toBe('yankee')
  expect(systemOf(5, 'yankee')?.id).toBe('2')
  expect(systemOf(2, '2')).toBeNull()
})

it('says what a system pays at most and at least, and singles and combinations as before', () => {
  const three = { picks: picks(2, 3, 1.5), system: 'trixie' }
  expect(mostOf({ ...three, kind: 'system' }, 100)).toBe(2 * 3 + 2 * 1.5 + 3 * 1.5 + 2 * 3 * 1.5)
  expect(leastOf({ ...three, kind: 'system' }, 100)).toBe(2 * 1.5)
  expect(mostOf({ ...three, kind: 'combination' }, 100)).toBe(9)
  expect(mostOf({ ...three, kind: 'single' }, 100)).toBe(6.5)
  expect([totalOdds(three.picks, 'combination'), totalOdds([], 'single')]).toEqual([9, 1])
})

it('counts of singles on one market of one match those alone that can win together', () => {
  const named = (market: string, ...odds: number[]) =>
    picks(...odds).map((pick, at) => ({ ...pick, eventID: 1, market, selection: String(at) }))
  const most = (...those: CouponPick[]) => mostOf({ picks: those, kind: 'single', system: '' }, 100)
  expect(most(...named('match-result', 2, 3, 4))).toBe(4)
  expect(most(...named('double-chance', 1.2, 1.3, 1.5))).toBe(2.8)
  expect(most(...named('match-result', 2, 3), ...named('both-score', 1.5, 2.5))).toBe(5.5)
  expect(most(...named('match-result', 2, 3), ...picks(9, 2))).toBe(11)
})

it('asks for the least that the house takes: a lira for a coupon, and on the lines of a system what makes a lira, ten kuruş at least', () => {
  const three = { picks: picks(2, 3, 1.5), system: '2' }
  expect(leastStakeIn({ ...three, kind: 'single' })).toBe(100)
  expect(leastStakeIn({ ...three, kind: 'combination' })).toBe(100)
  expect(leastStakeIn({ ...three, kind: 'system' })).toBe(34)
  const eight = { picks: picks(2, 2, 2, 2, 2, 2, 2, 2), system: 'goliath' }
  expect(leastStakeIn({ ...eight, kind: 'system' })).toBe(10)
  expect(leastStakeIn({ picks: picks(2), system: '2', kind: 'system' })).toBe(100)
})

it('takes several sizes at once, as far as they can be made of so many picks, and always one', () => {
  const both = { picks: picks(2, 3, 1.5, 4), kind: 'system' as const, system: '2+3' }
  expect(linesIn(both)).toBe(10)
  expect(mostOf(both, 100)).toBe(6 + 3 + 8 + 4.5 + 12 + 6 + (9 + 24 + 12 + 18))
  expect(systemOf(3, '2+3')?.id).toBe('2')
  expect(systemOf(5, '2+3')?.sizes).toEqual([2, 3])
  expect(systemText([2, 3], 4)).toBe('2+3/4')
  const two = { id: '2', sizes: [2] }
  expect([withSize(two, 3), withSize(two, 2)]).toEqual(['2+3', '2'])
  expect(withSize({ id: '2+3', sizes: [2, 3] }, 2)).toBe('3')
  expect(withSize({ id: 'yankee', sizes: [2, 3, 4] }, 3)).toBe('3')
})

it('a banker stands in every line, and the sizes count the others', () => {
  const withBanker = picks(2, 3, 1.5).map((pick, at) => ({ ...pick, isBanker: at === 0 }))
  const system = { picks: withBanker, kind: 'system' as const, system: '1' }
  expect(systemsOf(2, 1).map(({ id }) => id)).toEqual(['1'])
  expect(linesIn(system)).toBe(2)
  expect(mostOf(system, 100)).toBe(2 * 3 + 2 * 1.5)
  expect(leastOf(system, 100)).toBe(2 * 1.5)
  const alone = withBanker.map((pick) => ({ ...pick, isBanker: true }))
  expect(linesIn({ ...system, picks: alone })).toBe(0)
})

it('knows the most that a coupon may cost and pay on each line, of several singles by the one that pays most, and nothing where the least pays too much', () => {
  expect(mostStakeIn({ picks: picks(1.5), kind: 'single', system: '' })).toBe(10_000_000)
  expect(mostStakeIn({ picks: picks(11.4), kind: 'single', system: '' })).toBe(8_771_929)
  expect(mostStakeIn({ picks: picks(386.57, 2), kind: 'single', system: '' })).toBe(258_685)
  expect(mostStakeIn({ picks: picks(20, 30), kind: 'combination', system: '' })).toBe(166_666)
  expect(mostStakeIn({ picks: picks(2, 2, 2), kind: 'system', system: '2' })).toBe(3_333_333)
  expect(mostStakeIn({ picks: picks(1000, 1001), kind: 'combination', system: '' })).toBe(0)
})
