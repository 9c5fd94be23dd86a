/** Notes of tables as this browser keeps them: a round told later is held to these, not to what it says of itself. */
import { readStoredObject, writeStored } from '#web/state/stored.ts'
import {
  heldTo,
  isCovered,
  isNote,
  noteOf,
  type NotedRound,
  type NotedTable,
  type OpenedTable,
  type TableNote,
} from './noted-table.ts'
import { noteReceiptKey } from './recorded-games.ts'

/** Visits of many rounds ago hold as much; the nearest is only quicker. */
const NOTES_MAX = 24

/** Notes what was shown; what was noted before stays as it was. */
export function noteTable(opened: OpenedTable, at: number): void {
  noteReceiptKey(opened.receiptKey)
  const notes = notesOf(opened.table)
  const note = noteOf(opened, at)
  const [last] = notes
  if (last && isCovered(note, last)) return
  const kept = [note, ...notes].slice(0, NOTES_MAX)
  const all = { ...readStoredObject('tableNotes'), [opened.table]: kept }
  writeStored('tableNotes', JSON.stringify(all))
}

/** What this browser was shown before a round of a table; null where it was shown nothing. */
export const notedTable = (of: NotedRound & { table: string }): NotedTable | null =>
  heldTo(notesOf(of.table), of)

/** The newest first; what somebody else wrote there is none. */
function notesOf(table: string): TableNote[] {
  const noted = readStoredObject('tableNotes')?.[table]
  return Array.isArray(noted) ? noted.filter(isNote) : []
}
