import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '#ledger/audit.ts'
import { bonusGrant } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { lira } from '#contract/money.ts'
import { port } from '../database/database.ts'
import { sitDown, type Player } from '../jackpot/testing.ts'
import { ROUND_CHECKS } from '../round/fairness/audit.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'

let house: TestHouse
let player: Player
beforeAll(async () => {
  house = await startTestHouse()
  player = await sitDown(house, 1_000)
})
afterAll(() => house.close())

const setActive = (is_active: boolean) =>
  house.database.db
    .updateTable('members')
    .set({ is_active })
    .where('id', '=', player.memberId)
    .execute()

const entries = async () =>
  (
    await house.database.db
      .selectFrom('entries')
      .select('seq')
      .where('member_id', '=', player.memberId)
      .execute()
  ).length

it('a member whose account the operator closed stakes no more at a game that is open, and is told why', async () => {
  const { slot } = player
  await slot.play()
  await slot.endRound()
  const before = await entries()
  await setActive(false)
  const refused = await slot.play({ requestId: 'after' })
  expect(refused).toMatchObject({ http: 400, error: 'ERR_IS', refusal: 'account-closed' })
  expect(await entries()).toBe(before)
  await setActive(true)
  expect((await slot.play({ requestId: 'after' })).http).toBe(200)
  await slot.endRound()
})

it('what was won before is paid all the same, and a repeated play is told again', async () => {
  const { slot } = player
  let requestId = 0
  let round
  let balance
  do {
    requestId += 1
    ;({ round, balance } = await slot.play({ requestId: `won-${requestId}` }))
  } while (!round.active)
  await setActive(false)
  expect((await slot.play({ requestId: `won-${requestId}` })).round).toEqual(round)
  const ended = await slot.endRound()
  expect(ended.balance.amount).toBe(balance.amount + round.payout)
  expect(await slot.play()).toMatchObject({ error: 'ERR_IS', refusal: 'account-closed' })
  await setActive(true)
})

it('of many stakes in one call only theirs is refused', async () => {
  const other = await sitDown(house, 10)
  await setActive(false)
  const { rows } = await house.database.pool.query(
    `select member_id, outcome from unnest(take_stakes(array(
       select ledger_stake(member, 'test', 'both', 1000000, 'sportsbook', null)
       from unnest($1::bigint[]) member), now())) order by member_id`,
    [[player.memberId, other.memberId]],
  )
  expect(rows).toEqual([
    { member_id: player.memberId, outcome: 'account-closed' },
    { member_id: other.memberId, outcome: 'posted' },
  ])
  await setActive(true)
})

it('a stake that many rules refuse is answered once, by the first of them', async () => {
  const [second, other] = [await sitDown(house, 10), await sitDown(house, 10)]
  const client = await house.owner.pool.connect()
  await client.query('begin')
  await client.query(`create or replace function may_stake(p_stakes ledger_move[], p_now timestamptz)
    returns table (member_id bigint, refusal text) language sql stable as $$
      select s.member_id, case when rule = 1 then 'limit-reached' else 'bonus-stake-max' end
      from generate_series(1, 30) rule, unnest(p_stakes) s
      where s.member_id <> ${other.memberId} order by rule, s.member_id desc $$`)
  const { rows } = await client.query(
    `select member_id, outcome from unnest(take_stakes(array(
       select ledger_stake(member, 'test', 'twice', 1000000, 'sportsbook', null)
       from unnest($1::bigint[]) member), now())) order by member_id`,
    [[player.memberId, second.memberId, other.memberId]],
  )
  await client.query('rollback')
  client.release()
  expect(rows).toEqual([
    { member_id: player.memberId, outcome: 'limit-reached' },
    { member_id: second.memberId, outcome: 'limit-reached' },
    { member_id: other.memberId, outcome: 'posted' },
  ])
})

it('the game server takes bonus money once the cash is gone, and pays back what it came from', async () => {
  const { memberId, slot } = await sitDown(house, 1)
  const key = { memberId, source: 'test', reference: 'grant' }
  await post(port(house.database.db), bonusGrant(key, lira(50)))
  const balance = (await slot.balance()).balance.amount
  expect(balance).toBe(Number(lira(51)))
  const played = await slot.play({ amount: 4_000_000 })
  expect(played.balance.amount).toBe(balance - 4_000_000)
  const bet = async () =>
    house.database.db
      .selectFrom('bets')
      .select(['stake', 'stake_bonus', 'payout', 'payout_bonus'])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
  expect(await bet()).toMatchObject({ stake: lira(4), stake_bonus: lira(3) })
  await slot.endRound()
  const { payout, payout_bonus } = await bet()
  expect(payout).toBe(BigInt(played.round.payout))
  expect(payout_bonus).toBe((payout * 3n) / 4n)
})

it('leaves books that are right', async () => {
  const report = await audit(port(house.database.db), { checks: ROUND_CHECKS })
  // The stake that was posted without a game stands for no bet, and is of a source of its own.
  expect(report.findings).toEqual([])
})

/** Moves that take a stake: made for the question, and posted by it alone. */
const STAKES = /\bledger_(stake|hold_raise)\(/
const ASKED = /\b(take_stakes|may_stake|may_keep_stake)\(/
const POSTED_UNASKED = /\bledger_post\(\s*array\[\s*ledger_(stake|hold_raise)\(/

it('is asked wherever a stake is made, in functions and in statements: nothing posts one by itself', async () => {
  const { rows } = await house.owner.pool.query<{ proname: string; prosrc: string }>(
    `select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const files = (await readdir('server', { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing-|migrations\//.test(name))
    .map((name) => path.join('server', name))
  const sources = [
    ...rows.map(({ proname, prosrc }) => [proname, prosrc] as const),
    ...(await Promise.all(
      files.map(async (name) => [name, await readFile(name, 'utf8')] as const),
    )),
  ]
  const staking = sources.filter(([name, text]) => STAKES.test(text) && !name.startsWith('ledger_'))
  expect(staking.length).toBeGreaterThan(4)
  expect(staking.filter(([, text]) => !ASKED.test(text)).map(([name]) => name)).toEqual([])
  expect(sources.filter(([, text]) => POSTED_UNASKED.test(text)).map(([name]) => name)).toEqual([])
})
