import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, done, nothing, type AnyCallSpec } from '#contract/call.ts'
import { Refused } from '#contract/refusals.ts'
import type { Actor } from '../action/actor.ts'
import { listActions } from '../action/list.ts'
import { setHours } from '../support/hours.ts'
import { verifySignature, sign } from '../signature.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { callSet, type CallContext, type AnyAnswer } from './call.ts'
import { openDoor, type Door } from './door.ts'
import { badPayload, readEnvelope, type Envelope } from './envelope.ts'
import { createListener } from './listener.ts'

/**
 * Two doors that the house does not have, made of what doors are made of: one for operators, who show
 * a key and are of two ranks, and one for a provider, who signs its bodies and speaks in its own words.
 */

interface OperatorContext extends CallContext {
  /** Null: nobody the door knows. */
  operator: (Actor & { rank: 'clerk' | 'chief' }) | null
}

const hoursCall = call({
  name: 'desk/hours',
  summary: 'Sets when the desk is open.',
  who: 'chief',
  manner: 'write',
  input: z.object({ opens: z.int(), closes: z.int(), fails: z.optional(z.boolean()) }),
  output: done,
  refusals: ['not-found'],
})
const whoAmI = call({
  name: 'desk/who',
  summary: 'Who calls.',
  who: 'operator',
  manner: 'read',
  input: nothing,
  output: z.object({ name: z.string() }),
})
const broken = call({
  name: 'desk/broken',
  summary: 'Breaks.',
  who: 'operator',
  manner: 'read',
  input: nothing,
  output: nothing,
})
const unbuilt = call({ ...broken, name: 'desk/unbuilt' })

const asOperator = (context: OperatorContext): OperatorContext => {
  if (!context.operator) throw new Refused('no-permission')
  return context
}
const asChief = (context: OperatorContext): OperatorContext => {
  if (asOperator(context).operator?.rank !== 'chief') throw new Refused('no-permission')
  return context
}

const ACCESS = new Map([
  ['operator', asOperator],
  ['chief', asChief],
])

const answerHours: AnyAnswer<OperatorContext> = async ({ db, operator }, input) => {
  const { opens, closes, fails } = z.parse(hoursCall.input, input)
  if (operator) await setHours(db, operator, { opensMinute: opens, closesMinute: closes })
  if (fails) throw new Refused('not-found')
  return true
}

const OPERATOR_CALLS = callSet<OperatorContext>({
  calls: new Map<string, AnyCallSpec>(
    [hoursCall, whoAmI, broken, unbuilt].map((spec) => [spec.name, spec]),
  ),
  notBuilt: new Set(['desk/unbuilt']),
  answers: new Map<string, AnyAnswer<OperatorContext>>([
    ['desk/hours', answerHours],
    ['desk/who', async ({ operator }) => ({ name: operator?.name })],
    ['desk/broken', () => Promise.reject(new Error('a secret of ours'))],
  ]),
  access: ACCESS,
})

const KEYS = new Map<string, OperatorContext['operator']>([
  ['key-of-elif', { kind: 'command', name: 'elif', why: null, rank: 'chief' }],
  ['key-of-can', { kind: 'command', name: 'can', why: null, rank: 'clerk' }],
])

function operatorDoor(house: TestHouse): Door<OperatorContext, Envelope> {
  return {
    label: 'desk:',
    callSet: OPERATOR_CALLS,
    admit: ({ headers }) => {
      if (headers['panel'] !== 'desk')
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
      calls: new Map<string, AnyCallSpec>([[balance.name, balance]]),
      notBuilt: new Set(),
      answers: new Map<string, AnyAnswer<CallContext>>([[balance.name, cashOf]]),
      access: new Map([['provider', (context: CallContext) => context]]),
    }),
    admit: () => {},
    read: ({ params, headers }, body) => {
      if (!Buffer.isBuffer(body)) throw new Refused('too-large')
      const signed = { timestamp: String(headers['x-time']), signature: String(headers['x-sign']) }
      if (verifySignature(PROVIDER_KEY, signed, body, house.clock()) !== 'genuine')
        throw new Refused('no-permission')
      const { name } = z.parse(z.object({ name: z.string() }), params)
      return {
        name: `wallet/${name}`,
        data: z.parse(z.record(z.string(), z.unknown()), JSON.parse(String(body))),
      }
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

const cashOf: AnyAnswer<CallContext> = async ({ db }, input) => {
  const { uid } = z.parse(balance.input, input)
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
    prefix: '/desk',
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

async function ask(name: string, data: object, key?: string, panel = 'desk') {
  const [className, method] = name.split('/')
  const headers = { 'content-type': 'application/json', panel, authorization: `Bearer ${key}` }
  const body = JSON.stringify({ api: { class: className, method }, data })
  const response = await fetch(`${url}/desk/v1`, { method: 'POST', headers, body })
  const reply = z.parse(z.record(z.string(), z.unknown()), await response.json())
  return { status: response.status, ...reply }
}

const latest = async () => (await listActions(house.database.db, { limit: 1 }))[0]

describe('a door for operators', () => {
  it('knows its callers by its own credential, and its calls by its own registry', async () => {
    expect(await ask('desk/who', {}, 'key-of-can')).toMatchObject({ data: { name: 'can' } })
    expect(await ask('desk/who', {})).toMatchObject({ status: 200, code: 403, result: false })
    expect(await ask('finance/check_balance', {}, 'key-of-elif')).toMatchObject({
      data: { refusal: 'unknown-call' },
    })
    const reply = await (
      await loginAs(house, 'demo')
    ).post({
      api: { class: 'desk', method: 'who' },
      data: {},
    })
    expect(reply.data).toMatchObject({ refusal: 'unknown-call' })
    expect(await ask('desk/unbuilt', {}, 'key-of-elif')).toMatchObject({ code: 501 })
    expect(await ask('desk/who', {}, 'key-of-elif', 'frontend')).toMatchObject({
      data: { refusal: 'bad-payload' },
    })
  })

  it('lets each rank do what is its own, and logs whose act it was', async () => {
    const hours = { opens: 60, closes: 120 }
    expect(await ask('desk/hours', hours, 'key-of-can')).toMatchObject({ code: 403 })
    expect(await ask('desk/hours', { opens: 'x' }, 'key-of-can')).toMatchObject({ code: 403 })
    expect(await ask('desk/hours', { opens: 'x' }, 'key-of-elif')).toMatchObject({
      data: { refusal: 'bad-payload', fields: expect.any(Array) },
    })
    expect(await ask('desk/hours', hours, 'key-of-elif')).toMatchObject({ result: true })
    expect(await latest()).toMatchObject({ actor_name: 'elif', what: 'support.hours' })
  })

  it('takes back what a refused call did, its row in the log with it', async () => {
    const before = await latest()
    const asked = { opens: 1, closes: 2, fails: true }
    expect(await ask('desk/hours', asked, 'key-of-elif')).toMatchObject({
      data: { refusal: 'not-found' },
    })
    expect(await latest()).toEqual(before)
  })

  it('says nothing of a fault but its id, and is counted and logged under its own label', async () => {
    const reply = await ask('desk/broken', {}, 'key-of-elif')
    expect(reply).toMatchObject({ status: 500, data: { fault: expect.any(String) } })
    expect(JSON.stringify(reply)).not.toContain('secret of ours')
    expect(house.logged()).toContain('"call":"desk:desk/broken"')
    const metrics = await house.counters.registry.metrics()
    expect(metrics).toContain('call="desk:desk/broken",code="500"')
  })

  it('answers what is no call of it in its own form', async () => {
    const headers = { panel: 'desk' }
    const elsewhere = await fetch(`${url}/desk/v2`, { method: 'POST', headers })
    expect(await elsewhere.json()).toMatchObject({ data: { refusal: 'unknown-call' } })
    const nothing = await fetch(`${url}/desk/v1`, { method: 'POST', headers, body: '{' })
    expect(await nothing.json()).toMatchObject({ data: { refusal: 'not-json' } })
  })
})

describe('a door for a provider', () => {
  const send = async (name: string, data: object, key = PROVIDER_KEY) => {
    const body = Buffer.from(JSON.stringify(data))
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
    expect((await send('desk/who', {})).body).toEqual({ ok: false, error: 'unknown-call' })
    expect((await send('hours', {})).body).toEqual({ ok: false, error: 'unknown-call' })
  })
})

it('no door opens over a call without an answer, or one for nobody it knows', () => {
  const set = { calls: OPERATOR_CALLS.calls, notBuilt: new Set<string>(), access: ACCESS }
  expect(() => callSet({ ...set, answers: OPERATOR_CALLS.answers })).toThrow(/desk\/unbuilt/)
  expect(() => callSet({ ...OPERATOR_CALLS, access: new Map([['chief', asChief]]) })).toThrow(
    /for operator/,
  )
})
