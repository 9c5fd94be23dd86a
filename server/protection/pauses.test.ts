import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { sitDown, type Player } from '../jackpot/testing.ts'
import { audit } from '#ledger/audit.ts'
import { port } from '../database/database.ts'
import { joined, mailTo, newestToken, registration, settled } from '../account/testing.ts'
import { newBankAccount } from '../cashier/accounts/testing-accounts.ts'
import { settleDeposit } from '../cashier/deposit/deposit-settlement.ts'
import { momentText } from '../messages/letter.ts'
import { POKER_CHECKS } from '../poker/audit.ts'
import { POKER } from '../poker/testing.ts'
import { ROUND_CHECKS } from '../round/fairness/audit.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'

const PASSWORD = 'Demo123!'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const deposit = { methodID: 1, amount: 100, transfer_type_id: 2 } as const

/** Moves what the member's pause began and ends with so far back: nobody waits six months for a test. */
const age = (memberId: bigint, days: number) =>
  house.owner.pool.query(
    `update protections set paused_at = paused_at - $2 * interval '1 day',
       paused_until = paused_until - $2 * interval '1 day',
       return_asked_at = return_asked_at - $2 * interval '1 day' where member_id = $1`,
    [memberId, days],
  )

const exclude = (player: Player) =>
  player.client.call('protection/self_exclude', { span: '6m', password: PASSWORD })

describe('a time-out', () => {
  it('PROT-12 ends every session at once; the next one is restricted, with the moment it lasts until', async () => {
    const player = await sitDown(house, 100)
    const { data } = await player.client.call('protection/time_out', { span: '1d' })
    expect((await player.client.refused('user/sessions', {})).data.refusal).toBe('session-expired')
    const again = await loginAs(house, player.username)
    const refused = await again.refused('casino/init_game', { gameID: 1 })
    expect(refused).toMatchObject({
      code: 422,
      data: { refusal: 'member-paused', until: data.until },
    })
  })

  it('PROT-57 is told by mail, as an exclusion is: until when, what stays open and who helps', async () => {
    const player = await sitDown(house, 100)
    const { email } = await house.database.db
      .updateTable('members')
      .set({ language: 'en' })
      .where('id', '=', player.memberId)
      .returning('email')
      .executeTakeFirstOrThrow()
    const { data } = await player.client.call('protection/time_out', { span: '1w' })
    const again = await loginAs(house, player.username)
    // What a longer one refuses is no pause, and no mail.
    await again.refused('protection/time_out', { span: '1d' })
    await again.call('protection/self_exclude', { span: '1y', password: PASSWORD })
    const mails = (await mailTo(house, email)).filter(({ template }) => template === 'pause-begun')
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your break has begun',
      'Your account is closed to play',
    ])
    for (const { body_text: text } of mails)
      for (const words of ['withdraw your money', 'write to support', 'GamCare', '0808 8020 133'])
        expect(text).toContain(words)
    expect(mails[0]?.body_text).toContain(momentText(new Date(data.until), 'en'))
  })

  it('PROT-13 leaves withdrawals, history, documents and support open, and closes play, deposits, the poker room and demos', async () => {
    const player = await sitDown(house, 100)
    await player.client.call('protection/time_out', { span: '1w' })
    const again = await loginAs(house, player.username)
    for (const name of [
      'finance/list_bank_accounts',
      'documents/list',
      'finance/check_balance',
      'support/status',
      'protection/get',
      'user/personal_data',
      'finance/list_transactions',
      'casino/game_history',
    ] as const)
      // 404 is a list with nothing in it.
      expect([200, 404]).toContain((await again.call(name, {})).code)
    const closed = [
      ['prepayServices/processTransaction', deposit],
      ['casino/demo_game', { gameID: 1 }],
      ['floor/demo', { section: 'live', gameID: 1 }],
      ['casino/init_game', { gameID: 1 }],
      ['klasGaming/deposit', { amount: 10, requestId: 'x' }],
    ] as const
    for (const [name, payload] of closed)
      expect((await again.refused(name, payload as never)).data.refusal).toBe('member-paused')
    expect((await visitor(house).refused('casino/demo_game', { gameID: 999_999 })).code).toBe(404)
  })

  it('PROT-14 is over with its time, and not a moment sooner', async () => {
    const player = await sitDown(house, 100)
    const { memberId } = player
    await player.client.call('protection/time_out', { span: '1d' })
    await age(memberId, 0.999)
    const during = await loginAs(house, player.username)
    expect((await during.refused('casino/init_game', { gameID: 1 })).data.refusal).toBe(
      'member-paused',
    )
    await age(memberId, 0.002)
    expect((await during.refused('casino/init_game', { gameID: 999_999 })).data.refusal).toBe(
      'game-unknown',
    )
  })

  it('PROT-15 cannot be made shorter by another one, nor end an exclusion', async () => {
    const player = await sitDown(house, 100)
    await player.client.call('protection/time_out', { span: '1w' })
    const again = await loginAs(house, player.username)
    expect((await again.refused('protection/time_out', { span: '1d' })).data.refusal).toBe(
      'pause-longer',
    )
    await again.call('protection/self_exclude', { span: '6m', password: PASSWORD })
    const after = await loginAs(house, player.username)
    expect((await after.refused('protection/time_out', { span: '3m' })).data.refusal).toBe(
      'pause-longer',
    )
  })
})

describe('an exclusion', () => {
  it('PROT-16 ends open rounds and pays them; the old game token stakes nothing more', async () => {
    const player = await sitDown(house, 100)
    const { slot, memberId } = player
    const { round, balance } = await slot.playUntilOpen()
    await exclude(player)
    const { rows } = await house.database.pool.query<{ state: string; cash: bigint }>(
      `select b.state, w.cash from bets b join wallets w using (member_id)
       where b.member_id = $1 order by b.id desc limit 1`,
      [memberId],
    )
    expect(rows[0]).toEqual({ state: 'settled', cash: BigInt(balance.amount + round.payout) })
    expect(await slot.play({ requestId: 'late' })).toMatchObject({ error: 'ERR_IS' })
    expect(await slot.authenticate()).toMatchObject({ error: 'ERR_IS' })
  })

  it('PROT-17 wants the password, and refuses a stake whatever product asks, also of a session it did not end', async () => {
    const player = await sitDown(house, 100)
    const wrong = await player.client.refused('protection/self_exclude', {
      span: '5y',
      password: 'not this one',
    })
    expect(wrong.data.refusal).toBe('password-wrong')
    await exclude(player)
    const { rows } = await house.database.pool.query(
      `select outcome from unnest(take_stakes(array[
         ledger_stake($1::bigint, 'test', 'late', 1000000, 'sportsbook', null)], now()))`,
      [player.memberId],
    )
    expect(rows).toEqual([{ outcome: 'self-excluded' }])
  })

  it('PROT-18 does not end by itself: asked for after its time, waited for 24 hours, and said yes to again', async () => {
    const player = await sitDown(house, 100)
    await exclude(player)
    const client = await loginAs(house, player.username)
    expect((await client.refused('protection/ask_return', {})).data.refusal).toBe('too-early')
    await age(player.memberId, 190)
    expect((await client.refused('casino/init_game', { gameID: 1 })).data.refusal).toBe(
      'member-paused',
    )
    expect((await client.refused('protection/confirm_return', {})).data.refusal).toBe('not-found')
    await client.call('protection/ask_return', {})
    expect((await client.refused('protection/confirm_return', {})).data.refusal).toBe('too-early')
    await age(player.memberId, 1)
    const { data } = await client.call('protection/confirm_return', {})
    expect(data).toMatchObject({ excludedUntil: null, returnFrom: null })
    expect((await client.refused('casino/init_game', { gameID: 999_999 })).data.refusal).toBe(
      'game-unknown',
    )
  })

  it('PROT-59 lets a return that nobody confirms lapse after a week; asked for anew, it waits anew', async () => {
    const player = await sitDown(house, 100)
    await exclude(player)
    await age(player.memberId, 190)
    const client = await loginAs(house, player.username)
    const { data: asked } = await client.call('protection/ask_return', {})
    const weekMs = Date.parse(asked.returnUntil ?? '') - Date.parse(asked.returnFrom ?? '')
    expect(weekMs).toBe(7 * 24 * 60 * 60 * 1000)
    await age(player.memberId, 8.001)
    const { data } = await client.call('protection/get', {})
    expect(data).toMatchObject({ returnFrom: null, returnUntil: null })
    expect((await client.refused('protection/confirm_return', {})).data.refusal).toBe('not-found')
    await client.call('protection/ask_return', {})
    expect((await client.refused('protection/confirm_return', {})).data.refusal).toBe('too-early')
    await age(player.memberId, 7.999)
    expect((await client.call('protection/confirm_return', {})).data.excludedUntil).toBeNull()
  })

  it('PROT-81 stays closed where a return that was asked for is taken back, before its 24 hours are over and after them; asked for anew it waits anew', async () => {
    const player = await sitDown(house, 100)
    await exclude(player)
    await age(player.memberId, 190)
    const client = await loginAs(house, player.username)
    // Where nothing was asked for, it is closed as it is.
    await client.call('protection/keep_closed', {})
    for (const days of [0, 1.001]) {
      await client.call('protection/ask_return', {})
      await age(player.memberId, days)
      const { data } = await client.call('protection/keep_closed', {})
      expect(data).toMatchObject({ excludedBy: 'self', returnFrom: null, returnUntil: null })
      expect((await client.refused('protection/confirm_return', {})).data.refusal).toBe('not-found')
      expect((await client.refused('casino/init_game', { gameID: 1 })).data.refusal).toBe(
        'member-paused',
      )
    }
    await client.call('protection/ask_return', {})
    expect((await client.refused('protection/confirm_return', {})).data.refusal).toBe('too-early')
    await age(player.memberId, 1.001)
    // Two tabs at once: one of both answers counts, and the other is refused by name or finds it closed.
    const [opened, kept] = await Promise.all([
      client.call('protection/confirm_return', {}),
      client.call('protection/keep_closed', {}),
    ])
    const { data } = await client.call('protection/get', {})
    // 404 is a refusal by name: there is nothing of it any more.
    const [first, second] = data.excludedUntil === null ? [200, 404] : [404, 200]
    expect([opened.code, kept.code]).toEqual([first, second])
  })

  it('PROT-19 leaves a deposit that was on its way to be booked, and takes no new one, raced or not', async () => {
    const player = await sitDown(house, 100)
    const { data: before } = await player.client.call('prepayServices/processTransaction', deposit)
    const other = await loginAs(house, player.username)
    const [excluded, ...deposits] = await Promise.allSettled([
      exclude(player),
      ...Array.from({ length: 4 }, () => other.call('prepayServices/processTransaction', deposit)),
    ])
    expect(excluded.status).toBe('fulfilled')
    const { rows } = await house.database.pool.query(
      `select count(*)::int as late from cash_transactions c join protections p using (member_id)
       where c.member_id = $1 and c.direction = 'in' and c.created_at > p.paused_at`,
      [player.memberId],
    )
    expect(rows).toEqual([{ late: 0 }])
    expect(deposits).toHaveLength(4)
    const booked = await settleDeposit(house, {
      kind: 'approved',
      provider: 'sandbox',
      memberId: player.memberId,
      transactionId: BigInt(before.transactionID),
      amount: lira(100),
    } as never)
    expect(booked).toBe('approved')
    const client = await loginAs(house, player.username)
    const { data: balance } = await client.call('finance/check_balance', {})
    expect(balance[0]?.cash).toBe(200)
    const { data: out } = await client.call('prepayServices/processTransaction', {
      Type: 2,
      methodID: 2,
      amount: 150,
      transfer_type_id: 2,
      accountID: await newBankAccount(house, player.memberId),
      idValidity: '2031-03-14',
      note: '',
      requestId: 'brought home',
    })
    expect(out.status).toBe(1001)
    const { data: left } = await client.call('finance/check_balance', {})
    expect(left[0]).toMatchObject({ cash: 50, pendingWithdrawal: 150 })
  })
})

it('PROT-30 whoever has excluded themselves opens no second account: not by national id, by phone, nor from a browser of before', async () => {
  const person = await joined(house)
  const client = visitor(house)
  await client.login(person.username, person.password)
  await client.call('protection/self_exclude', { span: '5y', password: person.password })
  const again = await client.refused('user/register', registration())
  expect(again.data.refusal).toBe('person-excluded')
  const abroad = { country: 'DE', phone: '+49 151 2340001' }
  for (const same of [
    { phone: person.phone },
    { phone: `0090 ${person.phone.slice(1)}` },
    { nationalID: person.nationalID },
    { nationalID: person.nationalID, ...abroad },
    { nationalID: person.nationalID.replace(/(...)/g, '$1-'), ...abroad },
    { nationalID: `TR ${person.nationalID}`, ...abroad },
    { nationalID: `0${person.nationalID}-K`, ...abroad },
  ]) {
    const typed = registration(same)
    await visitor(house).call('user/register', typed)
    await settled(house)
    const { rows } = await house.database.pool.query('select id from members where email = $1', [
      typed.email,
    ])
    expect(rows).toEqual([])
  }
})

it('PROT-30 nor by the number of another country that they had joined by, while others may be given the same', async () => {
  const number = 'K-4411 90'
  const person = await joined(house, { nationalID: number, country: 'DE' })
  const free = await joined(house, { nationalID: number, country: 'FR' })
  const client = visitor(house)
  await client.login(person.username, person.password)
  await client.call('protection/time_out', { span: '1w' })
  expect(free.id).not.toBe(person.id)
  const typed = registration({ nationalID: number, country: 'AT' })
  const account = () =>
    house.database.db.selectFrom('members').select('id').where('email', '=', typed.email).execute()
  await visitor(house).call('user/register', typed)
  await settled(house)
  expect(await account()).toEqual([])
  await age(person.id, 8)
  await visitor(house).call('user/register', typed)
  await settled(house)
  expect(await account()).toHaveLength(1)
})

it('PROT-30 a time-out opens and confirms no second account from its browser for as long as it lasts', async () => {
  const person = await joined(house)
  const client = visitor(house)
  const earlier = registration()
  await client.call('user/register', earlier)
  const token = await newestToken(house, earlier.email)
  await client.login(person.username, person.password)
  await client.call('protection/time_out', { span: '1w' })
  for (const refused of [
    await client.refused('user/register', registration()),
    await client.refused('user/register_confirm', { token }),
  ])
    expect(refused.data.refusal).toBe('person-excluded')
  await age(person.id, 8)
  expect(await client.call('user/register_confirm', { token })).toMatchObject({ data: true })
})

describe('the poker room', () => {
  it('PROT-50 is told of a pause: within a second its lobby is closed and its table left, and what lies in the purse may be asked back', async () => {
    const { username, client } = await sitDown(house, 1_000)
    await client.call('klasGaming/createMember', { ...POKER, username })
    await client.call('klasGaming/deposit', { ...POKER, amount: 800 })
    const { data: lobby } = await client.call('klasGaming/launch', POKER)
    const press = (what: Record<string, string>) =>
      fetch(lobby.url ?? '', {
        method: 'POST',
        body: new URLSearchParams(what),
        redirect: 'manual',
      })
    expect((await press({ do: 'sit', table: 'poker-1' })).status).toBe(303)
    expect((await press({ do: 'win' })).status).toBe(303)
    const { balance: beside } = (await client.call('klasGaming/purse', POKER)).data
    expect(beside).toBe(700)
    const began = performance.now()
    await client.call('protection/time_out', { span: '1d' })
    while ((await fetch(lobby.url ?? '')).status !== 404)
      expect(performance.now() - began).toBeLessThan(1_000)
    expect((await press({ do: 'win' })).status).toBe(404)
    const again = await loginAs(house, username)
    const { data: purse } = await again.call('klasGaming/purse', POKER)
    expect(purse).toEqual({ balance: 825, username })
    expect((await again.refused('klasGaming/launch', POKER)).data.refusal).toBe('member-paused')
    const { data } = await again.call('klasGaming/drawrequest', { ...POKER, amount: 825 })
    expect(data.balance).toBe(0)
  })
})

describe('a reality check', () => {
  const due = (memberId: bigint) =>
    house.owner.pool.query(
      `update protections set played_since = played_since - interval '16 minutes' where member_id = $1`,
      [memberId],
    )

  it('PROT-21 refuses the next stake at the interval, never what ends a round, until it is answered', async () => {
    const { client, slot, memberId } = await sitDown(house, 1_000)
    await client.call('protection/reality_check', { minutes: 15 })
    await slot.playUntilOpen()
    await due(memberId)
    expect((await slot.endRound()).http).toBe(200)
    const refused = await slot.play()
    expect(refused).toMatchObject({ http: 400, error: 'ERR_GLE', refusal: 'reality-check' })
    expect(await slot.play()).toMatchObject({ refusal: 'reality-check' })
    const { data } = await client.call('protection/reality_check', {})
    expect(data.due).toBe(true)
    await client.call('protection/reality_check', { answered: true })
    expect((await slot.play()).http).toBe(200)
  })

  it('PROT-22 tells what was staked and paid since the stretch of play began, to the kuruş of the ledger', async () => {
    const { client, slot } = await sitDown(house, 1_000)
    await slot.play()
    await slot.endRound()
    await client.call('protection/reality_check', { minutes: 60 })
    const before = (await slot.balance()).balance.amount
    for (let plays = 0; plays < 12; plays += 1) {
      const { round } = await slot.play()
      if (round.active) await slot.endRound()
    }
    const { data } = await client.call('protection/reality_check', {})
    expect(data.staked).toBe(12)
    expect(BigInt(Math.round(data.net * 1e6))).toBe(
      BigInt((await slot.balance()).balance.amount - before),
    )
  })

  it('PROT-23 comes at the hour of the night that the member chose, once a night', async () => {
    const { client, slot } = await sitDown(house, 100)
    const hour = Number(
      new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Europe/Istanbul',
        hour: '2-digit',
        hourCycle: 'h23',
      }).format(new Date()),
    )
    await client.call('protection/reality_check', { nightHour: hour })
    expect(await slot.play()).toMatchObject({ refusal: 'reality-check' })
    await client.call('protection/reality_check', { answered: true })
    expect((await slot.play()).http).toBe(200)
    await slot.endRound()
    await client.call('protection/reality_check', { nightHour: (hour + 1) % 24 })
    expect((await slot.play()).http).toBe(200)
  })
})

describe('a limit of time', () => {
  it('PROT-31 counts every login once, in however many places at once, until a minute after its last sign of life', async () => {
    const { client, slot, memberId } = await sitDown(house, 100)
    await house.owner.pool.query(
      `insert into sessions (member_id, family_id, sid_hash, browser_hash, browser, ip, created_at, active_at,
         expires_at, ended_at, proved_at)
       select $1, family_id, sha256(n::text::bytea), browser_hash, 'x', '', now() - n * interval '40 minutes',
         now() - n * interval '40 minutes' + interval '29 minutes', now(), now() - interval '1 minute', now()
       from sessions, generate_series(1, 2) n where member_id = $1`,
      [memberId],
    )
    const limit = { kind: 'session', period: 'day' } as const
    const { data } = await client.call('protection/set_limit', { ...limit, value: 61 })
    expect(data.limits[0]?.used).toBe(60)
    expect((await slot.play()).http).toBe(200)
    await slot.endRound()
    await client.call('protection/set_limit', { ...limit, value: 60 })
    expect(await slot.play()).toMatchObject({ error: 'ERR_GLE', refusal: 'limit-reached' })
    const refused = await client.refused('protection/set_limit', { ...limit, value: 1.5 })
    expect(refused.data.refusal).toBe('limit-not-whole-minutes')
  })
})

it('leaves books that are right', async () => {
  const report = await audit(port(house.database.db), {
    checks: [...ROUND_CHECKS, ...POKER_CHECKS],
  })
  expect(report.findings).toEqual([])
})
