import { TESTER } from '#server/action/testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira, toWire } from '#contract/money.ts'
import { audit, isClean } from '#ledger/audit.ts'
import { balanceOf } from '#ledger/balance.ts'
import { tournamentPrize } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { PAYMENT_CHECKS } from '../cashier/audit.ts'
import { port } from '../database/database.ts'
import { writePause } from '../protection/pauses.ts'
import { ROUND_CHECKS } from '../round/fairness/audit.ts'
import { openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { TOURNAMENT_CHECKS } from './audit.ts'
import { finishTournaments, prizeReference } from './finish.ts'
import { cancelTournament, listTournaments } from './operate.ts'
import { addBets } from '../bets/testing.ts'
import { hold, hoursFrom, memberIds } from './testing.ts'

let house: TestHouse
let members: Record<string, bigint>
let now: Date

beforeAll(async () => {
  house = await startTestHouse()
  members = await memberIds(house.database.db)
  now = house.clock()
})
afterAll(() => house.close())

const db = () => house.database.db
const memberId = (name: string): bigint => members[name] ?? 0n
const cashOf = async (name: string): Promise<number> =>
  toWire((await balanceOf(port(db()), memberId(name))).cash)

/** What each has got by it; held beforehand, the house's own job may have done it meanwhile. */
async function gains(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const names = ['demo', 'vip20', 'iki']
  const before = await Promise.all(names.map(cashOf))
  await work()
  const after = await Promise.all(names.map(cashOf))
  return Object.fromEntries(names.map((name, at) => [name, (after[at] ?? 0) - (before[at] ?? 0)]))
}

const finish = () => finishTournaments(house)
const NOTHING = { demo: 0, vip20: 0, iki: 0 }

/** The same with a tournament that was played and is over: its id, and what its end brought. */
async function ended(from: number, played: Record<string, number>, work = finish) {
  let id = 0
  const got = await gains(async () => {
    id = await overWith(from, played)
    await work()
  })
  return { id, got }
}

async function finalOf(id: number) {
  const rows = await db()
    .selectFrom('tournament_standings')
    .select(['rank', 'member_id', 'prize', 'paid_at'])
    .where('tournament_id', '=', id)
    .orderBy('rank')
    .execute()
  return rows.map(({ rank, member_id, prize, paid_at }) => ({
    rank,
    member_id,
    prize: prize === null ? null : toWire(prize),
    isPaid: paid_at !== null,
  }))
}

/** What was mailed to winners from then on. */
async function lettersSince(at: Date) {
  const letters = await db()
    .selectFrom('messages')
    .select(['member_id', 'lang', 'body_text'])
    .where('template', '=', 'tournament-prize')
    .where('created_at', '>=', at)
    .orderBy('id')
    .execute()
  return letters.map(({ member_id, lang, body_text }) => ({
    memberId: member_id,
    lang,
    lines: body_text.match(/^(Sıranız|Ödül): .+$/gm),
  }))
}

/** A tournament of its own hours, so that no other one's rounds count; two have played. */
async function overWith(from: number, played: Record<string, number>): Promise<number> {
  const id = await hold(db(), now, { from, until: from + 1, prizes: [500, 250] })
  for (const [name, payout] of Object.entries(played))
    await addBets(db(), { memberId: memberId(name), payout, at: hoursFrom(now, from + 0.5) })
  return id
}

it('PROT-53 whoever has excluded themselves meanwhile gets their prize all the same', async () => {
  const until = hoursFrom(now, 24 * 200)
  const pause = { kind: 'self-exclusion', until, now } as const
  const { got } = await ended(-40, { iki: 40 }, async () => {
    await writePause(db(), memberId('iki'), pause)
    await finish()
  })
  expect(got).toEqual({ ...NOTHING, iki: 500 })
  await house.owner.db.deleteFrom('protections').where('member_id', '=', memberId('iki')).execute()
})

describe('the end of a tournament', () => {
  it('fixes the standings and pays each prize once, however often the job runs', async () => {
    const began = house.clock()
    const { id, got } = await ended(-10, { demo: 40, vip20: 20, iki: 10 })
    expect(got).toEqual({ demo: 500, vip20: 250, iki: 0 })
    expect(await finalOf(id)).toEqual([
      { rank: 1, member_id: memberId('demo'), prize: 500, isPaid: true },
      { rank: 2, member_id: memberId('vip20'), prize: 250, isPaid: true },
      { rank: 3, member_id: memberId('iki'), prize: null, isPaid: false },
    ])
    expect(await gains(finish)).toEqual(NOTHING)
    expect(await lettersSince(began)).toEqual([
      { memberId: memberId('demo'), lang: 'tr', lines: ['Sıranız: 1.', 'Ödül: ₺500,00'] },
      { memberId: memberId('vip20'), lang: 'tr', lines: ['Sıranız: 2.', 'Ödül: ₺250,00'] },
    ])
    const { data } = await visitor(house).call('tournament/standings', { id })
    expect(data).toMatchObject({ Status: 'final', players: 3 })
  })

  it('changes nothing that is fixed, whatever is found later', async () => {
    const id = await overWith(-12, { demo: 40 })
    await finish()
    const late = { memberId: memberId('iki'), payout: 800, at: hoursFrom(now, -11.5) }
    const settled_at = hoursFrom(house.clock(), 1)
    const ids = await addBets(db(), late)
    await house.owner.db.updateTable('bets').set({ settled_at }).where('id', 'in', ids).execute()
    expect(await gains(finish)).toEqual(NOTHING)
    expect(await finalOf(id)).toHaveLength(1)
  })

  it('pays once when two processes finish at the same time', async () => {
    const { got } = await ended(-14, { demo: 40, vip20: 20 }, async () => {
      await Promise.all([finish(), finish(), finish()])
    })
    expect(got).toEqual({ demo: 500, vip20: 250, iki: 0 })
  })

  it('goes on where a kill left it: fixed and unpaid, paid and not noted', async () => {
    const before = await Promise.all(['demo', 'vip20'].map(cashOf))
    const id = await overWith(-16, { demo: 40, vip20: 20 })
    await db().updateTable('tournaments').set({ fixed_at: now }).where('id', '=', id).execute()
    const key = { memberId: memberId('demo'), source: 'tournament', reference: prizeReference(id) }
    await post(port(db()), tournamentPrize(key, lira(500)))
    await db()
      .insertInto('tournament_standings')
      .values(
        (['demo', 'vip20'] as const).map((name, at) => ({
          tournament_id: id,
          rank: at + 1,
          member_id: memberId(name),
          score: at === 0 ? 2_000n : 1_000n,
          at: hoursFrom(now, -15.5),
          prize: lira(at === 0 ? 500 : 250),
        })),
      )
      .execute()
    await finish()
    const after = await Promise.all(['demo', 'vip20'].map(cashOf))
    expect(after.map((cash, at) => cash - (before[at] ?? 0))).toEqual([500, 250])
    expect((await finalOf(id)).every(({ isPaid }) => isPaid)).toBe(true)
  })

  it('takes back the whole fixing when it fails half-way', async () => {
    const id = await overWith(-18, { demo: 40, vip20: 20 })
    const { pool } = house.owner
    await pool.query(`create function stuck() returns trigger language plpgsql as $$
      begin raise exception 'stuck'; end $$`)
    await pool.query(`create trigger stuck before update on tournaments for each row
      when (old.id = ${id}) execute function stuck()`)
    await expect(finish()).rejects.toThrow('stuck')
    expect(await finalOf(id)).toEqual([])
    await pool.query('drop trigger stuck on tournaments')
    expect(await gains(finish)).toEqual({ demo: 500, vip20: 250, iki: 0 })
  })

  it('pays the others when one prize is stuck, and that one later', async () => {
    await overWith(-20, { demo: 40, vip20: 20 })
    const { pool } = house.owner
    await pool.query(`create trigger stuck before insert on entries for each row
      when (new.member_id = ${memberId('demo')}) execute function stuck()`)
    expect(await gains(finish)).toEqual({ demo: 0, vip20: 250, iki: 0 })
    expect(house.logged()).toContain('a prize could not be paid')
    await pool.query('drop trigger stuck on entries')
    expect(await gains(finish)).toEqual({ demo: 500, vip20: 0, iki: 0 })
  })

  it('loses and doubles nothing when its connection dies between the entry and the note of it', async () => {
    const { pool } = house.owner
    await pool.query(`create function dies() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return new; end $$`)
    await pool.query(`create trigger dies before update on tournament_standings for each row
      when (new.paid_at is not null) execute function dies()`)
    const { id, got } = await ended(-34, { demo: 40, vip20: 20 })
    expect(got).toEqual(NOTHING)
    expect((await finalOf(id)).map(({ isPaid }) => isPaid)).toEqual([false, false])
    await pool.query('drop trigger dies on tournament_standings')
    expect(await gains(finish)).toEqual({ demo: 500, vip20: 250, iki: 0 })
    expect(await gains(finish)).toEqual(NOTHING)
  })

  it('gives a member with two results one place', async () => {
    const { id, got } = await ended(-22, { demo: 40 }, async () => {
      await addBets(db(), { memberId: memberId('demo'), payout: 39, at: hoursFrom(now, -21.6) })
      await addBets(db(), { memberId: memberId('iki'), payout: 2, at: hoursFrom(now, -21.6) })
      await finish()
    })
    expect(got).toEqual({ demo: 500, vip20: 0, iki: 250 })
    expect((await finalOf(id)).map(({ member_id }) => member_id)).toEqual([
      memberId('demo'),
      memberId('iki'),
    ])
  })

  it('ranks ties by the earlier round, and pays by that', async () => {
    const { got } = await ended(-24, { vip20: 40 }, async () => {
      await addBets(db(), { memberId: memberId('iki'), payout: 40, at: hoursFrom(now, -23.6) })
      await finish()
    })
    expect(got).toEqual({ demo: 0, vip20: 250, iki: 500 })
  })

  it('pays nothing when nobody played', async () => {
    const { id, got } = await ended(-26, {})
    expect(got).toEqual(NOTHING)
    const line = (await listTournaments(db(), now)).find((each) => each.id === id)
    expect(line).toMatchObject({ state: 'final', players: 0n, paid: 0n })
  })

  it('pays nothing of one that was called off, and calls off none that is final', async () => {
    const id = await overWith(-28, { demo: 40 })
    expect(await cancelTournament(db(), TESTER, id, now)).toBe(true)
    expect(await gains(finish)).toEqual(NOTHING)
    expect(await cancelTournament(db(), TESTER, id, now)).toBe(false)
    const other = await overWith(-30, {})
    await finish()
    expect(await cancelTournament(db(), TESTER, other, now)).toBe(false)
  })

  it('waits for a round that was open at the end, and counts it once it is settled', async () => {
    const id = await overWith(-32, { vip20: 20 })
    const open = { memberId: memberId('demo'), payout: 40, at: hoursFrom(now, -31.5) }
    await addBets(db(), { ...open, state: 'open' })
    expect(await gains(finish)).toEqual(NOTHING)
    expect(await finalOf(id)).toEqual([])
    await db()
      .updateTable('bets')
      .set({ state: 'settled', payout: lira(40), settled_at: now })
      .where('state', '=', 'open')
      .execute()
    expect(await gains(finish)).toEqual({ demo: 500, vip20: 250, iki: 0 })
  })

  it('does not wait for ever', async () => {
    const id = await overWith(-60, { vip20: 20 })
    const open = { memberId: memberId('demo'), payout: 40, at: hoursFrom(now, -59.5) }
    await addBets(db(), { ...open, state: 'open' })
    expect(await gains(finish)).toEqual({ demo: 0, vip20: 500, iki: 0 })
    expect(await finalOf(id)).toHaveLength(1)
    await house.owner.db.deleteFrom('bets').where('state', '=', 'open').execute()
  })

  it('lets plays that were under way at the end be written down first', async () => {
    const id = await hold(db(), now, { until: 2 })
    house.pass(2 * 3_600_000 + 30_000)
    await finish()
    const state = async () =>
      (await listTournaments(db(), house.clock())).find((each) => each.id === id)?.state
    expect(await state()).toBe('ending')
    house.pass(60_000)
    await finish()
    expect(await state()).toBe('final')
  })
})

describe('the books', () => {
  class Undo extends Error {}

  /** What the audit finds after some tampering, which is taken back. */
  async function foundAfter(...tampering: string[]): Promise<string[]> {
    let kinds: string[] = []
    const work = house.owner.db.transaction().execute(async (transaction) => {
      const q = port(transaction)
      for (const text of tampering) await q.query(text, [])
      const report = await audit(q, { checks: TOURNAMENT_CHECKS })
      kinds = [...new Set(report.findings.map(({ kind }) => kind))].sort()
      throw new Undo()
    })
    await work.catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
    return kinds
  }

  it('are clean with all those prizes in them, and find what was tampered with', async () => {
    expect(await foundAfter()).toEqual([])
    expect(
      await foundAfter('update tournament_standings set paid_at = null where paid_at is not null'),
    ).toEqual(['entry-without-prize'])
    expect(await foundAfter("delete from entries where source = 'tournament'")).toContain(
      'prize-without-entry',
    )
    expect(await foundAfter('update tournament_prizes set amount = amount + 1')).toEqual([
      'prize-not-of-rank',
      'tournament-not-as-opened',
    ])
    expect(
      await foundAfter(
        'update tournament_standings set prize = prize + 1 where prize is not null',
        'update tournament_prizes set amount = amount + 1',
      ),
    ).toEqual(['prize-differs', 'tournament-not-as-opened'])
    const anyOf = 'from tournaments order by id limit 1'
    for (const more of [
      `insert into tournament_prizes (tournament_id, rank, amount) select id, 99, 5000000 ${anyOf}`,
      `insert into tournament_games (tournament_id, game_id)
         select t.id, g.id from (select id ${anyOf}) t, catalogue_games g where not exists (
           select from tournament_games o where o.tournament_id = t.id and o.game_id = g.id) limit 1`,
      `insert into actions (actor_kind, actor_name, what, target, after)
         select 'command', 'ali', 'tournament.add', 'tournament:' || id, '{"prizes": [9]}' ${anyOf}`,
      `insert into tournaments (name, starts_at, ends_at, rule, min_stake, created_at)
         select 'another', starts_at, ends_at, rule, min_stake, created_at ${anyOf}`,
    ])
      expect(await foundAfter(more), more).toEqual(['tournament-not-as-opened'])
  })

  it('find whoever was put on a rank before it was paid, and a bet that was altered since', async () => {
    const stolen = `update tournament_standings set member_id = ${memberId('iki')}, paid_at = null
      where rank = 1 and tournament_id = (select min(tournament_id) from tournament_standings s
        where not exists (select 1 from tournament_standings o
          where o.tournament_id = s.tournament_id and o.member_id = ${memberId('iki')}))`
    expect(await foundAfter(stolen)).toEqual(['entry-without-prize', 'standing-not-of-bets'])
    expect(
      await foundAfter('update tournament_standings set score = score + 1 where rank = 3'),
    ).toEqual(['standing-not-of-bets'])
    expect(await foundAfter('update bets set payout = payout * 2 where payout = 40000000')).toEqual(
      ['standing-not-of-bets'],
    )
  })
})

describe('a tournament that was really played', () => {
  it('ends with clean books: rounds, deposits, prizes', async () => {
    const own = await startTestHouse()
    try {
      const { db: played } = own.database
      const id = await hold(played, own.clock(), { minStake: 1 })
      for (const name of ['demo', 'vip20']) {
        const slot = await openSlot(await loginAs(own, name))
        await slot.playUntilOpen()
        await slot.endRound()
      }
      own.pass(2 * 3_600_000)
      await finishTournaments(own)
      const { data } = await visitor(own).call('tournament/standings', { id })
      expect(data).toMatchObject({ Status: 'final', players: 2 })
      const checks = [...ROUND_CHECKS, ...PAYMENT_CHECKS, ...TOURNAMENT_CHECKS]
      const report = await audit(port(played), { checks })
      expect(report.findings).toEqual([])
      expect(isClean(report)).toBe(true)
    } finally {
      await own.close()
    }
  })
})
