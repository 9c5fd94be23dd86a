import { Link } from 'react-router'
import { GOLDEN_RACE } from '#contract/games/virtual-types.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { TrackGrid, TrackGridSkeleton } from '#web/parts/virtual/track-grid.tsx'
import { useVirtualGames } from '#web/parts/virtual/virtual-games.ts'
import { useWords } from '#web/words/words.ts'
import styles from './golden-race.module.css'
import { GOLDEN_RACE_WORDS } from './words.ts'

/** `/golden-race`: the tracks, each a game of its own. */
export function GoldenRaceScreen() {
  const words = useWords(GOLDEN_RACE_WORDS)
  return (
    <div className={styles['screen']}>
      <title>{`${words.title} · Kasa`}</title>
      <PageHead title={words.title} lead={words.lead} />
      <section aria-label={words.tracks}>
        <Tracks />
      </section>
    </div>
  )
}

const TRACKS_SHOWN = 3

function Tracks() {
  const words = useWords(GOLDEN_RACE_WORDS)
  const asked = useVirtualGames()
  if (asked.isPending)
    return (
      <div aria-busy="true">
        <p className="heard-only">{words.loading}</p>
        <TrackGridSkeleton tiles={TRACKS_SHOWN} />
      </div>
    )
  if (asked.data === undefined)
    return <ScreenFailed level={2} onRetry={() => void asked.refetch()} />
  const tracks = asked.data.data.filter(({ types }) => types.includes(GOLDEN_RACE))
  if (tracks.length === 0)
    return (
      <EmptyState icon="flag" title={words.none} text={words.noneText}>
        <Link className={buttonClass({ kind: 'act' })} to="/live">
          {words.toLive}
        </Link>
      </EmptyState>
    )
  return <TrackGrid tracks={tracks} />
}
