import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { CallRefused } from '#web/call/send.ts'
import { ListFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { NO_FILTERS, type Filters } from '#contract/addresses/lobby.ts'
import styles from './lobby-frame.module.css'
import { UnknownShelf } from './unknown-shelf.tsx'
import type { Pages } from './use-pages.ts'
import { LOBBY_WORDS, type LobbyWords } from './words.ts'

interface FacesProps<R, T extends string> {
  pages: Pages<R>
  filters: Filters<T>
  address: (filters: Filters<T>) => string
  words: LobbyWords<T>
  /** What holds the list's place while it comes, in its true shape. */
  skeleton: ReactNode
  full: (rows: readonly R[]) => ReactNode
}

/** The house refused what the address asks for: asking again would change nothing. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallRefused && error.refusal === 'bad-payload'

/** The four faces of a lobby's list: coming, failed, empty, full. */
export function ListFaces<R, T extends string>(props: FacesProps<R, T>) {
  const { pages, filters, address, words } = props
  // What was searched for names no shelf: a refused search is one that finds nothing.
  if (isRefused(pages.error) && filters.search !== '')
    return <EmptyShelf {...{ filters, address }} seeAll={words.seeAll} />
  if (isRefused(pages.error))
    return <UnknownShelf level={2} root={address(NO_FILTERS)} seeAll={words.seeAll} />
  if (pages.rows === null && pages.wasLost)
    return <ListFailed title={words.failed} busy={pages.isAsking} onRetry={pages.again} />
  if (pages.rows === null)
    return (
      <>
        <output className="heard-only">{words.loading}</output>
        {props.skeleton}
      </>
    )
  if (pages.rows.length === 0) return <EmptyShelf {...{ filters, address }} seeAll={words.seeAll} />
  return (
    <div className={styles['games']} aria-busy={pages.isOld}>
      {props.full(pages.rows)}
      <More pages={pages} shownWords={words.shown} shown={pages.rows.length} />
    </div>
  )
}

function EmptyShelf<T extends string>(
  props: Pick<FacesProps<unknown, T>, 'filters' | 'address'> & { seeAll: string },
) {
  const words = useWords(LOBBY_WORDS)
  const { filters, address } = props
  return (
    <EmptyState icon="search" title={words.nothing} text={words.nothingHint}>
      {filters.search !== '' && (
        <Link className={buttonClass()} to={address({ ...filters, search: '' })}>
          {words.clearSearch}
        </Link>
      )}
      <Link className={buttonClass({ variant: 'act' })} to={address(NO_FILTERS)}>
        {props.seeAll}
      </Link>
    </EmptyState>
  )
}

/** The way to the next page, with how far the member has come. */
function More(props: {
  pages: Pages<unknown>
  shown: number
  shownWords: (shown: string, total: string) => string
}) {
  const words = useWords(LOBBY_WORDS)
  const lang = useLang()
  const { pages, shown } = props
  const total = pages.total ?? shown
  if (!pages.hasMore) return null
  return (
    <div className={styles['more']}>
      <meter className={styles['meter']} min={0} max={total} value={shown} aria-hidden="true" />
      <output>
        {pages.isMoreLost
          ? words.moreFailed
          : props.shownWords(formatNumber(shown, lang), formatNumber(total, lang))}
      </output>
      <Button
        variant="plain"
        size="large"
        icon="chevron-down"
        busy={pages.isMoreComing}
        onClick={pages.more}
      >
        {words.more}
      </Button>
    </div>
  )
}
