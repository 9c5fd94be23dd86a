import type { BankType } from '#contract/calls/bank-accounts.ts'
import type { Lang } from '#contract/languages.ts'
import type { Money } from '#contract/money.ts'
import type { Coin } from './coins.ts'
import type { Direction } from './direction.ts'

export type InTwoLanguages = Readonly<Record<Lang, string>>

/** One entry of a method's form. The site draws it, and the cashier checks it, from this alone. */
export interface MethodField {
  name: string
  /** `account`: one of the member's own bank accounts. `date`: until when something is valid. */
  kind: 'amount' | 'text' | 'phone' | 'national-id' | 'date' | 'account' | 'choice' | 'note'
  label: InTwoLanguages
  required: boolean
  lengthMax: number
  /** Of an `account`: the types of banks it may be at (`cashier/accounts/banks.ts`). Absent: any. */
  accountTypes?: readonly BankType[]
  /** Of a `choice`. */
  choices?: readonly { value: string; label: InTwoLanguages }[]
}

/** What a method asks and takes in one direction. */
export interface MethodTerms {
  description: InTwoLanguages
  minimum: Money
  maximum: Money
  /** The most that a member moves by it in one day of Istanbul; null: no such limit. */
  dailyMaximum: Money | null
  /** How long it usually takes. */
  duration: InTwoLanguages
  quickAmounts: readonly Money[]
  isHighlighted: boolean
  hasQr: boolean
  /** Of one that is paid in a coin; the rate of an order holds for as long as it can be paid. */
  coin?: Coin
  fields: readonly MethodField[]
}

/** Methods that are shown as one until it is opened, as those of several banks are. */
export interface MethodGroup {
  /** Given to no method and no other group. */
  id: number
  name: InTwoLanguages
  description: InTwoLanguages
  image: string
}

/**
 * A way that money goes, with its terms for each direction it goes in. Its id and key stand in the books:
 * neither is ever given to another method.
 */
export interface PaymentMethod {
  id: number
  /** The house account is `cashier:<key>`, in and out. */
  key: string
  name: InTwoLanguages
  /** A picture's address, or empty: then the site draws its own. */
  image: string
  /** 1 bank transfer, 2 through a payment provider, 3 cep bank. */
  transferTypeId: 1 | 2 | 3
  group?: MethodGroup
  /** Of one that only collects: the method by which the same account is paid back (`WITHDRAWAL_CLOSED_LOOP`). */
  returnsBy?: number
  /** Of a bank's own method: the bank's code, which amounts are asked by. */
  bankCode?: string
  terms: Readonly<Partial<Record<Direction, MethodTerms>>>
}
