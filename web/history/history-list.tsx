import { Link } from 'react-router'
import { buttonClass } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { useWords } from '#web/words/words.ts'
import { HISTORY_WORDS } from './history-words.ts'

/** Nothing there: either never anything, or a page past the last. */
export function HistoryEmpty(props: {
  page: number
  title: string
  text?: string
  icon: 'history' | 'receipt'
  way: { to: string; label: string }
}) {
  const words = useWords(HISTORY_WORDS)
  const isPast = props.page > 1
  return (
    <EmptyState
      icon={props.icon}
      title={isPast ? words.noResults : props.title}
      {...(isPast || props.text === undefined ? {} : { text: props.text })}
    >
      <Link className={buttonClass({ kind: 'act' })} to={isPast ? '?' : props.way.to}>
        {isPast ? words.firstPage : props.way.label}
      </Link>
    </EmptyState>
  )
}
