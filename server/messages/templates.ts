import type { Money } from '#contract/money.ts'
import type { LimitKind, LimitPeriod, LimitSetter } from '../database/tables/protection.ts'

/** Every message that the house sends, with what each one tells. Names stand in rows: never change one. */
export interface Templates {
  'confirm-registration': { link: string; firstname: string; username: string }
  /** To an address that somebody tried to register although it has an account. */
  'already-member': NoValues
  /** The phone or the national id typed belongs to another account. */
  'details-taken': NoValues
  /** The register of exclusions speaks against it. */
  'not-opened': NoValues
  'reset-password': { link: string; firstname: string }
  'password-changed': NoValues
  /** `browser` as it names itself, `place` a country's two letters. */
  'new-device': { at: Date; browser: string; place: string | null }
  /** Somebody knew the password and used up a login's tries for the second factor. */
  'codes-guessed': { at: Date; browser: string; place: string | null }
  'factor-changed': { from: Factor; to: Factor }
  'recovery-code-used': { left: number }
  'recovery-codes-renewed': NoValues
  'passkey-added': { name: string }
  'passkey-removed': { name: string }
  /** `ending`: the last four signs of its IBAN or number. */
  'bank-account-added': { bank: string; ending: string }
  /** Money sent to it goes elsewhere than before. */
  'bank-account-changed': { bank: string; ending: string }
  'sms-code': { code: string }
  /** `helpLines` are the operator's own words. */
  'pause-begun': { kind: 'time-out' | 'self-exclusion'; until: Date; helpLines: readonly string[] }
  /** Micro-lira, or minutes; `wanted` null is no limit at all. */
  'raise-due': {
    kind: LimitKind
    period: LimitPeriod
    /** Whose limit it is: the member asked, or the house offered. */
    by: LimitSetter
    value: bigint
    wanted: bigint | null
    until: Date
  }
  /** `tournament` is its title, in the language of the letter. */
  'tournament-prize': { tournament: string; rank: number; prize: Money }
}

type NoValues = Readonly<Record<never, never>>
export type Factor = 'none' | 'sms' | 'ga'
export type Template = keyof Templates

export const CHANNEL_OF: Readonly<Record<Template, 'mail' | 'sms'>> = {
  'confirm-registration': 'mail',
  'already-member': 'mail',
  'details-taken': 'mail',
  'not-opened': 'mail',
  'reset-password': 'mail',
  'password-changed': 'mail',
  'new-device': 'mail',
  'codes-guessed': 'mail',
  'factor-changed': 'mail',
  'recovery-code-used': 'mail',
  'recovery-codes-renewed': 'mail',
  'passkey-added': 'mail',
  'passkey-removed': 'mail',
  'bank-account-added': 'mail',
  'bank-account-changed': 'mail',
  'sms-code': 'sms',
  'pause-begun': 'mail',
  'raise-due': 'mail',
  'tournament-prize': 'mail',
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** After this a message is of no more use to whoever it is for, and is given up. */
export function usefulMs(template: string): number {
  if (template === 'sms-code') return 5 * MINUTE_MS
  return template === 'reset-password' ? 30 * MINUTE_MS : DAY_MS
}
