/**
 * Fields of a withdrawal's form that a request carries beside `fields`, under names of their own. A method
 * asks for each like for any other field, by naming it.
 */
export const REQUEST_FIELDS = ['accountID', 'idValidity', 'note'] as const

/** Nobody's identity card is valid for longer than so many years from today. */
const VALID_YEARS_MAX = 20

/** Why a day can be none until which an identity card is valid, seen from today; both as `2031-03-14`. */
export function validityProblem(day: string, today: string): 'date-over' | 'date-too-far' | null {
  if (day < today) return 'date-over'
  const [year, ...rest] = today.split('-')
  return day > [Number(year) + VALID_YEARS_MAX, ...rest].join('-') ? 'date-too-far' : null
}

export type RequestField = (typeof REQUEST_FIELDS)[number]

export const isRequestField = (name: string): name is RequestField =>
  REQUEST_FIELDS.some((field) => field === name)
