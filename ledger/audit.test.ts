import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { port, snapshot } from '#server/database/database.ts'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import { audit, isClean } from './audit.ts'
import { HASH_OF_E } from './functions.ts'
import { post } from './post.ts'
import { readMove } from './table-testing.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
  const q = port(database.db)
  for (const member of [1n, 2n, 3n])
    for (const line of [
      'deposit d 100 hvl',
      'stake a 30 games:kasa',
      'hold h 10 games:kasa',
      'withdraw w 5',
    ])
      await post(q, readMove(member, line))
})
afterAll(() => database.close())

class Undo extends Error {}

/** Tampers inside a transaction, reads what the audit finds there, and takes it all back. */
async function foundAfter(...tampering: string[]): Promise<string[]> {
  let kinds: string[] = []
  const work = database.db.transaction().execute(async (transaction) => {
    const q = port(transaction)
    for (const text of tampering) await q.query(text, [])
    const report = await audit(q)
    expect(isClean(report)).toBe(false)
    kinds = report.findings.map(({ kind }) => kind)
    throw new Undo()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return kinds
}

/** A constraint by its definition, dropped: whoever tampers may have done that too. */
function withoutConstraints(table: string): string {
  return `do $$ declare c text; begin
    for c in select conname from pg_constraint where conrelid = '${table}'::regclass
      and contype in ('c', 'u', 'p')
    loop execute 'alter table ${table} drop constraint ' || c; end loop; end $$`
}

describe('the audit', () => {
  it('finds nothing in clean books, counts them, and says how far it is', async () => {
    const steps: number[] = []
    const report = await snapshot(database, (q) =>
      audit(q, { onProgress: (done) => steps.push(done) }),
    )
    expect(isClean(report)).toBe(true)
    expect(report).toMatchObject({ members: 3, entries: 12, membersTotal: 210_000_000n })
    expect(steps).toEqual([3])
  })

  it('finds an altered entry', async () => {
    const kinds = await foundAfter(
      "update entries set content = 'x' where member_id = 2 and seq = 2",
    )
    expect(kinds).toEqual(['altered'])
  })

  it('finds an altered amount, even where both legs were changed together', async () => {
    const kinds = await foundAfter(
      'update entries set cash_delta = cash_delta + 5, house_delta = house_delta - 5 where member_id = 2 and seq = 2',
    )
    expect(kinds).toEqual(expect.arrayContaining(['altered', 'wrong-sum', 'wrong-balance']))
  })

  it('finds an entry altered together with its own hash', async () => {
    const kinds = await foundAfter(
      "update entries set move = 'gift' where member_id = 2 and seq = 2",
      `update entries e set hash = ${HASH_OF_E} where member_id = 2 and seq = 2`,
    )
    expect(kinds).toEqual(['not-of-its-move', 'chain-broken'])
  })

  it('finds an entry whose legs are not those of its move, hashed and summed up right', async () => {
    // A withdrawal whose money the house gives.
    const kinds = await foundAfter(
      `insert into entries select w.member_id, w.seq + 1, 'test', 'w2', 'withdrawal-request', '', 0, 0, 0, 5, 'games:kasa', -5,
         w.cash, w.bonus, w.held, w.pending + 5, now(), w.head, '', null, 0 from wallets w where w.member_id = 2`,
      `update entries e set hash = ${HASH_OF_E} where hash = ''`,
      `update wallets w set seq = e.seq, head = e.hash, pending = e.pending from entries e
         where e.member_id = w.member_id and e.reference = 'w2'`,
    )
    expect(kinds).toEqual(['not-of-its-move'])
  })

  it('finds an entry that says it was written before the one before it', async () => {
    const kinds = await foundAfter(
      "update entries set at = at - interval '1 hour' where member_id = 2 and seq = 4",
      `update entries e set hash = ${HASH_OF_E} where member_id = 2 and seq = 4`,
      `update wallets w set head = e.hash from entries e where e.member_id = w.member_id and w.member_id = 2 and e.seq = 4`,
    )
    expect(kinds).toEqual(['out-of-order'])
  })

  it('finds an altered balance', async () => {
    const kinds = await foundAfter('update wallets set cash = cash + 1 where member_id = 3')
    expect(kinds).toEqual(['wrong-balance'])
  })

  it('finds a deleted entry, in the middle and at the end', async () => {
    const middle = await foundAfter('delete from entries where member_id = 1 and seq = 2')
    expect(middle).toEqual(expect.arrayContaining(['chain-broken', 'wrong-balance']))
    const end = await foundAfter('delete from entries where member_id = 1 and seq = 4')
    expect(end).toEqual(['wrong-balance', 'chain-broken'])
  })

  it('counts what it finds beyond what it shows, however many were altered', async () => {
    const altered = 200_000
    const text = `select 'altered' as kind, 1::bigint as member_id, n as seq, null as row_name
      from generate_series(1, ${altered}::bigint) n order by n`
    const q = port(database.db)
    const worked = { kind: 'altered', memberId: 2n, seq: null, row: 'round 1' }
    const find = async () => Array.from({ length: altered }, () => worked)
    const report = await audit(q, { checks: [{ text }, { find }] })
    expect(report.findingsTotal).toBe(2 * altered)
    expect(report.findings).toHaveLength(100)
    expect(report.findings.at(-1)).toEqual({ kind: 'altered', memberId: 1n, seq: 100n, row: null })
    expect(isClean(report)).toBe(false)
  })

  it('finds a changed house leg: its account, and its amount', async () => {
    const account = await foundAfter(
      "update entries set house = 'promotions' where member_id = 1 and seq = 2",
    )
    expect(account).toEqual(['altered', 'not-of-its-move'])
    const amount = await foundAfter(
      withoutConstraints('entries'),
      'update entries set house_delta = house_delta - 1 where member_id = 1 and seq = 2',
    )
    expect(amount).toEqual(['not-zero', 'altered'])
  })

  it('finds a share that was given to another account, changed, taken out or put in', async () => {
    await post(port(database.db), readMove(4n, 'deposit d 100 hvl'))
    await post(port(database.db), readMove(4n, 'stake s 10 games:kasa jackpots:0.1'))
    const share = (set: string, seq: number) =>
      foundAfter(
        withoutConstraints('entries'),
        `update entries set ${set} where member_id = 4 and seq = ${seq}`,
      )
    expect(await share("share_house = 'promotions'", 2)).toEqual(['altered', 'not-of-its-move'])
    expect(await share('share_delta = share_delta + 1', 2)).toEqual(['not-zero', 'altered'])
    expect(
      await share(
        'share_house = null, house_delta = house_delta + share_delta, share_delta = 0',
        2,
      ),
    ).toEqual(['altered'])
    expect(
      await share("share_house = 'jackpots', share_delta = 1, house_delta = house_delta - 1", 1),
    ).toEqual(['altered', 'not-of-its-move'])
  })

  it('finds what was posted twice', async () => {
    const kinds = await foundAfter(
      withoutConstraints('entries'),
      'insert into entries select * from entries where member_id = 1 and seq = 4',
    )
    expect(kinds).toContain('posted-twice')
  })

  it('finds a balance below zero, a hold that backs nothing, and a wallet that is gone', async () => {
    const below = await foundAfter(
      withoutConstraints('wallets'),
      'update wallets set bonus = -1 where member_id = 1',
    )
    expect(below).toEqual(['wrong-balance', 'below-zero'])
    expect(await foundAfter('delete from holds where member_id = 1')).toEqual(['wrong-hold'])
    expect(await foundAfter('delete from wallets where member_id = 1')).toEqual(['no-wallet'])
  })
})
