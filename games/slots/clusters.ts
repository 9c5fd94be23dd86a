/**
 * How a cluster slot finds its wins: symbols of one sort that touch at their sides, anywhere on the
 * board. Only counting: it knows no game, no pay and no chance. It runs in the innermost loop of
 * tables and simulations, so that all its memory is taken once, by `clusterFinder`.
 */

/** A board's shape and the memory to search it with; what the last search found stays in it. */
export interface ClusterFinder {
  readonly rows: number
  readonly cells: number
  /** The smallest cluster that counts. */
  readonly least: number
  /** Four neighbours for each cell, flat; beyond the edge lies the cell after the last one. */
  readonly neighbours: Uint8Array
  /** Search number by which a cell was last looked at. */
  readonly seen: Int32Array
  search: number
  /** Cells of all clusters found, one cluster after the other. */
  readonly found: Uint8Array
  /** Where in `found` each cluster ends. */
  readonly ends: Uint8Array
}

/** Beyond the edge: no symbol has this code, so that no cluster grows across. */
const EDGE = 255

/** For boards of `reels` × `rows` (at most 254 cells), searched for clusters of `least` and more. */
export function clusterFinder(reels: number, rows: number, least: number): ClusterFinder {
  const cells = reels * rows
  const neighbours = new Uint8Array(cells * 4)
  for (let cell = 0; cell < cells; cell += 1) {
    const row = cell % rows
    const beside = [
      cell >= rows ? cell - rows : cells,
      cell + rows < cells ? cell + rows : cells,
      row > 0 ? cell - 1 : cells,
      row < rows - 1 ? cell + 1 : cells,
    ]
    neighbours.set(beside, cell * 4)
  }
  return {
    rows,
    cells,
    least,
    neighbours,
    seen: new Int32Array(cells + 1),
    search: 0,
    found: new Uint8Array(cells),
    ends: new Uint8Array(cells),
  }
}

/** A board for this finder: `board[reel * rows + row]`, and the edge behind the last cell. */
export function clusterBoard(finder: ClusterFinder): Uint8Array {
  const board = new Uint8Array(finder.cells + 1)
  board[finder.cells] = EDGE
  return board
}

/**
 * Finds every cluster of a board and answers how many there are; the cells stand in `found` up to
 * `ends`, in the order of each cluster's first cell. Codes from `none` on (scatters) never cluster.
 */
export function findClusters(finder: ClusterFinder, board: Uint8Array, none: number): number {
  const { cells, least, neighbours, seen, found, ends } = finder
  const search = (finder.search = (finder.search + 1) | 0) // may come round: every cell is seen anew
  let clusters = 0
  let from = 0
  for (let first = 0; first < cells; first += 1) {
    const symbol = board[first] as number // within bounds, as every index below
    if (seen[first] === search || symbol >= none) continue
    seen[first] = search
    found[from] = first
    let end = from + 1
    for (let next = from; next < end; next += 1) {
      const at = (found[next] as number) * 4 // found before
      for (let side = at; side < at + 4; side += 1) {
        const cell = neighbours[side] as number // four for every cell
        if (board[cell] !== symbol || seen[cell] === search) continue
        seen[cell] = search
        found[end] = cell
        end += 1
      }
    }
    if (end - from < least) continue
    ends[clusters] = end
    clusters += 1
    from = end
  }
  return clusters
}
