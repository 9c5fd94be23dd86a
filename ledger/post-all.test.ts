import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { clientPort, snapshot } from '#server/database/database.ts'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import { audit, isClean } from './audit.ts'
import { balanceOf } from './balance.ts'
import * as moves from './moves.ts'
import { isPosted, post, postAll } from './post.ts'
import type { QueryPort } from './query-port.ts'
import { readMove } from './table-testing.ts'

let database: FreshDatabase
let q: QueryPort
beforeAll(async () => {
  database = await freshDatabase()
  q = clientPort(database.pool)
})
afterAll(() => database.close())

/** Each line a member and a move; all in one call. */
async function together(lines: readonly (readonly [bigint, string])[]): Promise<string[]> {
  const answers = await postAll(
    q,
    lines.map(([member, line]) => readMove(member, line)),
  )
  return answers.map((answer) =>
    isPosted(answer) ? (answer.repeated ? 'repeated' : 'posted') : answer.refusal,
  )
}

describe('many members in one call', () => {
  it('are each posted or refused by themselves, and answered in the order they came', async () => {
    for (const member of [1n, 2n, 3n, 5n]) await post(q, readMove(member, 'deposit d 100 hvl'))
    await post(q, readMove(2n, 'stake s 10 games:kasa'))
    await post(q, readMove(3n, 'stake s 11 games:kasa'))
    await post(q, readMove(5n, 'hold h 100 games:kasa'))
    const answers = await together([
      [4n, 'stake s 10 games:kasa'],
      [3n, 'stake s 10 games:kasa'],
      [1n, 'stake s 10 games:kasa jackpots:1'],
      [2n, 'stake s 10 games:kasa'],
      [5n, 'settle x 60 h 90 games:kasa'],
      [6n, 'deposit d 7 hvl'],
    ])
    expect(answers).toEqual([
      'insufficient-funds',
      'reference-reused',
      'posted',
      'repeated',
      'posted',
      'posted',
    ])
    const cash = [1n, 2n, 3n, 4n, 5n, 6n].map(async (member) => (await balanceOf(q, member)).cash)
    expect(await Promise.all(cash)).toEqual([90, 90, 89, 0, 90, 7].map((amount) => lira(amount)))
    expect((await balanceOf(q, 5n)).held).toBe(lira(40))
  })

  it('hold, settle and release together, each hold of its own', async () => {
    const members = [11n, 12n, 13n]
    await together(members.map((member) => [member, 'deposit d 100 hvl']))
    await together(members.map((member) => [member, 'hold h 30 games:kasa']))
    const ends = [
      'settle e 30 h 75 games:kasa',
      'release e 30 h games:kasa',
      'settle e 31 h 0 games:kasa',
    ]
    expect(await together(members.map((member, at) => [member, ends[at] ?? '']))).toEqual([
      'posted',
      'posted',
      'hold-closed',
    ])
    const balances = await Promise.all(members.map((member) => balanceOf(q, member)))
    expect(balances.map(({ cash }) => cash)).toEqual([lira(145), lira(100), lira(70)])
    expect(balances.map(({ held }) => held)).toEqual([0n, 0n, lira(30)])
  })

  it('move once each: a member who is named twice is a fault, and nothing moves', async () => {
    const twice: [bigint, string][] = [
      [21n, 'deposit a 1 hvl'],
      [22n, 'deposit a 1 hvl'],
      [21n, 'deposit b 1 hvl'],
    ]
    for (const _again of ['without wallets', 'with them']) {
      await expect(together(twice)).rejects.toThrow(/once/)
      expect((await balanceOf(q, 22n)).cash).toBe(0n)
      await database.pool.query(
        'insert into wallets (member_id) values (21), (22) on conflict do nothing',
      )
    }
  })

  it('are all taken back when one of them breaks', async () => {
    const good = moves.deposit({ memberId: 31n, source: 'x', reference: 'y' }, 5n, 'papara')
    const broken = moves.deposit({ memberId: 32n, source: 'x', reference: 'y' }, 5n, 'NO; such')
    await expect(postAll(q, [good, broken])).rejects.toThrow(/house/)
    expect((await balanceOf(q, 31n)).cash).toBe(0n)
  })

  it('in whatever order they are named, and however many calls there are, never wait in a circle', async () => {
    const members = Array.from({ length: 12 }, (_, n) => 41n + BigInt(n))
    const call = (n: number) => {
      const order = n % 2 === 0 ? members : members.toReversed()
      return together(order.map((member) => [member, `deposit d${n} 1 hvl`]))
    }
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => call(n)))
    expect(answers.flat().every((outcome) => outcome === 'posted')).toBe(true)
    for (const member of members) expect((await balanceOf(q, member)).cash).toBe(lira(40))
  })

  it('leave books that are right', async () => {
    expect(isClean(await snapshot(database, (at) => audit(at)))).toBe(true)
  })
})
