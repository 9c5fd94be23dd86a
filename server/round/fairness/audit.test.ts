import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '#ledger/audit.ts'
import { HASH_OF_E } from '#ledger/functions.ts'
import { PAYMENT_CHECKS } from '#server/cashier/audit.ts'
import { port } from '#server/database/database.ts'
import { untriggered } from '#server/audit/testing-audit.ts'
import { loginAs, startTestHouse, type TestHouse } from '#server/testing.ts'
import { ROUND_CHECKS } from './audit.ts'
import { openSlot } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
  const slot = await openSlot(await loginAs(house, 'demo'))
  await slot.playUntilOpen()
  await slot.endRound()
})
afterAll(() => house.close())

class Undo extends Error {}

/** Tampers inside a transaction, with all that a forger of one table would set right beside it. */
async function foundAfter(...tampering: string[]): Promise<string[]> {
  let kinds: string[] = []
  const work = house.owner.db.transaction().execute(async (transaction) => {
    const q = port(transaction)
    // What waits for the commit is done at once: this transaction never commits.
    await q.query('set constraints all immediate', [])
    for (const text of tampering) await q.query(text, [])
    const report = await audit(q, { checks: [...ROUND_CHECKS, ...PAYMENT_CHECKS] })
    kinds = [...new Set(report.findings.map(({ kind }) => kind))]
    throw new Undo()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return kinds
}

/** The last entry of whoever played last, taken out, and the wallet set back to before it. */
const LOSE_THE_TAIL = [
  `create temp table tail on commit drop as
     select distinct on (member_id) * from entries where source = 'round' order by member_id, seq desc`,
  'delete from entries e using tail t where e.member_id = t.member_id and e.seq = t.seq',
  `update wallets w set seq = w.seq - 1, head = t.prev, cash = w.cash - t.cash_delta,
     bonus = w.bonus - t.bonus_delta from tail t where t.member_id = w.member_id`,
]

describe('the audit across rooms', () => {
  it('finds nothing where rounds, deposits and entries agree', async () => {
    expect(await foundAfter()).toEqual([])
  })

  it('finds a lost last entry, though wallet and chain were set back', async () => {
    expect(await foundAfter(...LOSE_THE_TAIL)).toEqual(['bet-without-payout'])
  })

  it('finds a last entry rewritten with its hash and the wallet to match', async () => {
    const kinds = await foundAfter(
      LOSE_THE_TAIL[0] ?? '',
      `update entries e set cash_delta = e.cash_delta + 5, house_delta = e.house_delta - 5,
         cash = e.cash + 5 from tail t where e.member_id = t.member_id and e.seq = t.seq`,
      `update entries e set hash = ${HASH_OF_E} from tail t
         where e.member_id = t.member_id and e.seq = t.seq`,
      `update wallets w set cash = w.cash + 5, head = e.hash from entries e, tail t
         where e.member_id = t.member_id and e.seq = t.seq and w.member_id = t.member_id`,
    )
    expect(kinds).toEqual(['payout-differs'])
  })

  it('finds a member whose whole ledger was taken out', async () => {
    const kinds = await foundAfter('delete from entries', 'delete from wallets')
    expect(kinds).toEqual(expect.arrayContaining(['bet-without-stake', 'deposit-without-entry']))
  })

  it('finds a lost round, and a round that was never staked', async () => {
    const last = 'where (member_id, id) in (select member_id, max(id) from rounds group by 1)'
    const lost = await foundAfter(`delete from rounds ${last}`)
    expect(lost).toEqual(expect.arrayContaining(['bet-without-round', 'nonce-lost']))
    expect(await foundAfter(`update bets set stake = stake + 1 ${last}`)).toEqual(['stake-differs'])
  })

  it('finds a round without its bet, and a payout that was not drawn', async () => {
    const last = 'where (member_id, id) in (select member_id, max(id) from bets group by 1)'
    expect(await foundAfter(`delete from bets ${last}`)).toEqual(
      expect.arrayContaining(['entry-without-bet', 'round-without-bet']),
    )
    expect(await foundAfter(`update rounds set payout = payout + 1 ${last}`)).toEqual([
      'payout-not-drawn',
    ])
  })

  it('finds an open round that was made void once its outcome was known, its stake given back', async () => {
    const slot = await openSlot(await loginAs(house, 'demo'))
    await slot.playUntilOpen()
    const kinds = await foundAfter(
      `select ledger_post(array[ledger_payout(member_id, 'round', 'refund:' || id, stake, account, 'void', stake, 0)])
         from bets where state = 'open'`,
      `select bet_void(array[member_id], array[id], now()) from bets where state = 'open'`,
    )
    await slot.endRound()
    expect(kinds).toEqual(['round-void-after-draw'])
  })

  it('finds nonces that were skipped, lost or never counted, and a lost seed', async () => {
    const last = '(select member_id, max(id) from rounds group by 1)'
    const moved = `update rounds set nonce = nonce + 1 where (member_id, id) in ${last}`
    expect(await foundAfter(moved)).toEqual(['nonce-lost', 'nonce-not-counted'])
    expect(await foundAfter('update member_seeds set nonce = nonce + 1')).toEqual(['nonce-lost'])
    expect(await foundAfter('update member_seeds set nonce = nonce - 1 where nonce > 0')).toEqual([
      'nonce-not-counted',
    ])
    expect(await foundAfter('update rounds set seed_seq = seed_seq + 1')).toEqual([
      'nonce-lost',
      'nonce-not-counted',
    ])
    expect(await foundAfter('update member_seeds set seq = seq + 1')).toEqual(
      expect.arrayContaining(['nonce-not-counted', 'seed-lost']),
    )
  })

  it('finds a deposit whose amount was changed, and money that no deposit brought', async () => {
    const changed = await foundAfter(
      untriggered('cash_transactions'),
      'update cash_transactions set amount = amount * 2',
    )
    expect(changed).toEqual(['deposit-differs', 'transactions-miscounted', 'amounts-miscounted'])
    const stray = await foundAfter(
      "update cash_transactions set status = 1003, canceled_by = 'house'",
    )
    expect(stray).toEqual(['entry-without-deposit'])
  })

  it('trusts no function of the database it reads', async () => {
    const kinds = await foundAfter(
      `create or replace function ledger_entry_hash(e entries) returns bytea language sql immutable
         as $$ select e.hash $$`,
      "update entries set content = 'x' where seq = 1",
    )
    expect(kinds).toEqual(['altered'])
  })
})
