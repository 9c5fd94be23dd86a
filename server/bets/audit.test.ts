import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira, type Money } from '#contract/money.ts'
import { isPosted, post } from '#ledger/post.ts'
import { holdRaise, release, settle } from '#ledger/testing-moves.ts'
import { port } from '../database/database.ts'
import { openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, type TestHouse } from '../testing.ts'
import { memberIds } from '../tournament/testing.ts'
import { BET_CHECKS } from './audit.ts'

let house: TestHouse
let demo: bigint
/** A slot's bet that paid, one that waits, a void one at a table, and one that was held until its end. */
const bets = { paid: 0n, open: 0n, void: 0n, held: 0n }

beforeAll(async () => {
  house = await startTestHouse()
  demo = (await memberIds(house.database.db))['demo'] ?? 0n
  const slot = await openSlot(await loginAs(house, 'demo'))
  bets.paid = BigInt((await slot.playUntilOpen()).round.roundID)
  await slot.endRound()
  bets.open = BigInt((await slot.playUntilOpen()).round.roundID)
  bets.void = await voidBet()
  bets.held = await heldBet()
}, 120_000)
afterAll(() => house.close())

const ACCOUNT = 'games:cini'
const at = new Date()
const keyOf = (reference: string) => ({ memberId: demo, source: 'bet', reference })

async function posted(move: Parameters<typeof post>[1]): Promise<void> {
  expect(isPosted(await post(port(house.database.db), move))).toBe(true)
}

/** A bet at a table whose stake is set aside, as a table's are. */
async function holdBet(held: Money): Promise<bigint> {
  const { pool } = house.database
  const { rows } = await pool.query<{ id: bigint }>("select nextval('bet_ids') as id")
  const id = rows[0]?.id ?? 0n
  const key = keyOf(`stake:${id}`)
  await posted(holdRaise(key, key, held, ACCOUNT))
  await pool.query(
    `insert into bets (member_id, id, kind, account, game, stake, placed_at)
     values ($1, $2, 'table', $3, 'european-roulette', $4, $5)`,
    [demo, id, ACCOUNT, held, at],
  )
  return id
}

async function voidBet(): Promise<bigint> {
  const { pool } = house.database
  const id = await holdBet(lira(10))
  await posted(release(keyOf(`refund:${id}`), keyOf(`stake:${id}`), lira(10), ACCOUNT))
  await pool.query('select bet_void(array[$1::bigint], array[$2::bigint], $3)', [demo, id, at])
  return id
}

/** What it won comes with the end of the hold. */
async function heldBet(): Promise<bigint> {
  const { pool } = house.database
  const id = await holdBet(lira(8))
  const end = { taken: lira(8), won: lira(3) }
  await posted(settle(keyOf(`payout:${id}`), keyOf(`stake:${id}`), end, ACCOUNT))
  await pool.query(
    `select bet_settle(array[$1::bigint], array[$2::bigint], array[$3::bigint], array[0], $4)`,
    [demo, id, lira(3), at],
  )
  return id
}

class Undo extends Error {}

/** Tampers inside a transaction and takes it back; answers what the checks of bets alone find. */
async function foundAfter(...tampering: string[]): Promise<string[]> {
  let kinds: string[] = []
  const work = house.owner.db.transaction().execute(async (transaction) => {
    const q = port(transaction)
    for (const text of tampering) await q.query(text, [])
    const found = await Promise.all(BET_CHECKS.map(({ text }) => q.query(text, [])))
    kinds = [...new Set(found.flatMap(({ rows }) => rows.map(({ kind }) => String(kind))))].sort()
    throw new Undo()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return kinds
}

type Which = keyof typeof bets
const bet = (which: Which, set: string): string =>
  `update bets set ${set} where member_id = ${demo} and id = ${bets[which]}`
const entry = (which: Which, part: string): string =>
  `where member_id = ${demo} and reference = '${part}:${bets[which]}'`
const UNCHECKED = `do $$ declare name text; begin
  for name in select conname from pg_constraint where conrelid = 'bets'::regclass and contype = 'c'
  loop execute format('alter table bets drop constraint %I', name); end loop; end $$`

describe('the audit of bets', () => {
  it('finds nothing where bets and entries agree, of whatever kind and state', async () => {
    expect(await foundAfter()).toEqual([])
  })

  it.each<[string, () => string[], string[]]>([
    ['a bet taken out', () => [`delete from bets where id = ${bets.paid}`], ['entry-without-bet']],
    [
      'an entry that names no bet',
      () => [`update entries set reference = 'stake:none' ${entry('paid', 'stake')}`],
      ['bet-without-stake', 'entry-without-bet'],
    ],
    [
      'a stake that was never taken',
      () => [`delete from entries ${entry('void', 'stake')}`],
      ['bet-still-holds', 'bet-without-stake'],
    ],
    ['another stake', () => [bet('paid', 'stake = stake + 1')], ['stake-differs']],
    ['another stake while it is open', () => [bet('open', 'stake = stake + 1')], ['stake-differs']],
    ['a stake of other parts', () => [bet('paid', 'stake_bonus = 1')], ['stake-differs']],
    [
      'a payout of a bet that is open and says nothing of it',
      () => [bet('held', "state = 'open', settled_at = null, payout = 0")],
      ['payout-differs'],
    ],
    [
      'a payout that was never posted',
      () => [`delete from entries ${entry('paid', 'payout')}`],
      ['bet-without-payout'],
    ],
    ['another payout', () => [bet('paid', 'payout = payout + 1')], ['payout-differs']],
    ['a payout of other parts', () => [bet('paid', 'payout_bonus = 1')], ['payout-differs']],
    [
      'a payout posted twice',
      () => [
        `insert into entries select (e).* from (select jsonb_populate_record(e, jsonb_build_object(
           'seq', e.seq + 1000, 'reference', e.reference || ':again')) as e
           from entries e ${entry('paid', 'payout')}) again`,
      ],
      ['payout-differs'],
    ],
    [
      'a settled bet said to be void',
      () => [bet('held', "state = 'void', payout = stake")],
      ['void-bet-paid', 'void-not-returned'],
    ],
    [
      'a void bet whose stake stayed',
      () => [`delete from entries ${entry('void', 'refund')}`],
      ['bet-still-holds', 'void-not-returned'],
    ],
    [
      'a hold that outlives its bet',
      () => [
        `update entries set held_delta = held_delta + 5, house_delta = house_delta - 5 ${entry('held', 'payout')}`,
      ],
      ['bet-still-holds'],
    ],
    [
      'a hold that names another bet',
      () => [
        `update entries set held_delta = held_delta + 5, house_delta = house_delta - 5 ${entry('open', 'stake')}`,
        `insert into holds (member_id, source, reference, cash_open, bonus_open)
           values (${demo}, 'bet', 'stake:${bets.held}', 5, 0)`,
      ],
      ['bet-holds-differ', 'hold-without-bet'],
    ],
    [
      'a round said to be of another slot',
      () => [
        bet(
          'paid',
          `game_id = (select id from catalogue_games g where g.kind = 'slot' and g.id <> game_id limit 1)`,
        ),
      ],
      ['bet-of-other-game'],
    ],
    [
      'money of another account',
      () => [bet('paid', "account = 'poker'")],
      ['bet-of-other-account'],
    ],
    ['entries of another kind', () => [bet('paid', "kind = 'coupon'")], ['bet-of-other-source']],
    [
      'a kind that there is not',
      () => [bet('void', "kind = 'dice'")],
      ['bet-of-no-kind', 'bet-of-other-source'],
    ],
    [
      'a state that there is not',
      () => [UNCHECKED, bet('paid', "state = 'lost'")],
      ['bet-state-wrong'],
    ],
    [
      'a round of a slot that is open and paid',
      () => [UNCHECKED, bet('open', 'payout = 1')],
      ['bet-state-wrong', 'bet-without-payout'],
    ],
    [
      'an end without its time',
      () => [UNCHECKED, bet('paid', 'settled_at = null')],
      ['bet-state-wrong'],
    ],
    [
      'more bonus money than money',
      () => [UNCHECKED, bet('paid', 'payout_bonus = payout + 1')],
      ['bet-parts-wrong', 'payout-differs'],
    ],
    [
      'an end before its beginning',
      () => [bet('paid', "settled_at = placed_at - interval '1 second'")],
      ['bet-ends-before-it-began'],
    ],
  ])('finds %s', async (_what, tampering, kinds) => {
    expect(await foundAfter(...tampering())).toEqual(kinds)
  })
})
