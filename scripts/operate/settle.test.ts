import { expect, it } from 'vitest'
import { settleLine } from './settle/settle-line.ts'

const answerTo = (line: object | string) =>
  settleLine(typeof line === 'string' ? line : JSON.stringify(line))

const MATCH = {
  event: 'poyraz-lodos',
  messages: [
    { type: 'incident', sequence: 1, at: 0, incident: { kind: 'phase', phase: 'first-half' } },
    {
      type: 'incident',
      sequence: 2,
      at: 1,
      incident: { kind: 'goal', side: 'home', half: 'first', minute: 3 },
    },
    { type: 'incident', sequence: 5, at: 2, incident: { kind: 'ending', ending: 'ended' } },
  ],
  markets: [{ kind: 'total-goals', period: 'match', line: 5 }],
}

it('an event is settled by what was told of it', () => {
  expect(answerTo(MATCH)).toEqual({
    answer: {
      event: 'poyraz-lodos',
      version: 5,
      markets: [
        {
          ...MATCH.markets[0],
          selections: ['over', 'under'],
          state: 'settled',
          results: { over: 'half-lose', under: 'half-win' },
        },
      ],
    },
  })
})

const point = (sequence: number, set: string, game: number) => ({
  type: 'incident',
  sequence,
  at: sequence,
  incident: { kind: 'point', side: 'away', set, game },
})
const TENNIS = {
  event: 'elvan-ceyda',
  sport: 'tennis',
  format: 'match-tie-break',
  messages: [
    ...Array.from({ length: 48 }, (_, at) =>
      point(at + 1, at < 24 ? 's1' : 's2', (Math.floor(at / 4) % 6) + 1),
    ),
    { type: 'incident', sequence: 60, at: 60, incident: { kind: 'ending', ending: 'ended' } },
  ],
  markets: [
    { kind: 'set-score', period: 'match', line: null },
    { kind: 'total-games', period: 'match', line: 48 },
    { kind: 'set-winner', period: 's3', line: null },
  ],
}

it('a tennis match is settled by its points, as it was played', () => {
  const answer = answerTo(TENNIS)
  expect(answer).toMatchObject({
    answer: {
      version: 60,
      markets: [
        {
          state: 'settled',
          results: { '2-0': 'lose', '2-1': 'lose', '1-2': 'lose', '0-2': 'win' },
        },
        { state: 'settled', results: { over: 'void', under: 'void' } },
        { state: 'void', results: { '1': 'void', '2': 'void' } },
      ],
    },
  })
})

it('a coupon is settled by the results of its legs', () => {
  const legs = [
    { odds: 325, result: 'win' },
    { odds: 185, result: 'void' },
    { odds: 172, result: null },
  ]
  const coupon = { coupon: '48213', lineStake: '1000000', legs, sizes: [2] }
  expect(answerTo(coupon)).toEqual({
    answer: {
      coupon: '48213',
      lines: 3,
      state: 'open',
      payout: '0',
      least: '3250000',
      most: '10560000',
    },
  })
  const ended = { ...coupon, legs: legs.map((leg) => ({ ...leg, result: leg.result ?? 'lose' })) }
  expect(answerTo(ended)).toEqual({
    answer: { coupon: '48213', lines: 3, state: 'won', payout: '3250000' },
  })
})

it.each<[string, object | string, string]>([
  ['what is no JSON', '{', 'it is no JSON object'],
  ['a list', [], 'the line'],
  [
    'a message twice',
    { ...MATCH, messages: [...MATCH.messages, MATCH.messages[2]] },
    'message 5 is out of order',
  ],
  [
    'a market that there is not',
    { ...MATCH, markets: [{ kind: 'total-goals', period: 'match', line: null }] },
    'markets.0',
  ],
  [
    'a kind that there is not',
    { ...MATCH, markets: [{ kind: 'constructor', period: 'match', line: null }] },
    'markets.0.kind',
  ],
  [
    'a football match that is played as tennis is',
    { ...MATCH, format: 'best-of-five' },
    'football is not played as best-of-five',
  ],
  ['a format that there is not', { ...TENNIS, format: 'best-of-nine' }, 'format'],
  [
    'a goal in a tennis match',
    { ...TENNIS, messages: MATCH.messages, markets: [] },
    'message 1 is not of tennis',
  ],
  ['a stake with decimals', { coupon: 'a', lineStake: '1.5', legs: [], sizes: [1] }, 'lineStake'],
  [
    'odds that are none',
    { coupon: 'a', lineStake: '1', legs: [{ odds: 100, result: 'win' }], sizes: [1] },
    'legs.0.odds',
  ],
  [
    'a system of more legs than there are',
    { coupon: 'a', lineStake: '1', legs: [{ odds: 200, result: 'win' }], sizes: [2] },
    'bad-size',
  ],
])('%s is named and not settled', (_title, line, problem) => {
  const answer = answerTo(line)
  expect('problem' in answer && answer.problem).toContain(problem)
})
