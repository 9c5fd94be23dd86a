import type { Money } from '#contract/money.ts'

export type Lang = 'tr' | 'en'
export type InTwoLanguages = Readonly<Record<Lang, string>>

/** One entry of a method's form. The site draws it, and the cashier checks it, from this alone. */
export interface MethodField {
  name: string
  kind: 'text' | 'phone' | 'national-id'
  label: InTwoLanguages
  required: boolean
  lengthMax: number
}

/** A way to pay in. Its id and key stand in the books: neither is ever given to another method. */
export interface DepositMethod {
  id: number
  /** The house account is `cashier:<key>`. */
  key: string
  name: InTwoLanguages
  description: InTwoLanguages
  /** A picture's address, or empty: then the site draws its own. */
  image: string
  /** 1 bank transfer, 2 through a payment provider, 3 cep bank. */
  transferTypeId: 1 | 2 | 3
  minimum: Money
  maximum: Money
  quickAmounts: readonly Money[]
  isHighlighted: boolean
  hasQr: boolean
  fields: readonly MethodField[]
}
