import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, done, nothing } from '#contract/call.ts'
import { Refused } from '#contract/refusals.ts'
import type { Actor } from '../action/actor.ts'
import { listActions } from '../action/list.ts'
import type { AnswersTo } from '../context.ts'
import { setHours } from '../support/hours.ts'
import { verifySignature, sign } from '../crypto/signature.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { callSet, type CallContext } from './call.ts'
import { openDoor, type Door } from './door.ts'
import { readEnvelope, type Envelope } from './envelope.ts'
import { createListener } from './listener.ts'
import { badPayload, readPayload, wrongFields } from './payload.ts'

/**
 * Two doors that the house does not have, made of what doors are made of: one for operators, who show
 * a key and are of two ranks, and one for a provider, who signs its bodies and speaks in its own words.
 */

interface OperatorContext extends CallContext {
  /** Null: nobody the door knows. */
  operator: (Actor & { rank: 'clerk' | 'chief' }) | null
}

const hoursCall = call({
  name: 'office/hours',
  summary: 'Sets when support is open.',
  who: 'chief',
  manner: 'write',
  input: z.object({ opens: z.int(), closes: z.int(), fails: z.optional(z.boolean()) }),
  output: done,
  refusals: ['not-found'],
})
const whoAmI = call({
  name: 'office/who',
  summary: 'Who calls.',
  who: 'operator',
  manner: 'read',
  input: nothing,
  output: z.object({ name: z.string() }),
})
const broken = call({
  name: 'office/broken',
  summary: 'Breaks.',
  who: 'operator',
  manner: 'read',
  input: nothing,
  output: nothing,
})
const unbuilt = call({ ...broken, name: 'office/unbuilt' })

const asOperator = (context: OperatorContext): OperatorContext => {
  if (!context.operator) throw new Refused('no-permission')
  return context
}
const asChief = (context: OperatorContext): OperatorContext => {
  if (asOperator(context).operator?.rank !== 'chief') throw new Refused('no-permission')
  return context
}

const ACCESS = { operator: asOperator, chief: asChief }

const answers = {
  'office/hours': async ({ db, operator }, { opens, closes, fails }) => {
    if (operator) await setHours(db, operator, { opensMinute: opens, closesMinute: closes })
    if (fails) throw new Refused('not-found')
    return true
  },
  'office/who': async ({ operator }) => ({ name: operator?.name ?? '' }),
  'office/broken': () => Promise.reject(new Error('a secret of ours')),
} satisfies AnswersTo<
  typeof hoursCall | typeof whoAmI | typeof broken,
  Record<keyof typeof ACCESS, OperatorContext>
>

const DESCRIBED = {
  calls: [hoursCall, whoAmI, broken, unbuilt],
  notBuilt: [unbuilt.name],
  answers,
  access: ACCESS,
}
const OPERATOR_CALLS = callSet<OperatorContext>(DESCRIBED)

const KEYS = new Map<string, OperatorContext['operator']>([
  ['key-of-elif', { kind: 'command', name: 'elif', why: null, rank: 'chief' }],
  ['key-of-can', { kind: 'command', name: 'can', why: null, rank: 'clerk' }],
])

function operatorDoor(house: TestHouse): Door<OperatorContext, Envelope> {
  return {
    label: 'office:',
    callSet: OPERATOR_CALLS,
    admit: async ({ headers }) => {
      if (headers['panel'] !== 'office')
        throw badPayload([{ field: 'panel', problem: 'invalid_value' }])
    },
    read: (_request, body) => readEnvelope(body),
    langOf: () => 'en',
    identify: async ({ request, lang }) => {
      const operator =
        KEYS.get(String(request.headers.authorization).replace('Bearer ', '')) ?? null
      return (connection) => ({ ...connection, house, lang, operator })
    },
    write: (reply) => ({ status: reply.code === 500 ? 500 : 200, body: reply }),
  }
}

const balance = call({
  name: 'wallet/balance',
  summary: 'The cash of a member.',
  who: 'provider',
  manner: 'read',
  input: z.object({ uid: z.string() }),
  output: z.object({ cash: z.bigint() }),
  refusals: ['not-found'],
})
const PROVIDER_KEY = Buffer.from('a key of the provider alone')

function refusalIn(data: unknown): string {
  const read = z.safeParse(z.object({ refusal: z.string() }), data)
  return read.success ? read.data.refusal : 'fault'
}

function providerDoor(house: TestHouse): Door<CallContext> {
  return {
    label: 'acme:',
    callSet: callSet<CallContext>({
      calls: [balance],
      answers: { 'wallet/balance': cashOf } satisfies AnswersTo<
        typeof balance,
        { provider: CallContext }
      >,
      access: { provider: (context) => context },
    }),
    admit: async () => {},
    read: ({ params, headers }, body) => {
      if (!Buffer.isBuffer(body)) throw new Refused('too-large')
      const signed = { timestamp: String(headers['x-time']), signature: String(headers['x-sign']) }
      if (verifySignature(PROVIDER_KEY, signed, body, house.clock()) !== 'genuine')
        throw new Refused('no-permission')
      const sent = z.safeParse(z.record(z.string(), z.unknown()), readPayload(body))
      if (!sent.success) throw badPayload(wrongFields(sent.error))
      const { name } = z.parse(z.object({ name: z.string() }), params)
      return { name: `wallet/${name}`, data: sent.data }
    },
    langOf: () => 'en',
    identify:
      async ({ lang }) =>
      (connection) => ({ ...connection, house, lang }),
    write: ({ result, data, code }) => {
      if (!result) return { status: code, body: { ok: false, error: refusalIn(data) } }
      return { status: 200, body: { ok: true, cash: String(z.parse(balance.output, data).cash) } }
    },
  }
}

async function cashOf({ db }: CallContext, { uid }: { uid: string }) {
  const row = await db
    .selectFrom('members')
    .leftJoin('wallets', 'member_id', 'members.id')
    .select('cash')
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) throw new Refused('not-found')
  return { cash: row.cash ?? 0n }
}

let house: TestHouse
let app: FastifyInstance
let url: string

beforeAll(async () => {
  house = await startTestHouse()
  app = createListener(house)
  await app.register(async (app) => openDoor(app, house, operatorDoor(house), ['/v1']), {
    prefix: '/office',
  })
  await app.register(async (app) => openDoor(app, house, providerDoor(house), ['/:name']), {
    prefix: '/providers/acme',
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await house.close()
})

async function ask(name: string, data: object, key?: string, panel = 'office') {
  const [className, method] = name.split('/')
  const headers = { 'content-type': 'application/json', panel, authorization: `Bearer ${key}` }
  const body = JSON.stringify({ api: { class: className, method }, data })
  const response = await fetch(`${url}/office/v1`, { method: 'POST', headers, body })
  const reply = z.parse(z.record(z.string(), z.unknown()), await response.json())
  return { status: response.status, ...reply }
}

const latest = async () => (await listActions(house.database.db, { limit: 1 }))[0]

describe('a door for operators', () => {
  it('knows its callers by its own credential, and its calls by its own registry', async () => {
    expect(await ask('office/who', {}, 'key-of-can')).toMatchObject({ data: { name: 'can' } })
    expect(await ask('office/who', {})).toMatchObject({ status: 200, code: 403, result: false })
    expect(await ask('finance/check_balance', {}, 'key-of-elif')).toMatchObject({
      data: { refusal: 'unknown-call' },
    })
    const reply = await (
      await loginAs(house, 'demo')
    ).post({
      api: { class: 'office', method: 'who' },
      data: {},
    })
    expect(reply.data).toMatchObject({ refusal: 'unknown-call' })
    expect(await ask('office/unbuilt', {}, 'key-of-elif')).toMatchObject({ code: 501 })
    expect(await ask('office/who', {}, 'key-of-elif', 'frontend')).toMatchObject({
      data: { refusal: 'bad-payload' },
    })
  })

  it('lets each rank do what is its own, and logs whose act it was', async () => {
    const hours = { opens: 60, closes: 120 }
    expect(await ask('office/hours', hours, 'key-of-can')).toMatchObject({ code: 403 })
    expect(await ask('office/hours', { opens: 'x' }, 'key-of-can')).toMatchObject({ code: 403 })
    expect(await ask('office/hours', { opens: 'x' }, 'key-of-elif')).toMatchObject({
      data: { refusal: 'bad-payload', fields: expect.any(Array) },
    })
    expect(await ask('office/hours', hours, 'key-of-elif')).toMatchObject({ result: true })
    expect(await latest()).toMatchObject({ actor_name: 'elif', what: 'support.hours' })
  })

  it('takes back what a refused call did, its row in the log with it', async () => {
    const before = await latest()
    const payload = { opens: 1, closes: 2, fails: true }
    expect(await ask('office/hours', payload, 'key-of-elif')).toMatchObject({
      data: { refusal: 'not-found' },
    })
    expect(await latest()).toEqual(before)
  })

  it('says nothing of a fault but its id, and is counted and logged under its own label', async () => {
    const reply = await ask('office/broken', {}, 'key-of-elif')
    expect(reply).toMatchObject({ status: 500, data: { fault: expect.any(String) } })
    expect(JSON.stringify(reply)).not.toContain('secret of ours')
    expect(house.logged()).toContain('"call":"office:office/broken"')
    const metrics = await house.counters.registry.metrics()
    expect(metrics).toContain('call="office:office/broken",code="500"')
  })

  it('answers what is no call of it in its own form', async () => {
    const headers = { panel: 'office' }
    const elsewhere = await fetch(`${url}/office/v2`, { method: 'POST', headers })
    expect(await elsewhere.json()).toMatchObject({ data: { refusal: 'unknown-call' } })
    const nothing = await fetch(`${url}/office/v1`, { method: 'POST', headers, body: '{' })
    expect(await nothing.json()).toMatchObject({ data: { refusal: 'not-json' } })
  })
})

describe('a door for a provider', () => {
  const send = async (name: string, data: unknown, key = PROVIDER_KEY) => {
    const body = Buffer.from(typeof data === 'string' ? data : JSON.stringify(data))
    const seconds = Math.floor(house.clock().getTime() / 1000)
    const headers = { 'x-time': String(seconds), 'x-sign': sign(key, seconds, body) }
    const response = await fetch(`${url}/providers/acme/${name}`, { method: 'POST', headers, body })
    const reply: unknown = await response.json()
    return { status: response.status, body: reply }
  }

  it('speaks its own words, to whoever holds the key alone', async () => {
    const { uid } = await visitor(house).login('demo')
    expect(await send('balance', { uid })).toEqual({
      status: 200,
      body: { ok: true, cash: '10000000000' },
    })
    expect(await send('balance', { uid: randomUUID() })).toEqual({
      status: 404,
      body: { ok: false, error: 'not-found' },
    })
    expect((await send('balance', { uid }, Buffer.from('another'))).status).toBe(403)
    expect((await send('office/who', {})).body).toEqual({ ok: false, error: 'unknown-call' })
    expect((await send('hours', {})).body).toEqual({ ok: false, error: 'unknown-call' })
  })

  it('names what is wrong with a body that its key has signed', async () => {
    const wrong = async (data: unknown) => (await send('balance', data)).body
    expect(await wrong({ uid: 7 })).toEqual({ ok: false, error: 'bad-payload' })
    expect(await wrong(['uid'])).toEqual({ ok: false, error: 'bad-payload' })
    expect(await wrong('{')).toEqual({ ok: false, error: 'not-json' })
    expect(await wrong(' '.repeat(65_537))).toEqual({ ok: false, error: 'too-large' })
  })
})

it('no door opens over a call without an answer, one for nobody it knows, or two of one name', () => {
  expect(() => callSet({ ...DESCRIBED, notBuilt: [] })).toThrow(/office\/unbuilt has no answer/)
  expect(() => callSet({ ...DESCRIBED, access: { chief: asChief } })).toThrow(/for operator/)
  const calls = [...DESCRIBED.calls, whoAmI]
  expect(() => callSet({ ...DESCRIBED, calls })).toThrow(/office\/who is described twice/)
})
