/** Whoever excludes themselves while a bet of theirs is open at a table, and who is excluded before a round ends that they are asked in. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit, isClean } from '#ledger/audit.ts'
import { port } from '../../database/database.ts'
import { HOUSE_CHECKS } from '../../audit/house-audit.ts'
import { sitDown } from '../../jackpot/testing.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { isOver, sitAt } from '../kinds/testing-blackjack.ts'
import { doneOf, openTestTable, refusalOf, request } from '../testing.ts'

let house: TestHouse
let demo: Client
beforeAll(async () => {
  house = await startTestHouse()
  demo = await loginAs(house, 'demo')
})
afterAll(() => house.close())

const STAKE = 10_000_000
const PASSWORD = 'Demo123!'

interface Open {
  state: string
  held: bigint
  moves: string[]
}

/** Of the member's one bet: how it stands, what is held for them, and the moves it was. */
async function betOf(memberId: bigint): Promise<Open | undefined> {
  const { rows } = await house.database.pool.query<Open>(
    `select b.state, w.held, array(select e.move from entries e where e.member_id = b.member_id
         and e.source = 'bet' order by e.seq) as moves
     from bets b join wallets w on w.member_id = b.member_id where b.member_id = $1`,
    [memberId],
  )
  return rows[0]
}

it.each([
  ['avrupa-ruleti', 'Avrupa', '17'],
  ['zeplin', 'Zeplin', '1'],
  ['spaceman', 'Spaceman', '1'],
  ['blackjack-saray', 'Blackjack Saray', 'seat-1'],
])(
  'PROT-104 a member who excludes themselves with a bet open at %s bets no more, and what they have there is settled once',
  async (table, name, spot) => {
    const { client, memberId } = await sitDown(house, 1_000)
    const theirs = await openTestTable(house, client, { table, name, spot })
    const others = await openTestTable(house, demo, { table, name, spot })
    if (spot === 'seat-1') doneOf(await sitAt(theirs, 1))
    const round = await others.nextRound()
    const place = () => theirs.act({ act: 'place', round, amount: STAKE, ...request() })
    doneOf(await place())
    expect(await betOf(memberId)).toEqual({
      state: 'open',
      held: BigInt(STAKE),
      moves: ['hold-raise'],
    })
    await client.call('protection/self_exclude', { span: '6m', password: PASSWORD })
    expect(refusalOf(await place())).toBe('session-expired')
    await others.hurry(isOver(round))
    await expect.poll(async () => (await betOf(memberId))?.state).toBe('settled')
    expect(await betOf(memberId)).toEqual({
      state: 'settled',
      held: 0n,
      moves: ['hold-raise', 'settle'],
    })
  },
  60_000,
)

it('the books are clean after it', async () => {
  const report = await audit(port(house.database.db), { checks: HOUSE_CHECKS })
  expect(report.findings).toEqual([])
  expect(isClean(report)).toBe(true)
})
