/** How many requests of a visit wait on each other: on a slow line each wave is a way there and back. */

export interface Span {
  sentMs: number
  endedMs: number
}

/**
 * The wave of each request, in the order given: the page, which is sent first, is one; any other is in the wave after the highest of which a
 * request had ended when it was sent, and in the second at least, for the page names what comes while it still does.
 */
export function wavesOf(requests: readonly Span[]): number[] {
  const inOrder = [...requests].sort((one, other) => one.sentMs - other.sentMs)
  const waves = new Map<Span, number>()
  for (const request of inOrder) waves.set(request, waveOf(request, waves))
  return requests.map((request) => waves.get(request) ?? 1)
}

function waveOf({ sentMs }: Span, before: ReadonlyMap<Span, number>): number {
  if (before.size === 0) return 1
  const ended = [...before].filter(([{ endedMs }]) => endedMs <= sentMs).map(([, wave]) => wave)
  return 1 + Math.max(1, ...ended)
}
