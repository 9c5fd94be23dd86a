/** What a registration needs before it is sent, and where what the house found wrong is shown. */
import { isBornInLivingMemory, isOldEnough } from '#contract/members/birthdate.ts'
import { isTurkishNationalId } from '#contract/members/national-id.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { isoDateOf } from '#kit/forms/date-parts.ts'
import type { Lang } from '#kit/text/language.ts'
import { readLimit, type LimitProblem } from '#web/parts/protection/typed-limit.ts'
import { isEmail } from './email-rule.ts'
import {
  newPasswordProblems,
  problemOfRefusal,
  type IsCommon,
  type NewPasswordProblem,
} from '#web/account/security/new-password.ts'
import {
  MORE_LIMITS,
  type LimitField,
  type RegisterDraft,
  type RegisterField,
} from './register-draft.ts'

export type RegisterProblem =
  | NewPasswordProblem
  | 'date'
  | 'too-young'
  | 'national-id'
  | 'id-wrong'
  | 'country'
  | 'email'
  | 'phone'
  | 'promotion-code'
  | 'reference'
  | 'amount'
  | 'too-much'
  | 'minutes'
  | 'too-many-minutes'
  | 'not-a-name'
  | 'not-an-address'
  | 'too-long'
  | 'rules'
  | 'wrong'

export type RegisterProblems = Partial<Record<RegisterField, RegisterProblem>>

/** The fields in the order they are asked, step by step. */
export const STEPS: readonly (readonly RegisterField[])[] = [
  ['firstname', 'lastname', 'birthdate', 'country', 'nationalID'],
  ['city', 'address', 'email', 'phone'],
  [
    'password',
    'passwordConfirm',
    'currency',
    'promotionCode',
    'referenceNumber',
    'depositLimit',
    ...MORE_LIMITS.map(({ field }) => field),
    'smsOptIn',
    'emailOptIn',
    'rulesAccepted',
  ],
]

export const ALL_FIELDS: readonly RegisterField[] = STEPS.flat()

export const stepOf = (field: RegisterField): number =>
  STEPS.findIndex((fields) => fields.includes(field))

const REQUIRED: readonly RegisterField[] = [...STEPS.slice(0, 2).flat(), 'currency']

/** What the rules look at beside the draft itself. */
export interface Circumstances {
  /** The present day as an ISO date. */
  today: string
  isCommon: IsCommon
  /** Amounts are read as they are typed in it. */
  lang: Lang
}

/** What is wrong with these fields, in their order. */
export function problemsOf(
  draft: RegisterDraft,
  circumstances: Circumstances,
  fields: readonly RegisterField[] = ALL_FIELDS,
): RegisterProblems {
  const passwords = newPasswordProblems(draft, circumstances.isCommon)
  const found: RegisterProblems = {}
  for (const field of fields) {
    const isPassword = field === 'password' || field === 'passwordConfirm'
    const problem = isPassword ? passwords[field] : problemOf(field, draft, circumstances)
    if (problem !== undefined && problem !== null) found[field] = problem
  }
  return found
}

function problemOf(
  field: RegisterField,
  draft: RegisterDraft,
  { today, lang }: Circumstances,
): RegisterProblem | null {
  if (field === 'rulesAccepted') return draft.rulesAccepted ? null : 'rules'
  const value = String(draft[field]).trim()
  if (value === '') return REQUIRED.includes(field) ? 'required' : null
  if (field === 'birthdate') return birthdateProblem(value, today)
  if (field === 'nationalID') return idProblem(value, draft.country)
  if (field === 'email') return isEmail(value) ? null : 'email'
  if (field === 'phone') return isPhone(value) ? null : 'phone'
  const limit = LIMITS.find((each) => each.field === field)
  return limit === undefined ? null : limitProblem(readLimit(limit, value, lang))
}

const LIMITS = [
  { field: 'depositLimit', kind: 'deposit', period: 'month' },
  ...MORE_LIMITS,
] as const

const LIMIT_PROBLEMS = {
  empty: null,
  unreadable: 'amount',
  tooBig: 'too-much',
  minutesOnly: 'minutes',
  tooLong: 'too-many-minutes',
} as const satisfies Record<LimitProblem, RegisterProblem | null>

const limitProblem = (read: number | LimitProblem): RegisterProblem | null =>
  typeof read === 'number' ? null : LIMIT_PROBLEMS[read]

function birthdateProblem(typed: string, today: string): RegisterProblem | null {
  const birthdate = isoDateOf(typed)
  if (birthdate === null || !isBornInLivingMemory(birthdate) || birthdate > today) return 'date'
  return isOldEnough(birthdate, today) ? null : 'too-young'
}

const ID_LENGTH = 11

function idProblem(typed: string, country: string): RegisterProblem | null {
  const id = typed.replace(/[ ./-]/g, '')
  if (country === 'TR') return isTurkishNationalId(id) ? null : 'national-id'
  return /^[a-z\d]{3,}$/i.test(id) ? null : 'id-wrong'
}

/** A number that is typed to its end and cannot be right is told at once, before the field is left. */
export const isTypedOut = (nationalID: string): boolean =>
  nationalID.replace(/[ ./-]/g, '').length >= ID_LENGTH

/** A Turkish mobile however it is typed; a foreign number with its country. */
export function isPhone(typed: string): boolean {
  if (!/^[\d\s()+.-]+$/.test(typed)) return false
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  if (/^(90|0)?5\d{9}$/.test(digits)) return true
  return /^\s*(\+|00)/.test(typed) && /^(?!90)[1-9]\d{7,14}$/.test(digits)
}

/** What is sent of a draft whose problems are mended; empty extras stay out. */
export function payloadOf(draft: RegisterDraft, lang: Lang) {
  const { promotionCode, referenceNumber, passwordConfirm, ...rest } = withoutLimits(draft)
  const [depositLimit, ...limits] = LIMITS.map(({ field, ...which }) => ({
    ...which,
    value: readLimit(which, draft[field], lang),
  }))
  const chosen = limits.filter(isChosen)
  const [code, reference] = [promotionCode.trim(), referenceNumber.trim()]
  return {
    ...rest,
    firstname: rest.firstname.trim(),
    lastname: rest.lastname.trim(),
    birthdate: isoDateOf(rest.birthdate) ?? '',
    nationalID: rest.nationalID.trim(),
    city: rest.city.trim(),
    address: rest.address.trim(),
    email: rest.email.trim(),
    phone: rest.phone.trim(),
    currency: 'TRY' as const,
    passwordConfirm,
    rulesAccepted: true as const,
    ...(code === '' ? {} : { promotionCode: code }),
    ...(reference === '' ? {} : { referenceNumber: reference }),
    ...(depositLimit && isChosen(depositLimit) ? { depositLimit: depositLimit.value } : {}),
    ...(chosen.length === 0 ? {} : { limits: chosen }),
  }
}

const isChosen = <Limit extends { value: number | LimitProblem }>(
  limit: Limit,
): limit is Limit & { value: number } => typeof limit.value === 'number'

function withoutLimits(draft: RegisterDraft): Omit<RegisterDraft, 'depositLimit' | LimitField> {
  const fields: readonly string[] = LIMITS.map(({ field }) => field)
  // What is left out is named by the type.
  return Object.fromEntries(
    Object.entries(draft).filter(([field]) => !fields.includes(field)),
  ) as Omit<RegisterDraft, 'depositLimit' | LimitField>
}

const REFUSED: Partial<Record<RefusalName, readonly [RegisterField, RegisterProblem]>> = {
  'too-young': ['birthdate', 'too-young'],
  'national-id-wrong': ['nationalID', 'national-id'],
  'country-unknown': ['country', 'country'],
  'phone-wrong': ['phone', 'phone'],
  'promotion-code-unknown': ['promotionCode', 'promotion-code'],
  'reference-unknown': ['referenceNumber', 'reference'],
}

/** What of the door's own words about a field the form can say better than "check this". */
const SAID: Readonly<Record<string, RegisterProblem>> = {
  'too-short': 'too-short',
  'no-uppercase': 'no-uppercase',
  'no-number': 'no-number',
  'no-match': 'no-match',
  'not-a-name': 'not-a-name',
  'not-an-address': 'not-an-address',
  too_big: 'too-long',
}

const OF_FIELD: Partial<Record<RegisterField, RegisterProblem>> = {
  birthdate: 'date',
  nationalID: 'id-wrong',
  email: 'email',
  phone: 'phone',
  depositLimit: 'amount',
  rulesAccepted: 'rules',
}

/** What the house refused, by field; empty when it is about no field of the form. */
export function problemsFrom(
  refusal: RefusalName | null,
  figures: Readonly<Record<string, unknown>>,
): RegisterProblems {
  const named = refusal === null ? undefined : REFUSED[refusal]
  if (named !== undefined) return { [named[0]]: named[1] }
  const password = problemOfRefusal(refusal)
  if (password !== null) return { password }
  const found: RegisterProblems = {}
  for (const each of Array.isArray(figures['fields']) ? figures['fields'] : []) {
    // The house's own list; whatever else stands there names no field of ours.
    const { field, problem } = (each ?? {}) as { field?: unknown; problem?: unknown }
    const known = ALL_FIELDS.find((name) => name === field)
    if (known === undefined) continue
    found[known] ??= SAID[String(problem)] ?? OF_FIELD[known] ?? 'wrong'
  }
  return found
}
