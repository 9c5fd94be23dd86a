import { Suspense } from 'react'
import { Sheet } from '#kit/feedback/dialog.tsx'
import { later } from '#web/parts/screen/deferred.ts'
import { useWords } from '#web/words/words.ts'
import { HISTORY_WORDS } from '../history-words.ts'
import { RoundPending } from './round-parts.tsx'

/** What is told of a slot's round, and what works it out again: it comes with the first that is opened. */
const RoundSheet = later(async () => (await import('./round-sheet.tsx')).RoundSheet)

/** A round of a slot, over the list it was opened from. */
export function RoundPanel(props: { roundId: number | null; onClose: () => void }) {
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
          <RoundSheet roundId={roundId} />
        </Suspense>
      )}
    </Sheet>
  )
}
