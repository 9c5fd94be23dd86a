import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '../house.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { careHistory, careList, lookedAfter } from './care-list.ts'
import { forgetOldSignals, lookForHarm } from './harm-signals.ts'

/** Days of a year that nobody of the demo house has played in. */
const NOW = new Date('2031-03-20T06:33:00+03:00')
const LIRA = 1_000_000

let house: TestHouse
let past: House
beforeAll(async () => {
  house = await startTestHouse()
  past = { ...house, clock: () => NOW }
})
afterAll(() => house.close())

let members = 9_000
/** A member of whom the books say these payments and bets; what the rules say of them. */
async function signalsOf(facts: {
  deposits?: readonly [booked: string, lira: number, asked?: string][]
  takenBack?: readonly (string | [at: string, asked: string])[]
  bets?: readonly [at: string, stake: number, payout: number][]
  entries?: readonly (readonly [at: string, move: string, cash: number, bonus?: number])[]
}): Promise<Record<string, unknown>> {
  const id = (members += 1)
  const { pool } = house.owner
  await pool.query(
    `insert into members (id, uid, username, email, firstname, lastname, password_hash) overriding system value
     values ($1, $2, $2, $2 || '@kasa.test', 'Ay', 'Su', '-')`,
    [id, `care${id}`],
  )
  const pay = `insert into cash_transactions (member_id, direction, status, payout_state, method_id, transfer_type_id,
    amount, call, content_hash, provider, created_at, decided_at, canceled_by)
    values ($1, $2, $3, $4, 1, 2, $5, 'test', '', 'sandbox', $7, $6, case when $4 = 'taken-back' then 'member' end)`
  for (const [booked, lira, asked = booked] of facts.deposits ?? [])
    await pool.query(pay, [id, 'in', 1002, null, lira * LIRA, booked, asked])
  for (const taken of facts.takenBack ?? []) {
    const [at, asked] = typeof taken === 'string' ? [taken, taken] : taken
    await pool.query(pay, [id, 'out', 1003, 'taken-back', 100 * LIRA, at, asked])
  }
  for (const [n, [at, move, cash, bonus = 0]] of (facts.entries ?? []).entries())
    await pool.query(
      `insert into entries (member_id, seq, source, reference, move, content, cash_delta, bonus_delta, held_delta,
         pending_delta, house, house_delta, cash, bonus, held, pending, at, prev, hash)
       values ($1, $2::int, 'round', 'play:' || $2, $3, '', $4::bigint, $5::bigint, 0, 0, 'games:kasa', -$4::bigint - $5::bigint, 0, 0, 0, 0, $6, '', '')`,
      [id, n + 1, move, cash * LIRA, bonus * LIRA, at],
    )
  for (const [n, [at, stake, payout]] of (facts.bets ?? []).entries())
    await pool.query(
      `insert into bets (member_id, id, kind, account, game, stake, payout, state, placed_at, settled_at)
       values ($1, $2, 'slot', 'games:kasa', 'lale-devri', $3, $4, 'settled', $5, $5)`,
      [id, id * 1000 + n, stake * LIRA, payout * LIRA, at],
    )
  await lookForHarm(past)
  const { rows } = await pool.query<{ rule: string; figures: unknown }>(
    'select rule, figures from care_signals where member_id = $1 order by rule',
    [id],
  )
  return Object.fromEntries(rows.map(({ rule, figures }) => [rule, figures]))
}

const on = (day: number, time: string): string =>
  `2031-03-${String(day).padStart(2, '0')}T${time}+03:00`

const three = ['00:00', '12:00', '23:59:59'].map((time): [string, number] => [on(19, time), 100])

it('PROT-35 chasing: three approved deposits on a day that took of the member’s money', async () => {
  const lost = [
    [on(19, '13:00'), 'stake', -300],
    [on(19, '13:01'), 'payout', 20],
  ] as const
  const chasing = { deposits: 3, deposited: 300 * LIRA, lost: 280 * LIRA }
  expect(await signalsOf({ deposits: three, entries: lost })).toEqual({ chasing })
  const even = [lost[0], [on(19, '13:01'), 'payout', 300]] as const
  expect(await signalsOf({ deposits: three, entries: even })).toEqual({})
  const two = [...three.slice(1), [on(20, '00:00'), 100]] as [string, number][]
  expect(await signalsOf({ deposits: two, entries: lost })).toEqual({})
})

it('PROT-87 chasing counts the member’s own money as limits do: no bonus and no free round is a loss', async () => {
  const lostOf = async (...entries: [at: string, move: string, cash: number, bonus?: number][]) =>
    signalsOf({ deposits: three, entries })
  const at = on(19, '13:00')
  expect(await lostOf([at, 'free-stake', 0], [at, 'bonus-grant', 0, 10])).toEqual({})
  expect(await lostOf([at, 'stake', 0, -10])).toEqual({})
  // What becomes cash of a bonus is no win that hides a loss, and what was carried to the poker room is out of the member's hands.
  const chasing = { deposits: 3, deposited: 300 * LIRA, lost: 40 * LIRA }
  expect(await lostOf([at, 'stake', -40, -10], [at, 'bonus-convert', 60, -60])).toEqual({ chasing })
  expect(await lostOf([at, 'poker-in', -50], [at, 'poker-out', 10])).toEqual({ chasing })
  expect(await lostOf([at, 'poker-out', 100], [at, 'stake', -40])).toEqual({ chasing })
  // A bet of the day before that is paid today is a win of today.
  expect(await lostOf([on(18, '23:59'), 'stake', -40], [at, 'payout', 10])).toEqual({})
})

it('PROT-88 deposits belong to the day that booked them, withdrawals to the one that took them back', async () => {
  const monday = on(17, '10:00')
  const booked = three.map(([at, lira]): [string, number, string] => [at, lira, monday])
  const entries: [string, string, number][] = [[on(19, '13:00'), 'stake', -280]]
  expect(await signalsOf({ deposits: booked, entries })).toEqual({
    chasing: { deposits: 3, deposited: 300 * LIRA, lost: 280 * LIRA },
  })
  const later = three.map(([at, lira]): [string, number, string] => [on(20, '02:00'), lira, at])
  expect(await signalsOf({ deposits: later, entries })).toEqual({})
  const weeksAgo = '2031-02-01T12:00+03:00'
  expect(await signalsOf({ deposits: [[on(13, '00:00'), 5000, weeksAgo]] })).toEqual({
    'raised-deposits': { week: 5000 * LIRA, usual: 0 },
  })
  const asked = on(12, '12:00')
  expect(
    await signalsOf({
      takenBack: [
        [on(13, '00:00'), asked],
        [on(19, '12:00'), asked],
      ],
    }),
  ).toEqual({
    'withdrawals-taken-back': { times: 2, amount: 200 * LIRA },
  })
  expect(
    await signalsOf({ takenBack: [[on(20, '00:00'), on(19, '12:00')], on(19, '12:00')] }),
  ).toEqual({})
})

it('PROT-35 night play: bets in three different hours from midnight to five', async () => {
  const night = (...times: string[]) =>
    signalsOf({
      bets: times.map((time) => [on(20, time), 1, 1] as const) as [string, number, number][],
    })
  expect(await night('00:00', '00:40', '02:10', '04:59:59')).toEqual({
    'night-play': { hours: 3, bets: 4 },
  })
  expect(await night('00:10', '00:50', '02:10', '05:00')).toEqual({})
})

it('PROT-35 raised deposits: a week of three times what the four before it had in the mean, from ₺1,000', async () => {
  const before: [string, number][] = [[on(1, '12:00'), 1600]]
  expect(await signalsOf({ deposits: [...before, [on(13, '00:00'), 1200]] })).toEqual({
    'raised-deposits': { week: 1200 * LIRA, usual: 400 * LIRA },
  })
  expect(await signalsOf({ deposits: [...before, [on(13, '00:00'), 1199]] })).toEqual({})
  expect(
    await signalsOf({
      deposits: [
        [on(1, '12:00'), 1],
        [on(13, '00:00'), 999],
      ],
    }),
  ).toEqual({})
  // With nothing in those four weeks there is no mean: then a week of ₺5,000 speaks, of somebody new or back after a while.
  const none = { 'raised-deposits': { week: 5000 * LIRA, usual: 0 } }
  expect(await signalsOf({ deposits: [[on(13, '00:00'), 5000]] })).toEqual(none)
  expect(await signalsOf({ deposits: [[on(13, '00:00'), 4999]] })).toEqual({})
  const long = '2031-02-12T12:00+03:00'
  expect(
    await signalsOf({
      deposits: [
        [long, 9000],
        [on(19, '23:59'), 5000],
      ],
    }),
  ).toEqual(none)
})

it('PROT-35 a house that was stopped at the hour looks at the day that it missed, as its schedule has it', async () => {
  expect(await signalsOf({ takenBack: [on(9, '12:00'), on(10, '12:00')] })).toEqual({})
  // Of the morning of the eleventh, when NOW has long been the twentieth.
  await lookForHarm(past, { _cron: { ts: '2031-03-11T03:33:00.000Z', backfilled: true } })
  const found = (await careList(house.database.db, 100)).filter(
    ({ memberId }) => Number(memberId) === members,
  )
  expect(found).toMatchObject([{ rule: 'withdrawals-taken-back', day: '2031-03-10' }])
})

it('PROT-35 withdrawals taken back: two within a week; said once, and off the list when somebody looked', async () => {
  expect(await signalsOf({ takenBack: [on(12, '23:59'), on(14, '12:00')] })).toEqual({})
  expect(await signalsOf({ takenBack: [on(13, '00:00'), on(19, '12:00')] })).toEqual({
    'withdrawals-taken-back': { times: 2, amount: 200 * LIRA },
  })
  const { db } = house.database
  const listed = async () =>
    (await careList(db, 100)).filter(({ memberId }) => Number(memberId) === members)
  expect(await listed()).toMatchObject([{ rule: 'withdrawals-taken-back', day: '2031-03-19' }])
  await lookForHarm({ ...past, clock: () => new Date(NOW.getTime() + 24 * 3600 * 1000) })
  expect(await listed()).toHaveLength(1)
  const actor = { kind: 'command', name: 'ayse', why: 'spoke with them' } as const
  expect(await lookedAfter(db, actor, BigInt(members), NOW)).toBe(1)
  expect(await listed()).toEqual([])
  expect(await lookedAfter(db, actor, BigInt(members), NOW)).toBe(0)
  expect(await careHistory(db, BigInt(members), 100)).toMatchObject([
    { rule: 'withdrawals-taken-back', day: '2031-03-19', handledAt: NOW },
  ])
  await forgetOldSignals({ ...past, clock: () => new Date('2033-04-20T06:33:00+03:00') })
  const { rows } = await house.owner.pool.query('select from care_signals where day < $1', [
    '2031-04-01',
  ])
  expect(rows).toEqual([])
})
