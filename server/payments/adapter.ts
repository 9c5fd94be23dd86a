import type { Money } from '#contract/money.ts'
import type { Verdict } from '../crypto/signature.ts'
import type { CoinsDue } from './coins.ts'
import type { Direction } from './direction.ts'
import type { Lang } from '#contract/languages.ts'
import type { PaymentMethod } from './method.ts'

/** What a member asked us to collect. `reference` is ours: opening twice opens one payment. */
export interface PayInOrder {
  reference: string
  amount: Money
  /** The key of the method it is paid by. */
  method: string
  /** The method's form as the member filled it. */
  fields: Readonly<Record<string, string>>
  note: string
  lang: Lang
  /** Where the provider sends the browser when its page is done. */
  returnUrl: string
}

/** How a member pays where there is no page for it: the site draws it, and knows these names. */
export interface Instructions {
  /** `transfer`: money is sent to these; `counter`: a code is paid at a counter; `qr`: an app reads the code. */
  kind: 'transfer' | 'counter' | 'qr'
  /** What the barcode or the QR code holds. */
  code: string | null
  rows: readonly {
    name: 'receiver' | 'iban' | 'bank' | 'phone' | 'note' | 'network' | 'address' | 'where'
    value: string
  }[]
  /** Of a method that is paid in a coin: how much of it. */
  coins?: CoinsDue
}

/** A payment at the provider, and the page on which the member pays it: null where it is paid elsewhere. */
export interface OpenedPayment {
  payment: string
  url: string | null
  /** Where they are set, the page is one way of several, and the member stays with us. */
  instructions?: Instructions
}

/** What a provider says of a payment when asked. `unknown`: never heard of it; `closed`: in vain. */
export type PayInState =
  { kind: 'open' | 'declined' | 'closed' | 'unknown' } | { kind: 'approved'; amount: Money }

/** How a provider collects. */
export interface PayIn {
  /** For how long a payment can be paid; soon after, what is undecided is closed. */
  payableMs: number
  open(order: PayInOrder): Promise<OpenedPayment>
  ask(reference: string): Promise<PayInState>
  /** Makes an open payment unpayable. Answers what it is afterwards. */
  close(reference: string): Promise<PayInState>
}

/** What a member is to be paid. `reference` is ours, one for each attempt: sending twice pays once. */
export interface PayOutOrder {
  reference: string
  amount: Money
  /** The method's form as the member filled it: to whom and where. */
  fields: Readonly<Record<string, string>>
}

/** `failed`: it was not paid and never will be. Only what is certain is said: all else is `open`. */
export type PayOutState = { kind: 'open' | 'failed' | 'unknown' } | { kind: 'paid'; amount: Money }

/** How a provider pays members. */
export interface PayOut {
  /** Hands the order over and answers the provider's own name for it. It is not paid by that. */
  send(order: PayOutOrder): Promise<{ payment: string }>
  ask(reference: string): Promise<PayOutState>
}

export interface Channels {
  in: PayIn
  out: PayOut
}

interface AnyNotice {
  id: string
  reference: string
  amount: Money
}

/** What a provider tells us by itself: of money that comes in, or of money that goes out. */
export type Notice =
  | (AnyNotice & { direction: 'in'; kind: 'approved' | 'declined' })
  | (AnyNotice & { direction: 'out'; kind: 'paid' | 'failed' })

export interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>
  rawBody: Buffer
}

/** How a provider tells us by itself. */
export interface Webhook {
  /** Did the provider send this, a moment ago? By its own scheme of signatures. */
  verify(request: WebhookRequest, now: Date): Promise<Verdict>
  /** The notice in a verified body, or null when the body makes no sense. */
  read(rawBody: Buffer): Notice | null
}

/**
 * A payment provider as the cashier sees it. What it cannot do is null: the cashier asks before it
 * offers. Nothing here runs inside one of our database transactions: each may take its time, fail, or
 * have done its work although it seemed to fail.
 */
export interface PaymentAdapter {
  /** Stands in the books and in the webhook's address. */
  name: string
  methods: readonly PaymentMethod[]
  /** How money goes through it, each way. */
  channels: { readonly [D in Direction]: Channels[D] | null }
  /** Null: it says nothing by itself and is asked until it answers. */
  webhook: Webhook | null
  /** So soon after an order it is asked for the first time. Absent: the look at every minute is enough. */
  firstAskMs?: number
}
