import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useWords } from '#web/words/words.ts'
import { LOBBY_WORDS } from './words.ts'

/** An address of a category, type or provider that there is not. */
export function UnknownShelf(props: { level: 1 | 2; root: string; seeAll: string }) {
  const words = useWords(LOBBY_WORDS)
  return (
    <>
      <title>{`${words.unknownTitle} · Kasa`}</title>
      <EmptyState
        icon="search"
        level={props.level}
        title={words.unknownTitle}
        text={words.unknownText}
      >
        <Link className={buttonClass({ variant: 'act' })} to={props.root}>
          {props.seeAll}
        </Link>
      </EmptyState>
    </>
  )
}
