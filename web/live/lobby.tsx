import { lazy, Suspense, useDeferredValue } from 'react'
import { Link, useLocation } from 'react-router'
import { liveAddress, tablesAt, type LiveFilters } from '#contract/addresses/lobby.ts'
import { TABLE_FACETS } from '#contract/addresses/first-payloads.ts'
import { fitted, LIVE_CATEGORY_IDS } from '#contract/games/live-categories.ts'
import { LIVE_TYPES } from '#contract/addresses/live-types.ts'
import { buttonClass, IconButton } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useLang } from '#kit/text/language.ts'
import { useElsewhere, useFoundHead } from '#web/parts/found/use-elsewhere.ts'
import { ListFaces } from '#web/parts/lobby/list-states.tsx'
import { LobbyFrame } from '#web/parts/lobby/lobby-frame.tsx'
import { facetRows, isNowhere, namedIn } from '#web/parts/lobby/shelf-facets.ts'
import { UnknownShelf } from '#web/parts/lobby/unknown-shelf.tsx'
import { useLiveCategories, useLiveProviders } from '#web/live/table-lists.ts'
import { messageShown } from '#web/call/reply.ts'
import { clearLiveMessage, useLiveMessage } from '#web/state/live-message.ts'
import { useWords } from '#web/words/words.ts'
import { TableGrid, TableGridSkeleton } from '#web/parts/tables/table-grid.tsx'
import type { LiveTable } from '#web/parts/tables/live-table.ts'
import { useTables } from './use-tables.ts'
import { LIVE_WORDS } from './words.ts'
import styles from './lobby.module.css'

/** What a search found that is no table brings tiles of other kinds. */
const FoundElsewhere = lazy(async () => ({
  default: (await import('#web/parts/found/found-elsewhere.tsx')).FoundElsewhere,
}))

/** The live tables, whole or narrowed: `/live` and its category, type and provider addresses. */
export function LiveLobbyScreen() {
  const { seeAll } = useWords(LIVE_WORDS)
  const filters = tablesAt(useLocation())
  if (filters === null) return <UnknownShelf level={1} root="/live" seeAll={seeAll} />
  return <LiveLobby filters={filters} />
}

function LiveLobby({ filters }: { filters: LiveFilters }) {
  const words = useWords(LIVE_WORDS)
  const categories = namedIn(facetRows(useLiveCategories()), useLang())
  const providers = facetRows(useLiveProviders())
  const pages = useTables(filters)
  const isNoTable = pages.rows?.length === 0
  const elsewhere = useElsewhere('/live', filters, isNoTable)
  // Nothing was found only where nothing was found anywhere.
  const isElsewhere = isNoTable && (elsewhere.isPending || elsewhere.count > 0)
  const headInstead = useFoundHead(elsewhere, filters.search)
  const known = categories && [
    ...categories.map(({ CategoryID }) => CategoryID),
    ...LIVE_CATEGORY_IDS,
  ]
  if (isNowhere(filters.categoryID, known ?? undefined, TABLE_FACETS.limit))
    return <UnknownShelf level={1} root="/live" seeAll={words.seeAll} />
  const isBare = providers ? providers.length === 0 : isEmptyCatalogue(filters, pages.total)
  const shared = { filters, address: liveAddress, words, pages }
  return (
    <LobbyFrame
      {...shared}
      {...{ categories, providers }}
      types={LIVE_TYPES}
      fit={fitted}
      bare={isBare}
      filtersAt={tablesAt}
      instead={isElsewhere ? headInstead : null}
    >
      <LaunchMessage />
      {isBare && <NoTables />}
      {!isBare && !isElsewhere && (
        <ListFaces
          {...shared}
          skeleton={<TableGridSkeleton />}
          full={(tables) => <Tables tables={tables} />}
        />
      )}
      {isElsewhere && elsewhere.count > 0 && (
        <Suspense fallback={null}>
          <FoundElsewhere found={elsewhere} search={filters.search} />
        </Suspense>
      )}
    </LobbyFrame>
  )
}

/** Why the last table did not open: its notice is gone in a moment, this stands until it is closed or another one is opened. */
function LaunchMessage() {
  const words = useWords(LIVE_WORDS)
  const lang = useLang()
  const message = useLiveMessage()
  if (message === '') return null
  return (
    <p className={styles['message']}>
      {messageShown(message, lang)}
      <IconButton icon="x" label={words.read} onClick={clearLiveMessage} />
    </p>
  )
}

/** The whole list, and nothing in it. */
const isEmptyCatalogue = (filters: LiveFilters, total: number | null): boolean =>
  total === 0 && liveAddress(filters) === '/live'

function NoTables() {
  const words = useWords(LIVE_WORDS)
  return (
    <EmptyState icon="spade" title={words.none} text={words.noneText}>
      <Link className={buttonClass({ variant: 'act' })} to="/slot">
        {words.toSlots}
      </Link>
    </EmptyState>
  )
}

function Tables(props: { tables: readonly LiveTable[] }) {
  // Drawing many tiles gives way to whatever the member does meanwhile.
  return <TableGrid tables={useDeferredValue(props.tables)} />
}
