import { Link } from 'react-router'
import { buttonClass } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { shelvesOf } from '#web/casino/facets.ts'
import { GAMES_PAGE_LIMIT } from '#web/casino/game-pages.ts'
import type { Slot } from '#web/casino/slot.ts'
import { useCall } from '#web/call/use-call.ts'
import { ScreenFailed } from '#web/shell/screen-faces.tsx'
import { useIsMember } from '#web/state/auth.ts'
import { CATEGORIES, QUICK_ACCESS } from '#web/state/casino.ts'
import { useWords } from '#web/words/words.ts'
import { ContinuePlaying } from './continue-playing.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeProof } from './home-proof.tsx'
import { HomeShelves, HomeShelvesSkeleton } from './home-shelves.tsx'
import { HOME_WORDS } from './home-words.ts'
import styles from './home.module.css'

/** The lobby's own first page: whoever goes there next finds it already known. */
const FIRST_GAMES = { limit: GAMES_PAGE_LIMIT, offset: 0 } as const

/** `/`: only sections that have something to show, and only figures that are true. */
export function HomeScreen() {
  const words = useWords(HOME_WORDS)
  const isMember = useIsMember()
  const silent = { silent: true }
  const games = useCall('casino/games_list', FIRST_GAMES, silent)
  const quick = useCall('casino/games_list', QUICK_ACCESS, silent).data?.data
  const categories = useCall('casino/category_list', CATEGORIES, silent)
  const shown = games.data?.data
  const first = quick?.[0] ?? shown?.[0] ?? null
  return (
    <div className={styles['home']}>
      <title>{words.title}</title>
      <HomeHero game={first} />
      {isMember && <ContinuePlaying games={shown ?? NONE} />}
      {games.isPending && <HomeShelvesSkeleton />}
      {games.isError && <ScreenFailed level={2} onRetry={() => void games.refetch()} />}
      {games.data && games.data.data.length === 0 && <NoGames />}
      {games.data && games.data.data.length > 0 && (
        <HomeShelves
          games={games.data.data}
          quick={quick ?? NONE}
          total={games.data.pagination.total}
          categories={shelvesOf(categories.data)}
        />
      )}
      <HomeProof game={first} />
    </div>
  )
}

const NONE: readonly Slot[] = []

function NoGames() {
  const words = useWords(HOME_WORDS)
  return (
    <EmptyState icon="cherry" title={words.nothing} text={words.nothingText}>
      <Link className={buttonClass()} to="/slot">
        {words.allGames}
      </Link>
    </EmptyState>
  )
}
