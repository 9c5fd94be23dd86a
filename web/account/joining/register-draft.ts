/**
 * A registration while it is typed. It outlives a reload in this tab, save what must be given anew
 * by whoever sits there: the passwords and the consents.
 */
import { LIMIT_KINDS, LIMIT_PERIODS } from '#contract/members/protection-choices.ts'
import type { NewPassword } from '#web/account/security/new-password.ts'

/** Limits that may be chosen beside the one of deposits within 30 days, which has a field of its own. */
export const MORE_LIMITS = LIMIT_KINDS.flatMap((kind) =>
  LIMIT_PERIODS.filter((period) => kind !== 'deposit' || period !== 'month').map(
    (period) => ({ field: `limit-${kind}-${period}`, kind, period }) as const,
  ),
)

export type LimitField = (typeof MORE_LIMITS)[number]['field']

const KEPT_FIELDS = [
  'firstname',
  'lastname',
  'birthdate',
  'country',
  'nationalID',
  'city',
  'address',
  'email',
  'phone',
  'currency',
  'promotionCode',
  'referenceNumber',
  'depositLimit',
  ...MORE_LIMITS.map(({ field }) => field),
] as const

type KeptField = (typeof KEPT_FIELDS)[number]
export type Consent = 'smsOptIn' | 'emailOptIn' | 'rulesAccepted'
export type RegisterDraft = Record<KeptField, string> & NewPassword & Record<Consent, boolean>
export type RegisterField = keyof RegisterDraft

// Made of every name there is.
const NO_LIMITS = Object.fromEntries(MORE_LIMITS.map(({ field }) => [field, ''])) as Record<
  LimitField,
  string
>

/** Nothing typed yet; no consent is ever given beforehand. */
export const EMPTY_DRAFT: RegisterDraft = {
  firstname: '',
  lastname: '',
  birthdate: '',
  country: 'TR',
  nationalID: '',
  city: '',
  address: '',
  email: '',
  phone: '',
  currency: 'TRY',
  promotionCode: '',
  referenceNumber: '',
  depositLimit: '',
  ...NO_LIMITS,
  password: '',
  passwordConfirm: '',
  smsOptIn: false,
  emailOptIn: false,
  rulesAccepted: false,
}

const KEY = 'kasaRegistration'

export function keepDraft(draft: RegisterDraft): void {
  const kept = Object.fromEntries(KEPT_FIELDS.map((field) => [field, draft[field]]))
  storage()?.setItem(KEY, JSON.stringify(kept))
}

export function keptDraft(): RegisterDraft {
  const kept = readKept()
  const texts = KEPT_FIELDS.flatMap((field) => {
    const value = kept[field]
    return typeof value === 'string' ? [[field, value] as const] : []
  })
  return { ...EMPTY_DRAFT, ...Object.fromEntries(texts) }
}

export const forgetDraft = (): void => storage()?.removeItem(KEY)

function readKept(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** None where the browser refuses it: then a reload begins anew. */
function storage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}
