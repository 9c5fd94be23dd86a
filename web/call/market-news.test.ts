import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { forgetMarkets, OFFERS_MS, takeMarketNews } from './market-news.ts'
import { memory } from './memory.ts'

beforeAll(() => vi.useFakeTimers())
afterAll(() => vi.useRealTimers())

const market = (name: string, ...odds: number[]) => ({
  market: name,
  kind: name,
  period: 'match' as const,
  line: null,
  goal: null,
  isHalted: false,
  selections: odds.map((each, at) => ({ selection: String(at), odds: each })),
})
const facts = {
  state: 'live' as const,
  minute: 3,
  half: 'first' as const,
  score: { home: 0, away: 0 },
  suspended: null,
}
const oddsIn = (queryKey: unknown[]) =>
  memory.getQueryData<{ eventID: number; markets: ReturnType<typeof market>[] }[]>(queryKey)

it('moves the odds of one match in every list that shows it, and leaves its neighbours as they are', () => {
  const key = ['betframe/live', {}, 'tr']
  const [seven, eight] = [7, 8].map((eventID) => ({
    eventID,
    home: 'Ev',
    ...facts,
    markets: [market('match-result', 2, 3, 4)],
    marketCount: 1,
  }))
  memory.setQueryData(key, [seven, eight])
  const whole = {
    isWhole: true,
    facts: { ...facts, marketCount: 1 },
    markets: eight?.markets ?? [],
  }
  takeMarketNews('market', '8', whole)
  takeMarketNews('market', '8', { isWhole: false, odds: { 'match-result': [1.9, 3, 4.2] } })
  const [first, second] = oddsIn(key) ?? []
  expect(first).toBe(seven)
  expect(second).toMatchObject({ home: 'Ev', markets: [market('match-result', 1.9, 3, 4.2)] })
})

it('asks a match again that has ended, and passes over news of a state that it does not know', () => {
  const key = ['betframe/event', { eventID: 9 }, 'tr']
  memory.setQueryData(key, { eventID: 9, ...facts, markets: [market('both-score', 2, 2)] })
  takeMarketNews('match', '9', { isWhole: false, facts: { state: 'over' } })
  expect(memory.getQueryState(key)).toMatchObject({ data: { state: 'live' }, isInvalidated: false })
  takeMarketNews('match', '9', { isWhole: true, facts: { ...facts, minute: 90 }, markets: [] })
  takeMarketNews('match', '9', { isWhole: false, facts: { state: 'over' } })
  expect(memory.getQueryState(key)).toMatchObject({ data: { state: 'over' }, isInvalidated: true })
  forgetMarkets('match/9')
})

it('what open coupons sell for, and picks of it are worth together, grows old as a match moves, a few seconds apart; what is settled or of another stands', () => {
  const open = ['betframe/getCoupons', { status: 'open' }, 'tr']
  const named = ['betframe/getCoupons', { couponIDs: [7] }, 'tr']
  const closed = ['betframe/getCoupons', { status: 'won' }, 'tr']
  const joined = ['betframe/builder', { eventID: 9, selections: [] }, 'tr']
  const other = ['betframe/builder', { eventID: 10, selections: [] }, 'tr']
  const keys = [open, named, closed, joined, other]
  const stale = () => keys.map((queryKey) => memory.getQueryState(queryKey)?.isInvalidated)
  const move = (odds: number) =>
    takeMarketNews('market', '9', {
      isWhole: true,
      facts: { ...facts, marketCount: 1 },
      markets: [market('match-result', odds, 3, 4)],
    })
  vi.advanceTimersByTime(OFFERS_MS)
  for (const queryKey of keys) memory.setQueryData(queryKey, { data: [] })
  move(2.1)
  move(2.2)
  expect(stale()).toEqual([false, false, false, false, false])
  vi.advanceTimersByTime(OFFERS_MS)
  expect(stale()).toEqual([true, true, false, true, false])
  forgetMarkets('market/9')
})
