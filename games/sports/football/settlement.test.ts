import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMarket, scoreName, selectionsOf, type Market, type Score, type Side } from './kinds.ts'
import { isSuspending } from '../stops.ts'
import { applyMessage, newRecord, type FootballRecord } from './record.ts'
import { settleLeg, type TakenLeg } from '../settlement.ts'
import { settleMarket } from './settlement.ts'
import {
  SCORE_MARKETS,
  annul,
  card,
  corner,
  ending,
  goal,
  phase,
  recordOf,
  scored,
} from './testing-matches.ts'

const market = (
  kind: Market['kind'],
  line: number | null = null,
  more: Partial<Market> = {},
): Market => ({
  kind,
  period: 'match',
  line: line === null ? null : line * 4,
  ...more,
})
const nextGoal = (number: number) => market('next-goal', null, { goal: number })

/** As text: what each selection came to, or that it is open or waits. */
function outcomeIn(of: Market, record: FootballRecord): string {
  const settled = settleMarket(of, record)
  if (!('results' in settled)) return settled.state
  return [...settled.results].map(([selection, result]) => `${selection} ${result}`).join(', ')
}

const LIVE = [phase('first-half')]
const SECOND = [...LIVE, phase('half-time'), phase('second-half')]
const ENDED = [phase('over'), ending('ended')]

describe('in play', () => {
  it('a market is decided once nothing can change it', () => {
    const oneEach = recordOf([...LIVE, goal('home'), goal('away')])
    expect(outcomeIn(market('both-score'), oneEach)).toBe('yes win, no lose')
    expect(outcomeIn(market('total-goals', 1.5), oneEach)).toBe('over win, under lose')
    expect(outcomeIn(market('total-goals', 2.5), oneEach)).toBe('open')
    expect(outcomeIn(market('match-result'), oneEach)).toBe('open')
  })

  it('a whole line that is level now is not decided', () => {
    expect(
      outcomeIn(market('total-goals', 2), recordOf([...LIVE, goal('home'), goal('away')])),
    ).toBe('open')
  })

  it('a quarter line waits for both of its halves', () => {
    const two = [...LIVE, goal('home'), goal('home')]
    expect(outcomeIn(market('total-goals', 1.75), recordOf(two))).toBe('open')
    expect(outcomeIn(market('total-goals', 1.75), recordOf([...two, ...ENDED]))).toBe(
      'over half-win, under half-lose',
    )
    expect(outcomeIn(market('total-goals', 1.75), recordOf([...two, goal('away')]))).toBe(
      'over win, under lose',
    )
  })

  it('the first half is decided by its whistle, the match is not', () => {
    const half = recordOf([...LIVE, goal('home'), phase('half-time')])
    expect(outcomeIn(market('match-result', null, { period: 'first-half' }), half)).toBe(
      '1 win, X lose, 2 lose',
    )
    expect(outcomeIn(market('total-goals', 0.5, { period: 'first-half' }), half)).toBe(
      'over win, under lose',
    )
    expect(outcomeIn(market('half-time-full-time'), half)).toBe('open')
  })

  it('a goal told late belongs to the half that it fell in', () => {
    const late = recordOf([...SECOND, goal('away', 'first', 45)])
    expect(outcomeIn(market('match-result', null, { period: 'first-half' }), late)).toBe(
      '1 lose, X lose, 2 win',
    )
    expect(outcomeIn(nextGoal(1), late)).toBe('1 lose, none lose, 2 win')
    const turned = recordOf([...SECOND, goal('home', 'second', 50), goal('away', 'first', 45)])
    expect(outcomeIn(nextGoal(1), turned)).toBe('1 lose, none lose, 2 win')
  })

  it('a correct score is "other" once no score of the list can come', () => {
    const list = market('correct-score', null, { scores: ['0-0', '1-0', '1-1'] })
    expect(outcomeIn(list, recordOf([...LIVE, goal('away')]))).toBe('open')
    expect(outcomeIn(list, recordOf([...LIVE, goal('away'), goal('away')]))).toBe(
      '0-0 lose, 1-0 lose, 1-1 lose, other win',
    )
  })

  it('the next goal is decided when it falls, and is "none" when it did not', () => {
    const one = [...LIVE, goal('away')]
    expect(outcomeIn(nextGoal(1), recordOf(one))).toBe('1 lose, none lose, 2 win')
    expect(outcomeIn(nextGoal(2), recordOf(one))).toBe('open')
    expect(outcomeIn(nextGoal(2), recordOf([...one, ...ENDED]))).toBe('1 lose, none win, 2 lose')
  })
})

const side = fc.constantFrom<Side>('home', 'away')
const goalsOf = (half: 'first' | 'second') =>
  fc.array(side, { maxLength: 3 }).map((sides) => sides.map((of) => goal(of, half)))

it('a market decided in play comes to the same by every way that the match can go on, and an open one does not', () => {
  const continuations: Score[] = [0, 1, 2, 3, 9].flatMap((home) =>
    [0, 1, 2, 3, 9].map((away) => ({ home, away })),
  )
  fc.assert(
    fc.property(
      goalsOf('first'),
      goalsOf('second'),
      fc.boolean(),
      fc.nat(),
      (first, second, isSecond, pick) => {
        const now = recordOf(
          isSecond
            ? [...LIVE, ...first, phase('half-time'), phase('second-half'), ...second]
            : [...LIVE, ...first],
        )
        const of = SCORE_MARKETS[pick % SCORE_MARKETS.length] ?? market('both-score')
        const half = isSecond ? ('second' as const) : ('first' as const)
        const ways = continuations.flatMap(({ home, away }) => {
          const more = [...Array<Side>(home).fill('home'), ...Array<Side>(away).fill('away')]
          const goals = more.map((one) => goal(one, half))
          const rest = isSecond
            ? []
            : [phase('half-time'), phase('second-half'), ...more.map((one) => goal(one, 'second'))]
          return [
            outcomeIn(of, recordOf([...goals, ...rest, ...ENDED], now)),
            outcomeIn(of, recordOf([...goals, ...ENDED], now)),
          ]
        })
        const state = outcomeIn(of, now)
        if (state === 'open') expect(new Set(ways).size).toBeGreaterThan(1)
        else expect(new Set(ways)).toEqual(new Set([state]))
      },
    ),
    { seed: 20_261_125, numRuns: 60 },
  )
})

describe('what is no goal of the match', () => {
  it('extra time and shoot-outs count nowhere', () => {
    const cup = recordOf([
      ...SECOND,
      ...ENDED,
      goal('home', 'extra', 95),
      goal('away', 'shootout', 120),
    ])
    expect(outcomeIn(market('match-result'), cup)).toBe('1 lose, X win, 2 lose')
    expect(outcomeIn(nextGoal(1), cup)).toBe('1 lose, none win, 2 lose')
  })

  it('a goal that was annulled never fell, and what it had decided is open again', () => {
    const given = [...LIVE, goal('home'), goal('away')]
    const taken = recordOf([...given, annul(3)])
    expect(outcomeIn(market('both-score'), taken)).toBe('open')
    expect(taken.incidents.map(({ annulledBy }) => annulledBy)).toEqual([null, null, 4])
  })

  it('what is annulled twice, or was never told, changes nothing', () => {
    const once = recordOf([...LIVE, goal('home'), annul(2)])
    expect(recordOf([annul(2), annul(99), annul(1)], once).incidents).toEqual(once.incidents)
  })
})

describe('corners and cards', () => {
  const cornersOf = (line: number) => market('total-corners', line)
  const cards = (line: number) => market('total-cards', line)

  it('corners are counted as they are taken', () => {
    const two = recordOf([...LIVE, corner('home'), corner('away'), ...ENDED])
    expect(outcomeIn(cornersOf(1.5), two)).toBe('over win, under lose')
    expect(outcomeIn(cornersOf(2), two)).toBe('over void, under void')
  })

  it.each([
    ['a yellow', [card('yellow', 'home', '5')], 1],
    ['a red', [card('red', 'home', '5')], 1],
    [
      'a second yellow, told without its red',
      [card('yellow', 'home', '5'), card('yellow', 'home', '5')],
      2,
    ],
    [
      'a second yellow and its red',
      [card('yellow', 'home', '5'), card('yellow', 'home', '5'), card('red', 'home', '5')],
      2,
    ],
    ['a yellow and a red', [card('yellow', 'home', '5'), card('red', 'home', '5')], 2],
    [
      'the same number on both sides',
      [card('yellow', 'home', '5'), card('yellow', 'away', '5')],
      2,
    ],
  ])('%s: %o counts %i', (_title, shown, count) => {
    const record = recordOf([...SECOND, ...shown, ...ENDED])
    expect(outcomeIn(cards(count), record)).toBe('over void, under void')
  })

  it('that nobody follows wait for an operator at the end', () => {
    const withoutCorners = recordOf([...LIVE, ...ENDED], newRecord(['goals']))
    expect(outcomeIn(cornersOf(8.5), withoutCorners)).toBe('waits')
    expect(outcomeIn(market('match-result'), withoutCorners)).toBe('1 lose, X win, 2 lose')
  })
})

describe('a match that breaks off', () => {
  const behind = [
    ...LIVE,
    goal('away'),
    phase('half-time'),
    phase('second-half'),
    goal('away', 'second', 50),
  ]

  it.each(['abandoned', 'expired'] as const)(
    '%s: what was decided stands, all else is given back whole',
    (how) => {
      const record = recordOf([...behind, ending(how)])
      expect(outcomeIn(market('match-result', null, { period: 'first-half' }), record)).toBe(
        '1 lose, X lose, 2 win',
      )
      expect(outcomeIn(market('total-goals', 1.5), record)).toBe('over win, under lose')
      expect(outcomeIn(nextGoal(2), record)).toBe('1 lose, none lose, 2 win')
      expect(outcomeIn(nextGoal(3), record)).toBe('1 void, none void, 2 void')
      expect(settleMarket(market('match-result'), record).state).toBe('void')
      // 0–0 cannot come any more, yet its market is undecided: it is given back too.
      const list = market('correct-score', null, { scores: ['0-0', '0-2'] })
      expect(outcomeIn(list, record)).toBe('0-0 void, 0-2 void, other void')
    },
  )

  it('leaves the half of a quarter line that was decided', () => {
    const record = recordOf([...behind, ending('abandoned')])
    expect(outcomeIn(market('total-goals', 1.75), record)).toBe('over half-win, under half-lose')
    expect(outcomeIn(market('total-goals', 2.25), record)).toBe('over void, under void')
  })

  it('a walkover gives everything back', () => {
    for (const of of SCORE_MARKETS)
      expect(settleMarket(of, recordOf([ending('walkover')])).state).toBe('void')
  })
})

describe('scores that are told as a whole', () => {
  it('count in place of the incidents before them, and later incidents on top', () => {
    const record = recordOf([
      ...LIVE,
      goal('home'),
      scored('match', { home: 1, away: 1 }),
      goal('away'),
      ...ENDED,
    ])
    expect(outcomeIn(market('total-goals', 3), record)).toBe('over void, under void')
    expect(outcomeIn(market('match-result'), record)).toBe('1 lose, X lose, 2 win')
  })

  it('leave open who scored, and in which half, where incidents do not come to them', () => {
    const record = recordOf([...SECOND, scored('match', { home: 1, away: 1 }), ...ENDED])
    expect(outcomeIn(market('match-result', null, { period: 'first-half' }), record)).toBe('waits')
    expect(outcomeIn(nextGoal(1), record)).toBe('waits')
    expect(outcomeIn(nextGoal(3), record)).toBe('1 lose, none win, 2 lose')
    expect(outcomeIn(market('total-goals', 2.5, { period: 'first-half' }), record)).toBe(
      'over lose, under win',
    )
  })

  it('that cannot both be are neither believed: what hangs on them waits', () => {
    const record = recordOf([
      ...LIVE,
      scored('first-half', { home: 2, away: 0 }),
      phase('half-time'),
      phase('second-half'),
      scored('match', { home: 1, away: 0 }),
      ...ENDED,
    ])
    for (const of of [
      market('match-result'),
      market('match-result', null, { period: 'first-half' }),
      market('total-goals', 2.5),
    ])
      expect(outcomeIn(of, record)).toBe('waits')
  })

  it('told in the first half are of the first half too', () => {
    const record = recordOf([...LIVE, scored('match', { home: 2, away: 0 }), phase('half-time')])
    expect(outcomeIn(market('match-result', null, { period: 'first-half' }), record)).toBe(
      '1 win, X lose, 2 lose',
    )
  })

  it('a later one corrects an earlier one, and the earlier stays written', () => {
    const record = recordOf([
      ...SECOND,
      scored('match', { home: 1, away: 0 }),
      ...ENDED,
      scored('match', { home: 1, away: 1 }),
    ])
    expect(outcomeIn(market('match-result'), record)).toBe('1 lose, X win, 2 lose')
    expect(record.scores.map(({ score }) => scoreName(score))).toEqual(['1-0', '1-1'])
  })
})

describe('a leg', () => {
  const taken = (more: Partial<TakenLeg>): TakenLeg => ({
    market: market('match-result'),
    selection: '1',
    isLive: false,
    acceptedAt: 0,
    version: 0,
    ...more,
  })
  // One message a minute: kick-off at 1, a goal at 2, the end at 4.
  const record = recordOf([...LIVE, goal('home'), ...ENDED])

  it('settles as its market does', () => {
    expect(settleLeg(taken({}), record)).toEqual({ state: 'settled', result: 'win', because: null })
    expect(settleLeg(taken({}), recordOf(LIVE))).toEqual({ state: 'open' })
    expect(() => settleLeg(taken({ selection: '3' }), record)).toThrow(RangeError)
  })

  it('taken as one before the match, at its real start or after, is given back', () => {
    expect(settleLeg(taken({ acceptedAt: 59_999 }), record)).toMatchObject({ result: 'win' })
    expect(settleLeg(taken({ acceptedAt: 60_000 }), record)).toEqual({
      state: 'settled',
      result: 'void',
      because: { why: 'after-start' },
    })
  })

  it.each([
    ['before the goal', 119_999, 1, 'win', null],
    [
      'at the time of the goal, unknown to its price',
      120_000,
      1,
      'void',
      { why: 'late-incident', sequence: 2 },
    ],
    ['after the goal, and its price knew', 130_000, 2, 'win', null],
  ])(
    'in play, accepted %s at %i by version %i: %s',
    (_title, acceptedAt, version, result, because) => {
      expect(settleLeg(taken({ isLive: true, acceptedAt, version }), record)).toEqual({
        state: 'settled',
        result,
        because,
      })
    },
  )

  it('accepted while a goal stood that was annulled afterwards is given back, with what annulled it', () => {
    const annulled = recordOf([...LIVE, goal('home'), goal('away'), annul(3), ...ENDED])
    const live = { isLive: true, acceptedAt: 185_000 }
    expect(settleLeg(taken({ ...live, version: 3 }), annulled)).toMatchObject({
      result: 'void',
      because: { why: 'annulled-incident', sequence: 4 },
    })
    expect(settleLeg(taken({ ...live, version: 2 }), annulled)).toMatchObject({ result: 'win' })
    expect(settleLeg(taken({ ...live, acceptedAt: 245_000, version: 4 }), annulled)).toMatchObject({
      result: 'win',
    })
  })

  it('is given back for a second yellow that it did not know, and not for a first', () => {
    const second = recordOf([
      ...LIVE,
      card('yellow', 'home', '5'),
      card('yellow', 'home', '5'),
      ...ENDED,
    ])
    const first = recordOf([
      ...LIVE,
      card('yellow', 'home', '5'),
      card('yellow', 'home', '6'),
      ...ENDED,
    ])
    const live = taken({ isLive: true, acceptedAt: 999_000_000, version: 2 })
    const { version } = second
    expect(settleLeg(live, second)).toMatchObject({ result: 'void', because: { sequence: 3 } })
    expect(settleLeg({ ...live, version }, first)).toMatchObject({ because: null })
  })

  it.each([
    ['yellow', false],
    ['corner', false],
    ['danger', false],
    ['red', true],
    ['goal', true],
    ['penalty', true],
    ['var', true],
    ['phase', true],
  ])('is given back for a %s: %s', (kind, isGivenBack) => {
    expect(isSuspending({ kind })).toBe(isGivenBack)
  })
})

it('a record takes no message twice, and none that is older', () => {
  const record = recordOf(LIVE)
  const again = { sequence: 1, at: 0, type: 'correction', annuls: 1 } as const
  expect(() => applyMessage(record, again)).toThrow(RangeError)
})

it.each<[string, Market]>([
  ['a line where there is none', market('match-result', 1)],
  ['no line where there is one', market('total-goals')],
  ['an eighth of a goal', market('total-goals', 0.125)],
  ['a total of nothing', market('total-goals', 0)],
  ['a European handicap of half a goal', market('european-handicap', 0.5)],
  ['a handicap of twenty goals', market('asian-handicap', 20)],
  ['a half of what has none', market('both-score', null, { period: 'first-half' })],
  ['a next goal without its number', market('next-goal')],
  ['the goal before the first', nextGoal(0)],
  ['a number where there is none', market('odd-even', null, { goal: 1 })],
  ['a correct score without a list', market('correct-score')],
  ['a score twice', market('correct-score', null, { scores: ['1-0', '1-0'] })],
  ['a score that is none', market('correct-score', null, { scores: ['01-0'] })],
])('%s: %o is no market', (_title, of) => {
  expect(isMarket(of)).toBe(false)
})

it('has selections of their own names in every market', () => {
  for (const of of SCORE_MARKETS) {
    const selections = selectionsOf(of)
    expect(new Set(selections).size).toBe(selections.length)
  }
})
