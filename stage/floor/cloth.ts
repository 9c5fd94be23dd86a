import type { TableLook } from '#contract/games/table-looks.ts'

/** The colours of a table's cloth, for its style sheet. */
export function layCloth(root: HTMLElement, look: TableLook): void {
  if (!('cloth' in look)) return
  const [middle, edge] = look.cloth
  root.style.setProperty('--cloth', middle)
  root.style.setProperty('--cloth-edge', edge)
}
