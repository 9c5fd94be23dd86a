import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { useLang } from '#kit/language.ts'
import { formatNumber } from '#kit/number-format.ts'
import { CallRefused } from '#web/call/send.ts'
import { useWords } from '#web/words/words.ts'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { gathered } from './game-pages.ts'
import { GameSpreads } from './game-spread.tsx'
import { lobbyAddress, NO_FILTERS, type LobbyFilters } from './lobby-address.ts'
import styles from './lobby.module.css'
import type { Category, Slot } from './slot.ts'
import { UnknownShelf } from './unknown-shelf.tsx'
import type { useGames } from './use-games.ts'
import { CASINO_WORDS } from './words.ts'

/** So few games stand as open books side by side, not as a row with nothing beside it. */
const SPREADS_MAX = 4

interface LobbyGamesProps {
  games: ReturnType<typeof useGames>
  filters: LobbyFilters
  categories: readonly Category[] | null
}

/** The house refused the address itself: asking again would change nothing. */
const isNoSuchShelf = (error: unknown): boolean =>
  error instanceof CallRefused && error.refusal === 'bad-payload'

/** The four faces of the list: coming, failed, empty, full. */
export function LobbyGames({ games, filters, categories }: LobbyGamesProps) {
  const words = useWords(CASINO_WORDS)
  const shown = useMemo(
    () => gathered((games.data?.pages ?? []).map(({ data }) => data)),
    [games.data],
  )
  if (games.isPending)
    return (
      <>
        <output className="heard-only">{words.loading}</output>
        <GameGridSkeleton />
      </>
    )
  if (isNoSuchShelf(games.error)) return <UnknownShelf level={2} />
  if (games.isError && games.data === undefined)
    return <FailedShelf onRetry={() => void games.refetch()} busy={games.isFetching} />
  if (shown.length === 0) return <EmptyShelf filters={filters} />
  return (
    <div className={styles['games']} aria-busy={games.isPlaceholderData}>
      <Shelf games={shown} categories={categories} />
      <More games={games} shown={shown.length} />
    </div>
  )
}

function Shelf(props: { games: readonly Slot[]; categories: readonly Category[] | null }) {
  // Drawing many tiles gives way to whatever the member does meanwhile.
  const games = useDeferredValue(props.games)
  if (games.length <= SPREADS_MAX)
    return <GameSpreads games={games} categories={props.categories} />
  return <GameGrid games={games} />
}

function EmptyShelf({ filters }: { filters: LobbyFilters }) {
  const words = useWords(CASINO_WORDS)
  return (
    <EmptyState icon="search" title={words.nothing} text={words.nothingHint}>
      {filters.search !== '' && (
        <Link className={buttonClass()} to={lobbyAddress({ ...filters, search: '' })}>
          {words.clearSearch}
        </Link>
      )}
      <Link className={buttonClass({ kind: 'act' })} to={lobbyAddress(NO_FILTERS)}>
        {words.seeAll}
      </Link>
    </EmptyState>
  )
}

function FailedShelf(props: { onRetry: () => void; busy: boolean }) {
  const words = useWords(CASINO_WORDS)
  return (
    <EmptyState icon="wifi-off" tone="failed" title={words.failed} text={words.failedHint}>
      <Button kind="act" icon="rotate-cw" busy={props.busy} onClick={props.onRetry}>
        {words.retry}
      </Button>
    </EmptyState>
  )
}

/** The way to the next page, with how far the member has come. */
function More({ games, shown }: { games: LobbyGamesProps['games']; shown: number }) {
  const words = useWords(CASINO_WORDS)
  const lang = useLang()
  const total = games.data?.pages.at(-1)?.pagination.total ?? shown
  if (!games.hasNextPage) return null
  return (
    <div className={styles['more']}>
      <meter className={styles['meter']} min={0} max={total} value={shown} aria-hidden="true" />
      <output>
        {games.isFetchNextPageError
          ? words.moreFailed
          : words.shown(formatNumber(shown, lang), formatNumber(total, lang))}
      </output>
      <Button
        kind="plain"
        size="large"
        icon="chevron-down"
        busy={games.isFetchingNextPage}
        onClick={() => void games.fetchNextPage()}
      >
        {words.more}
      </Button>
    </div>
  )
}
