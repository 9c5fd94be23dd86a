/** Every kind of table at its edges: bets that come as a round closes, and a leader that is killed in each phase of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { Refused } from '#contract/refusals.ts'
import { findingsOf } from '../../audit/testing-audit.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { floorBets } from './bets.ts'
import { sitAt } from '../kinds/testing-blackjack.ts'
import { Deposed } from '../rounds/leader.ts'
import { doneOf, openTestTable, request, type LaunchedTable } from '../testing.ts'
import { TestLead } from '../testing-leader.ts'

const STAKE = 10_000_000
const SEAT = 'seat-1'

let house: TestHouse
let demo: Client
beforeAll(async () => {
  house = await startTestHouse({ perMinute: { playsOfMember: 10_000 } })
  await house.owner.pool.query(
    `update floor_tables set open_ms = 60000, every_ms = null, awake_until = '2100-01-01'`,
  )
  demo = await loginAs(house, 'demo')
}, 120_000)
afterAll(() => house.close())

const TABLES = [
  ['roulette', 'avrupa-ruleti', 'Avrupa', '17'],
  ['zeplin', 'zeplin', 'Zeplin', '1'],
  ['spaceman', 'spaceman', 'Spaceman', '1'],
  ['blackjack', 'blackjack-saray', 'Blackjack Saray', SEAT],
  ['golden race', 'altin-halic', 'Haliç', 'win-1'],
  ['3D football', 'cini-ligi', 'Çini Ligi', '1-result-1'],
  ['bingo', 'bingo-lale', 'Bingo Lale', 'tickets'],
  ['a draw', 'sansli-5', 'Şanslı 5', 'balls-1'],
  ['bet on poker', 'poker-bahsi', 'Poker Bahsi', '0-win-1'],
  ['baccarat', 'bakara-lale', 'Bakara Lale', 'player'],
] as const

type Round = FloorTableState['round']
type Outcome = { numbers?: readonly number[]; prices?: object }

/** Where a round can be when whoever leads it is killed; hands are decided while they are told. */
const PHASES: readonly [name: string, isAt: (round: NonNullable<Round>) => boolean][] = [
  ['open', ({ phase }) => phase === 'open'],
  ['closed', ({ phase }) => phase === 'closing'],
  ['drawn', ({ phase }) => phase === 'drawn'],
  ['told or decided', ({ phase }) => phase === 'telling'],
  ['settled', ({ phase }) => phase === 'settled'],
]

describe.each(TABLES)('at %s', (_kind, table, name, spot) => {
  let at: LaunchedTable
  let lead: TestLead
  beforeAll(async () => {
    at = await openTestTable(house, demo, { table, name, spot })
    lead = new TestLead(house, table)
    await lead.take()
  }, 60_000)

  /** A round that is open, in a seat where there are any. */
  async function openRound(): Promise<number> {
    const { round } = (await at.open()).table
    if (round?.phase !== 'open') await lead.until(at, (now) => now?.phase === 'open')
    if (spot === SEAT) await sitAt(at, 1)
    return lead.to(at, 'open')
  }
  const fundsOf = async (): Promise<number> => (await at.open()).balance.amount

  it('a bet is taken 1 ms before its round closes, and refused 0, 1, 10 and 1000 ms after, as is taking one back, with nothing held', async () => {
    const round = await openRound()
    const closesAt = (await at.open()).table.round?.closesAt ?? 0
    const bets = floorBets(house)
    let laidOn: string = spot
    const arriving = (act: 'place' | 'take-back', lateMs: number) => {
      const rest = { target: null, half: false, decision: null, question: 0 }
      const payload =
        act === 'place'
          ? { act, table, round, spot, amount: STAKE }
          : { act, table, round, spot: laidOn, amount: 0 }
      return bets(
        { sessionID: at.sessionID, ...rest, ...payload, ...request() },
        new Date(closesAt + lateMs),
      ).then(
        () => null,
        (error: unknown) => (error instanceof Refused ? error.refusal : String(error)),
      )
    }
    const before = await fundsOf()
    for (const lateMs of [0, 1, 10, 1_000])
      expect([lateMs, await arriving('place', lateMs)]).toEqual([lateMs, 'bets-closed'])
    expect(await fundsOf()).toBe(before)
    expect(await arriving('place', -1)).toBeNull()
    expect(await fundsOf()).toBe(before - STAKE)
    // Tickets are taken back by the number of one.
    laidOn = (await at.open()).seat?.stakes[0]?.spot ?? spot
    for (const lateMs of [0, 1, 10, 1_000])
      expect([lateMs, await arriving('take-back', lateMs)]).toEqual([lateMs, 'bets-closed'])
    expect(await fundsOf()).toBe(before - STAKE)
    expect(await arriving('take-back', -1)).toBeNull()
    expect(await fundsOf()).toBe(before)
  })

  it.each(PHASES)(
    'whoever leads is killed while a round is %s: nothing of theirs is taken any more, and the next one ends it, once, with what was drawn',
    async (phase, isAt) => {
      const round = await openRound()
      const moved = (await movesOn(round)).length
      doneOf(await at.act({ act: 'place', round, spot, amount: STAKE, ...request() }))
      await lead.until(at, (now) => now?.number === round && isAt(now))
      const killed = await lead.take()
      const before = await rowOf(round)
      await lead.take()
      // Late enough for whatever it was about to do.
      lead.aheadMs += 600_000
      await expect(killed.step(), phase).rejects.toThrow(Deposed)
      expect(await rowOf(round)).toEqual(before)
      await lead.until(at, (now) => now?.number === round && now.phase === 'settled')
      const after = await rowOf(round)
      if (spot !== SEAT && before?.outcome)
        expect(after?.outcome).toMatchObject(drawnIn(before.outcome, after?.outcome))
      if (before?.crowd) expect(after?.crowd).toEqual(before.crowd)
      expect((await movesOn(round)).slice(moved)).toEqual(['hold-raise', 'settle'])
    },
    60_000,
  )

  async function rowOf(round: number) {
    const { rows } = await house.owner.pool.query<{ outcome: Outcome | null; crowd: string[] }>(
      `select to_jsonb(r) as recorded, outcome, crowd from floor_rounds r where table_id = $1 and number = $2`,
      [table, round],
    )
    return rows[0]
  }

  async function movesOn(round: number): Promise<string[]> {
    const { rows } = await house.owner.pool.query<{ move: string }>(
      `select e.move from floor_bets f join entries e on e.member_id = f.member_id and e.source = 'bet'
         and e.reference ~ ('^[a-z]+:' || f.id || '(:|$)')
       where f.table_id = $1 and f.number = $2 order by e.seq`,
      [table, round],
    )
    return rows.map(({ move }) => move)
  }
})

/** What of an outcome has to stand as it was: cards and prices of a street come behind those of the one before it. */
function drawnIn(before: Outcome, after: Outcome | null = null): object {
  const { numbers = [], prices: _, ...whole } = before
  return {
    ...whole,
    ...(before.numbers && {
      numbers: [...numbers, ...(after?.numbers ?? []).slice(numbers.length)],
    }),
  }
}

it('the books agree after all of it', async () => {
  expect(await findingsOf(house)).toEqual([])
})
