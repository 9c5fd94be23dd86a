/** What belongs together, by what it is told apart by; groups and what is in them in the order that they come in. */
export function grouped<T, Key>(
  values: Iterable<T>,
  keyOf: (value: T) => Key,
): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
