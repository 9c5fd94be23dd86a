import { useRef, type ReactNode } from 'react'
import type { Data } from '#contract/registry.ts'
import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { useCall } from '#web/call/use-call.ts'
import { GameGrid, GameGridSkeleton } from '#web/parts/games/game-grid.tsx'
import { TableGrid } from '#web/parts/tables/table-grid.tsx'
import { TrackGrid } from '#web/parts/virtual/track-grid.tsx'
import { ListFailed } from '#web/parts/screen/screen-states.tsx'
import { favouritesOf } from '#web/call/favourite-methods.ts'
import { FAVOURITES } from '#contract/addresses/first-payloads.ts'
import { useWords } from '#web/words/words.ts'
import styles from './favourites.module.css'
import { LastPlayed } from '#web/parts/last-played/last-played.tsx'
import { FavouriteMethods } from './favourite-methods.tsx'
import { LIST_WORDS } from './list-words.ts'
import { useKeptFocus } from './use-restored-focus.ts'

const SKELETON_TILES = 6

/** `/favorites`: the slots, live tables and virtual games that the member marked, and what they played last. */
export function FavouritesScreen() {
  const words = useWords(LIST_WORDS)
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <Favourites />
      <LastPlayed />
    </AccountPage>
  )
}

function Favourites() {
  const words = useWords(LIST_WORDS)
  const slots = useCall('casino/games_list', FAVOURITES, { silent: true })
  const live = useCall('livecasino/game_table_list', FAVOURITES, { silent: true })
  const virtual = useCall('virtualgames/game_list', FAVOURITES, { silent: true })
  const deposits = useCall('finance/list_cash_methods', MARKED[1], { silent: true })
  const payouts = useCall('finance/list_cash_methods', MARKED[2], { silent: true })
  const none = useRef<HTMLDivElement>(null)
  const toNone = () => none.current?.focus()
  const all = [slots, live, virtual, deposits, payouts]
  if (all.some(({ isPending }) => isPending)) return <Waiting />
  // A game's place is not lost with the cashier's.
  const failed = [slots, live, virtual].filter(({ isError, data }) => isError && data === undefined)
  if (failed.length > 0)
    return (
      <ListFailed
        title={words.failed}
        busy={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach((each) => void each.refetch())}
      />
    )
  const games = slots.data?.data ?? []
  const tables = live.data?.data ?? []
  const tracks = virtual.data?.data ?? []
  const methods = [...marked(deposits.data), ...marked(payouts.data)]
  return (
    <div ref={none} tabIndex={-1} className={styles['lists']}>
      {games.length + tables.length + tracks.length + methods.length === 0 && <None />}
      <Part
        title={words.slots}
        count={words.games(games.length)}
        size={games.length}
        toNone={toNone}
      >
        <GameGrid games={games} />
      </Part>
      <Part
        title={words.live}
        count={words.tables(tables.length)}
        size={tables.length}
        toNone={toNone}
      >
        <TableGrid tables={tables} />
      </Part>
      <Part
        title={words.virtual}
        count={words.games(tracks.length)}
        size={tracks.length}
        toNone={toNone}
      >
        <TrackGrid tracks={tracks} />
      </Part>
      <Part
        title={words.methods}
        count={words.ways(methods.length)}
        size={methods.length}
        toNone={toNone}
      >
        <FavouriteMethods methods={methods} />
      </Part>
    </div>
  )
}

/** Those marked for deposits, and those for withdrawals. */
const MARKED = {
  1: { Type: 1, favorites: true },
  2: { Type: 2, favorites: true },
} as const

const marked = (methods: Data<'finance/list_cash_methods'> | undefined) =>
  favouritesOf(methods?.methods_list ?? []).flatMap((method) =>
    method.type === 'single' ? [method.properties] : [],
  )

interface PartProps {
  title: string
  count: string
  size: number
  toNone: () => void
  children: ReactNode
}

/** One kind of favourites; without any, it is not there. */
function Part({ title, count, size, toNone, children }: PartProps) {
  const { part, onClickCapture } = useKeptFocus<HTMLElement>(size, toNone)
  if (size === 0) return null
  return (
    <section ref={part} onClickCapture={onClickCapture} className={stackClass(16, styles['part'])}>
      <h2>
        {title} <small>{count}</small>
      </h2>
      {children}
    </section>
  )
}

function None() {
  const words = useWords(LIST_WORDS)
  return (
    <EmptyState icon="heart" title={words.none} text={words.noneText}>
      <Link className={buttonClass({ variant: 'act' })} to="/slot">
        {words.toSlots}
      </Link>
    </EmptyState>
  )
}

function Waiting() {
  const words = useWords(LIST_WORDS)
  return (
    <div className={stackClass(16, styles['part'])} aria-busy="true">
      <output className="heard-only">{words.loading}</output>
      <GameGridSkeleton tiles={SKELETON_TILES} />
    </div>
  )
}
