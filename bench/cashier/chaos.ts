import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sign } from '#server/crypto/signature.ts'
import type { Database } from '#server/database/database.ts'
import type { Traffic } from './customers.ts'

/** What a provider and the line to it do at their worst: notices that are forged, wrong, repeated and too late. */

export type Answers = Record<string, number>

const PAUSE_MS = 120
const FRESH = `
select t.member_id as "memberId", t.id, t.amount / 10000 as kurus, t.direction, t.attempt
from cash_transactions t where t.provider = 'sandbox' and t.call <> 'bench'
order by random() limit 20`

interface Payment {
  memberId: bigint
  id: bigint
  kurus: bigint
  direction: 'in' | 'out'
  attempt: number
}

/**
 * Sends what no honest provider sends about payments that there are. A notice of another amount, currency or signature
 * may never settle; a contradiction may never undo. Counts the answers; only 4xx and 200 are any.
 */
export async function sendChaos(database: Database, traffic: Traffic): Promise<Answers> {
  const answers: Answers = {}
  while (!traffic.isOver) {
    await pause(PAUSE_MS)
    await onceMore(database, traffic, answers).catch(() => undefined)
  }
  return answers
}

async function onceMore(database: Database, traffic: Traffic, answers: Answers): Promise<void> {
  const keys = await database.pool.query<{ secret: Buffer }>(
    "select secret from payment_keys where provider = 'sandbox'",
  )
  const { rows } = await database.pool.query<Payment>(FRESH)
  const key = keys.rows[0]?.secret
  if (!key) return
  for (const payment of rows) {
    const kind = MISDEEDS[randomInt(MISDEEDS.length)] ?? 'forged'
    const status = await send(traffic.port, key, noticeOf(kind, payment), kind)
    const name = `${kind} ${status}`
    answers[name] = (answers[name] ?? 0) + 1
  }
}

const MISDEEDS = ['forged', 'stale', 'amount', 'unknown', 'direction', 'currency'] as const
type Misdeed = (typeof MISDEEDS)[number]

function noticeOf(misdeed: Misdeed, { memberId, id, kurus, direction, attempt }: Payment): object {
  const isIn = (direction === 'in') !== (misdeed === 'direction')
  const whose = misdeed === 'unknown' ? `${memberId}-${id + 1_000_000n}` : `${memberId}-${id}`
  return {
    id: `chaos-${id}-${randomInt(1e9)}`,
    kind: isIn ? 'approved' : 'paid',
    reference: isIn ? whose : `${whose}-${Math.max(attempt, 1)}`,
    amountKurus: String(misdeed === 'amount' ? kurus + 1n : kurus),
    ...(misdeed === 'currency' ? { currency: 'USD' } : {}),
  }
}

async function send(port: number, key: Buffer, notice: object, kind: Misdeed): Promise<number> {
  const body = Buffer.from(JSON.stringify(notice))
  const seconds = Math.floor(Date.now() / 1000) - (kind === 'stale' ? 3_600 : 0)
  const signed = sign(kind === 'forged' ? Buffer.from('another key') : key, seconds, body)
  const { status } = await fetch(`http://127.0.0.1:${port}/payments/sandbox/webhook`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-sandbox-timestamp': String(seconds),
      'x-sandbox-signature': signed,
    },
  })
  return status
}

const OUTAGE_MS = 1_500
const AWAY = ['sandbox_payments', 'sandbox_payouts'] as const

/** The bank's own book is out of reach for a while: whoever asks it meets an error. */
export async function outage(database: Database): Promise<void> {
  for (const table of AWAY) await rename(database, table, `${table}_away`)
  await pause(OUTAGE_MS)
  await endOutages(database)
}

/** Whatever an outage left away, also one that a kill cut off. */
export async function endOutages(database: Database): Promise<void> {
  for (const table of AWAY) await rename(database, `${table}_away`, table)
}

async function rename(database: Database, from: string, to: string): Promise<void> {
  await database.pool.query(`alter table if exists ${from} rename to ${to}`)
}
