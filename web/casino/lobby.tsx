import { lazy, Suspense, useDeferredValue } from 'react'
import { useLocation } from 'react-router'
import { GAME_FACETS } from '#contract/addresses/first-payloads.ts'
import { PAGE_LIMIT, slotsAddress, slotsAt, type SlotFilters } from '#contract/addresses/lobby.ts'
import { searchState } from '#contract/search-text.ts'
import { CATEGORY } from '#contract/games/categories.ts'
import type { SlotType } from '#contract/addresses/slot-types.ts'
import { useLang } from '#kit/text/language.ts'
import { useCall } from '#web/call/use-call.ts'
import { LastPlayed } from '#web/parts/last-played/last-played.tsx'
import { JackpotPlace } from '#web/parts/jackpots/jackpot-section.tsx'
import { ListFaces } from '#web/parts/lobby/list-states.tsx'
import { LobbyFrame } from '#web/parts/lobby/lobby-frame.tsx'
import {
  facetRows,
  FACETS_FRESH_MS,
  gamesOf,
  isNowhere,
  namedIn,
  type FacetRows,
  type Provider,
} from '#web/parts/lobby/shelf-facets.ts'
import { UnknownShelf } from '#web/parts/lobby/unknown-shelf.tsx'
import { useCategories, useProviders } from '#web/parts/games/game-lists.ts'
import { useWords } from '#web/words/words.ts'
import { typesOf } from './facets.ts'
import { useElsewhere, useFoundHead } from '#web/parts/found/use-elsewhere.ts'
import { GameGrid, GameGridSkeleton } from '#web/parts/games/game-grid.tsx'
import { GameSpreads } from '#web/parts/games/featured-game.tsx'
import type { Category, Slot } from '#web/parts/games/slot.ts'
import { useGames } from './use-games.ts'
import { CASINO_WORDS } from '#web/parts/games/words.ts'

/** The shelf of high wins also tells what was really won lately. */
const HighWinsOfShelf = lazy(async () => ({
  default: (await import('#web/parts/high-wins/shelf-section.tsx')).HighWinsOfShelf,
}))

/** What else a search found brings tiles of other kinds. */
const FoundElsewhere = lazy(async () => ({
  default: (await import('#web/parts/found/found-elsewhere.tsx')).FoundElsewhere,
}))

const FoundMatches = lazy(async () => ({
  default: (await import('#web/parts/found/found-elsewhere.tsx')).FoundMatches,
}))

/** The slots, whole or narrowed: `/slot` and its category, type and provider addresses. */
export function LobbyScreen() {
  const { seeAll } = useWords(CASINO_WORDS)
  const filters = slotsAt(useLocation())
  if (filters === null) return <UnknownShelf level={1} root="/slot" seeAll={seeAll} />
  return <Lobby filters={filters} />
}

function Lobby({ filters }: { filters: SlotFilters }) {
  const words = useWords(CASINO_WORDS)
  const lang = useLang()
  const categories = facetRows(useCategories())
  const providers = facetRows(useProviders())
  const types = useTypes(gamesOf(providers), filters.type)
  const pages = useGames(filters)
  const elsewhere = useElsewhere('/slot', filters)
  // Nothing was found only where nothing was found anywhere.
  const isElsewhere = pages.rows?.length === 0 && (elsewhere.isPending || elsewhere.count > 0)
  const headInstead = useFoundHead(elsewhere, filters.search)
  if (isUnknown(filters, categories, providers))
    return <UnknownShelf level={1} root="/slot" seeAll={words.seeAll} />
  const isNoGame = pages.rows?.length === 0 && !isElsewhere
  const matches = isOfAll(filters) && searchState(filters.search) === 'ready' && (
    <Suspense fallback={null}>
      <FoundMatches search={filters.search} isAlone={isNoGame} />
    </Suspense>
  )
  const shared = { filters, address: slotsAddress, words, pages }
  return (
    <LobbyFrame
      {...shared}
      {...{ providers, types }}
      categories={namedIn(categories, lang)}
      filtersAt={slotsAt}
      instead={isElsewhere ? headInstead : null}
    >
      {isOfJackpots(filters) && <JackpotPlace />}
      {isWhole(filters) && <LastPlayed section="slot" />}
      {isNoGame && matches}
      {!isElsewhere && (
        <ListFaces
          {...shared}
          skeleton={<GameGridSkeleton />}
          full={(games) => <Shelf games={games} categories={categories ?? []} />}
        />
      )}
      {elsewhere.count > 0 && (
        <Suspense fallback={null}>
          <FoundElsewhere found={elsewhere} search={filters.search} />
        </Suspense>
      )}
      {!isNoGame && matches}
      {filters.categoryID === CATEGORY.highWin && (
        <Suspense fallback={null}>
          <HighWinsOfShelf />
        </Suspense>
      )}
    </LobbyFrame>
  )
}

function isUnknown(
  { categoryID, providerID }: SlotFilters,
  categories: FacetRows<Category>,
  providers: FacetRows<Provider>,
): boolean {
  const ids = categories?.map(({ CategoryID }) => CategoryID)
  const makers = providers?.map((each) => each.providerID)
  const { limit } = GAME_FACETS
  return isNowhere(categoryID, ids, limit) || isNowhere(providerID, makers, limit)
}

const isOfAll = ({ categoryID, providerID, type }: SlotFilters): boolean =>
  categoryID === null && providerID === null && type === null

const isWhole = (filters: SlotFilters): boolean => isOfAll(filters) && filters.search === ''

/** The shelf of the jackpots, by category or by type. */
const isOfJackpots = ({ categoryID, type }: SlotFilters): boolean =>
  categoryID === CATEGORY.jackpot || type === 'jackpot'

/** Which types to offer: where one page holds the whole house, those that its games have. */
function useTypes(total: number | null, chosen: SlotType | null): readonly SlotType[] {
  const whole = total !== null && total <= PAGE_LIMIT
  const page = { limit: PAGE_LIMIT, offset: 0 }
  const options = { silent: true, enabled: whole, freshMs: FACETS_FRESH_MS }
  const games = useCall('casino/games_list', page, options).data?.data
  return typesOf(whole ? (games ?? null) : null, chosen)
}

/** So few games stand as open books side by side, not as a row with nothing beside it. */
const SPREADS_MAX = 4

function Shelf(props: { games: readonly Slot[]; categories: readonly Category[] }) {
  // Drawing many tiles gives way to whatever the member does meanwhile.
  const games = useDeferredValue(props.games)
  if (games.length <= SPREADS_MAX)
    return <GameSpreads games={games} categories={props.categories} />
  return <GameGrid games={games} />
}
