import { afterAll, beforeAll, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { audit } from '#ledger/audit.ts'
import { HOT } from '#ledger/functions.ts'
import { port } from '../../database/database.ts'
import { give, makeLucky, playHigh, sitDown, type Player } from '../../jackpot/testing.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { ROUND_CHECKS } from '../fairness/audit.ts'

/** Plays that arrive together share a transaction, and nothing else. */

let house: TestHouse
const players: Player[] = []
beforeAll(async () => {
  house = await startTestHouse()
  for (let count = 0; count < 12; count += 1) players.push(await sitDown(house, 100))
})
afterAll(() => house.close())

const roundsOf = async ({ memberId }: Player) =>
  house.database.db.selectFrom('rounds').select('id').where('member_id', '=', memberId).execute()

/** How many transactions wrote the bets since one: plays that shared one have the same. */
async function transactionsSince(id: bigint): Promise<number> {
  const { rows } = await house.database.pool.query<{ count: bigint }>(
    'select count(distinct xmin::text) as count from bets where id > $1',
    [id],
  )
  return Number(rows[0]?.count)
}

const lastBet = async (): Promise<bigint> =>
  (
    await house.database.db
      .selectFrom('bets')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
  ).id ?? 0n

it('many members at once are played in fewer transactions, each with an answer of its own', async () => {
  const last = await lastBet()
  const replies = await Promise.all(
    players.map(({ slot }, at) => slot.play({ amount: (at + 1) * 1_000_000, requestId: 'one' })),
  )
  expect(replies.map(({ http }) => http)).toEqual(players.map(() => 200))
  expect(replies.map(({ round }) => round.amount)).toEqual(
    players.map((_, at) => (at + 1) * 1_000_000),
  )
  expect(replies.map(({ balance }) => balance.amount)).toEqual(
    players.map((_, at) => 100_000_000 - (at + 1) * 1_000_000),
  )
  expect(await transactionsSince(last)).toBeLessThan(players.length)
  await Promise.all(players.map(({ slot }) => slot.endRound()))
})

it('a refused neighbour, a repeat and a stranger’s token touch nobody else', async () => {
  const [poor, repeating, stranger, ...others] = players
  if (!poor || !repeating || !stranger) throw new Error('too few players')
  const before = await roundsOf(repeating)
  const forged = { sessionID: `${stranger.memberId}-${'A'.repeat(43)}` }
  const replies = await Promise.all([
    poor.slot.play({ amount: 200_000_000 }),
    repeating.slot.play({ amount: 2_000_000, requestId: 'one' }),
    stranger.slot.play(forged),
    ...others.map(({ slot }) => slot.play({ requestId: 'two' })),
  ])
  expect(replies.map(({ error }) => error)).toEqual([
    'ERR_IPB',
    undefined,
    'ERR_IS',
    ...others.map(() => undefined),
  ])
  expect(await roundsOf(repeating)).toEqual(before)
  await Promise.all(others.map(({ slot }) => slot.endRound()))
})

it('a play that breaks is taken back alone', async () => {
  const [rich, ...others] = players
  if (!rich) throw new Error('too few players')
  for (let billion = 0; billion < 9; billion += 1)
    await give(house, rich.memberId, lira(999_999_000))
  await makeLucky(house, rich, ['grand'])
  const before = await roundsOf(rich)
  const [broken, ...replies] = await Promise.all([
    playHigh(rich, { requestId: 'too-much' }),
    ...others.map(({ slot }) => slot.play({ requestId: 'three' })),
  ])
  expect([broken.http, broken.error]).toEqual([500, 'ERR_GEN'])
  expect(replies.map(({ http }) => http)).toEqual(others.map(() => 200))
  expect(await roundsOf(rich)).toEqual(before)
})

it('a member’s many plays at once are played one after the other', async () => {
  const [player] = players.slice(-1)
  if (!player) throw new Error('too few players')
  await player.slot.endRound()
  const before = (await roundsOf(player)).length
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => player.slot.play({ requestId: `many-${n % 5}` })),
  )
  for (const { error } of replies) expect([undefined, 'ERR_BE']).toContain(error)
  expect((await roundsOf(player)).length - before).toBeLessThanOrEqual(5)
})

it('is looked up by key, however many members and open bets the house has', async () => {
  const client = await house.database.pool.connect()
  await client.query('begin')
  for (const setting of HOT.match(/(?<=set )\w+ to \w+/g) ?? [])
    await client.query(`set local ${setting}`)
  await client.query(`prepare checks (round_seat[], round_bet[]) as
    select * from round_check($1, $2, 1, now())`)
  const { rows } = await client.query<Record<string, string>>(
    'explain (costs off) execute checks (null, null)',
  )
  await client.query('rollback')
  await client.query('deallocate checks')
  client.release()
  const plan = rows.flatMap((row) => Object.values(row)).join('\n')
  expect(plan).toContain('Index Cond: ((member_id = play.member_id)')
  expect(plan).not.toMatch(/hashed SubPlan|Hash Cond|Seq Scan|Bitmap/)
})

it('leaves books that are right', async () => {
  const { findings } = await audit(port(house.database.db), { checks: ROUND_CHECKS })
  expect(findings).toEqual([])
})

/** Whose patience ends on a slow machine asks again, with the same request. */
async function playedAtLast({ slot }: Player, requestId: string): Promise<void> {
  for (;;) {
    const { http } = await slot.play({ amount: 1_000_000, requestId })
    if (http === 200) return
    // As the protocol has it for a house that is busy.
    expect(http).toBe(500)
  }
}

it('wallets that somebody holds keep their members waiting, and nobody else, however many they are', async () => {
  // The first has more than a wallet holds.
  const seated = players.slice(1)
  const [held, others] = [seated.slice(0, 8), seated.slice(8)]
  await Promise.all(seated.map(({ slot }) => slot.endRound()))
  const holder = await house.owner.pool.connect()
  let played = 0
  const kept: Promise<void>[] = []
  try {
    await holder.query('begin')
    await holder.query('select from wallets where member_id = any ($1) for update', [
      held.map(({ memberId }) => memberId),
    ])
    for (const player of held)
      kept.push(playedAtLast(player, 'kept').then(() => void (played += 1)))
    const replies = await Promise.all(
      others.map(({ slot }) => slot.play({ amount: 1_000_000, requestId: 'beside' })),
    )
    expect(replies.map(({ http }) => http)).toEqual(others.map(() => 200))
    // And whoever comes while they wait, whatever they ask for.
    await Promise.all(others.map(({ slot }) => slot.endRound()))
    expect((await house.database.money.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(played).toBe(0)
  } finally {
    await holder.query('rollback')
    holder.release()
    await Promise.all(kept)
  }
  await Promise.all(held.map(({ slot }) => slot.endRound()))
})
