/**
 * Where the events of a book say the sum of their round, in hundredths of the base bet: by type, the field that
 * holds it. `total` is our own studio's, `finalWin` that of the common tools of others.
 */
const SUM_FIELDS: ReadonlyMap<unknown, string> = new Map([
  ['total', 'payout'],
  ['finalWin', 'amount'],
])

/** The field of an event of this type that holds the sum; null where such an event says none. */
export const sumFieldOf = (type: unknown): string | null => SUM_FIELDS.get(type) ?? null
