import { Suspense, type ComponentType } from 'react'
import { Sheet } from '#kit/feedback/dialog.tsx'
import { later } from '#web/parts/screen/deferred.ts'
import { useWords } from '#web/words/words.ts'
import { HISTORY_WORDS } from '../history-words.ts'
import { RoundPending } from './round-parts.tsx'

interface PanelProps {
  roundId: number | null
  onClose: () => void
}

/** A round over the list it was opened from. What is told of it comes with the first that is opened. */
function panelOf(open: () => Promise<ComponentType<{ roundId: number }>>) {
  const Content = later(open)
  return function Panel({ roundId, onClose }: PanelProps) {
    const words = useWords(HISTORY_WORDS)
    return (
      <Sheet
        open={roundId !== null}
        onClose={onClose}
        title={roundId === null ? '' : words.round(roundId)}
        closeLabel={words.close}
      >
        {roundId !== null && (
          <Suspense fallback={<RoundPending />}>
            <Content roundId={roundId} />
          </Suspense>
        )}
      </Sheet>
    )
  }
}

/** A round of a slot, and what works it out again. */
export const RoundPanel = panelOf(async () => (await import('./round-sheet.tsx')).RoundSheet)

/** What a member had on a round of a table, of every kind. */
export const TablePanel = panelOf(async () => (await import('./table-sheet.tsx')).TableSheet)
