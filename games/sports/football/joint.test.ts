import { describe, expect, it } from 'vitest'
import { streamOf, type Stream } from '../../slots/stream.ts'
import { bookMarkets } from './book.ts'
import { findBuildProblem, mayBeVoid, priceBuilt, type Position } from './built-price.ts'
import { builtName, builtOf, betKey, partsNamed } from '../built.ts'
import { chancesOf, forecast } from './forecast.ts'
import { jointLaw } from './joint.ts'
import { marketKey } from '../market.ts'
import { MARKET_KINDS, selectionsOf } from './kinds.ts'
import type { Chosen, Market, Score, Side } from './kinds.ts'
import {
  CELLS,
  FIRST_HALF_STEPS,
  STEPS,
  certain,
  goalChances,
  scoreAt,
  walkFrom,
  walkOn,
} from './model.ts'
import { applyMessage, newRecord, type FootballRecord } from './record.ts'
import { settleRuledLeg } from '../rulings.ts'
import { settleMarket } from './settlement.ts'
import { COUNT_RATES, simulateMatch } from './simulate.ts'

const NONE: Score = { home: 0, away: 0 }
const EVEN = { home: 1.45, away: 1.2 }

const positionAt = (step: number, score: Score, half: Score | null, rates = EVEN): Position => ({
  walk: walkFrom(rates, step, NONE),
  outlook: {
    standing: { step, score, reds: NONE },
    half,
    corners: { counted: 2, rate: COUNT_RATES.corners },
    cards: { counted: 1, rate: COUNT_RATES.yellows },
  },
  isLive: step > 0,
})

/** From all over a match. */
const positions = (count: number, stream: Stream): readonly Position[] =>
  Array.from({ length: count }, () => {
    const rates = { home: 0.4 + stream(250) / 100, away: 0.3 + stream(220) / 100 }
    const step = stream(STEPS)
    const half = { home: stream(3), away: stream(3) }
    const score =
      step < FIRST_HALF_STEPS ? half : { home: half.home + stream(3), away: half.away + stream(2) }
    return positionAt(step, score, step < FIRST_HALF_STEPS ? null : half, rates)
  })

const bookOf = ({ outlook: { standing } }: Position): readonly Market[] =>
  bookMarkets(standing.score.home + standing.score.away).filter((market) => !mayBeVoid(market))

const chosenIn = (markets: readonly Market[]): readonly Chosen[] =>
  markets.flatMap((market) => selectionsOf(market).map((selection) => ({ market, selection })))

/** So many selections that may well win, and need not. */
function picksIn(position: Position, count: number, stream: Stream): readonly Chosen[] {
  const of = forecast(position.walk, position.outlook)
  const open = chosenIn(bookOf(position)).filter(({ market, selection }) => {
    const { win } = chancesOf(market, of)?.get(selection) ?? { win: 0 }
    return win > 0.15 && win < 0.99
  })
  return Array.from({ length: count }, () => open[stream(open.length)]).flatMap(
    (pick) => pick ?? [],
  )
}

const named = (market: string, selection: string): Chosen => {
  const found = bookMarkets(0).find((each) => marketKey(each) === market)
  if (!found) throw new Error(`no market ${market}`)
  return { market: found, selection }
}

/** The rules written once more, as a member would read them, of a match whose whole course is known. */
interface Course {
  half: Score
  full: Score
  scorer: Side | null
  corners: number
  cards: number
}
const result = (margin: number) => (margin > 0 ? '1' : margin < 0 ? '2' : 'X')
const SCORERS = { home: '1', away: '2' } as const

function plainWins({ market, selection }: Chosen, course: Course): boolean {
  const { half, full, scorer, corners, cards } = course
  const { home, away } = market.period === 'match' ? full : half
  const line = (market.line ?? 0) / 4
  const isOver = (value: number) => (selection === 'over' ? value > line : value < line)
  switch (market.kind) {
    case 'match-result':
    case 'draw-no-bet':
      return result(home - away) === selection
    case 'double-chance':
      return selection.includes(result(home - away))
    case 'total-goals':
      return isOver(home + away)
    case 'home-goals':
      return isOver(home)
    case 'away-goals':
      return isOver(away)
    case 'both-score':
      return Math.min(home, away) > 0 === (selection === 'yes')
    case 'european-handicap':
    case 'asian-handicap':
      return result(home + line - away) === selection
    case 'correct-score':
      return selection === 'other'
        ? market.scores?.includes(`${home}-${away}`) === false
        : selection === `${home}-${away}`
    case 'half-time-full-time':
      return selection === `${result(half.home - half.away)}/${result(full.home - full.away)}`
    case 'next-goal':
      return selection === (scorer ? SCORERS[scorer] : 'none')
    case 'odd-even':
      return ((home + away) % 2 === 0) === (selection === 'even')
    case 'total-corners':
      return isOver(corners)
    case 'total-cards':
      return isOver(cards)
  }
}

describe('several selections of one match', () => {
  it('SPORT joint: alone each has the very chance that it is priced by, all over a match', () => {
    for (const position of positions(5, streamOf(11, 0, 0, 0))) {
      const markets = bookOf(position)
      const law = jointLaw(position.walk, position.outlook, markets)
      const of = forecast(position.walk, position.outlook)
      for (const market of markets)
        for (const [selection, chance] of chancesOf(market, of) ?? [])
          expect(law.chanceOf([{ market, selection }])).toBeCloseTo(chance.win, 11)
    }
  })

  it('SPORT joint: equals the sum over every half time and every end, each pair walked by itself', () => {
    const position = positionAt(20, { home: 1, away: 0 }, null)
    const { walk, outlook } = position
    const halves = walkOn(walk, certain({ home: 1, away: 0 }), 20, FIRST_HALF_STEPS)
    const pairs: { half: Score; full: Score; chance: number }[] = []
    for (const [cell, chance] of halves.entries()) {
      if (chance < 1e-6) continue
      const full = walkOn(walk, certain(scoreAt(cell)), FIRST_HALF_STEPS, STEPS)
      for (let end = 0; end < CELLS; end += 1)
        if ((full[end] ?? 0) * chance > 1e-9)
          pairs.push({ half: scoreAt(cell), full: scoreAt(end), chance: chance * (full[end] ?? 0) })
    }
    const markets = bookOf(position).filter(
      ({ kind }) => MARKET_KINDS[kind].count === 'goals' && kind !== 'next-goal',
    )
    const law = jointLaw(walk, outlook, markets)
    const all = chosenIn(markets)
    const stream = streamOf(5, 0, 0, 0)
    for (let round = 0; round < 20; round += 1) {
      const chosen = Array.from({ length: 2 + stream(3) }, () => all[stream(all.length)])
      const picks = chosen.flatMap((one) => one ?? [])
      const rest = { scorer: null, corners: 0, cards: 0 }
      const counted = pairs
        .filter((pair) => picks.every((pick) => plainWins(pick, { ...pair, ...rest })))
        .reduce((sum, { chance }) => sum + chance, 0)
      expect(law.chanceOf(picks)).toBeCloseTo(counted, 4)
    }
  })

  it('SPORT joint: never more than the least likely of them, and over all selections of a market it comes to what the others have', () => {
    const stream = streamOf(23, 0, 0, 0)
    for (const position of positions(4, stream)) {
      const markets = bookOf(position)
      const law = jointLaw(position.walk, position.outlook, markets)
      const chanceOf = (chosen: readonly Chosen[]) => law.chanceOf(chosen) ?? 0
      for (let round = 0; round < 20; round += 1) {
        const picks = picksIn(position, 2 + stream(4), stream)
        const joint = chanceOf(picks)
        for (const pick of picks) expect(joint).toBeLessThanOrEqual(chanceOf([pick]) + 1e-12)
        const other = markets[stream(markets.length)]
        if (!other || law.chanceOf(chosenIn([other]).slice(0, 1)) === null) continue
        const over = chosenIn([other]).reduce((sum, one) => sum + chanceOf([...picks, one]), 0)
        // Double chances stand in two of three each.
        expect(over).toBeCloseTo(joint * (other.kind === 'double-chance' ? 2 : 1), 11)
      }
    }
  })

  it('SPORT joint: who scores next is known with how it ends, whenever that goal comes', () => {
    const position = positionAt(30, NONE, null)
    const law = jointLaw(position.walk, position.outlook, bookOf(position))
    const next = (selection: string) => named('next-goal#1', selection)
    const under = named('total-goals.2', 'under')
    const nil = named('total-goals.2@first-half', 'under')
    expect(law.chanceOf([next('none'), under])).toBeCloseTo(law.chanceOf([under]) ?? 0, 12)
    expect(law.chanceOf([next('1'), named('home-goals.2', 'under')])).toBe(0)
    // Nil at half time and the next goal by the home side: worked out from the second half alone.
    const half = walkOn(position.walk, certain(NONE), 30, FIRST_HALF_STEPS)[0] ?? 0
    let [home, none] = [0, 1]
    for (let step = FIRST_HALF_STEPS; step < STEPS; step += 1) {
      const chances = goalChances(position.walk, step, NONE)
      home += none * chances.home
      none *= 1 - chances.home - chances.away
    }
    expect(law.chanceOf([nil, next('1')])).toBeCloseTo(half * home, 12)
  })

  it('SPORT joint: simulated matches have what was chosen as often as its chance says, within 99 %', () => {
    const stream = streamOf(77, 0, 0, 0)
    const MATCHES = 1_500
    const picks = [
      [named('match-result', '1'), named('total-goals.10', 'over')],
      [named('match-result@first-half', 'X'), named('match-result', '2')],
      [named('both-score', 'yes'), named('next-goal#1', '2'), named('match-result', '1')],
      [named('home-goals.6', 'over'), named('both-score', 'no')],
    ]
    const walks = new Map<string, ReturnType<typeof walkFrom>>()
    const seen = picks.map(() => 0)
    for (let match = 0; match < MATCHES; match += 1) {
      // No cards: that one may come is not in a chance before it does.
      const walkAt = (): ReturnType<typeof walkFrom> => {
        const known = walks.get('0') ?? walkFrom(EVEN, 0, NONE)
        walks.set('0', known)
        return known
      }
      const goals = simulateMatch(walkAt, stream).flatMap(({ incident }) =>
        incident.kind === 'goal' ? [incident] : [],
      )
      const scoreOf = (of: typeof goals): Score => ({
        home: of.filter(({ side }) => side === 'home').length,
        away: of.filter(({ side }) => side === 'away').length,
      })
      const course = {
        half: scoreOf(goals.filter(({ half }) => half === 'first')),
        full: scoreOf(goals),
        scorer: goals[0]?.side ?? null,
        corners: 0,
        cards: 0,
      }
      for (const [at, chosen] of picks.entries())
        if (chosen.every((pick) => plainWins(pick, course))) seen[at] = (seen[at] ?? 0) + 1
    }
    const { walk, outlook } = positionAt(0, NONE, null)
    const law = jointLaw(walk, outlook, bookMarkets(0))
    for (const [at, chosen] of picks.entries()) {
      const chance = law.chanceOf(chosen) ?? 0
      const deviation = Math.sqrt(chance * (1 - chance) * MATCHES)
      expect(Math.abs((seen[at] ?? 0) - chance * MATCHES)).toBeLessThan(2.81 * deviation)
    }
  })
})

describe('the price of selections that stand together', () => {
  it('SPORT builder: is the fair one with the margin taken off for each, for three at most, and nothing is won on it by its chance', () => {
    const stream = streamOf(41, 0, 0, 0)
    let priced = 0
    for (const position of positions(6, stream))
      for (let round = 0; round < 8; round += 1) {
        const parts = picksIn(position, 2 + stream(4), stream)
        const price = priceBuilt(parts, position)
        if ('problem' in price) continue
        priced += 1
        const margin = (position.isLive ? 1.07 : 1.05) ** Math.min(parts.length, 3)
        expect(price.odds).toBeLessThanOrEqual(Math.max(101, 100 / (price.chance * margin)))
        expect((price.chance * price.odds) / 100).toBeLessThanOrEqual(1)
      }
    expect(priced).toBeGreaterThan(5)
  })

  it('SPORT builder: refuses by name what cannot win together, what follows from the others, and what may be given back', () => {
    const position = positionAt(0, NONE, null)
    const problemOf = (...parts: Chosen[]) => priceBuilt(parts, position)
    const home = named('match-result', '1')
    expect(problemOf(home, named('match-result', 'X'))).toEqual({ problem: 'impossible', at: 1 })
    expect(problemOf(home, named('home-goals.2', 'under'))).toEqual({
      problem: 'impossible',
      at: 1,
    })
    expect(problemOf(home, named('home-goals.2', 'over'))).toEqual({ problem: 'implied', at: 1 })
    expect(problemOf(named('double-chance', '1X'), home)).toEqual({ problem: 'implied', at: 0 })
    expect(problemOf(home, named('draw-no-bet', '1'))).toEqual({ problem: 'may-be-void', at: 1 })
    for (const line of [7, 8, 9])
      expect(problemOf(home, named(`total-goals.${line}`, 'over'))).toEqual({
        problem: 'may-be-void',
        at: 1,
      })
    const later = { market: { ...named('next-goal#1', '1').market, goal: 3 }, selection: '1' }
    expect(problemOf(home, later)).toEqual({ problem: 'unpriced', at: 1 })
    // In play it depends on where the match stands: two goals are there already.
    const at = positionAt(60, { home: 1, away: 1 }, NONE)
    const under = named('total-goals.10', 'under')
    expect(priceBuilt([home, under], at)).toEqual({ problem: 'impossible', at: 1 })
    expect(priceBuilt([home, named('total-goals.10', 'over')], at)).toMatchObject({
      problem: 'implied',
    })
    const law = jointLaw(at.walk, at.outlook, [home.market])
    expect(findBuildProblem([home], law)).toBeNull()
  })

  it('SPORT builder: a half time that was not records has no price with others', () => {
    const withoutNews = positionAt(60, { home: 1, away: 1 }, null)
    const half = named('match-result@first-half', '1')
    const parts = [named('match-result', '1'), half]
    expect(priceBuilt(parts, withoutNews)).toEqual({ problem: 'unpriced', at: 1 })
  })
})

describe('a leg of selections that stand together', () => {
  const home = named('match-result', '1')
  const over = named('total-goals.10', 'over')
  const half = named('match-result@first-half', 'X')

  it('SPORT builder: has one name whatever order its selections are in, and no other name is one', () => {
    const name = 'builder:match-result=1+total-goals.10=over'
    expect(betKey(builtOf([over, home]))).toBe(name)
    expect(betKey(builtOf([home, over]))).toBe(name)
    expect(partsNamed(name)?.map(({ selection }) => selection)).toEqual(['1', 'over'])
    const one = { market: 'match-result', selection: '1' }
    for (const wrong of [
      'match-result',
      'builder:',
      'builder:match-result=1',
      'builder:total-goals.10=over+match-result=1',
      'builder:match-result=1+match-result=1',
      builtName(Array.from({ length: 7 }, (_, at) => ({ ...one, selection: String(at) }))),
    ])
      expect(partsNamed(wrong)).toBeNull()
  })

  it('SPORT builder: is lost with its first lost selection, won with its last, and given back where one is and none is lost', () => {
    const stream = streamOf(3, 0, 0, 0)
    for (let match = 0; match < 15; match += 1) {
      const records: FootballRecord[] = [newRecord()]
      const describeRow = (message: Parameters<typeof applyMessage>[1]) =>
        records.push(applyMessage(records.at(-1) ?? newRecord(), message))
      const walk = walkFrom(EVEN, 0, NONE)
      const incidents = simulateMatch(() => walk, stream)
      for (const [at, { incident }] of incidents.entries())
        describeRow({ type: 'incident', sequence: at + 1, at, incident })
      // Some are broken off before their end.
      const isBroken = match % 3 === 0
      if (isBroken) records.splice(2 + stream(records.length - 2))
      const last = records.at(-1) ?? newRecord()
      const ending = { kind: 'ending', ending: isBroken ? 'abandoned' : 'ended' } as const
      describeRow({ type: 'incident', sequence: last.version + 1, at: 9e6, incident: ending })
      const parts = [home, over, half].slice(0, 2 + stream(2))
      const market = builtOf(parts)
      let hasLost = false
      for (const record of records) {
        const singly = parts.map((part) => {
          const came = settleMarket(part.market, record)
          return 'results' in came ? came.results.get(part.selection) : undefined
        })
        hasLost ||= singly.includes('lose')
        const isKnown = singly.every((result) => result !== undefined)
        const plain = hasLost ? 'lose' : !isKnown ? null : singly.includes('void') ? 'void' : 'win'
        const came = settleMarket(market, record)
        expect('results' in came ? came.results.get('all') : null).toBe(plain)
      }
      if (isBroken) continue
      const goals = incidents.flatMap(({ incident }) =>
        incident.kind === 'goal' ? [incident] : [],
      )
      const scoreOf = (of: typeof goals): Score => ({
        home: of.filter(({ side }) => side === 'home').length,
        away: of.filter(({ side }) => side === 'away').length,
      })
      const course = {
        half: scoreOf(goals.filter((goal) => goal.half === 'first')),
        full: scoreOf(goals),
        scorer: null,
        corners: 0,
        cards: 0,
      }
      const came = settleMarket(market, records.at(-1) ?? newRecord())
      const isWon = parts.every((part) => plainWins(part, course))
      expect('results' in came && came.results.get('all')).toBe(isWon ? 'win' : 'lose')
    }
  })

  it('SPORT builder: follows what was ruled on one of its selections, on itself, and on the whole match, the last word counting', () => {
    const messages = [
      { kind: 'phase', phase: 'first-half' },
      { kind: 'goal', side: 'home', half: 'first', minute: 5 },
      { kind: 'phase', phase: 'half-time' },
      { kind: 'phase', phase: 'second-half' },
      { kind: 'phase', phase: 'over' },
      { kind: 'ending', ending: 'ended' },
    ] as const
    const record = messages.reduce<FootballRecord>(
      (before, incident, at) =>
        applyMessage(before, { type: 'incident', sequence: at + 1, at: at * 1_000, incident }),
      newRecord(),
    )
    const leg = {
      market: builtOf([home, over]),
      selection: 'all',
      isLive: false,
      acceptedAt: -1,
      version: 0,
      coupon: '7',
      place: 0,
    }
    const cameTo = (...contents: Parameters<typeof settleRuledLeg>[2][number]['content'][]) => {
      const rulings = contents.map((content) => ({ version: record.version, content }))
      const outcome = settleRuledLeg(leg, record, rulings)
      return outcome.state === 'settled' ? [outcome.result, outcome.isRuled] : outcome.state
    }
    const overWon = {
      type: 'settle',
      market: 'total-goals.10',
      results: { over: 'win', under: 'lose' },
    } as const
    const overVoid = { type: 'void', market: 'total-goals.10' } as const
    const legWon = { type: 'leg', coupon: '7', place: 0, result: 'win' } as const
    expect(cameTo()).toEqual(['lose', false])
    expect(cameTo(overWon)).toEqual(['win', true])
    expect(cameTo(overVoid)).toEqual(['void', true])
    expect(cameTo(legWon)).toEqual(['win', true])
    expect(cameTo(legWon, overVoid)).toEqual(['void', true])
    expect(cameTo({ type: 'void', market: null }, overWon)).toEqual(['void', true])
    expect(cameTo(overWon, { type: 'void', market: null })).toEqual(['void', true])
    expect(cameTo(overVoid, { type: 'follow', market: null })).toEqual(['lose', false])
    expect(cameTo(overVoid, { type: 'void', market: 'odd-even' })).toEqual(['void', true])
  })
})
