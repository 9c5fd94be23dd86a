import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settleCoupon } from '../coupon.ts'
import {
  MARKET_KINDS,
  isMarket,
  kindOf,
  selectionsOf,
  type Market,
  type Score,
  type Side,
} from './kinds.ts'
import { settleMarket } from './settlement.ts'
import {
  COUNT_MARKETS,
  SCORE_MARKETS,
  annul,
  card,
  corner,
  ending,
  goal,
  importedRecord,
  phase,
  recordOf,
  type RealMatch,
} from './testing-matches.ts'
import {
  referenceCountPayout,
  referencePayout,
  type AskedBet,
  type Counted,
} from './testing-reference.ts'
import { streamOf, type Stream } from '../../slots/stream.ts'
import type { LegResult } from '../results.ts'

const asScore = (text: string): Score => {
  const [home = 0, away = 0] = text.split('-').map(Number)
  return { home, away }
}

/** Every match of two seasons that was played. */
function realMatches(): RealMatch[] {
  const [, ...lines] = readFileSync(new URL('real-scores.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [, half = '', full = ''] = line.split(',')
    return { half: half === '' ? null : asScore(half), full: asScore(full) }
  })
}

const MATCHES = realMatches()
const WHOLE = MATCHES.flatMap(({ half, full }) => (half ? [{ half, full }] : []))
/** Matches that went alike are settled alike: each once. */
const DISTINCT = [...new Map(WHOLE.map((match) => [JSON.stringify(match), match])).values()]
const pair = ({ home, away }: Score) => [home, away] as const

const payoutOf = (result: LegResult): number =>
  Number(
    settleCoupon({ lineStake: 400n, bankers: [], sizes: [1], legs: [{ odds: 300, result }] })
      .payout,
  )

const askedOf = (
  { kind, period, line, scores = [] }: Market,
  selection: string,
  scorer = '',
): AskedBet => ({
  kind,
  isFirstHalf: period === 'first-half',
  line: (line ?? 0) / 4,
  scores,
  scorer,
  selection,
})

/** Where the engine and the plain rules pay otherwise. */
function differencesIn(market: Market): string[] {
  return DISTINCT.flatMap(({ half, full }) => {
    const settled = settleMarket(market, importedRecord({ half, full }))
    if (settled.state !== 'settled') return [`${full.home}-${full.away} is ${settled.state}`]
    return selectionsOf(market).flatMap((selection) => {
      const owed = referencePayout(askedOf(market, selection), {
        half: pair(half),
        full: pair(full),
      })
      const paid = payoutOf(settled.results.get(selection) ?? 'void')
      return paid === owed
        ? []
        : [`${selection} at ${full.home}-${full.away}: ${paid}, not ${owed}`]
    })
  })
}

const title = ({ kind, period, line }: Market) =>
  `${kind}${line === null ? '' : ` ${line / 4}`}, ${period}`

describe('two real seasons, settled by the engine and by the plain rules', () => {
  it('have 671 matches, of which 640 tell their half time', () => {
    expect([MATCHES.length, WHOLE.length]).toEqual([671, 640])
  })

  it('are asked every kind of market: by the score, by who scored, and by what is counted beside', () => {
    const asked = new Set([...SCORE_MARKETS, ...COUNT_MARKETS].map(({ kind }) => kind))
    const others = Object.keys(MARKET_KINDS).filter((kind) => !asked.has(kind as Market['kind']))
    // By who scored, below.
    expect(others).toEqual(['next-goal'])
    expect([...SCORE_MARKETS, ...COUNT_MARKETS].filter((market) => !isMarket(market))).toEqual([])
  })

  const kinds = [...new Set(SCORE_MARKETS.map(({ kind, period }) => `${kind}, ${period}`))]
  it.each(kinds)('%s: no selection of any line pays otherwise', (name) => {
    const markets = SCORE_MARKETS.filter(({ kind, period }) => `${kind}, ${period}` === name)
    for (const market of markets) expect(differencesIn(market), title(market)).toEqual([])
  })

  it('wait where the half time was not told and would matter, and only there', () => {
    const withoutHalf = MATCHES.filter(({ half }) => half === null)
    for (const market of SCORE_MARKETS) {
      const looksAtHalf = market.period === 'first-half' || kindOf(market).reads === 'halves'
      const states = withoutHalf.map((match) => settleMarket(market, importedRecord(match)).state)
      if (!looksAtHalf) expect(new Set(states), title(market)).toEqual(new Set(['settled']))
      else
        for (const [at, { full }] of withoutHalf.entries())
          expect(states[at], `${title(market)} at ${full.home}-${full.away}`).toBe(
            agrees(market, full) ? 'settled' : 'waits',
          )
    }
  })
})

/** Does every half time that fits a score give each selection the same, by the plain rules? */
function agrees(market: Market, full: Score): boolean {
  const halves = Array.from({ length: full.home + 1 }, (_, home) =>
    Array.from({ length: full.away + 1 }, (__, away) => [home, away] as const),
  ).flat()
  return selectionsOf(market).every((selection) => {
    const owed = halves.map((half) =>
      referencePayout(askedOf(market, selection), { half, full: pair(full) }),
    )
    return new Set(owed).size === 1
  })
}

/** An order of the goals of a match: the home side's first, or the away side's. */
const orderOf = (
  { half, full }: { half: Score; full: Score },
  first: Side,
): ['first' | 'second', Side][] => {
  const second: Side = first === 'home' ? 'away' : 'home'
  return (['first', 'second'] as const).flatMap((part) =>
    [first, second].flatMap((side) =>
      Array<['first' | 'second', Side]>(
        part === 'first' ? half[side] : full[side] - half[side],
      ).fill([part, side]),
    ),
  )
}

it.each(['home', 'away'] as const)(
  'the next goal of real matches, told by their incidents, the %s side scoring first in each half',
  (first) => {
    for (const match of DISTINCT) {
      const order = orderOf(match, first)
      const goals = order.map(([half, side]) => goal(side, half))
      const record = recordOf([phase('first-half'), ...goals, phase('over'), ending('ended')])
      for (let number = 1; number <= order.length + 1; number += 1) {
        const market: Market = { kind: 'next-goal', period: 'match', line: null, goal: number }
        const settled = settleMarket(market, record)
        const side = order[number - 1]?.[1]
        const scorer = side === undefined ? 'none' : side === 'home' ? '1' : '2'
        const paid = selectionsOf(market).map((selection) =>
          'results' in settled ? payoutOf(settled.results.get(selection) ?? 'void') : -1,
        )
        const owed = selectionsOf(market).map((selection) =>
          referencePayout(askedOf(market, selection, scorer), {
            half: pair(match.half),
            full: pair(match.full),
          }),
        )
        expect(paid).toEqual(owed)
      }
    }
  },
)

it('a goal whose scorer was not told waits, unless one side alone scored', () => {
  for (const { half, full } of MATCHES) {
    const record = importedRecord({ half, full })
    const market: Market = { kind: 'next-goal', period: 'match', line: null, goal: 1 }
    const isClear = full.home === 0 || full.away === 0
    expect(settleMarket(market, record).state).toBe(isClear ? 'settled' : 'waits')
  }
})

const SIDES: readonly Side[] = ['home', 'away']

/** Corners and cards beside the goals of a match, drawn: nobody wrote them down. Now and then a corner is taken back, and a sent-off player is shown nothing more. */
function withCounts(match: { half: Score; full: Score }, stream: Stream) {
  const messages = [
    phase('first-half'),
    ...orderOf(match, 'home').map(([half, side]) => goal(side, half)),
  ]
  const counted: Counted[] = []
  for (let left = stream(24); left > 0; left -= 1) {
    const side = SIDES[stream(2)] ?? 'home'
    messages.push(corner(side))
    if (stream(6) === 0) messages.push(annul(messages.length))
    else counted.push({ what: 'corner', side, player: '' })
  }
  for (let left = stream(14); left > 0; left -= 1) {
    const side = SIDES[stream(2)] ?? 'home'
    const player = String(stream(5) + 1)
    const own = counted.filter((each) => each.side === side && each.player === player)
    const isOff =
      own.some(({ what }) => what === 'red') ||
      own.filter(({ what }) => what === 'yellow').length > 1
    if (isOff) continue
    const what = stream(4) === 0 ? 'red' : 'yellow'
    messages.push(card(what, side, player))
    counted.push({ what, side, player })
    // The red of a second yellow is told in one match and left out in the next.
    if (what === 'yellow' && own.length > 0 && stream(2) === 0)
      messages.push(card('red', side, player))
  }
  return { record: recordOf([...messages, phase('over'), ending('ended')]), counted }
}

it.each(['total-corners', 'total-cards'])(
  '%s: no selection of any line pays otherwise, of real matches with drawn corners and cards',
  (kind) => {
    const stream = streamOf(16, 5, kind.length, 1)
    const markets = COUNT_MARKETS.filter((market) => market.kind === kind)
    for (const match of DISTINCT) {
      const { record, counted } = withCounts(match, stream)
      for (const market of markets) {
        const settled = settleMarket(market, record)
        if (settled.state !== 'settled') throw new Error(`${title(market)} is ${settled.state}`)
        for (const [selection, result] of settled.results) {
          const owed = referenceCountPayout(askedOf(market, selection), counted)
          if (payoutOf(result) !== owed)
            throw new Error(`${title(market)}, ${selection}: ${payoutOf(result)}, not ${owed}`)
        }
      }
    }
    expect([DISTINCT.length, markets.length].every((count) => count > 40)).toBe(true)
  },
)
