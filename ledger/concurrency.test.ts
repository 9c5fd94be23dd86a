import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { clientPort, port, snapshot } from '#server/database/database.ts'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import { audit, isClean } from './audit.ts'
import { balanceOf } from './balance.ts'
import * as moves from './moves.ts'
import { holdRaise, release, settle, stake } from './testing-moves.ts'
import { isPosted, post, type Posted } from './post.ts'
import type { QueryPort } from './query-port.ts'

let database: FreshDatabase
let q: QueryPort
beforeAll(async () => {
  database = await freshDatabase()
  q = clientPort(database.pool)
})
afterAll(() => database.close())

/** Posts all at once; answers those that went through. */
async function atOnce(all: readonly moves.Move[]): Promise<Posted[]> {
  return (await Promise.all(all.map((move) => post(q, move)))).filter(isPosted)
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

describe('many at once', () => {
  it('posts 400 stakes of one new member without losing or doubling any', async () => {
    const key = { memberId: 1n, source: 'start', reference: 'money' }
    await post(q, moves.deposit(key, lira(1000), 'papara'))
    const stakes = times(400, (n) =>
      stake({ ...key, source: 'round', reference: `${n}` }, lira(1), 'games:kasa'),
    )
    const posted = await atOnce(stakes)
    expect(posted.length).toBe(400)
    expect(new Set(posted.map(({ seq }) => seq)).size).toBe(400)
    expect((await balanceOf(q, 1n)).cash).toBe(lira(600))
  })

  it('posts one of 100 with the same key and tells the others the same', async () => {
    const same = moves.deposit({ memberId: 2n, source: 'x', reference: 'y' }, lira(5), 'papara')
    const posted = await atOnce(times(100, () => same))
    expect(posted.filter(({ repeated }) => !repeated).length).toBe(1)
    expect(new Set(posted.map(({ seq, cash }) => `${seq} ${cash}`))).toEqual(new Set(['1 5000000']))
  })

  it.each([
    ['of ₺7', () => 7],
    ['of ₺30', () => 30],
  ])('accepts exactly as many of 100 withdrawals %s as the balance holds', async (_, amount) => {
    const memberId = 100n + BigInt(amount())
    await post(q, moves.deposit({ memberId, source: 'x', reference: 'y' }, lira(500), 'papara'))
    const asked = times(100, (n) =>
      moves.withdrawalRequest(
        { memberId, source: 'withdrawal', reference: `${n}` },
        lira(amount()),
      ),
    )
    const accepted = await atOnce(asked)
    expect(accepted.length).toBe(Math.floor(500 / amount()))
    const left = await balanceOf(q, memberId)
    expect(left).toMatchObject({
      cash: lira(500 % amount()),
      pending: lira(500 - (500 % amount())),
    })
  })

  it('never goes below zero under 100 withdrawals of different amounts', async () => {
    const memberId = 3n
    await post(q, moves.deposit({ memberId, source: 'x', reference: 'y' }, lira(500), 'papara'))
    const asked = times(100, (n) =>
      moves.withdrawalRequest({ memberId, source: 'w', reference: `${n}` }, lira(1 + (n % 40))),
    )
    const answers = await Promise.all(
      asked.map(async (move) => ({ move, done: await post(q, move) })),
    )
    const taken = answers.filter(({ done }) => isPosted(done)).map(({ move }) => move.amount)
    const { cash, pending } = await balanceOf(q, memberId)
    expect(pending).toBe(taken.reduce((sum, amount) => sum + amount, 0n))
    expect(cash).toBe(lira(500) - pending)
    const refused = answers.filter(({ done }) => !isPosted(done)).map(({ move }) => move.amount)
    expect(refused.every((amount) => amount > cash)).toBe(true)
  })

  it('lets either the payment or the return of a withdrawal win, not both', async () => {
    for (let n = 0; n < 30; n++) {
      const memberId = 500n + BigInt(n)
      await post(q, moves.deposit({ memberId, source: 'x', reference: 'y' }, lira(9), 'papara'))
      await post(q, moves.withdrawalRequest({ memberId, source: 'w', reference: '1' }, lira(9)))
      const end = { memberId, source: 'w', reference: '1/end' }
      const won = await atOnce([
        moves.withdrawalPay(end, lira(9), 'papara'),
        moves.withdrawalReturn(end, lira(9)),
      ])
      expect(won.length).toBe(1)
    }
  })

  it('ends a hold once, however many settle and release it together', async () => {
    const memberId = 4n
    await post(q, moves.deposit({ memberId, source: 'x', reference: 'y' }, lira(100), 'papara'))
    const held = { source: 'table', reference: 'bet' }
    await post(q, holdRaise({ memberId, ...held }, held, lira(100), 'games:kasa'))
    const won = await atOnce(
      times(50, (n) => {
        const key = { memberId, source: 'table', reference: `end-${n}` }
        return n % 2
          ? release(key, held, lira(60), 'games:kasa')
          : settle(key, held, { taken: lira(60) }, 'games:kasa')
      }),
    )
    expect(won.length).toBe(1)
    expect((await balanceOf(q, memberId)).held).toBe(lira(40))
  })

  it('lets transactions move the same members together when they go in ascending order', async () => {
    const members = [21n, 22n, 23n, 24n]
    const together = times(40, (n) =>
      database.db.transaction().execute(async (transaction) => {
        for (const memberId of members) {
          const key = { memberId, source: 'batch', reference: `${n}` }
          await post(port(transaction), moves.deposit(key, lira(1), 'papara'))
        }
      }),
    )
    await Promise.all(together)
    for (const memberId of members) expect((await balanceOf(q, memberId)).cash).toBe(lira(40))
  })
})

describe('the bank test', () => {
  it('shows every reader of a snapshot books that sum to zero, while money moves', async () => {
    let running = true
    let posted = 0
    const writers = times(8, async (writer) => {
      for (let n = 0; running; n++) {
        const key = {
          memberId: 900n + BigInt(n % 20),
          source: `writer-${writer}`,
          reference: `${n}`,
        }
        const even = (n + writer) % 2 === 0
        await post(
          q,
          even
            ? moves.deposit(key, lira(1 + (n % 7)), 'papara')
            : stake(key, lira(1 + (n % 5)), 'games:kasa'),
        )
        posted++
      }
    })
    const totals: string[] = []
    for (let read = 0; read < 30; read++) {
      const { rows } = await snapshot(database, (at) =>
        at.query(
          `select ((select sum(cash + bonus + held + pending) from wallets)
             + (select sum(house_delta) from entries))::text as off`,
          [],
        ),
      )
      totals.push(String(rows[0]?.['off']))
      await pause(50)
    }
    running = false
    await Promise.all(writers)
    expect(posted).toBeGreaterThan(500)
    expect(new Set(totals)).toEqual(new Set(['0']))
    expect(isClean(await snapshot(database, (at) => audit(at)))).toBe(true)
  })
})
