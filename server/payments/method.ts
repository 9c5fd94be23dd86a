import type { Money } from '#contract/money.ts'
import type { Direction } from './direction.ts'

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

/** What a method asks and takes in one direction. */
export interface MethodTerms {
  description: InTwoLanguages
  minimum: Money
  maximum: Money
  quickAmounts: readonly Money[]
  isHighlighted: boolean
  hasQr: boolean
  fields: readonly MethodField[]
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
  terms: Readonly<Partial<Record<Direction, MethodTerms>>>
}
