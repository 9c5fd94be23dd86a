import { turkishMobileOf } from '#contract/members/mobile.ts'
import { isTurkishNationalId } from '#contract/members/national-id.ts'
import { isoDateOf } from '#kit/forms/date-parts.ts'
import type { Lang } from '#kit/text/language.ts'
import { readAmount } from '#web/words/amount.ts'
import type { FormField, Method } from './method.ts'

export type Problem =
  | 'required'
  | 'enterAmount'
  | 'unreadable'
  | 'outOfRange'
  | 'overToday'
  | 'wrongAmount'
  | 'wrongPhone'
  | 'wrongNationalId'
  | 'selectAccount'
  | 'wrongAccount'
  | 'enterIdValidity'
  | 'wrongDate'
  | 'dateOver'
  | 'wrongField'

/** What was typed: the amount, and the method's own fields by name. */
export interface Draft {
  amount: string
  fields: Readonly<Record<string, string>>
}

/** Problems by field name; the amount's stands under `amount`. */
export type Problems = Readonly<Record<string, Problem>>

export function problemsOf(draft: Draft, method: Method, lang: Lang): Problems {
  const found: Record<string, Problem> = {}
  const amount = amountProblem(draft.amount, method, lang)
  if (amount !== null) found['amount'] = amount
  for (const field of method.fields) {
    const problem = fieldProblem(field, (draft.fields[field.name] ?? '').trim())
    if (problem !== null) found[field.name] = problem
  }
  return found
}

function amountProblem(
  text: string,
  { minimum, maximum, leftToday }: Method,
  lang: Lang,
): Problem | null {
  const typed = readAmount(text, lang)
  if (typed.kind === 'empty') return 'enterAmount'
  if (typed.kind === 'unreadable') return 'unreadable'
  if (typed.kind === 'beyond') return 'outOfRange'
  const [least, most] = [Math.round(minimum * 100), Math.round(maximum * 100)]
  if (typed.kurus < least || typed.kurus > most) return 'outOfRange'
  return leftToday !== null && typed.kurus > Math.round(leftToday * 100) ? 'overToday' : null
}

/** What is missing is asked for in the words of its kind. */
const MISSING: Partial<Record<FormField['kind'], Problem>> = {
  account: 'selectAccount',
  date: 'enterIdValidity',
}

function fieldProblem({ kind, required, lengthMax }: FormField, value: string): Problem | null {
  if (value === '') return required ? (MISSING[kind] ?? 'required') : null
  if (lengthMax !== undefined && value.length > lengthMax) return 'wrongField'
  if (kind === 'amount' && !/^\d{1,12}([.,]\d{1,8})?$/.test(value)) return 'wrongAmount'
  if (kind === 'phone' && turkishMobileOf(value) === null) return 'wrongPhone'
  if (kind === 'national-id' && !isTurkishNationalId(value)) return 'wrongNationalId'
  if (kind === 'date' && isoDateOf(value) === null) return 'wrongDate'
  return null
}

/** A date goes over the wire as one; everything else as it was typed. What is empty stays away. */
export function filledIn(draft: Draft, { fields }: Method): Record<string, string> {
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
