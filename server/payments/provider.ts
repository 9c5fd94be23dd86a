import type { Money } from '#contract/money.ts'
import type { Signed } from '../signature.ts'
import type { DepositMethod } from './method.ts'

/** What a member asked us to collect. `reference` is ours: opening twice opens one payment. */
export interface Order {
  reference: string
  amount: Money
  note: string
  lang: 'tr' | 'en'
  /** Where the provider sends the browser when its page is done. */
  returnUrl: string
}

/** A payment at the provider, and the page on which the member pays it. */
export interface OpenedPayment {
  payment: string
  url: string
}

/** What a provider says of a payment when asked. `unknown`: never heard of it; `closed`: in vain. */
export type Answer =
  { kind: 'open' | 'declined' | 'closed' | 'unknown' } | { kind: 'approved'; amount: Money }

/** What a provider tells us by itself. */
export interface Notice {
  id: string
  kind: 'approved' | 'declined'
  reference: string
  amount: Money
}

/**
 * A payment provider as the cashier sees it. None of these runs inside one of our database
 * transactions: each may take its time, fail, or have done its work although it seemed to fail.
 */
export interface PaymentProvider {
  name: string
  methods: readonly DepositMethod[]
  /** For how long a member can pay on the page of a payment. */
  payableMs: number
  open(order: Order): Promise<OpenedPayment>
  ask(reference: string): Promise<Answer>
  /** Makes an open payment unpayable. Answers what it is afterwards. */
  close(reference: string): Promise<Answer>
  /** The notice in a webhook's body, or null when the body makes no sense. */
  read(rawBody: Buffer): Notice | null
  /** Where in the headers this provider puts time and signature. */
  signedBy(headers: Readonly<Record<string, string | string[] | undefined>>): Signed
}
