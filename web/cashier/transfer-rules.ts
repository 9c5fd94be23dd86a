import { validityProblem } from '#contract/cash-form.ts'
import { turkishMobileOf } from '#contract/members/mobile.ts'
import { isTurkishNationalId } from '#contract/members/national-id.ts'
import { nameProblem } from '#contract/members/plain-name.ts'
import { isoDateOf } from '#kit/forms/date-parts.ts'
import type { Lang } from '#kit/text/language.ts'
import { wholeKurus } from '#kit/text/money-format.ts'
import { liraOf, readAmount } from '#contract/typed-amount.ts'
import type { FormField, Method } from './method.ts'

export type Problem =
  | 'required'
  | 'enterAmount'
  | 'unreadable'
  | 'outOfRange'
  | 'overToday'
  | 'overBalance'
  | 'wrongAmount'
  | 'wrongPhone'
  | 'wrongNationalId'
  | 'selectAccount'
  | 'wrongAccount'
  | 'enterIdValidity'
  | 'wrongDate'
  | 'dateOver'
  | 'dateTooFar'
  | 'noHtml'
  | 'wrongField'

/** What was typed: the amount, and the method's own fields by name. */
export interface Draft {
  amount: string
  fields: Readonly<Record<string, string>>
}

/** Problems by field name; the amount's stands under `amount`. */
export type Problems = Readonly<Record<string, Problem>>

export type Limits = Pick<Method, 'minimum' | 'maximum' | 'leftToday'>

/** What a form asks beside its amount, and the range of that: of its method; null while there is none to have one. */
export interface Asked {
  fields: readonly FormField[]
  limits: Limits | null
}

/** A field as it stands in the form, for whoever draws it. */
export interface FieldPlace {
  value: string
  error: string | undefined
  onType: (value: string) => void
}

/** What a form is held to besides its method. */
export interface Bounds {
  /** In Istanbul, as `2031-03-14`. */
  today: string
  /** What there is to send, in lira; null: it is not known here. */
  balance: number | null
}

export function problemsOf(draft: Draft, asked: Asked, lang: Lang, bounds: Bounds): Problems {
  const found: Record<string, Problem> = {}
  const amount = amountProblem(draft.amount, asked.limits, bounds.balance, lang)
  if (amount !== null) found['amount'] = amount
  for (const field of asked.fields) {
    const problem = fieldProblem(field, (draft.fields[field.name] ?? '').trim(), bounds.today)
    if (problem !== null) found[field.name] = problem
  }
  return found
}

function amountProblem(
  text: string,
  limits: Limits | null,
  balance: number | null,
  lang: Lang,
): Problem | null {
  const typed = readAmount(text, lang)
  if (typed.kind === 'empty') return 'enterAmount'
  if (typed.kind === 'unreadable') return 'unreadable'
  if (typed.kind === 'beyond') return 'outOfRange'
  if (typed.kurus <= 0 || (limits !== null && !isWithin(typed.kurus, limits))) return 'outOfRange'
  if (balance !== null && typed.kurus > wholeKurus(balance)) return 'overBalance'
  const left = limits?.leftToday ?? null
  return left !== null && typed.kurus > Math.round(left * 100) ? 'overToday' : null
}

const isWithin = (kurus: number, { minimum, maximum }: Limits): boolean =>
  kurus >= Math.round(minimum * 100) && kurus <= Math.round(maximum * 100)

/** What is missing is asked for in the words of its kind. */
const MISSING: Partial<Record<FormField['kind'], Problem>> = {
  account: 'selectAccount',
  date: 'enterIdValidity',
}

/** The most that can be sent, in lira: the method's, or all there is where that is less and enough for it. */
export function mostOf({ minimum, maximum }: Limits, balance: number | null): number {
  const own = balance === null ? maximum : liraOf(wholeKurus(balance))
  return own >= minimum ? Math.min(maximum, own) : maximum
}

function fieldProblem(
  { kind, required, lengthMax }: FormField,
  value: string,
  today: string,
): Problem | null {
  if (value === '') return required ? (MISSING[kind] ?? 'required') : null
  if (lengthMax !== undefined && value.length > lengthMax) return 'wrongField'
  if (kind === 'amount' && !/^\d{1,12}([.,]\d{1,8})?$/.test(value)) return 'wrongAmount'
  if (kind === 'phone' && turkishMobileOf(value) === null) return 'wrongPhone'
  if (kind === 'national-id' && !isTurkishNationalId(value)) return 'wrongNationalId'
  if (kind === 'note' && nameProblem(value, 0) === 'no-html') return 'noHtml'
  return kind === 'date' ? dateProblem(isoDateOf(value), today) : null
}

function dateProblem(day: string | null, today: string): Problem | null {
  const problem = day === null ? 'date' : validityProblem(day, today)
  return problem === null ? null : (SERVER_PROBLEMS[problem] ?? 'wrongDate')
}

/** A date goes over the wire as one; everything else as it was typed. What is empty stays away. */
export function filledIn(draft: Draft, { fields }: Asked): Record<string, string> {
  const entries = fields.map(({ name, kind }) => {
    const typed = (draft.fields[name] ?? '').trim()
    return [name, kind === 'date' ? (isoDateOf(typed) ?? '') : typed] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

const SERVER_PROBLEMS: Readonly<Record<string, Problem>> = {
  required: 'required',
  amount: 'wrongAmount',
  phone: 'wrongPhone',
  'national-id': 'wrongNationalId',
  account: 'wrongAccount',
  date: 'wrongDate',
  'date-over': 'dateOver',
  'date-too-far': 'dateTooFar',
  'no-html': 'noHtml',
}

/** What the platform said about single fields, put where the form shows it. */
export function problemsFrom(figures: Readonly<Record<string, unknown>>): Problems {
  const named = Array.isArray(figures['fields']) ? figures['fields'] : []
  const entries = named.flatMap((each: unknown): [string, Problem][] => {
    if (typeof each !== 'object' || each === null || !('field' in each)) return []
    const name = String(each.field).replace(/^fields\./, '')
    const problem = 'problem' in each ? SERVER_PROBLEMS[String(each.problem)] : undefined
    return [[name, problem ?? 'wrongField']]
  })
  return Object.fromEntries(entries)
}
