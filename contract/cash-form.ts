/**
 * Fields of a withdrawal's form that a request carries beside `fields`, under names of their own. A method
 * asks for each like for any other field, by naming it.
 */
export const REQUEST_FIELDS = ['accountID', 'idValidity', 'note'] as const

export type RequestField = (typeof REQUEST_FIELDS)[number]

export const isRequestField = (name: string): name is RequestField =>
  REQUEST_FIELDS.some((field) => field === name)
