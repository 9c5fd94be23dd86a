import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { audit } from '#ledger/audit.ts'
import { balanceOf } from '#ledger/balance.ts'
import { bonusGrant } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { openSlot } from '../round/testing.ts'
import { ROUND_CHECKS } from '../round/fairness/audit.ts'
import { port } from '../database/database.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { hold, hoursFrom, memberIds } from '../tournament/testing.ts'
import { PROPORTION_CHECKS } from './proportion-audit.ts'
import { addBets, growBet, placeBet, settleBet, type StakedBet } from './testing.ts'

/** A bet of another kind than a slot's stands wherever bets are read, though no reader knows its kind. */

let house: TestHouse
let client: Client
let memberId: bigint
let table: StakedBet

const db = () => house.database.db
const findings = async (): Promise<string[]> =>
  (await audit(port(db()), { checks: [...ROUND_CHECKS, ...PROPORTION_CHECKS] })).findings.map(
    ({ kind }) => kind,
  )

beforeAll(async () => {
  house = await startTestHouse()
  client = await loginAs(house, 'demo')
  memberId = (await memberIds(db()))['demo'] ?? 0n
  const { id: gameId } = await db()
    .selectFrom('catalogue_games')
    .select('id')
    .where('game', '=', 'yonca-bahcesi')
    .executeTakeFirstOrThrow()
  const stake = lira(10)
  table = { memberId, kind: 'table', gameId, game: 'yonca-bahcesi', at: house.clock(), stake }
})
afterAll(() => house.close())

const net = async (): Promise<number> => (await client.call('casino/play_session', {})).data.net
const lastLine = async () => (await client.call('casino/game_history', {})).data[0]

describe('a bet at a table', () => {
  it('stands in history, last games and net position while it is open, and grows', async () => {
    const before = await net()
    const id = await placeBet(db(), table)
    const open = { roundID: Number(id), stake: 10, payout: null, active: true, mode: 'table' }
    expect(await lastLine()).toMatchObject(open)
    expect(await net()).toBe(before - 10)
    const { data: last } = await client.call('casino/last_games', {})
    expect(last[0]).toMatchObject({ gameID: table.gameId, unfinished: true })
    const bet = { ...table, id }
    await growBet(db(), bet, lira(5))
    expect(await lastLine()).toMatchObject({ ...open, stake: 15 })
    expect(await net()).toBe(before - 15)
    expect(await findings()).toEqual([])
    await settleBet(db(), bet, lira(400))
    const settled = { payout: 400, active: false, multiplier: 400 / 15 }
    expect(await lastLine()).toMatchObject({ ...open, stake: 15, ...settled })
    expect(await net()).toBe(before + 385)
    expect(await findings()).toEqual([])
    expect((await client.refused('casino/round', { roundID: Number(id) })).code).toBe(404)
  })

  it('is a high win, and ranks in a tournament on its game', async () => {
    const { data: wins } = await visitor(house).call('casino/high_wins', {})
    expect(wins[0]).toMatchObject({ gameID: table.gameId, payout: 400, multiple: 26.66 })
    const games = { games: ['yonca-bahcesi'] }
    const id = await hold(db(), house.clock(), { ...games, from: -1, until: 1 })
    const { data } = await visitor(house).call('tournament/standings', { id })
    expect(data.standings).toMatchObject([{ rank: 1, score: 26.66 }])
  })

  it('is told in the personal data, whatever its kind', async () => {
    const { subjects } = (await client.call('user/personal_data', {})).data
    expect(subjects['bets']).toMatchObject([
      { kind: 'table', game: 'yonca-bahcesi', stake_try: 15, payout_try: 400, state: 'settled' },
    ])
  })

  it('keeps no slot from being played, nor its seeds from being renewed', async () => {
    const id = await placeBet(db(), { ...table, gameId: null, game: 'lale-devri' })
    const slot = await openSlot(client)
    const { round } = await slot.play()
    expect(round.amount).toBe(1_000_000)
    await slot.endRound()
    const { data: seeds } = await client.call('casino/seeds', {})
    expect(
      (await client.call('casino/rotate_seeds', { seq: seeds.seq, clientSeed: 'next' })).code,
    ).toBe(200)
    await settleBet(db(), { ...table, id }, 0n)
    expect(await findings()).toEqual([])
  })
})

it('a coupon is no line of the history of games, and counts in the net position', async () => {
  const { data: before, pagination } = await client.call('casino/game_history', {})
  const was = await net()
  const coupon = { ...table, kind: 'coupon', gameId: null, game: 'sports' } as const
  await placeBet(db(), coupon)
  const { data, pagination: now } = await client.call('casino/game_history', {})
  expect([data, now?.total]).toEqual([before, pagination?.total])
  expect(await net()).toBe(was - 10)
  expect((await client.call('casino/last_games', {})).data[0]?.name).toBe('Lale Devri')
})

it('a bet of cash and bonus money is held to each of its parts', async () => {
  const key = { memberId, source: 'test', reference: 'grant' }
  await post(port(db()), bonusGrant(key, lira(6)))
  const { cash } = await balanceOf(port(db()), memberId)
  const id = await placeBet(db(), { ...table, stake: cash + lira(6) })
  await settleBet(db(), { ...table, id }, 2n * (cash + lira(6)))
  expect(await balanceOf(port(db()), memberId)).toMatchObject({ cash: 2n * cash, bonus: lira(12) })
  expect(await findings()).toEqual([])
  const where = `where member_id = ${memberId} and id = ${id}`
  const off = async (set: string): Promise<string[]> => {
    await house.owner.pool.query(`update bets set ${set} ${where}`)
    return findings()
  }
  expect(await off('payout_bonus = payout_bonus - 1')).toEqual(['payout-differs'])
  expect(await off('payout_bonus = payout_bonus + 1, stake_bonus = stake_bonus - 1')).toEqual([
    'stake-differs',
  ])
  expect(await off('stake_bonus = stake_bonus + 1')).toEqual([])
})

it('a bet ends once, and neither grows nor ends after that', async () => {
  const added = { memberId, kind: 'table', game: table.game, at: table.at } as const
  const [id = 0n] = await addBets(db(), { ...added, stake: 10, payout: 20, state: 'open' })
  const one = async (call: string): Promise<unknown> => {
    const query = `select ${call} as answer`
    return (await house.database.pool.query<{ answer: unknown }>(query)).rows[0]?.answer
  }
  const settle = `bet_settle(array[${memberId}], array[${id}], array[7], array[0], now())`
  expect(await one(settle)).toBe(1)
  expect(await one(settle)).toBe(0)
  expect(await one(`bet_void(array[${memberId}], array[${id}], now())`)).toBe(0)
  expect(await one(`bet_grow(${memberId}, ${id}, 1, 0)`)).toBe(false)
  const bet = await db().selectFrom('bets').selectAll().where('id', '=', id).executeTakeFirst()
  expect(bet).toMatchObject({ state: 'settled', stake: lira(10), payout: 7n })
  await house.owner.db.deleteFrom('bets').where('id', '=', id).execute()
})

it('a void bet came back whole: it changes no net position and no standing', async () => {
  const before = await net()
  const at = hoursFrom(house.clock(), -0.5)
  const games = { games: ['kapadokya-1000'] }
  const tournament = await hold(db(), house.clock(), { ...games, from: -1, until: 1 })
  const added = { memberId, kind: 'table', game: 'kapadokya-1000', at } as const
  const [open = 0n] = await addBets(db(), { ...added, stake: 10, payout: 0, state: 'open' })
  await house.database.pool.query('select bet_void(array[$1::bigint], array[$2::bigint], now())', [
    memberId,
    open,
  ])
  const bet = await db().selectFrom('bets').selectAll().where('id', '=', open).executeTakeFirst()
  expect(bet).toMatchObject({ state: 'void', stake: lira(10), payout: lira(10) })
  expect(await net()).toBe(before)
  const { data } = await visitor(house).call('tournament/standings', { id: tournament })
  expect(data.standings).toEqual([])
})
