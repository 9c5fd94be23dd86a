import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deposit, withdrawalRequest, withdrawalReturn, type Move } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { stake } from '#ledger/testing-moves.ts'
import { port } from '#server/database/database.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'

const LIRA = 1_000_000n
const DAY_MS = 86_400_000

let house: TestHouse
let vip: Client
let memberId: bigint

beforeAll(async () => {
  house = await startTestHouse()
  vip = await loginAs(house, 'vip20')
  const { id } = await house.database.db
    .selectFrom('members')
    .select('id')
    .where('username', '=', 'vip20')
    .executeTakeFirstOrThrow()
  memberId = id
})
afterAll(() => house.close())

const key = (reference: string) => ({ memberId, source: 'test', reference })
async function move(...moves: readonly Move[]): Promise<void> {
  for (const each of moves) await post(port(house.database.db), each)
}
const history = async (payload: { limit?: number; before?: number } = {}) =>
  (await vip.call('finance/account_history', payload)).data
const kindsAndAmounts = async () =>
  (await history()).movements.map(({ kind, amount }) => [kind, amount])

/** As if all that has moved so far had moved so many days ago. */
const age = (days: number) =>
  house.owner.db
    .updateTable('entries')
    .set({ at: new Date(Date.now() - days * DAY_MS) })
    .where('member_id', '=', memberId)
    .execute()

describe('an account history', () => {
  it('names what changed the balance in its own words, newest first, with what was there afterwards', async () => {
    await age(30)
    await move(
      deposit(key('in'), 100n * LIRA, 'card'),
      stake(key('bet'), 15n * LIRA, 'games:test'),
      withdrawalRequest(key('out'), 40n * LIRA),
      withdrawalReturn(key('back'), 40n * LIRA),
    )
    expect(await kindsAndAmounts()).toEqual([
      ['withdrawal-return', 40],
      ['withdrawal', -40],
      ['stake', -15],
      ['deposit', 100],
    ])
    const { movements } = await history()
    const now = (await vip.call('finance/check_balance', {})).data[0]?.balance
    expect(movements[0]?.balance).toBe(now)
    expect(movements[3]?.balance).toBe((movements[2]?.balance ?? 0) + 15)
  })

  it('goes on behind a movement, and ends at the first that is older than seven days', async () => {
    const first = await history({ limit: 3 })
    expect(first).toMatchObject({ movements: { length: 3 }, more: true })
    const last = await history({ limit: 3, before: first.movements[2]?.movementID ?? 0 })
    expect(last.movements.map(({ kind }) => kind)).toEqual(['deposit'])
    expect(last.more).toBe(false)
    await age(7)
    expect((await history()).movements).not.toHaveLength(0)
    await age(8.01)
    expect(await history()).toEqual({ movements: [], more: false })
  })

  it('is a member’s own, and takes no odd limits', async () => {
    expect((await visitor(house).refused('finance/account_history', {})).code).toBe(403)
    for (const payload of [{ limit: 0 }, { limit: 51 }, { before: -1 }, { before: 1.5 }])
      expect((await vip.refused('finance/account_history', payload)).code).toBe(422)
    const other = await loginAs(house, 'demo')
    const theirs = (await other.call('finance/account_history', {})).data.movements
    expect(theirs.filter(({ amount }) => amount === 100 || amount === -15)).toEqual([])
  })
})
