import { Suspense } from 'react'
import { Link } from 'react-router'
import { TOURNAMENTS } from '#contract/addresses/first-payloads.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import type { Slot } from '#web/parts/games/slot.ts'
import { useCall } from '#web/call/use-call.ts'
import { LastPlayed } from '#web/parts/last-played/last-played.tsx'
import { HighWinsSection } from '#web/parts/high-wins/home-section.tsx'
import { shelvesOf } from '#web/parts/lobby/shelf-facets.ts'
import { useCategories } from '#web/parts/games/game-lists.ts'
import { soon } from '#web/parts/screen/deferred.ts'
import { useIsRested } from '#web/parts/screen/use-is-due.ts'
import { WhenDue } from '#web/parts/screen/when-due.tsx'
import { TournamentsSection } from '#web/tournaments/home-section.tsx'
import { useWords } from '#web/words/words.ts'
import { HOME_BELOW_WORDS } from './home-below-words.ts'
import { HomeLive } from './home-live.tsx'
import { HomePromotions } from './home-promotions.tsx'
import { HomeProof } from './home-proof.tsx'
import { HomeShelves, HomeShelvesSkeleton } from './home-shelves.tsx'
import styles from './home.module.css'

/** A file of its own: it brings the sportsbook's words and tiles of virtual games, which nothing else of the home screen asks for. */
const HomeLater = soon(async () => (await import('./home-later.tsx')).HomeLater)

interface HomeBelowProps {
  /** Null while they come, undefined when they did not. */
  games: readonly Slot[] | null | undefined
  total: number
  /** The game that the page shows by name. */
  first: Slot | null
}

/** The home page from its first shelf on: each section stands only where it has something to show. */
export function HomeBelow({ games, total, first }: HomeBelowProps) {
  const categories = useCategories()
  const isRested = useIsRested()
  return (
    <div className={styles['below']} data-far={!isRested}>
      <LastPlayed />
      {games === null && <HomeShelvesSkeleton />}
      {games?.length === 0 && <NoGames />}
      {games && games.length > 0 && (
        <HomeShelves
          games={games}
          total={total}
          categories={shelvesOf(categories.data?.data ?? [])}
        />
      )}
      <HomeLive />
      <WhenDue>
        <Suspense fallback={null}>
          <HomeLater />
        </Suspense>
      </WhenDue>
      <TournamentsAndWins />
      <HomePromotions />
      <HomeProof game={first} />
    </div>
  )
}

/** Side by side where both have something to show. */
function TournamentsAndWins() {
  const { isPending } = useCall('cmscontroller/getTournaments', TOURNAMENTS, { silent: true })
  return (
    <div className={styles['pair']} data-waits={isPending}>
      <TournamentsSection />
      <HighWinsSection />
    </div>
  )
}

function NoGames() {
  const words = useWords(HOME_BELOW_WORDS)
  return (
    <div>
      <EmptyState icon="cherry" title={words.nothing} text={words.nothingText}>
        <Link className={buttonClass()} to="/slot">
          {words.allGames}
        </Link>
      </EmptyState>
    </div>
  )
}
