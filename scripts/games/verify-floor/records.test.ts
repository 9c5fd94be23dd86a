import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alterationsOf } from '../verify-round/alterations.ts'
import { removeStored } from '#web/state/stored.ts'
import { notedReceiptKey } from '#web/parts/fairness/recorded-games.ts'
import type { OpenedTable } from '#web/parts/fairness/noted-table.ts'
import { notedTable, noteTable } from '#web/parts/fairness/recorded-tables.ts'
import {
  baccarat,
  chainFrom,
  deal,
  draw,
  flight,
  matchDay,
  game,
  race,
  RECEIPT_KEY,
  SALT,
  signed,
  spin,
  type WholeRecord,
} from './testing-records.ts'
import {
  doesTableRoundHold,
  drawnAs,
  verifyTableRound,
} from '#web/parts/fairness/verify-table-round.ts'
import {
  doStakesHold,
  verifyStakes,
  type TableRecord,
} from '#web/parts/fairness/verify-table-stakes.ts'

afterEach(() => removeStored('tableNotes', 'receiptKey'))

/** A table as it stood two rounds before the record's, open to whoever was there. */
const openedBefore = ({ table, rules, number, proof }: WholeRecord): OpenedTable => ({
  table,
  rules,
  salt: SALT,
  round: number,
  before: proof.before,
  chains: [{ end: 'e'.repeat(64), firstRound: 1 }],
  receiptKey: RECEIPT_KEY,
})

const BEFORE_MS = Date.parse('2026-01-01T00:00:00Z')

/** By what a record is doubted, as the page looks at it; empty where all of it holds. A shoe takes its time: it is drawn where nothing else is wrong. */
async function doubtsOf(record: TableRecord): Promise<string[]> {
  try {
    const own = await verifyStakes(record, notedReceiptKey())
    if (!doStakesHold(own)) return failing({ ...own, stakes: own.stakes.every(Boolean) })
    const noted = notedTable({ ...record, drawnAs: drawnAs(record) })
    const drawn = await verifyTableRound(record, noted)
    const { chain, card, isRecorded, game: isGame } = drawn
    const doubts = [
      ...failing({ ...drawn.noted }).map((name) => `noted ${name}`),
      ...failing({ chain, card, isRecorded, game: isGame }),
    ]
    expect(doubts.length === 0).toBe(doesTableRoundHold(drawn))
    return doubts
  } catch {
    return ['no record']
  }
}

const failing = (checks: Readonly<Record<string, boolean | null>>): string[] =>
  Object.entries(checks).flatMap(([name, holds]) => (holds === false ? [name] : []))

const KINDS = [
  ['a flight', flight],
  ['a spin', spin],
  ['a race', race],
  ['a match day', matchDay],
  ['a deal', deal],
  ['a game of bingo', game],
  ['a draw of bet on games', draw],
  ['a round of baccarat', baccarat],
] as const

describe.each(KINDS)('%s', (_name, make) => {
  let record: WholeRecord
  beforeAll(async () => {
    record = await make()
  })

  it('holds to what was noted before it, and each stake was paid what it was owed', async () => {
    noteTable(openedBefore(record), BEFORE_MS)
    expect(await doubtsOf(record)).toEqual([])
  })

  it('with any field altered, spot, stake, payout and outcome among them, does not', async () => {
    noteTable(openedBefore(record), BEFORE_MS)
    const fields = alterationsOf<TableRecord>(record)
    expect([...fields.keys()]).toEqual(
      expect.arrayContaining(['payout', 'stakes.[].spot', 'stakes.[].amount', 'proof.seed']),
    )
    for (const [field, altered] of fields)
      for (const one of altered)
        expect(await doubtsOf(one), `${field} ${JSON.stringify(one)}`).not.toEqual([])
  })

  it('is found out where the house signs what it altered', async () => {
    noteTable(openedBefore(record), BEFORE_MS)
    const { receipt: _, ...unsigned } = record
    const unseen = new Set<string>()
    for (const [field, altered] of alterationsOf(unsigned))
      for (const one of altered) if ((await doubtsOf(signed(one))).length === 0) unseen.add(field)
    expect([...unseen].toSorted()).toEqual(ONLY_SIGNED)
  })

  it('of another chain, whole as it is in itself, is not the one that was noted', async () => {
    const { proof, number } = record
    const other = chainFrom('another chain')
    const before = { number: number - 1, seed: other[number - 1] ?? '' }
    noteTable({ ...openedBefore(record), before }, BEFORE_MS)
    expect(await doubtsOf(record)).toEqual(['noted chain'])
    // A seed of the chain that was noted does not lead to what was told.
    const seed = other[number] ?? ''
    const moved = signed({ ...record, proof: { ...proof, seed, before } })
    expect(await doubtsOf(moved)).toContain('isRecorded')
  })

  it('by other rules, or over another salt, is not what the table opened with', async () => {
    const opened = openedBefore(record)
    noteTable({ ...opened, rules: otherRules(record) }, BEFORE_MS)
    expect(await doubtsOf(record)).toEqual(['noted rules'])
    removeStored('tableNotes')
    noteTable({ ...opened, salt: 'ab'.repeat(16) }, BEFORE_MS)
    expect(await doubtsOf(record)).toEqual(['noted salt'])
  })

  it('is held to nothing where nothing was noted before it, and that is told', async () => {
    const noted = notedTable({ ...record, drawnAs: drawnAs(record) })
    expect(noted).toBeNull()
    expect(await doubtsOf(record)).toEqual([])
  })
})

/** What neither the draw nor the money depends on: names and times, what was taken back, and where a stake lay that lost either way. */
const ONLY_SIGNED: readonly string[] = [
  'at',
  'gameID',
  'gameName',
  'mode',
  'providerName',
  'roundID',
  'stakes',
  'stakes.[].amount',
  'stakes.[].spot',
  'stakes.[].target',
]

function otherRules({ rules }: TableRecord): TableRecord['rules'] {
  if (rules.kind === 'crash') return { ...rules, permille: rules.permille - 100 }
  if (rules.kind === 'roulette') return { ...rules, laPartage: !rules.laPartage }
  if (rules.kind === 'race') return { ...rules, metres: rules.metres + 1 }
  if (rules.kind === 'football') return { ...rules, away: rules.away + 1 }
  if ('drums' in rules) return { ...rules, drums: [...rules.drums, { of: 6, take: 1 }] }
  if (rules.kind === 'bingo') return { ...rules, price: rules.price + 1 }
  return { ...rules, decisionMs: rules.decisionMs + 1 }
}

describe('stakes', () => {
  const lying = async (
    make: () => Promise<WholeRecord>,
    at: number,
    alter: Partial<TableRecord['stakes'][number]>,
  ): Promise<string[]> => {
    const record = await make()
    const stakes = record.stakes.map((stake, place) =>
      place === at ? { ...stake, ...alter } : stake,
    )
    return doubtsOf(signed({ ...record, stakes }))
  }

  it.each<[string, () => Promise<WholeRecord>, number, Partial<TableRecord['stakes'][number]>]>([
    ['a flight’s press after its end', flight, 0, { endedAt: 400 }],
    ['a flight’s target that was not kept', flight, 0, { target: 130 }],
    ['half at more than it came to', flight, 1, { halfAt: 400 }],
    ['a chip moved off the number', spin, 0, { spot: '18' }],
    ['a spot that no table has', spin, 4, { spot: 'somewhere' }],
    ['a chip that is cashed out', spin, 1, { endedAt: 200 }],
    ['a bet on another runner', race, 0, { spot: 'win-9' }],
    ['a bet on a match that nobody played', matchDay, 0, { spot: '3-result-1' }],
    ['a bet of no market', matchDay, 1, { spot: '1-corners-9' }],
    ['a ball that is in no drum', draw, 0, { spot: 'balls-37' }],
    ['balls of another draw', draw, 2, { state: 'paid', paid: 19.86 }],
    ['the side that lost', baccarat, 0, { spot: 'tie' }],
    ['a side told as won', baccarat, 1, { state: 'paid', paid: 7.8 }],
    ['a hand that nobody has', deal, 0, { spot: 'seat-5' }],
    ['a double that was not', deal, 1, { spot: 'double-3-1' }],
    ['a winner told as lost', spin, 0, { state: 'lost', paid: 0 }],
    ['one that is still placed', spin, 3, { state: 'placed' }],
    ['one given back that lost', spin, 3, { state: 'back' }],
    ['a void one on a round that was drawn', spin, 3, { state: 'void' }],
  ])('%s', async (_name, make, at, alter) => {
    expect(await lying(make, at, alter)).toEqual(
      expect.arrayContaining([expect.stringMatching(/stakes|figures/)]),
    )
  })

  it('of a void round come back whole, but for what was cashed out before', async () => {
    const { receipt: _, proof, ...record } = await flight()
    const [first, second, back] = record.stakes
    if (!first || !second || !back) throw new Error('a stake is missing')
    const round = {
      ...record,
      phase: 'void' as const,
      outcome: null,
      proof: { ...proof, outcome: null },
    }
    const whole = signed({
      ...round,
      stakes: [first, { ...second, state: 'void' }, back],
      payout: 15.5 + 3 + 2.5,
      multiplier: 21 / 15,
    })
    expect(await doubtsOf(whole)).toEqual([])
    for (const stakes of [
      [first, { ...second, state: 'lost' as const }, back],
      [{ ...first, paid: 15.6 }, { ...second, state: 'void' as const }, back],
      [{ ...first, state: 'void' as const }, { ...second, state: 'void' as const }, back],
    ])
      expect(await doubtsOf(signed({ ...whole, stakes }))).not.toEqual([])
  })
})
