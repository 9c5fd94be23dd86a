import { Suspense } from 'react'
import { Sheet } from '#kit/feedback/dialog.tsx'
import { later } from '#web/parts/screen/deferred.ts'
import { useWords } from '#web/words/words.ts'
import { HISTORY_WORDS } from '../history-words.ts'
import { RoundPending } from './round-parts.tsx'

/** What is told of the rounds of every kind of table: it comes with the first that is opened. */
const TableSheet = later(async () => (await import('./table-sheet.tsx')).TableSheet)

/** What a member had on a round of a table, over the list it was opened from. */
export function TablePanel(props: { roundId: number | null; onClose: () => void }) {
  const words = useWords(HISTORY_WORDS)
  const { roundId, onClose } = props
  return (
    <Sheet
      open={roundId !== null}
      onClose={onClose}
      title={roundId === null ? '' : words.round(roundId)}
      closeLabel={words.close}
    >
      {roundId !== null && (
        <Suspense fallback={<RoundPending />}>
          <TableSheet roundId={roundId} />
        </Suspense>
      )}
    </Sheet>
  )
}
