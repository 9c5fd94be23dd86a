import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { bonusGrant, pokerIn, pokerOut } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { port } from '../database/database.ts'
import { give, playOut, sealSeed, sitDown, type Player } from '../jackpot/testing.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { mailTo } from '../account/testing.ts'
import { mailRaiseDue } from './mails.ts'
import { stakeRefusal } from './rules.ts'

const HOUR_MS = 60 * 60 * 1000
const ONE = 1_000_000

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const staked = async ({ memberId }: Player): Promise<bigint> => {
  const { rows } = await house.database.pool.query<{ sum: bigint }>(
    `select coalesce(sum(-cash_delta - bonus_delta), 0)::bigint as sum from entries
     where member_id = $1 and move = 'stake'`,
    [memberId],
  )
  return rows[0]?.sum ?? 0n
}

const limit = async (player: Player, kind: 'stake' | 'loss' | 'deposit', value: number | null) =>
  (await player.client.call('protection/set_limit', { kind, period: 'day', value })).data

describe('a limit of what is staked', () => {
  it('PROT-01 refuses the stake that would pass it inside the money transaction, and takes the one that just reaches it', async () => {
    const player = await sitDown(house, 100)
    await limit(player, 'stake', 3)
    expect(await playOut(player)).toBeNull()
    expect(await playOut(player, 2 * ONE)).toBeNull()
    expect(await playOut(player)).toBe('limit-reached')
    expect(await staked(player)).toBe(lira(3))
    const { data } = await player.client.call('protection/get', {})
    expect(data.limits).toMatchObject([{ kind: 'stake', period: 'day', value: 3, used: 3 }])
  })

  it('PROT-02 holds against ten sessions that stake at once', async () => {
    const player = await sitDown(house, 100)
    await limit(player, 'stake', 5)
    const all = await Promise.all(
      Array.from({ length: 20 }, async (_, at) =>
        house.database.pool.query<{ outcome: string }>(
          `select outcome from unnest(take_stakes(array[
             ledger_stake($1::bigint, 'test', $2, 1000000, 'poker', null)], now()))`,
          [player.memberId, `race-${at}`],
        ),
      ),
    )
    const outcomes = all.map(({ rows }) => rows[0]?.outcome)
    expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'limit-reached')).toHaveLength(15)
  })

  it('PROT-03 is rolling: what was staked counts for 24 hours, whatever the clock or calendar says', async () => {
    const player = await sitDown(house, 100)
    await playOut(player, 2 * ONE)
    await limit(player, 'stake', 2)
    expect(await playOut(player)).toBe('limit-reached')
    const asked = async (atMs: number) => {
      const { rows } = await house.database.pool.query<{ refusal: string }>(
        `select refusal from may_stake(array[
           ledger_stake($1::bigint, 'asked', 'asked', 1000000, 'poker', null)], $2)`,
        [player.memberId, new Date(Date.now() + atMs)],
      )
      return rows[0]?.refusal ?? null
    }
    expect(await asked(-HOUR_MS)).toBe('limit-reached')
    expect(await asked(24 * HOUR_MS - 60_000)).toBe('limit-reached')
    expect(await asked(24 * HOUR_MS + 60_000)).toBeNull()
    // A clock that was ahead and is set right has let nothing go for good.
    expect(await asked(0)).toBe('limit-reached')
  })

  it.each([
    ['day', 'where clocks go forward', 'America/New_York', '2027-03-14T05:30:00Z'],
    ['day', 'where they go back', 'Europe/Berlin', '2027-10-30T22:30:00Z'],
    ['day', 'at the end of a month', 'Europe/Istanbul', '2027-02-28T20:59:00Z'],
    ['week', 'across clocks that go forward', 'America/New_York', '2027-03-10T05:30:00Z'],
    ['month', 'of a month of 28 days', 'Europe/Istanbul', '2027-01-31T21:30:00Z'],
    ['month', 'of one of 31, where clocks go back', 'Europe/Berlin', '2027-09-30T22:30:00Z'],
  ] as const)('PROT-03 PROT-99 a %s is its hours %s, too', async (period, _where, zone, at) => {
    const lastsMs = { day: 24, week: 168, month: 720 }[period] * HOUR_MS
    const player = await sitDown(house, 100)
    await playOut(player, 2 * ONE)
    await player.client.call('protection/set_limit', { kind: 'stake', period, value: 2 })
    const client = await house.owner.pool.connect()
    await client.query('begin')
    // As if it had been staked then.
    await client.query('alter table entries disable trigger user')
    await client.query('update entries set at = $2 where member_id = $1', [player.memberId, at])
    await client.query(`set local timezone = '${zone}'`)
    const asked = async (afterMs: number) => {
      const { rows } = await client.query<{ refusal: string }>(
        `select refusal from may_stake(array[
           ledger_stake($1::bigint, 'asked', 'asked', 1000000, 'poker', null)], $2)`,
        [player.memberId, new Date(Date.parse(at) + afterMs)],
      )
      return rows[0]?.refusal ?? null
    }
    const answers = [await asked(lastsMs - 60_000), await asked(lastsMs + 60_000)]
    await client.query('rollback')
    client.release()
    expect(answers).toEqual(['limit-reached', null])
  })

  it('PROT-04 counts what was used before it was set, also below that, and refuses from then on', async () => {
    const player = await sitDown(house, 100)
    await playOut(player, 4 * ONE)
    const data = await limit(player, 'stake', 1)
    expect(data.limits).toMatchObject([{ value: 1, used: 4 }])
    expect(await playOut(player)).toBe('limit-reached')
    expect(await limit(player, 'stake', 0)).toMatchObject({ limits: [{ value: 0 }] })
  })

  it('PROT-04 the same of losses: what was lost counts, and a win makes room again', async () => {
    const player = await sitDown(house, 100)
    const move = (call: string) =>
      house.owner.pool.query(`select ledger_post(array[${call.replace('(', '($1::bigint, ')}])`, [
        player.memberId,
      ])
    await move(`ledger_stake('test', 'lost', 8000000, 'poker', null)`)
    const data = await limit(player, 'loss', 5)
    expect(data.limits).toMatchObject([{ value: 5, used: 8 }])
    expect(await playOut(player)).toBe('limit-reached')
    await move(`ledger_payout('test', 'won', 6000000, 'poker', null, 8000000, 0)`)
    expect(await playOut(player, 4 * ONE)).toBe('limit-reached')
    expect(await playOut(player, 3 * ONE)).toBeNull()
  })
})

describe('a stake that a limit refuses', () => {
  it('PROT-56 is told which limit leaves least, how high it is and what is left, as the page of limits has it', async () => {
    const player = await sitDown(house, 100)
    await playOut(player, 2 * ONE)
    for (const [kind, period, value] of [
      ['stake', 'day', 5],
      ['stake', 'week', 5],
      ['stake', 'month', 6],
      ['loss', 'day', 50],
      ['deposit', 'day', 0],
    ] as const)
      await player.client.call('protection/set_limit', { kind, period, value })
    expect(await player.slot.play({ amount: 4 * ONE })).toMatchObject({
      refusal: 'limit-reached',
      message:
        'This bet goes beyond your weekly stake limit. The limit is ₺5.00, and ₺3.00 of it is left.',
      kind: 'stake',
      period: 'week',
      limit: 5 * ONE,
      left: 3 * ONE,
    })
    const { data } = await player.client.call('protection/get', {})
    const page = data.limits.find(({ kind, period }) => kind === 'stake' && period === 'week')
    expect(page).toMatchObject({ value: 5, used: 2 })
    // All that is left can be staked, to the kuruş.
    expect(await playOut(player, 3 * ONE)).toBeNull()
    await player.client.call('protection/set_limit', { kind: 'session', period: 'day', value: 0 })
    expect(await player.slot.play()).toMatchObject({ kind: 'session', limit: 0, left: 0 })
  })
})

describe('a limit of what is lost', () => {
  it('PROT-05 counts payouts against stakes, and refuses a stake that could lose more than is left', async () => {
    const player = await sitDown(house, 100)
    await limit(player, 'loss', 3)
    await sealSeed(house, player, Buffer.alloc(32, 3))
    let refusal: string | null = null
    for (let plays = 0; refusal === null && plays < 200; plays += 1) {
      const { balance } = await player.slot.balance()
      refusal = await playOut(player)
      const lost = lira(100) - BigInt((await player.slot.balance()).balance.amount)
      expect(lost).toBeLessThanOrEqual(lira(3))
      if (refusal !== null)
        expect(lira(100) - BigInt(balance.amount) + lira(1)).toBeGreaterThan(lira(3))
    }
    expect(refusal).toBe('limit-reached')
  })

  /** Posts a move of the member's, as SQL makes it. */
  const postSql = async ({ memberId }: Player, move: string): Promise<void> => {
    const { rows } = await house.owner.pool.query<{ outcome: string }>(
      `select outcome from unnest(ledger_post(array[${move.replace('(', '($1::bigint, ')}]))`,
      [memberId],
    )
    expect(rows).toEqual([{ outcome: 'posted' }])
  }
  const keyOf = ({ memberId }: Player) => ({ memberId, source: 'test', reference: 'poker room' })
  const used = async ({ client }: Player) =>
    (await client.call('protection/get', {})).data.limits.map(({ used: sum }) => sum)

  it('PROT-45 counts the member’s own money: bonus money makes no room, neither as cash nor given up', async () => {
    const player = await sitDown(house, 100)
    await limit(player, 'loss', 20)
    await postSql(player, `ledger_stake('test', 'lost', 15000000, 'poker', null)`)
    await postSql(player, `ledger_payout('test', 'won', 50000000, 'poker', null, 0, 1000000)`)
    expect(await playOut(player, 6 * ONE)).toBe('limit-reached')
    await postSql(player, `ledger_bonus_convert('cashed', 20000000)`)
    expect(await used(player)).toEqual([15])
    await postSql(player, `ledger_bonus_forfeit('given up', 30000000)`)
    await postSql(player, `ledger_stake('test', 'lost again', 4000000, 'poker', null)`)
    expect(await used(player)).toEqual([19])
    expect(await playOut(player, 2 * ONE)).toBe('limit-reached')
  })

  it('PROT-63 asks about what of a stake is the member’s own, which goes first, and nothing of bonus money', async () => {
    const player = await sitDown(house, 10)
    const { memberId } = player
    const grant = bonusGrant({ memberId, source: 'test', reference: 'grant' }, lira(60))
    await post(port(house.database.db), grant)
    await limit(player, 'loss', 10)
    const stake = async (reference: string, amount: bigint) =>
      (
        await house.database.pool.query<{ outcome: string }>(
          `select outcome from unnest(take_stakes(array[
             ledger_stake($1::bigint, 'test', $2, $3::bigint, 'poker', null)], now()))`,
          [memberId, reference, amount],
        )
      ).rows[0]?.outcome
    expect(await stake('partly', lira(12))).toBe('posted')
    expect(await stake('bonus', lira(12))).toBe('posted')
    expect(await used(player)).toEqual([10])
    await give(house, memberId, lira(1))
    expect(await player.slot.play()).toMatchObject({ kind: 'loss', limit: 10 * ONE, left: 0 })
    await postSql(player, `ledger_payout('test', 'back', 1000000, 'poker', null, 1000000, 0)`)
    await postSql(player, `ledger_stake('test', 'off', 2000000, 'poker', null)`)
    // Nothing is left of their own: only the other limit can refuse it.
    await limit(player, 'stake', 30)
    expect(await player.slot.play({ amount: 5 * ONE })).toMatchObject({
      kind: 'stake',
      left: 4 * ONE,
    })
  })

  it('PROT-46 takes what comes back from the poker room for no win: it makes up for what went there within the window alone', async () => {
    const player = await sitDown(house, 100)
    await limit(player, 'loss', 20)
    await post(port(house.database.db), pokerIn(keyOf(player), lira(15)))
    expect(await playOut(player, 6 * ONE)).toBe('limit-reached')
    await post(port(house.database.db), pokerOut({ ...keyOf(player), reference: 'back' }, lira(65)))
    expect(await used(player)).toEqual([0])
    await postSql(player, `ledger_stake('test', 'lost', 18000000, 'poker', null)`)
    expect(await used(player)).toEqual([18])
    expect(await playOut(player, 3 * ONE)).toBe('limit-reached')
    // What came home and goes back counts anew.
    const again = (amount: number, reference: string) =>
      stakeRefusal(
        port(house.database.db),
        { memberId: player.memberId, amount: lira(amount), houseAccount: 'poker' },
        house.clock(),
      ).then(async (refusal) => {
        if (refusal === null)
          await post(
            port(house.database.db),
            pokerIn({ ...keyOf(player), reference }, lira(amount)),
          )
        return refusal
      })
    expect(await again(2, 'there')).toBeNull()
    expect(await used(player)).toEqual([20])
    expect(await again(1, 'again')).toBe('limit-reached')
  })
})

describe('a limit of deposits', () => {
  it('PROT-06 is held where the deposit is taken, what is still to be paid counts, and ten at once cannot pass it', async () => {
    const player = await sitDown(house, 10)
    await limit(player, 'deposit', 510)
    const refused: string[] = []
    await Promise.all(
      Array.from({ length: 10 }, () =>
        player.client
          .call('prepayServices/processTransaction', {
            methodID: 1,
            amount: 100,
            transfer_type_id: 2,
          })
          .catch((error: unknown) => refused.push(String(error))),
      ),
    )
    const { rows } = await house.database.pool.query<{ sum: bigint }>(
      `select sum(amount)::bigint as sum from cash_transactions where member_id = $1 and direction = 'in' and status <> 1003`,
      [player.memberId],
    )
    expect(rows[0]?.sum).toBe(lira(510))
    expect(refused).toHaveLength(5)
    for (const message of refused) expect(message).toContain('deposit-limit-reached')
  })

  it('PROT-07 does not refuse money that is on its way: what the bank approves afterwards is booked', async () => {
    const player = await sitDown(house, 10)
    await limit(player, 'deposit', 0)
    await give(house, player.memberId, lira(50))
    expect((await player.slot.balance()).balance.amount).toBe(60 * ONE)
  })
})

describe('a change', () => {
  it('PROT-08 tightens at once, and a loosening waits 24 hours and wants a second yes', async () => {
    const player = await sitDown(house, 100)
    await limit(player, 'stake', 5)
    expect((await limit(player, 'stake', 2)).limits).toMatchObject([{ value: 2, next: null }])
    const asked = await limit(player, 'stake', 9)
    expect(asked.limits).toMatchObject([{ value: 2, next: { value: 9 } }])
    const which = { kind: 'stake', period: 'day' } as const
    const early = await player.client.refused('protection/confirm_limit', which)
    expect(early.data.refusal).toBe('too-early')
    expect(await playOut(player, 3 * ONE)).toBe('limit-reached')
    await house.owner.pool.query(
      `update limits set next_from = next_from - interval '24 hours' where member_id = $1`,
      [player.memberId],
    )
    expect(await playOut(player, 3 * ONE)).toBe('limit-reached')
    const { data } = await player.client.call('protection/confirm_limit', which)
    expect(data.limits).toMatchObject([{ value: 9, next: null }])
    expect(await playOut(player, 3 * ONE)).toBeNull()
  })

  it('PROT-08 of ten sessions that change it while others stake, the lowest stands, and from then on nothing passes it', async () => {
    const player = await sitDown(house, 100)
    const values = [9, 4, 7, 6, 10, 5, 8, 4.5, 11, 12]
    await Promise.all([
      ...values.map((value) => limit(player, 'stake', value)),
      ...Array.from({ length: 12 }, (_, at) =>
        house.database.pool.query(
          `select outcome from unnest(take_stakes(array[
             ledger_stake($1::bigint, 'test', $2, 1000000, 'poker', null)], now()))`,
          [player.memberId, `while changing ${at}`],
        ),
      ),
    ])
    const { data } = await player.client.call('protection/get', {})
    const used = Number(await staked(player)) / ONE
    expect(data.limits).toMatchObject([{ kind: 'stake', value: 4, used }])
    const left = Math.max(0, 4 - used)
    for (let more = 0; more < left; more += 1) expect(await playOut(player)).toBeNull()
    expect(await playOut(player)).toBe('limit-reached')
  })

  it('PROT-09 that was asked for is dropped by a tighter one, by keeping, and when nobody says yes for a week', async () => {
    const player = await sitDown(house, 10)
    const which = { kind: 'stake', period: 'day' } as const
    await limit(player, 'stake', 5)
    await limit(player, 'stake', null)
    expect((await limit(player, 'stake', 4)).limits).toMatchObject([{ value: 4, next: null }])
    await limit(player, 'stake', 9)
    const kept = await player.client.call('protection/keep_limit', which)
    expect(kept.data.limits).toMatchObject([{ value: 4, next: null }])
    await limit(player, 'stake', 9)
    await house.owner.pool.query(
      `update limits set next_from = next_from - interval '9 days' where member_id = $1`,
      [player.memberId],
    )
    const over = await player.client.refused('protection/confirm_limit', which)
    expect(over.data.refusal).toBe('not-found')
  })

  it('PROT-58 is asked about by mail once its 24 hours are over, as long as it waits, and not of whoever pauses', async () => {
    const player = await sitDown(house, 10)
    const { memberId } = player
    const { email } = await house.database.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const due = { memberId: String(memberId), kind: 'stake', period: 'day' }
    const mails = async () => {
      await mailRaiseDue(house, due)
      return (await mailTo(house, email)).filter(({ template }) => template === 'raise-due')
    }
    await limit(player, 'stake', 5)
    expect(await mails()).toEqual([])
    await limit(player, 'stake', 9)
    const { rows } = await house.database.pool.query(
      `select run_at > now() + interval '24 hours' as "isLater" from graphile_worker.jobs
       where task_identifier = 'mail-raise-due' and key = $1`,
      [`raise-due:${memberId}:stake:day`],
    )
    expect(rows).toEqual([{ isLater: true }])
    expect(await mails()).toEqual([])
    const back = (hours: number) =>
      house.owner.pool.query(
        `update limits set next_from = next_from - make_interval(hours => $2) where member_id = $1`,
        [memberId, hours],
      )
    await back(25)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    for (const figure of ['Günlük bahis limiti', '₺5,00', '₺9,00', 'İsteğin düşeceği zaman'])
      expect(mail?.body_text).toContain(figure)
    await player.client.call('protection/time_out', { span: '1d' })
    expect(await mails()).toHaveLength(1)
    await house.owner.pool.query(
      `update protections set pause = null, paused_at = null, paused_until = null where member_id = $1`,
      [memberId],
    )
    await back(7 * 24)
    expect(await mails()).toHaveLength(1)
  })
})

it('whoever set a limit is not asked whether they want one, whatever they had set before', async () => {
  const { client } = await sitDown(house, 10)
  const asked = async () => (await client.call('protection/get', {})).data.asked
  await client.call('protection/reality_check', { minutes: 30 })
  expect(await asked()).toBe(false)
  await client.call('protection/set_limit', { kind: 'stake', period: 'day', value: 5 })
  expect(await asked()).toBe(true)
})

describe('what is typed', () => {
  it.each([
    ['session', 'day', 1441],
    ['session', 'week', 10_081],
    ['session', 'month', 43_201],
    ['loss', 'day', 1.005],
  ] as const)('PROT-11 a limit of %s a %s of %s is refused', async (kind, period, value) => {
    const { client } = await sitDown(house, 10)
    const answer = await client.refused('protection/set_limit', { kind, period, value })
    expect(answer.data.refusal).toBe('bad-payload')
    const most = { kind, period, value: Math.floor(value) - (kind === 'session' ? 1 : 0) }
    const { data } = await client.call('protection/set_limit', most)
    expect(data.limits).toMatchObject([most])
  })

  it.each([-1, 0.0000001, 0.001, 1e9, true, '5', {}])(
    'PROT-11 a limit of %s is refused and changes nothing',
    async (value) => {
      const player = await sitDown(house, 10)
      const answer = await player.client.refused('protection/set_limit', {
        kind: 'stake',
        period: 'day',
        value: value as number,
      })
      expect(answer.data.refusal).toBe('bad-payload')
      expect((await player.client.call('protection/get', {})).data.limits).toEqual([])
    },
  )
})
