import { Suspense } from 'react'
import { useQuickAccess } from '#web/parts/games/quick-access.ts'
import type { Slot } from '#web/parts/games/slot.ts'
import { useCall } from '#web/call/use-call.ts'
import { JackpotPlace } from '#web/parts/jackpots/jackpot-section.tsx'
import { gamesPayload, NO_FILTERS } from '#contract/addresses/lobby.ts'
import { later } from '#web/parts/screen/deferred.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { HomeHero } from './home-hero.tsx'
import { HomeQuick } from './home-quick.tsx'
import { HOME_WORDS } from './home-words.ts'
import styles from './home.module.css'

/** The lobby's own first page: whoever goes there next finds it already known. */
const FIRST_GAMES = gamesPayload(NO_FILTERS)

/** What the first screen can do without: it comes while that is being looked at. */
const HomeBelow = later(async () => (await import('./home-below.tsx')).HomeBelow)

/** `/`: only sections that have something to show, and only figures that are true. */
export function HomeScreen() {
  const words = useWords(HOME_WORDS)
  const games = useCall('casino/games_list', FIRST_GAMES, { silent: true })
  const query = useQuickAccess()
  const quick = query.data?.data ?? (query.isPending ? null : NONE)
  const shown = games.data?.data
  const first = quick?.[0] ?? shown?.[0] ?? null
  return (
    <div className={styles['home']}>
      <title>{words.title}</title>
      <HomeHero game={first} />
      <JackpotPlace />
      <HomeQuick games={quick} />
      {games.isError && <ScreenFailed level={2} onRetry={() => void games.refetch()} />}
      <Suspense fallback={<div className={styles['room']} />}>
        <HomeBelow
          games={games.isPending ? null : shown}
          total={games.data?.pagination.total ?? 0}
          first={first}
        />
      </Suspense>
    </div>
  )
}

const NONE: readonly Slot[] = []
