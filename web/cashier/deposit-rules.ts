import { readAmount } from './amount.ts'
import type { FormField, Method } from './method.ts'
import type { Lang } from '#kit/language.ts'

export type Problem =
  | 'required'
  | 'enterAmount'
  | 'unreadable'
  | 'outOfRange'
  | 'wrongPhone'
  | 'wrongNationalId'
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
    const problem = fieldProblem(field, draft.fields[field.name] ?? '')
    if (problem !== null) found[field.name] = problem
  }
  return found
}

function amountProblem(text: string, { minimum, maximum }: Method, lang: Lang): Problem | null {
  const typed = readAmount(text, lang)
  if (typed.kind === 'empty') return 'enterAmount'
  if (typed.kind === 'unreadable') return 'unreadable'
  if (typed.kind === 'beyond') return 'outOfRange'
  const [least, most] = [Math.round(minimum * 100), Math.round(maximum * 100)]
  return typed.kurus < least || typed.kurus > most ? 'outOfRange' : null
}

function fieldProblem({ kind, required, lengthMax }: FormField, typed: string): Problem | null {
  const value = typed.trim()
  if (value === '') return required ? 'required' : null
  if (lengthMax !== undefined && value.length > lengthMax) return 'wrongField'
  if (kind === 'phone' && !/^\+?\d{7,15}$/.test(value.replaceAll(' ', ''))) return 'wrongPhone'
  if (kind === 'national-id' && !/^[1-9]\d{10}$/.test(value)) return 'wrongNationalId'
  return null
}

const SERVER_PROBLEMS: Readonly<Record<string, Problem>> = {
  required: 'required',
  phone: 'wrongPhone',
  'national-id': 'wrongNationalId',
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
