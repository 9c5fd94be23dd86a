import type { Money } from '#contract/money.ts'
import type { Notice, PaymentAdapter, WebhookRequest } from '../adapter.ts'

/**
 * What the suite needs of a provider to hold its adapter to the rules: somebody who decides at the far end, and
 * where there are notices, somebody who sends them. Whoever writes an adapter writes one of these beside it.
 */
export interface Bench {
  adapter: PaymentAdapter
  now(): Date
  /** The key of the method that the suite pays in by. */
  payInMethod: string
  payInFields: Readonly<Record<string, string>>
  /** The provider decides on a payment that it knows. The first word is its own affair. */
  decide: {
    in(reference: string, kind: 'approved' | 'declined'): Promise<void>
    out(reference: string, kind: 'paid' | 'failed'): Promise<void>
  }
  /** What the far end has paid out under a reference, over all that was sent to it. */
  paidOut(reference: string): Promise<Money>
  /** A notice as the provider sends it, in another currency where one is named; null where it sends none. */
  notice: ((notice: Omit<Notice, 'id'>, currency?: string) => Promise<WebhookRequest>) | null
  /** An adapter of the same provider over such a line; null where nothing is sent. */
  withLine: ((line: Line) => PaymentAdapter) | null
}

/** Cut, answered by somebody else, by an answer of before, or by the provider in another currency. */
export type Line = 'cut' | 'forged' | 'replayed' | 'foreign'

/** One thing that every adapter keeps. Throws, or answers what is wrong; null when it is kept. */
export interface Rule {
  name: string
  /** Does it concern this provider? */
  appliesTo(bench: Bench): boolean
  check(bench: Bench): Promise<string | null>
}

let running = 0

/** A reference that no test has used: of a deposit, or of a payout. */
export function newReference(direction: 'in' | 'out', attempt = 1): string {
  running += 1
  const transaction = `9${String(process.pid).padStart(7, '0')}-${running}`
  return direction === 'in' ? transaction : `${transaction}-${attempt}`
}

export const paysIn = ({ adapter }: Bench): boolean => adapter.channels.in !== null
export const paysOut = ({ adapter }: Bench): boolean => adapter.channels.out !== null
export const notifies = ({ adapter, notice }: Bench): boolean =>
  adapter.webhook !== null && notice !== null

/** The channel that a rule asked for by `appliesTo`. */
export function channelIn({ adapter }: Bench) {
  if (!adapter.channels.in) throw new Error('it collects nothing')
  return adapter.channels.in
}

export function channelOut({ adapter }: Bench) {
  if (!adapter.channels.out) throw new Error('it pays nobody')
  return adapter.channels.out
}

export function webhookOf({ adapter }: Bench) {
  if (!adapter.webhook) throw new Error('it sends no notices')
  return adapter.webhook
}

/** Opens a payment of a fresh reference. */
export async function openPayment(bench: Bench, amount: Money, reference = newReference('in')) {
  const { payInMethod: method, payInFields: fields } = bench
  const returnUrl = 'https://kasa.example/deposit?transaction=1'
  const order = { reference, amount, method, fields, note: '', lang: 'tr', returnUrl } as const
  return { reference, order, opened: await channelIn(bench).open(order) }
}

/** What was found is told beside what should have been. */
export function unlike(found: unknown, wanted: unknown): string | null {
  const [a, b] = [textOf(found), textOf(wanted)]
  return a === b ? null : `found ${a}, wanted ${b}`
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each))

/** The first complaint of several. */
export const first = (...complaints: (string | null)[]): string | null =>
  complaints.find((each) => each !== null) ?? null

/** Does this fail, as it should? */
export async function mustFail(what: string, work: Promise<unknown>): Promise<string | null> {
  return work.then(
    (value) => `${what} answered ${textOf(value)}`,
    () => null,
  )
}
