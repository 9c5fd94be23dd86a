import { Link } from 'react-router'
import { buttonClass } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { useWords } from '#web/words/words.ts'
import { CASINO_WORDS } from './words.ts'

/** An address of a category, type or provider that there is not. */
export function UnknownShelf({ level }: { level: 1 | 2 }) {
  const words = useWords(CASINO_WORDS)
  return (
    <EmptyState icon="search" level={level} title={words.unknownTitle} text={words.unknownText}>
      <Link className={buttonClass({ kind: 'act' })} to="/slot">
        {words.seeAll}
      </Link>
    </EmptyState>
  )
}
