/** What the panels of a board of prices have in common. */
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { make } from '../dom.ts'
import { fill } from '../frame/words.ts'

export const panelHead = (title: string, note: string): HTMLElement =>
  make('header', {}, make('h2', {}, title), make('small', { class: 'money' }, note))

/** That rounds know nothing of each other, and what the seeds of the table were committed to. */
export function sealNote(
  { chain, round }: Pick<FloorTableState, 'chain' | 'round'>,
  words: { independent: string; seal: string },
): HTMLElement {
  const { end } = chain ?? { end: '' }
  const seal = {
    number: String(round?.number ?? 0),
    end: `${end.slice(0, 4)}…${end.slice(-4)}`,
  }
  return make('p', { class: 'vg-note' }, `${words.independent} ${fill(words.seal, seal)}`)
}

/** The price that the focus is on; null where it is on none of these. */
export function focusedSpot(element: HTMLElement): string | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && element.contains(activeElement)
    ? (activeElement.dataset['spot'] ?? null)
    : null
}

/** Back to a price that was made anew. */
export function focusSpot(element: HTMLElement, spot: string | null): void {
  if (spot !== null)
    element.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)?.focus()
}
