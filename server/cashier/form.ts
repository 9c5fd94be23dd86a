import { isRequestField, validityProblem } from '#contract/cash-form.ts'
import { turkishMobileOf } from '#contract/members/mobile.ts'
import { isTurkishNationalId } from '#contract/members/national-id.ts'
import { Refused } from '#contract/refusals.ts'
import type { MethodField } from '#server/payments/method.ts'
import { dayOf } from '#contract/time-span.ts'

export type FormValues = Readonly<Record<string, string>>

/** What was typed into a method's form, as the method wants it. Refuses naming each wrong field. */
export function checkedForm(
  fields: readonly MethodField[],
  typed: FormValues,
  now: Date,
): FormValues {
  const values = fields.map((field) => ({ field, value: (typed[field.name] ?? '').trim() }))
  const wrong = values.flatMap(({ field, value }) =>
    problemWith(field.name, problemOf(field, value, now)),
  )
  const unknown = Object.keys(typed)
    .filter((name) => !fields.some((field) => field.name === name))
    .flatMap((name) => problemWith(name, 'unknown'))
  const problems = [...wrong, ...unknown]
  if (problems.length > 0) throw new Refused('bad-payload', { fields: problems })
  return Object.fromEntries(
    values.filter(({ value }) => value !== '').map(({ field, value }) => [field.name, value]),
  )
}

function problemWith(name: string, problem: string | null): { field: string; problem: string }[] {
  const field = isRequestField(name) ? name : `fields.${name}`
  return problem === null ? [] : [{ field, problem }]
}

function problemOf({ required, lengthMax, ...field }: MethodField, value: string, now: Date) {
  if (value === '') return required ? 'required' : null
  if (value.length > lengthMax) return 'too_big'
  return kindProblem(field, value, now)
}

function kindProblem(
  { kind, choices = [] }: Pick<MethodField, 'kind' | 'choices'>,
  value: string,
  now: Date,
): string | null {
  if (kind === 'amount' && !/^\d{1,12}([.,]\d{1,8})?$/.test(value)) return 'amount'
  if (kind === 'phone' && turkishMobileOf(value) === null) return 'phone'
  if (kind === 'national-id' && !isTurkishNationalId(value)) return 'national-id'
  if (kind === 'account' && !/^[1-9]\d{0,14}$/.test(value)) return 'account'
  if (kind === 'choice' && !choices.some((choice) => choice.value === value)) return 'choice'
  if (kind === 'date') return dateProblem(value, now)
  return null
}

/** A date that a form asks for is one until which something is valid: not over yet, in Istanbul, nor beyond belief. */
function dateProblem(value: string, now: Date): string | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(value)) return 'date'
  return validityProblem(value, dayOf(now))
}
