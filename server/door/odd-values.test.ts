import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { CallSpec } from '#contract/call.ts'
import { NOT_BUILT } from '#contract/not-built.ts'
import { calls } from '#contract/registry.ts'
import { atTheDoor, newMember, PASSWORD } from '../account/testing-factors.ts'
import { registration } from '../account/testing.ts'
import { newBankAccount } from '../cashier/accounts/testing-accounts.ts'
import { snapshot } from '../database/database.ts'
import { createPipeline } from '../database/pipeline.ts'
import { auditHouse } from '../audit/house-audit.ts'
import { give } from '../jackpot/testing.ts'
import { byHand } from '../payments/by-hand.ts'
import { noticeKey } from '../payments/keys.ts'
import { sandbox, sandboxNotice } from '../payments/sandbox.ts'
import { noticeLine, TransferBank } from '../payments/testing-transfers.ts'
import { roundCalls } from '../round/play/calls.ts'
import { tokenOf } from '../game-session/token.ts'
import { openSlot, type GameClient } from '../round/testing.ts'
import { sign } from '../crypto/signature.ts'
import { openMatch, type TestMatch } from '../sports/testing.ts'
import { supportReply } from '../support/routes.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { GAME_BODIES } from './games/rgs-bodies.ts'
import { AT_ONCE, exampleOf, fuzz, ODD_TEXTS, TAKEN_MAX, type Send } from './testing-odd-values.ts'

/**
 * Every field of every call of every door, with some two hundred values that no honest caller sends: nothing is
 * answered 500, no fault is logged, and the books are right afterwards. A value that a call's schema refuses is refused before
 * anything else is done with it, so of those only some are sent; of what it takes, as many as there is time for.
 */

const SUPPORT_SECRET = 'a word between us and the desk'
const TAKEN_OF_COSTLY_MAX = 4

let house: TestHouse
let bank: TransferBank
let member: Player
let match: TestMatch

beforeAll(async () => {
  bank = new TransferBank('a word between us')
  house = await startTestHouse({
    paymentAdapters: (its) => [sandbox(its), byHand(), bank.adapter()],
    settings: { support: { url: 'http://127.0.0.1:9/', secret: SUPPORT_SECRET } },
  })
  member = await enter()
  match = await openMatch(house)
}, 120_000)
afterAll(() => house.close())

interface Player {
  client: Client
  memberId: bigint
  slot: GameClient
  roundID: number
  accountID: number
}

/** Somebody new, with money, an account, a game that is open and a round in it. */
async function enter(): Promise<Player> {
  const proband = await newMember(house)
  await give(house, proband.id, 5_000_000_000n)
  const client = await atTheDoor(house, proband)
  const slot = await openSlot(client)
  const { round } = await slot.play()
  const accountID = await newBankAccount(house, proband.id, { owner: 'Ece Çağ' })
  return { client, memberId: proband.id, slot, roundID: round.roundID, accountID }
}

/** What would do something if it were let through; of the others the least that their schema takes. */
const bases: Readonly<Record<string, () => object>> = {
  'betframe/place_coupon': () => ({
    kind: 'single',
    stake: 1,
    selections: [{ eventID: match.eventID, market: 'match-result', selection: '1', odds: 1.01 }],
    policy: 'higher',
  }),
  'protection/keep_self_test': () => ({ answers: Array.from({ length: 9 }, () => 0) }),
  'user/login': () => ({ username: 'demo', password: 'x' }),
  'user/check_ga': () => ({ ga_code: '123456' }),
  'user/clear_generated_ga': () => ({ gacode: '123456' }),
  'user/sms_validate': () => ({ code: '123456' }),
  'user/resend_confirmation': () => ({ email: 'nobody@kasa.test' }),
  'user/pass_change': () => ({
    oldPassword: PASSWORD,
    password: 'B1-cdefgh',
    passwordConfirm: 'B1-cdefgh',
  }),
  'user/pass_reset': () => ({ token: 'a', password: 'B1-cdefgh', passwordConfirm: 'B1-cdefgh' }),
  'user/register': () => registration(),
  'user/passkey_add': () => ({
    name: 'Telefonum',
    response: {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: 'e30', transports: ['usb'] },
    },
  }),
  'casino/demo_seed': () => ({ sessionID: `demo-${'a'.repeat(43)}`, clientSeed: 'mine' }),
  'casino/demo_end': () => ({ sessionID: `demo-${'a'.repeat(43)}` }),
  'casino/replay': () => ({ game: 'lale-devri', version: '1', mode: 'base', bookID: 1 }),
  'casino/round': () => ({ roundID: member.roundID }),
  'betframe/builder': () => ({
    eventID: 1,
    selections: [
      { market: 'match-result', selection: '1' },
      { market: 'both-score', selection: 'yes' },
    ],
  }),
  'prepayServices/processTransaction': () => ({ methodID: 3, amount: 50, requestId: 'odd' }),
  'finance/save_bank_transfer': () => ({
    methodID: 6,
    Type: 2,
    amount: 100,
    accountID: member.accountID,
    idValidity: '2040-01-01',
  }),
  'finance/save_cep_bank_transfer': () => ({
    methodID: 7,
    Type: 2,
    amount: 100,
    accountID: member.accountID,
    idValidity: '2040-01-01',
  }),
  'finance/save_bank_account': () => ({
    bankID: 1,
    accountOwner: 'Ece Çağ',
    iban: 'TR330099800000519786457841',
  }),
}

/** Each of these costs a hash of a password. */
const COSTLY = /^user\/(login|prove|pass_|register|forgot)/

const notBuilt = new Set<string>(NOT_BUILT)
const built = [...calls.values()].filter(({ name }) => !notBuilt.has(name))

const nothing = { wrong: [], values: expect.any(Number) }

describe('the members’ door', () => {
  const through =
    ({ name }: CallSpec): Send =>
    async (data) => {
      const [className, method] = name.split('/')
      const body = { api: { class: className, method }, data, user: member.client.stored.user }
      const { status, ...answer } = await member.client.post(body)
      return { status: answer.code === 500 ? 500 : status, answer }
    }

  it.each(built.map((spec): [string, CallSpec] => [spec.name, spec]))('%s', async (name, spec) => {
    if ((await member.client.call('finance/check_balance', {}).catch(() => null)) === null)
      member = await enter()
    // The contract's types say that every payload is an object.
    const base = bases[name]?.() ?? (exampleOf(spec.input) as object)
    expect([name, z.safeParse(spec.input, base).error]).toEqual([name, undefined])
    const found = await fuzz(
      spec.input,
      base,
      through(spec),
      COSTLY.test(name) ? TAKEN_OF_COSTLY_MAX : TAKEN_MAX,
    )
    expect(found).toEqual(nothing)
    expect(found.values).toBeGreaterThan(190)
  })

  it('its envelope', async () => {
    const envelope = z.object({
      api: z.object({ class: z.string(), method: z.string() }),
      data: z.record(z.string(), z.unknown()),
      user: z.object({
        lang: z.string(),
        gmt: z.string(),
        uip: z.string(),
        sid: z.string(),
        uid: z.string(),
      }),
    })
    const base = {
      api: { class: 'finance', method: 'check_balance' },
      data: {},
      user: member.client.stored.user,
    }
    const send: Send = async (body) => {
      const { status, ...answer } = await member.client.post(JSON.stringify(body) ?? '')
      return { status: answer.code === 500 ? 500 : status, answer }
    }
    expect(await fuzz(envelope, base, send)).toEqual(nothing)
  })
})

describe('the game server’s door', () => {
  it.each(Object.entries(GAME_BODIES))('%s', async (path, schema) => {
    member = await enter()
    const { slot } = member
    const base = {
      sessionID: slot.sessionID,
      amount: 1_000_000,
      mode: 'BASE',
      event: '1',
      requestId: 'odd',
    }
    const send: Send = async (body) => {
      const { http, ...answer } = await slot.post(`/${path}`, body)
      return { status: answer.error === 'ERR_GEN' ? 500 : http === 500 ? 200 : http, answer }
    }
    expect(await fuzz(schema, base, send)).toEqual(nothing)
  })

  it('ends rounds of several games at once by one request id', async () => {
    member = await enter()
    const slots = [
      member.slot,
      await openSlot(member.client, 'kapadokya'),
      await openSlot(member.client, 'yonca'),
    ]
    for (const slot of slots) await slot.playUntilOpen()
    const requestId = 'one for all'
    const end = (slot: GameClient) =>
      slot.post('/wallet/end-round', { sessionID: slot.sessionID, requestId })
    const ended = await Promise.all(slots.flatMap((slot) => [end(slot), end(slot)]))
    expect(ended.filter(({ http }) => http === 200)).toHaveLength(2)
    const errors = ended.flatMap(({ error }) => (error === undefined ? [] : [error]))
    expect(new Set(errors)).toEqual(new Set(['ERR_VAL']))
  })

  it('and in several processes, each of which has a round of another game', async () => {
    const { client, slot } = member
    const slots = [slot, await openSlot(client, 'kapadokya'), await openSlot(client, 'yonca')]
    for (const each of slots) await each.playUntilOpen()
    const { pool } = house.database.money
    const pipeline = createPipeline(house.database.pipelined)
    const ended = await Promise.all(
      slots.map(({ sessionID }) =>
        roundCalls({ pool, pipeline, apart: pipeline, clock: house.clock, cycleMs: 0 }).end({
          ...tokenOf(sessionID),
          requestId: 'one for all processes',
        }),
      ),
    )
    expect(ended.map(({ outcome }) => outcome).toSorted()).toEqual(['paid', 'reused', 'reused'])
  })
})

describe('what providers say', () => {
  const posted = async (path: string, body: string, headers: Record<string, string>) => {
    const response = await fetch(`${house.settings.publicUrl}${path}`, {
      method: 'POST',
      body,
      headers,
    })
    return { status: response.status, answer: await response.text() }
  }

  it('the bank’s notices, signed by the right key', async () => {
    const { data } = await member.client.call('prepayServices/processTransaction', {
      methodID: 3,
      amount: 70,
    })
    const key = await noticeKey(house, 'sandbox')
    const reference = `${member.memberId}-${data.transactionID}`
    const base = { id: 'n', kind: 'declined', reference, amountKurus: '7000' }
    const send: Send = (notice) => {
      const body = JSON.stringify(notice)
      const at = Math.floor(Date.now() / 1000)
      return posted('/payments/sandbox/webhook', body, {
        'x-sandbox-timestamp': String(at),
        'x-sandbox-signature': sign(key, at, Buffer.from(body)),
      })
    }
    expect(await fuzz(sandboxNotice, base, send)).toEqual(nothing)
    for (const amountKurus of ['999999999999999', '922337203685478', '100000000001'])
      expect(await send({ ...base, amountKurus })).toMatchObject({ status: 400 })
    expect(await send({ ...base, id: 'a\u0000b' })).toMatchObject({ status: 400 })
  })

  it('whatever else an adapter has read from a signed notice: an amount beyond every book, an id that cannot be written', async () => {
    const send = (body: string) =>
      posted('/payments/transfers/webhook', body, bank.headersFor(body))
    const notice = { direction: 'in', kind: 'approved', reference: `${member.memberId}-1` } as const
    for (const amount of [2n ** 63n, 2n ** 64n, 10n ** 40n])
      expect(await send(noticeLine({ ...notice, amount }))).toMatchObject({ status: 400 })
    for (const text of ODD_TEXTS) {
      const { status } = await send(noticeLine({ ...notice, reference: text, amount: 1n }))
      expect([text, status < 500]).toEqual([text, true])
    }
  })

  it('the support desk’s replies', async () => {
    await member.client.call('support/send_message', { text: 'Merhaba' })
    const { rows } = await house.database.pool.query<{ id: bigint }>(
      'select max(id) as id from support_conversations',
    )
    const base = { id: 'r', conversation: String(rows[0]?.id), text: 'Merhaba' }
    const send: Send = (reply) => {
      const body = JSON.stringify(reply)
      const at = Math.floor(Date.now() / 1000)
      return posted('/providers/support/replies', body, {
        'x-kasa-timestamp': String(at),
        'x-kasa-signature': sign(Buffer.from(SUPPORT_SECRET), at, Buffer.from(body)),
      })
    }
    expect(await fuzz(supportReply, base, send)).toEqual(nothing)
  })
})

describe('addresses and headers', () => {
  const ADDRESSES = [
    '/*',
    '/slots/*',
    '/slots?category=*&search=*&type=*',
    '/play/*',
    '/replay/lale-devri/1/base/*',
    '/?*',
    '/outbox/*',
    '/sandbox-pay/*',
    '/payments/*/webhook',
    '/endpoint/v1/*',
    '/pages/*',
    '/deposit?transaction=*',
    '/live-casino?provider=*',
    '/promotions/*',
    '/assets/*',
    '/files/*',
    '/metrics?*',
    '/info/*',
  ]
  const GAMES = [
    '/rgs/bet/replay/*/1/base/1',
    '/rgs/bet/replay/lale-devri/*/base/1',
    '/rgs/bet/replay/lale-devri/1/*/1',
    '/rgs/bet/replay/lale-devri/1/base/*',
    '/lale-devri/1/*',
    '/*/1/index.html',
    '/rgs/*',
  ]
  const SHORT = ODD_TEXTS.filter((text) => text.length < 500)
  /** A page costs more than a call: each pattern is asked with its own third of the texts. */
  const SOME_ADDRESSES = 3
  const wrongOf = async (asked: [string, Record<string, string>][], root: string) => {
    const wrong: unknown[] = []
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = asked.pop(); next; next = asked.pop()) {
          const [url, headers] = next
          const response = await fetch(root + url, { redirect: 'manual', headers }).catch(
            () => null,
          )
          await response?.body?.cancel()
          if (response && response.status >= 500) wrong.push([...next, response.status])
        }
      }),
    )
    return wrong
  }

  it.each([
    ['the site', ADDRESSES, () => house.settings.publicUrl],
    ['the games', GAMES, () => house.settings.gamesUrl],
  ])('of %s', async (_of, patterns, root) => {
    const urls = patterns.flatMap((pattern, at) =>
      SHORT.filter((_text, each) => (each + at) % SOME_ADDRESSES === 0).map((text) =>
        pattern.replaceAll('*', encoded(text)),
      ),
    )
    expect(
      await wrongOf(
        urls.map((url) => [url, {}]),
        root(),
      ),
    ).toEqual([])
  })

  it('cookies, languages, streams and signatures', async () => {
    const names = [
      'cookie',
      'accept-language',
      'stream',
      'x-sandbox-signature',
      'x-forwarded-for',
      'referer',
      'range',
    ]
    const written = SHORT.filter((text) => /^[\x20-\x7e]*$/.test(text))
    const requests = names.flatMap((name, at) =>
      written
        .filter((_text, each) => (each + at) % SOME_ADDRESSES === 0)
        .map((text): [string, Record<string, string>] => [
          '/',
          { [name]: name === 'cookie' ? `kasa_lang=${text}; kasa_mode=${text}` : text },
        ]),
    )
    expect(await wrongOf(requests, house.settings.publicUrl)).toEqual([])
    const { status } = await visitor(house).post('{}', { stream: 'x'.repeat(100) })
    expect(status).toBe(200)
  })
})

/** As a browser writes it into an address; halves of pairs as the bytes that they are none of. */
function encoded(text: string): string {
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text)
}

it('nothing is lost by all of this, and no fault was logged', async () => {
  const faults = house
    .logged()
    .split('\n')
    .filter((line) => line.includes('"fault":'))
  expect(faults).toEqual([])
  const report = await snapshot(house.database, (q) =>
    auditHouse(q, { games: house.games, marks: {}, settledBefore: new Date() }),
  )
  expect(report.findings).toEqual([])
  expect(report.isClean).toBe(true)
})
