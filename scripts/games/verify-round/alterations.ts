/** Every value of a record, altered by itself: what is added to the record later is altered as well. */
type Path = readonly (string | number)[]

/** The altered records by field; places in lists are one field. */
export function alterationsOf<R extends object>(record: R): Map<string, R[]> {
  const fields = new Map<string, R[]>()
  for (const [path, value] of valuesOf(record)) {
    const field = path.map((step) => (typeof step === 'number' ? '[]' : step)).join('.')
    // A record with one value changed has the shape of a record, or is refused for not having it.
    const altered = othersOf(value).map((other) => withValue(record, path, other) as R)
    fields.set(field, [...(fields.get(field) ?? []), ...altered])
  }
  return fields
}

/** Every value that stands in a value, with its place, from the outside in. */
function* valuesOf(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  if (path.length > 0) yield [path, value]
  if (Array.isArray(value))
    for (const [at, each] of value.entries()) yield* valuesOf(each, [...path, at])
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) yield* valuesOf(each, [...path, name])
}

/** Other values in place of one. */
function othersOf(value: unknown): unknown[] {
  if (value === null) return [{ terms: 1, wins: [] }]
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1, value + 0.01, -value - 1, null]
  if (typeof value === 'string') return [`${value}x`, value.slice(0, -1), '', null]
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    return [null, [], [...list, list.at(-1) ?? {}]].filter((other) => !isSame(other, value))
  }
  return [null, {}].filter((other) => !isSame(other, value))
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** A copy of a value with another one at a place in it. */
function withValue(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    return list.map((each, at) => (at === step ? withValue(each, rest, other) : each))
  }
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, each]) => [
      name,
      name === step ? withValue(each, rest, other) : each,
    ]),
  )
}
