import { expect, it } from 'vitest'
import type { SportMarket } from '#web/parts/sports/market-words.ts'
import { viewOf, viewsOf } from './market-views.ts'

const market = (kind: string, period: SportMarket['period'] = 'match'): SportMarket => ({
  market: `${kind}@${period}`,
  kind,
  period,
  line: null,
  goal: null,
  isHalted: false,
  selections: [],
})

it('every market of a match stands in one view beside all of them, those of a half in one of their own', () => {
  const markets = [
    market('match-result'),
    market('total-goals'),
    market('asian-handicap'),
    market('european-handicap'),
    market('match-result', 'first-half'),
    market('total-corners'),
    market('winner'),
    market('games-handicap'),
    market('total-points', 'q1'),
    market('something-new'),
    market('esport-total-maps'),
  ]
  const [all, ...parts] = viewsOf(markets)
  expect(all).toEqual({ name: 'all', markets })
  expect(parts.flatMap((view) => view.markets)).toHaveLength(markets.length)
  expect(parts.map(({ name, markets: { length } }) => [name, length])).toEqual([
    ['main', 3],
    ['totals', 2],
    ['handicaps', 3],
    ['parts', 2],
    ['counts', 1],
  ])
  expect(viewOf(market('total-cards', 'first-half'))).toBe('counts')
})

it('one view alone is no choice', () => {
  expect(viewsOf([market('match-result'), market('draw-no-bet')]).map(({ name }) => name)).toEqual([
    'all',
  ])
})
