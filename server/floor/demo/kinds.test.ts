/** Every kind of table that has a demo, a round of each. Costs a house, and is led by the test: nobody waits for a race. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { floorKind } from '../kinds/kinds.ts'
import { TestLead } from '../testing-leader.ts'
import { doneOf, openTestDemo, refusalOf, request } from '../testing.ts'
import { findTable } from '../tables/tables.ts'
import { DEMO_PURSE } from './purse.ts'

const FIVE = 5_000_000

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
  await house.owner.pool.query(
    `update floor_tables set open_ms = 60000, every_ms = null, awake_until = '2100-01-01'`,
  )
}, 120_000)
afterAll(() => house.close())

it.each([
  ['zeplin', 'Zeplin', '1', { target: 101 }],
  ['spaceman', 'Spaceman', '2', {}],
  ['altin-halic', 'Altın Yarış Haliç', 'win-1', {}],
  ['cini-ligi', '3D Futbol', '1-result-1', {}],
  ['sansli-5', 'Şanslı 5', 'total-odd', {}],
  ['zar-duellosu', 'Zar Düellosu', 'duel-red', {}],
  ['poker-bahsi', 'Poker Bahsi', '0-win-1', {}],
  ['bakara-lale', 'Bakara Lale', 'banker', {}],
  ['ejderha-kaplan', 'Ejderha', 'dragon', {}],
  ['andar-bahar', 'Andar Bahar', 'andar', {}],
  ['sic-bo-sedef', 'Sic Bo', 'big', {}],
  ['sans-carki', 'Şans Çarkı', 'field-1', {}],
  ['casino-holdem-saray', 'Casino Hold’em', 'ante', {}],
])(
  'at %s a stake of play money is paid what the shared round is worth by the rules of its kind',
  { timeout: 60_000 },
  async (table, name, spot, more) => {
    const demo = await openTestDemo(house, visitor(house), { table, name, spot })
    const lead = new TestLead(house, table)
    await lead.take()
    const round = await lead.to(demo, 'open')
    doneOf(await demo.act({ act: 'place', round, amount: FIVE, ...more, ...request() }))
    await lead.to(demo, 'closing')
    const late = await demo.act({ act: 'place', round, amount: FIVE, ...request() })
    expect(refusalOf(late)).toBe('bets-closed')
    await lead.to(demo, 'settled')
    const isEnded = async () => (await demo.open()).seat?.stakes[0]?.state
    await expect.poll(isEnded).toMatch(/^(paid|lost)$/)
    const { seat, balance } = await demo.open()
    const [stake] = seat?.stakes ?? []
    const recorded = await house.database.db
      .selectFrom('floor_rounds')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '=', BigInt(round))
      .executeTakeFirstOrThrow()
    const found = await findTable(house.database.db, table)
    if (!stake || !found || !recorded.outcome) throw new Error('a round without a stake of ours')
    const { outcome, card } = recorded
    const { target, halfAt, endedAt, seq } = stake
    const owed = floorKind(found.kind).owed(
      { spot, amount: BigInt(FIVE), target, halfAt, endedAt, seq } as never,
      outcome,
      found.rules,
      card,
    )
    expect(balance.amount).toBe(Number(DEMO_PURSE) - FIVE + Number(owed))
    const { rows } = await house.owner.pool.query('select from floor_stakes')
    expect(rows).toHaveLength(0)
  },
)
