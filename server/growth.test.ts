import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOCUMENT_UPLOAD_PATH } from '#contract/documents.ts'
import { ticketFor } from './cashier/documents/ticket.ts'
import { forgetDeadJobs } from './jobs/dead-jobs.ts'
import { OPEN_TRANSFERS_MAX, TRANSFERS_OF_DAY_MAX } from './cashier/open-transfers.ts'
import type { PerDay } from './door/limits.ts'
import { forgetOldSandboxPayments } from './payments/sandbox-bank/old-payments.ts'
import { chooseClientSeed, openDemo } from './round/testing.ts'
import { forgetOldConversations } from './support/old-conversations.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from './testing.ts'

/** What strangers and members can make grow has a bound for each of them, and an end. */

const DAY = 86_400_000
const TOO_MANY = { data: { refusal: 'too-many-calls' } }

let house: TestHouse
beforeAll(async () => {
  const few: PerDay = {
    demosOfAddressInDay: 2,
    mailsOfAddressInDay: 2,
    supportOfAddressInDay: 2,
    uploadsOfAddressInDay: 2,
    supportOfMemberInDay: 2,
    linesOfMemberInDay: 2,
    loginsOfMemberInDay: 3,
    refreshesOfMemberInDay: 2,
    launchesOfMemberInDay: 2,
    seedsOfMemberInDay: 2,
    changesOfMemberInDay: 2,
  }
  house = await startTestHouse({ perDay: few, perMinute: { challengesOfAddress: 2 } })
})
afterAll(() => house.close())

const count = async (table: string): Promise<number> => {
  const { rows } = await house.database.pool.query<{ n: bigint }>(`select count(*) n from ${table}`)
  return Number(rows[0]?.n)
}

/** Does it twice, and is refused a third time with nothing added; a day later it may be done again. */
async function twiceADay(
  table: string,
  once: () => Promise<unknown>,
  refused: () => Promise<unknown>,
) {
  await once()
  await once()
  const before = await count(table)
  expect(await refused()).toMatchObject(TOO_MANY)
  expect(await count(table)).toBe(before)
}

async function slotId(client: Client): Promise<number> {
  const { data } = await client.call('casino/games_list', { searchGameName: 'lale devri' })
  return data[0]?.gameID ?? 0
}

describe('what strangers can make grow', () => {
  it('demos: so many of an address in a day, each of so many rounds', async () => {
    const stranger = visitor(house)
    const gameID = await slotId(stranger)
    const open = () => stranger.call('casino/demo_game', { gameID })
    await twiceADay('demo_sessions', open, () => stranger.refused('casino/demo_game', { gameID }))
    house.pass(DAY)
    const { slot: game } = await openDemo(stranger)
    await game.play()
    await game.endRound()
    const { pool } = house.database
    await pool.query('update demo_sessions set nonce = 1000 where nonce = 1')
    await game.play()
    const { rows } = await pool.query('select nonce from demo_rounds')
    expect(rows).toEqual([{ nonce: 1000n }])
  })

  it('messages to support: so many of an address in a day, and gone a month later', async () => {
    const write = { text: 'Merhaba' }
    const before = await count('support_messages')
    for (let n = 0; n < 2; n++) await visitor(house).call('support/send_message', write)
    expect(await visitor(house).refused('support/send_message', write)).toMatchObject({
      data: { refusal: 'too-many-messages' },
    })
    expect(await count('support_messages')).toBe(before + 2)
    house.pass(33 * DAY)
    await forgetOldConversations(house)
    expect(await count('support_messages')).toBe(before)
  })

  it('files of documents: so many of an address in a day, whoever sends them', async () => {
    const send = async (username: string) => {
      const { id: memberId } = await house.database.db
        .selectFrom('members')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
      const upload = { memberId, kind: 'address', fileName: 'fatura.pdf' } as const
      const ticket = ticketFor(house, upload, house.clock())
      const headers = { panel: 'frontend', 'document-ticket': ticket }
      // Nothing that would be kept: what is counted comes before what is in it.
      const init = { method: 'POST', headers, body: 'no picture' }
      const response = await fetch(house.settings.publicUrl + DOCUMENT_UPLOAD_PATH, init)
      return response.json() as Promise<object>
    }
    for (const username of ['demo', 'vip20'])
      expect(await send(username)).not.toMatchObject(TOO_MANY)
    expect(await send('iki')).toMatchObject(TOO_MANY)
    house.pass(DAY)
    expect(await send('iki')).not.toMatchObject(TOO_MANY)
  })

  it('passkey challenges: so many of an address in a minute', async () => {
    const ask = () => visitor(house).call('user/passkey_ask', {})
    const refused = () => visitor(house).refused('user/passkey_ask', {})
    await twiceADay('passkey_challenges', ask, refused)
  })

  it('mails to whoever is typed: so many of an address in a day, by whichever call', async () => {
    const stranger = visitor(house)
    await stranger.call('user/forgot', { username: 'demo' })
    await stranger.call('user/resend_confirmation', { email: 'nobody@example.com' })
    expect(await stranger.refused('user/forgot', { username: 'demo' })).toMatchObject(TOO_MANY)
    const again = { email: 'nobody@example.com' }
    expect(await stranger.refused('user/resend_confirmation', again)).toMatchObject(TOO_MANY)
  })
})

describe('what members can make grow', () => {
  it('logins, and what renews them', async () => {
    const vip = await loginAs(house, 'vip20')
    await loginAs(house, 'vip20')
    const before = await count('session_families')
    await loginAs(house, 'vip20')
    const wanted = { username: 'vip20', password: 'Demo123!' }
    expect(await visitor(house).refused('user/login', wanted)).toMatchObject(TOO_MANY)
    expect(await count('session_families')).toBe(before + 1)
    for (let n = 0; n < 2; n++) expect(await vip.refresh()).toMatchObject({ result: true })
    const sessions = await count('sessions')
    expect(await vip.refresh()).toMatchObject(TOO_MANY)
    expect(await count('sessions')).toBe(sessions)
    house.pass(DAY / 2)
    expect(await vip.refresh()).toMatchObject({ result: true })
  })

  it('opened games and renewed seeds', async () => {
    const demo = await loginAs(house, 'demo')
    await chooseClientSeed(demo)
    const launch = { gameID: await slotId(demo) }
    const open = () => demo.call('casino/init_game', launch)
    await twiceADay('game_sessions', open, () => demo.refused('casino/init_game', launch))
    let n = 0
    const next = async () => {
      const { data } = await demo.call('casino/seeds', {})
      return { seq: data.seq, clientSeed: `of growth ${++n}` }
    }
    const renew = async () => demo.call('casino/rotate_seeds', await next())
    await twiceADay('member_seeds', renew, async () =>
      demo.refused('casino/rotate_seeds', await next()),
    )
  })

  it('messages to support, and what is said with them ends after two years', async () => {
    const demo = await loginAs(house, 'demo')
    const write = { text: 'Merhaba' }
    for (let n = 0; n < 2; n++) await demo.call('support/send_message', write)
    expect((await demo.refused('support/send_message', write)).data.refusal).toBe(
      'too-many-messages',
    )
    house.pass(700 * DAY)
    await forgetOldConversations(house)
    expect(await count('support_messages')).toBe(2)
    house.pass(31 * DAY)
    await forgetOldConversations(house)
    expect((await count('support_messages')) + (await count('support_conversations'))).toBe(0)
  })

  it('changes that are told by mail', async () => {
    const demo = await loginAs(house, 'demo')
    await twiceADay(
      'passkey_challenges',
      () => demo.call('user/passkey_offer', {}),
      () => demo.refused('user/passkey_offer', {}),
    )
  })
})

describe('payments of a member', () => {
  const amount = 100
  const deposit = (requestId: string) =>
    ({ methodID: 2001, Type: 1, amount, transfer_type_id: 2, requestId, fields: {} }) as const

  it('are ten at a time in each direction; what was asked before is answered again', async () => {
    const { pool } = house.database
    const demo = await loginAs(house, 'demo')
    const { data } = await demo.call('finance/list_cash_methods_new', { Type: 1 })
    const methodID = data.methods_list.map(({ properties }) => properties.id).at(0) ?? 0
    const ask = (n: number) => ({ ...deposit(`open-${n}`), methodID })
    for (let n = 0; n < OPEN_TRANSFERS_MAX; n++)
      await demo.call('prepayServices/processTransaction', ask(n))
    const eleventh = await demo.refused('prepayServices/processTransaction', ask(99))
    expect(eleventh.data).toMatchObject({ refusal: 'too-many-open', max: OPEN_TRANSFERS_MAX })
    expect(await demo.call('prepayServices/processTransaction', ask(0))).toMatchObject({
      code: 200,
    })
    await house.owner.pool.query(
      "update cash_transactions set status = 1003, canceled_by = 'house', decided_at = $1 where direction = 'in'",
      [house.clock()],
    )
    await pool.query(
      `insert into cash_transactions (member_id, direction, method_id, transfer_type_id, amount,
         call, request_id, content_hash, status, canceled_by, created_at, decided_at)
       select max(id), 'in', $1, 2, 1, 'test', n::text, '', 1003, 'house', $3, $3 from members,
         generate_series(1, $2::int) n where username = 'demo' group by n`,
      [methodID, TRANSFERS_OF_DAY_MAX, house.clock()],
    )
    expect(await demo.refused('prepayServices/processTransaction', ask(98))).toMatchObject(TOO_MANY)
    await house.owner.pool.query('update cash_transactions set created_at = $1', [
      new Date(house.clock().getTime() - 25 * 60 * 60_000),
    ])
    await demo.call('prepayServices/processTransaction', ask(97))
  })

  it('stand in the sandbox bank’s own book for three months', async () => {
    await house.database.pool.query(
      "update sandbox_payments set status = 'closed', decided_at = $1 where reference <> (select max(reference) from sandbox_payments)",
      [house.clock()],
    )
    house.pass(89 * DAY)
    await forgetOldSandboxPayments(house)
    expect(await count('sandbox_payments')).toBe(OPEN_TRANSFERS_MAX + 1)
    house.pass(2 * DAY)
    await forgetOldSandboxPayments(house)
    expect(await count('sandbox_payments')).toBe(1)
  })
})

it('jobs that failed for the last time are gone a month later, and those that may still run stay', async () => {
  const { pool } = house.database
  const add = (key: string) =>
    pool.query(
      `select graphile_worker.add_job('no-such-task', job_key => $1, run_at => now() + interval '9 days')`,
      [key],
    )
  await add('growth-dead')
  await add('growth-waiting')
  await pool.query(`update graphile_worker._private_jobs set attempts = max_attempts,
    updated_at = now() - interval '31 days' where key = 'growth-dead'`)
  await forgetDeadJobs({ ...house, clock: () => new Date() })
  const { rows } = await pool.query(
    `select key from graphile_worker._private_jobs where key like 'growth-%'`,
  )
  expect(rows).toEqual([{ key: 'growth-waiting' }])
})
