import { Refused } from '#contract/refusals.ts'

/** What the lists of slots and of live tables have in common. */
interface Page {
  limit: number
  offset: number
}

/** A page of a list so short that it is read whole. */
export function cut<T>(rows: readonly T[], { limit, offset }: Page) {
  const pagination = { limit, total: rows.length, offset }
  return { data: rows.slice(offset, offset + limit), pagination }
}

const INT4_MAX = 2 ** 31 - 1

/** A category or provider that does not exist is a mistake, not an empty answer. */
export async function checkExists(
  field: string,
  id: number | undefined,
  find: (id: number) => Promise<object | undefined>,
): Promise<void> {
  if (id === undefined) return
  if (id <= INT4_MAX && (await find(id)) !== undefined) return
  throw new Refused('bad-payload', { fields: [{ field, problem: 'unknown' }] })
}
