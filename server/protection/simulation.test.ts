import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { audit } from '#ledger/audit.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { openDatabase, port, type Database } from '../database/database.ts'
import { freshDatabase, type FreshDatabase } from '../database/testing.ts'
import type { LimitPeriod } from '../database/tables/protection.ts'
import { confirmLimit, setLimit } from './limits.ts'
import { writePause } from './pauses.ts'
import { requireDepositAllowed } from './rules.ts'
import { Refused } from '#contract/refusals.ts'

/**
 * Members through limits, pauses and broken connections, at a time that is handed in, beside a model that
 * knows nothing of how the house counts: it keeps every event and adds them up anew. Whatever the house answers, the
 * model must have answered the same, to the kuruş. `PROTECTION_MEMBERS=1000` makes the long one.
 */
const MEMBERS = Number(process.env['PROTECTION_MEMBERS'] ?? 12)
const STEPS_EACH = 60
const SEED = Number(process.env['PROTECTION_SEED'] ?? 20261125)

const HOUR_MS = 60 * 60 * 1000
const SPAN: Record<LimitPeriod, number> = {
  day: 24 * HOUR_MS,
  week: 168 * HOUR_MS,
  month: 720 * HOUR_MS,
}
const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month']
type Kind = 'stake' | 'loss' | 'deposit'
const KINDS: readonly Kind[] = ['stake', 'loss', 'deposit']

interface Model {
  id: bigint
  cash: bigint
  events: { at: number; kind: 'stake' | 'payout' | 'deposit'; amount: bigint }[]
  limits: Map<string, { value: bigint; next: { value: bigint | null; from: number } | null }>
  pause: { kind: 'time-out' | 'self-exclusion'; until: number } | null
}

let fresh: FreshDatabase
let database: Database
let nowMs = Date.parse('2026-12-30T20:00:00Z')

/** The database's own clock is handed in, too: entries are written at the simulated moment. */
const CLOCK = [
  'create table simulated_clock (at timestamptz not null)',
  'insert into simulated_clock values (now())',
  `create function public.clock_timestamp() returns timestamptz language sql stable as
     $$ select at from public.simulated_clock $$`,
]

beforeAll(async () => {
  fresh = await freshDatabase('demo')
  for (const statement of CLOCK) await fresh.pool.query(statement)
  await fresh.pool.query(
    `do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
  )
  database = await openDatabase(fresh.url, 12)
})
afterAll(async () => {
  await database.close()
  await fresh.close()
})

/** A small generator of its own: the same seed walks the same way. */
function randomFrom(seed: number) {
  let state = seed >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const now = (): Date => new Date(nowMs)

async function setClock(): Promise<void> {
  await fresh.pool.query('update simulated_clock set at = $1', [now()])
}

const inWindow = (
  { events }: Model,
  kind: 'stake' | 'payout' | 'deposit',
  period: LimitPeriod,
): bigint =>
  events
    .filter((event) => event.kind === kind && event.at > nowMs - SPAN[period])
    .reduce((sum, { amount }) => sum + amount, 0n)

/** What the model says of a stake. */
function expectedOf(model: Model, amount: bigint): string {
  const { pause, limits, cash } = model
  if (pause?.kind === 'self-exclusion') return 'self-excluded'
  if (pause && pause.until > nowMs) return 'play-paused'
  for (const period of PERIODS) {
    const staked = inWindow(model, 'stake', period)
    const stake = limits.get(`stake ${period}`)
    if (stake && staked + amount > stake.value) return 'limit-reached'
    const loss = limits.get(`loss ${period}`)
    if (loss && staked - inWindow(model, 'payout', period) + amount > loss.value)
      return 'limit-reached'
  }
  return amount > cash ? 'insufficient' : 'posted'
}

let reference = 0

const STAKE = `select outcome from unnest(take_stakes(array[
  ledger_stake($1::bigint, 'simulated', $2, $3::bigint, 'poker', null)], $4))`

function noteStake(model: Model, amount: bigint): void {
  model.events.push({ at: nowMs, kind: 'stake', amount })
  model.cash -= amount
}

async function stake(model: Model, amount: bigint): Promise<void> {
  const expected = expectedOf(model, amount)
  const { rows } = await database.pool.query<{ outcome: string }>(STAKE, [
    model.id,
    `stake ${(reference += 1)}`,
    amount,
    now(),
  ])
  expect([rows[0]?.outcome, model.id, reference]).toEqual([expected, model.id, reference])
  if (expected === 'posted') noteStake(model, amount)
}

/** Ten sessions at once with the same stake: as many are taken as would be one after the other. */
async function race(model: Model, amount: bigint): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      database.pool.query<{ outcome: string }>(STAKE, [
        model.id,
        `stake ${(reference += 1)}`,
        amount,
        now(),
      ]),
    ),
  )
  const posted = answers.filter(({ rows }) => rows[0]?.outcome === 'posted').length
  let expected = 0
  while (expected < 10 && expectedOf(model, amount) === 'posted') {
    expected += 1
    noteStake(model, amount)
  }
  expect([posted, reference]).toEqual([expected, reference])
}

/** The connection breaks after the stake and before its commit: nothing of it may be left. */
async function broken(model: Model, amount: bigint): Promise<void> {
  const client = new pg.Client({ connectionString: fresh.url })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query(STAKE, [model.id, `stake ${(reference += 1)}`, amount, now()])
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await fresh.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await client.end().catch(() => {})
}

async function payout(model: Model, amount: bigint): Promise<void> {
  const sql = `select outcome from unnest(ledger_post(array[
    ledger_payout($1::bigint, 'simulated', $2, $3::bigint, 'poker', null, 1, 0)]))`
  await database.pool.query(sql, [model.id, `payout ${(reference += 1)}`, amount])
  model.events.push({ at: nowMs, kind: 'payout', amount })
  model.cash += amount
}

async function putIn(model: Model, amount: bigint): Promise<void> {
  const isPausing =
    model.pause !== null && (model.pause.kind !== 'time-out' || model.pause.until > nowMs)
  const isOver = PERIODS.some((period) => {
    const limit = model.limits.get(`deposit ${period}`)
    return limit !== undefined && inWindow(model, 'deposit', period) + amount > limit.value
  })
  const expected = isPausing ? 'member-paused' : isOver ? 'deposit-limit-reached' : 'taken'
  const outcome = await database.db
    .transaction()
    .execute(async (db) => {
      await requireDepositAllowed(db, { memberId: model.id, amount }, now())
      await port(db).query(
        `insert into cash_transactions (member_id, direction, status, method_id, transfer_type_id, amount,
           call, content_hash, provider, created_at, decided_at)
         values ($1, 'in', 1002, 1, 2, $2, 'simulated', '', 'sandbox', $3, $3)`,
        [model.id, amount, now()],
      )
      await post(
        port(db),
        deposit(
          { memberId: model.id, source: 'deposit', reference: `sim ${(reference += 1)}` },
          amount,
          'sandbox',
        ),
      )
      return 'taken'
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.refusal
      throw error
    })
  expect([outcome, reference]).toEqual([expected, reference])
  if (expected !== 'taken') return
  model.events.push({ at: nowMs, kind: 'deposit', amount })
  model.cash += amount
}

async function change(
  model: Model,
  which: { kind: Kind; period: LimitPeriod },
  value: bigint | null,
) {
  const key = `${which.kind} ${which.period}`
  const wire = value === null ? null : Number(value) / 1e6
  await database.db
    .transaction()
    .execute((db) =>
      setLimit({ db, member: { id: model.id }, now: now() }, { ...which, value: wire }),
    )
  const before = model.limits.get(key)
  if (value !== null && (!before || value <= before.value))
    model.limits.set(key, { value, next: null })
  else if (before) before.next = { value, from: nowMs + 24 * HOUR_MS }
}

async function confirm(model: Model, which: { kind: Kind; period: LimitPeriod }): Promise<void> {
  const key = `${which.kind} ${which.period}`
  const limit = model.limits.get(key)
  const next = limit?.next ?? null
  const isGone = next === null || nowMs >= next.from + 168 * HOUR_MS
  const expected = isGone ? 'not-found' : nowMs < next.from ? 'too-early' : 'confirmed'
  const outcome = await database.db
    .transaction()
    .execute(async (db) => {
      await confirmLimit({ db, member: { id: model.id }, now: now() }, which)
      return 'confirmed'
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.refusal
      throw error
    })
  expect([outcome, key]).toEqual([expected, key])
  if (expected !== 'confirmed' || !next) return
  if (next.value === null) model.limits.delete(key)
  else model.limits.set(key, { value: next.value, next: null })
}

async function pause(
  model: Model,
  kind: 'time-out' | 'self-exclusion',
  days: number,
): Promise<void> {
  const isOpen =
    model.pause === null || (model.pause.kind === 'time-out' && model.pause.until <= nowMs)
  if (!isOpen) return
  const until = nowMs + days * 24 * HOUR_MS
  await writePause(database.db, model.id, { kind, until: new Date(until), now: now() })
  model.pause = { kind, until }
}

async function step(model: Model, random: (below: number) => number): Promise<void> {
  const amount = lira(1 + random(40)) + BigInt(random(100)) * 10_000n
  const which = { kind: KINDS[random(3)] ?? 'stake', period: PERIODS[random(3)] ?? 'day' }
  const dice = random(100)
  if (dice < 40) return stake(model, amount)
  if (dice < 48) return race(model, amount)
  if (dice < 52) return broken(model, amount)
  if (dice < 64) return payout(model, amount)
  if (dice < 74) return putIn(model, amount)
  if (dice < 88) return change(model, which, random(8) === 0 ? null : lira(random(300)))
  if (dice < 96) return confirm(model, which)
  if (dice < 99) return pause(model, 'time-out', 1 + random(7))
  return pause(model, 'self-exclusion', 183)
}

it(
  'PROT-29 members through limits, pauses and kills: a model that adds everything up anew answers every stake and deposit the same, to the kuruş',
  { timeout: 60_000 + MEMBERS * 20_000 },
  async () => {
    const random = randomFrom(SEED)
    await setClock()
    const models: Model[] = []
    for (let at = 0; at < MEMBERS; at += 1) {
      const id = BigInt(900_000 + at)
      await fresh.pool.query(
        `insert into members (id, uid, username, email, firstname, lastname, password_hash)
         overriding system value values ($1, $2, $2, $2 || '@kasa.test', 'A', 'B', '-')`,
        [id, `simulated${at}`],
      )
      const model: Model = { id, cash: 0n, events: [], limits: new Map(), pause: null }
      models.push(model)
      await putIn(model, lira(500))
    }
    for (let steps = 0; steps < MEMBERS * STEPS_EACH; steps += 1) {
      nowMs +=
        random(10) < 7
          ? random(20 * 60_000)
          : Math.floor((random(72) * HOUR_MS) / MEMBERS) + random(HOUR_MS)
      await setClock()
      const model = models[random(models.length)]
      if (model) await step(model, random)
    }
    for (const { id, cash } of models) {
      const { rows } = await fresh.pool.query<{ cash: bigint }>(
        'select cash from wallets where member_id = $1',
        [id],
      )
      expect([id, rows[0]?.cash]).toEqual([id, cash])
    }
    const taken = models.flatMap(({ events }) => events).length
    expect(taken).toBeGreaterThan(MEMBERS * 10)
    expect((await audit(port(fresh.db), {})).findings).toEqual([])
  },
)
