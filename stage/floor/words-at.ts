import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import type { Lang } from '../frame/amounts.ts'

/** The whole sentence stands beside it, in the status. */
const CLOSED = { tr: 'Kapalı', en: 'Closed' }

interface RoundWords {
  phases: { asleep: string }
  next?: string
  notes?: { asleep: string; result: string }
}

/** The words of a kind as they hold at a table: where no round begins any more, nothing of them speaks of one that is coming. */
export function wordsAt<W extends RoundWords>(own: Record<Lang, W>) {
  const closed = { tr: closedOf(own.tr, CLOSED.tr), en: closedOf(own.en, CLOSED.en) }
  return (lang: Lang, table: Pick<FloorTableState, 'isOpen'> | null): W =>
    (table?.isOpen === false ? closed : own)[lang]
}

const closedOf = <W extends RoundWords>(own: W, text: string): W => ({
  ...own,
  phases: { ...own.phases, asleep: text },
  ...(own.next === undefined ? {} : { next: text }),
  ...(own.notes && { notes: { ...own.notes, asleep: text, result: text } }),
})
