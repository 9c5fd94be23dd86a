import { expect, it } from 'vitest'
import { disputedMarkets, type StatedSettlement } from './disputes.ts'
import type { Market } from './football/kinds.ts'
import { applyMessage, newRecord, type FootballRecord, type Incident } from './football/record.ts'
import type { RulingContent } from './rulings.ts'

const WINNER: Market = { kind: 'match-result', period: 'match', line: null }
const GOALS: Market = { kind: 'total-goals', period: 'match', line: 8 }

const recordOf = (...incidents: Incident[]): FootballRecord =>
  incidents.reduce(
    (record, incident, at) =>
      applyMessage(record, { type: 'incident', sequence: at + 1, at: 1_000 * (at + 1), incident }),
    newRecord(),
  )
const PLAYED: readonly Incident[] = [
  { kind: 'phase', phase: 'first-half' },
  { kind: 'goal', side: 'home', half: 'first', minute: 20 },
  { kind: 'goal', side: 'away', half: 'first', minute: 30 },
  { kind: 'phase', phase: 'half-time' },
  { kind: 'phase', phase: 'second-half' },
  { kind: 'phase', phase: 'over' },
  { kind: 'ending', ending: 'ended' },
]
const DRAWN = recordOf(...PLAYED)
const stated = (
  results: StatedSettlement['results'],
  market: StatedSettlement['market'] = WINNER,
): StatedSettlement => ({ market, results })
const disputed = (
  settlements: readonly StatedSettlement[],
  ruled: readonly RulingContent[] = [],
  record = DRAWN,
) =>
  disputedMarkets(
    settlements,
    record,
    ruled.map((content) => ({ version: 7, content })),
  )

it.each<[string, readonly StatedSettlement[], readonly string[]]>([
  ['nothing', [], []],
  ['the same', [stated({ '1': 'lose', X: 'win', '2': 'lose' })], []],
  ['the same of one selection', [stated({ X: 'win' })], []],
  ['another winner', [stated({ '1': 'win', X: 'lose' })], ['match-result']],
  ['a stake given back for a win', [stated({ X: 'void' })], ['match-result']],
  ['a selection that there is not', [stated({ Y: 'win' })], []],
  ['a whole line that is met, as won', [stated({ over: 'win' }, GOALS)], ['total-goals.8']],
  ['a whole line that is met, as given back', [stated({ over: 'void', under: 'void' }, GOALS)], []],
  ['another first and the same last', [stated({ X: 'lose' }), stated({ X: 'win' })], []],
  [
    'the same first and another last',
    [stated({ X: 'win' }), stated({ X: 'lose' })],
    ['match-result'],
  ],
  ['what its sport has no market for', [stated({ X: 'lose' }, { ...WINNER, line: 3 })], []],
])('of %s these markets are in dispute', (_what, settlements, keys) => {
  expect(disputed(settlements)).toEqual(keys)
})

it('what the record leaves open is not in dispute yet', () => {
  const before = recordOf(...PLAYED.slice(0, 3))
  expect(disputed([stated({ '1': 'win' })], [], before)).toEqual([])
})

it.each<[RulingContent, readonly string[]]>([
  [{ type: 'settle', market: 'match-result', results: { '1': 'win' } }, []],
  [{ type: 'follow', market: 'match-result' }, []],
  [{ type: 'follow', market: null }, []],
  [{ type: 'void', market: null }, []],
  [{ type: 'void', market: 'both-score' }, ['match-result']],
  [{ type: 'leg', coupon: '7', place: 0, result: 'win' }, ['match-result']],
])('an operator has the last word by %j', (ruling, keys) => {
  expect(disputed([stated({ '1': 'win' })], [ruling])).toEqual(keys)
})
