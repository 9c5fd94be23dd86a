import { Refused } from '#contract/refusals.ts'
import type { MethodField } from '#server/payments/method.ts'

export type FormValues = Readonly<Record<string, string>>

/** What was typed into a method's form, as the method wants it. Refuses naming each wrong field. */
export function checkedForm(fields: readonly MethodField[], typed: FormValues): FormValues {
  const values = fields.map((field) => ({ field, value: (typed[field.name] ?? '').trim() }))
  const wrong = values.flatMap(({ field, value }) =>
    problemWith(field.name, problemOf(field, value)),
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
  return problem === null ? [] : [{ field: `fields.${name}`, problem }]
}

function problemOf({ kind, required, lengthMax }: MethodField, value: string): string | null {
  if (value === '') return required ? 'required' : null
  if (value.length > lengthMax) return 'too_big'
  if (kind === 'phone' && !/^\+?\d{7,15}$/.test(value.replaceAll(' ', ''))) return 'phone'
  if (kind === 'national-id' && !isNationalId(value)) return 'national-id'
  return null
}

/** A Turkish identity number: eleven digits, the last two of them computed from the others. */
export function isNationalId(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = (indexes: readonly number[]): number =>
    indexes.reduce((total, i) => total + (digits[i] ?? 0), 0)
  const tenth = (sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7]) + 100) % 10
  return digits[9] === tenth && digits[10] === sum([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10
}
