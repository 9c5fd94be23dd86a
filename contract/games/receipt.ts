/**
 * What the house signs of a round's record: all of it but the receipt itself, as text that every reader writes
 * alike. JSON without spaces, the names of every object in the order of their code units.
 */

/** ECDSA over P-256 with SHA-256; the key is the raw point, both in base64url. */
export interface Receipt {
  key: string
  signature: string
}

const FIRST_LINE = 'kasa round 1'

/** The text that the receipt of a record signs. */
export function receiptText(record: object): string {
  const { receipt: _, ...rest }: { receipt?: unknown } = { ...record }
  return `${FIRST_LINE}\n${sortedJson(rest)}`
}

/** JSON in which the same value is the same text, whatever order its names stand in. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => sortedJson(each ?? null)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${sortedJson(each)}`).join()}}`
}
