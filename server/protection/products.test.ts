import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { TESTER } from '../action/testing.ts'
import { PRODUCTS, type Product } from '../database/tables/protection.ts'
import { sitDown, type Player } from '../jackpot/testing.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { closedProducts, setProductClosed } from './products.ts'

let house: TestHouse
let player: Player
beforeAll(async () => {
  house = await startTestHouse()
  player = await sitDown(house, 1_000)
})
afterEach(async () => {
  for (const product of PRODUCTS) await set(product, false)
})
afterAll(() => house.close())

const set = (product: Product, isClosed: boolean) =>
  setProductClosed(house.database.db, TESTER, { product, isClosed, now: house.clock() })

/** One bet of each product, by what tells one from the other: where it is staked, and the account on the other side. */
const STAKES: readonly (readonly [Product, string, string])[] = [
  ['slots', 'round', 'games:kasa'],
  ['tables', 'bet', 'games:kasa'],
  ['sportsbook', 'bet', 'sportsbook'],
  ['poker', 'asked', 'poker'],
]

let count = 0
async function outcomeOf(source: string, account: string, isInRound = false): Promise<string> {
  const { rows } = await house.database.pool.query<{ outcome: string }>(
    `select outcome from unnest(take_stakes(array[
       ledger_stake($1::bigint, $2, $3, 1000000, $4, null)], now(), $5))`,
    [player.memberId, source, `asked-${(count += 1)}`, account, isInRound],
  )
  return rows[0]?.outcome ?? 'none'
}

it.each(PRODUCTS)(
  'PROT-61 a closed product takes no stake, and the others do: %s',
  async (product) => {
    await set(product, true)
    for (const [other, source, account] of STAKES)
      expect([other, await outcomeOf(source, account)]).toEqual([
        other,
        other === product ? 'product-closed' : 'posted',
      ])
    await set(product, false)
    for (const [, source, account] of STAKES)
      expect(await outcomeOf(source, account)).toBe('posted')
  },
)

it('PROT-61 what a round under way asks for is taken all the same, and what was won is paid', async () => {
  const { slot } = player
  let round
  do ({ round } = await slot.play())
  while (!round.active)
  await set('slots', true)
  await set('tables', true)
  const { balance } = await slot.balance()
  expect((await slot.endRound()).balance.amount).toBe(balance.amount + round.payout)
  expect(await outcomeOf('bet', 'games:kasa', true)).toBe('posted')
  expect(await slot.play()).toMatchObject({ error: 'ERR_MAINTENANCE', refusal: 'product-closed' })
})

it('a product is closed once, and each act stands in the action log with its reason', async () => {
  expect([await set('poker', true), await set('poker', true)]).toEqual([true, false])
  expect([...(await closedProducts(house.database.db)).keys()]).toEqual(['poker'])
  expect([await set('poker', false), await set('poker', false)]).toEqual([true, false])
  const acts = await house.database.db
    .selectFrom('actions')
    .select(['what', 'target', 'why'])
    .where('target', '=', 'product:poker')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(acts).toEqual([
    { what: 'product.open', target: 'product:poker', why: TESTER.why },
    { what: 'product.close', target: 'product:poker', why: TESTER.why },
  ])
})
