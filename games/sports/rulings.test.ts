import { describe, expect, it } from 'vitest'
import type { Market } from './football/kinds.ts'
import {
  applyMessage,
  goalsOf,
  newRecord,
  type FootballRecord,
  type Incident,
} from './football/record.ts'
import {
  recordRuled,
  ruledAlone,
  settleRuledLeg,
  settleRuledSelection,
  type Ruling,
  type RulingContent,
} from './rulings.ts'

const WINNER: Market = { kind: 'match-result', period: 'match', line: null }
const BOTH: Market = { kind: 'both-score', period: 'match', line: null }

const recordOf = (...incidents: Incident[]): FootballRecord =>
  incidents.reduce(
    (record, incident, at) =>
      applyMessage(record, { type: 'incident', sequence: at + 1, at: 1_000 * (at + 1), incident }),
    newRecord(),
  )
/** 1–0 at its end, from its sixth message on. */
const ENDED = recordOf(
  { kind: 'phase', phase: 'first-half' },
  { kind: 'phase', phase: 'half-time' },
  { kind: 'phase', phase: 'second-half' },
  { kind: 'goal', side: 'home', half: 'second', minute: 60 },
  { kind: 'phase', phase: 'over' },
  { kind: 'ending', ending: 'ended' },
)
const leg = (market: Market, selection: string, acceptedAt = 0) => ({
  market,
  selection,
  isLive: false,
  acceptedAt,
  version: 0,
  coupon: '7',
  place: 0,
})
const ruled = (...contents: RulingContent[]): Ruling[] =>
  contents.map((content) => ({ version: 6, content }))
const home = (rulings: readonly Ruling[], record = ENDED) =>
  settleRuledLeg(leg(WINNER, '1'), record, rulings)

describe('a leg that was ruled on', () => {
  it('goes by the record where nothing was ruled that concerns it', () => {
    const other = ruled(
      { type: 'void', market: 'both-score' },
      { type: 'leg', coupon: '8', place: 0, result: 'lose' },
      { type: 'leg', coupon: '7', place: 1, result: 'lose' },
    )
    for (const rulings of [[], other])
      expect(home(rulings)).toEqual({
        state: 'settled',
        result: 'win',
        because: null,
        isRuled: false,
      })
    expect(home([], newRecord())).toEqual({ state: 'open' })
  })

  it('is given back with its market, and with its match, ended or not', () => {
    for (const market of ['match-result', null])
      for (const record of [ENDED, newRecord()])
        expect(home(ruled({ type: 'void', market }), record)).toEqual({
          state: 'settled',
          result: 'void',
          because: { why: 'by-ruling' },
          isRuled: true,
        })
  })

  it('comes to the last thing that was ruled on it, and by the record again once that is taken back', () => {
    const voided: RulingContent = { type: 'void', market: null }
    const settled: RulingContent = {
      type: 'settle',
      market: 'match-result',
      results: { '1': 'lose', X: 'win', '2': 'lose' },
    }
    const alone: RulingContent = { type: 'leg', coupon: '7', place: 0, result: 'half-win' }
    const results: [RulingContent[], string][] = [
      [[voided, settled], 'lose'],
      [[settled, voided], 'void'],
      [[settled, voided, alone], 'half-win'],
      [[voided, alone, { type: 'follow', market: 'both-score' }], 'half-win'],
      [[voided, settled, { type: 'follow', market: 'match-result' }], 'win'],
      [[alone, { type: 'follow', market: null }], 'win'],
      [[voided, { type: 'follow', market: null }, settled], 'lose'],
    ]
    for (const [rulings, result] of results)
      expect([rulings, home(ruled(...rulings))]).toMatchObject([rulings, { result }])
  })

  it('that was taken after the start is given back, whatever its market is ruled to; unless the leg is', () => {
    const late = leg(WINNER, '1', 1_000)
    const settled = ruled({ type: 'settle', market: 'match-result', results: { '1': 'win' } })
    expect(settleRuledLeg(late, ENDED, settled)).toMatchObject({
      result: 'void',
      because: { why: 'after-start' },
    })
    const alone = ruled({ type: 'leg', coupon: '7', place: 0, result: 'win' })
    expect(settleRuledLeg(late, ENDED, alone)).toMatchObject({ result: 'win' })
    expect([ruledAlone(late, alone), ruledAlone(late, settled)]).toEqual(['win', null])
  })

  it('says of a whole market what its selections came to, and which of them were voided', () => {
    const chosen = { market: BOTH, selection: 'no' }
    expect(settleRuledSelection(chosen, ENDED, [])).toMatchObject({
      result: 'win',
      isRuledVoid: false,
    })
    expect(settleRuledSelection(chosen, newRecord(), [])).toBeNull()
    expect(
      settleRuledSelection(chosen, newRecord(), ruled({ type: 'void', market: null })),
    ).toMatchObject({ result: 'void', isRuledVoid: true })
  })
})

describe('a score that was ruled', () => {
  const corrected = recordRuled(ENDED, 6, {
    count: 'goals',
    period: 'match',
    score: { home: 1, away: 1 },
  })

  it('stands in place of what was told until then, and what is told afterwards is counted on', () => {
    expect([goalsOf(ENDED), goalsOf(corrected)]).toEqual([
      { home: 1, away: 0 },
      { home: 1, away: 1 },
    ])
    expect(home([], corrected)).toMatchObject({ result: 'lose' })
    const later = applyMessage(corrected, {
      type: 'incident',
      sequence: 7,
      at: 9_000,
      incident: { kind: 'goal', side: 'home', half: 'second', minute: 93 },
    })
    expect(goalsOf(later)).toEqual({ home: 2, away: 1 })
  })

  it('says nothing of who scored next: that waits, and is guessed by nobody', () => {
    const next: Market = { kind: 'next-goal', period: 'match', line: null, goal: 1 }
    expect(settleRuledLeg(leg(next, '1'), ENDED, [])).toMatchObject({ result: 'win' })
    expect(settleRuledLeg(leg(next, '1'), corrected, [])).toEqual({ state: 'waits' })
  })
})
