/**
 * Where the events of a book say the sum of their round, in hundredths of the base bet: by type, the field that
 * holds it. `total` is our own studio's, `finalWin` that of the common tools of others.
 */
const SUM_FIELDS: ReadonlyMap<string, string> = new Map([
  ['total', 'payout'],
  ['finalwin', 'amount'],
])

/** However it is spelled: `finalWin`, `FINAL_WIN` and `final-win` are one name. */
export const bareName = (name: string): string => name.replaceAll(/[\s_-]/g, '').toLowerCase()

/** The field of an event of this type that holds the sum; null where such an event says none. */
export const sumFieldOf = (type: unknown): string | null =>
  (typeof type === 'string' ? SUM_FIELDS.get(bareName(type)) : undefined) ?? null
