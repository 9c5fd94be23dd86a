/** How symbols fall: pure arithmetic in cells and milliseconds. */

/** A short swing once it has landed. */
const SWING_MS = 130
const SWING = 0.07

/** What a fall over so many cells takes, its swing included. */
export function fallMs(cells: number, cellMs: number): number {
  return cells <= 0 ? 0 : cellMs * Math.sqrt(cells) + SWING_MS
}

/** Where a symbol stands so long after it was let go: faster and faster, then a swing, then still. */
export function fallenTo(from: number, to: number, ms: number, cellMs: number): number {
  const cells = to - from
  if (cells <= 0) return to
  if (ms <= 0) return from
  const share = ms / (cellMs * Math.sqrt(cells))
  if (share < 1) return from + cells * share * share
  const swung = (ms - cellMs * Math.sqrt(cells)) / SWING_MS
  return swung >= 1 ? to : to - SWING * Math.min(1, cells) * Math.sin(swung * Math.PI)
}

/** Which rows of a column are left, from the top, when these are taken away. */
export function keptRows(rows: number, removed: ReadonlySet<number>): number[] {
  return Array.from({ length: rows }, (_, row) => row).filter((row) => !removed.has(row))
}
