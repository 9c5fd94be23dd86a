import { lira, type Money } from '#contract/money.ts'
import { balanceOf } from '#ledger/balance.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { port } from '../database/database.ts'
import { visitor, type Client, type TestHouse } from '../testing.ts'
import type { Transfer } from './transfer-row.ts'

export const POKER = { productId: 'poker' } as const

export interface Guest {
  id: bigint
  username: string
  client: Client
}

/** Members as `newMember` of the account makes them, and their password. */
export interface Made {
  newMember: (house: TestHouse) => Promise<{ id: bigint; username: string }>
  password: string
}

/** New members with so much money, logged in; players have a name in the room, too. */
export function guestsOf({ newMember, password }: Made) {
  async function newGuest(house: TestHouse, amount: Money = lira(1_000)): Promise<Guest> {
    const { id, username } = await newMember(house)
    const key = { memberId: id, source: 'test', reference: 'first' }
    await post(port(house.database.db), deposit(key, amount, 'test'))
    const client = visitor(house)
    await client.login(username, password)
    return { id, username, client }
  }
  async function newPlayer(house: TestHouse, amount?: Money): Promise<Guest> {
    const guest = await newGuest(house, amount)
    await guest.client.call('klasGaming/createMember', { ...POKER, username: guest.username })
    return guest
  }
  return { newGuest, newPlayer }
}

export const cashOf = async ({ database }: TestHouse, { id }: Pick<Guest, 'id'>): Promise<Money> =>
  (await balanceOf(port(database.db), id)).cash

export function transfersOf({ database }: TestHouse, { id }: Guest): Promise<Transfer[]> {
  return database.db
    .selectFrom('poker_transfers')
    .selectAll()
    .where('member_id', '=', id)
    .orderBy('id')
    .execute()
}

/** As if so long had passed since: the job asks after nothing that is new. */
export async function makeOld({ owner }: TestHouse, { id }: Guest): Promise<void> {
  await owner.pool.query(
    `update poker_transfers set created_at = created_at - interval '2 minutes' where member_id = $1`,
    [id],
  )
}
