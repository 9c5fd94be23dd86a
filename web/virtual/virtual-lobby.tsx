import { Link } from 'react-router'
import type { VirtualType } from '#contract/games/virtual-types.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { TrackGrid, TrackGridSkeleton } from '#web/parts/virtual/track-grid.tsx'
import { useVirtualGames } from '#web/parts/virtual/virtual-games.ts'
import styles from './golden-race.module.css'

/** What a lobby of virtual games says of itself. */
export interface LobbyWords {
  title: string
  lead: string
  tracks: string
  none: string
  noneText: string
  toLive: string
  loading: string
}

interface Lobby {
  type: VirtualType
  words: LobbyWords
  icon: IconName
  /** So many tiles are expected. */
  expected: number
}

/** The virtual games of one type, each a game of its own. */
export function VirtualLobby(lobby: Lobby) {
  const { words } = lobby
  return (
    <div className={styles['screen']}>
      <title>{`${words.title} · Kasa`}</title>
      <PageHead title={words.title} lead={words.lead} />
      <section aria-label={words.tracks}>
        <Games {...lobby} />
      </section>
    </div>
  )
}

function Games({ type, words, icon, expected }: Lobby) {
  const query = useVirtualGames()
  if (query.isPending)
    return (
      <div aria-busy="true">
        <p className="heard-only">{words.loading}</p>
        <TrackGridSkeleton tiles={expected} />
      </div>
    )
  if (query.data === undefined)
    return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  const games = query.data.data.filter(({ types }) => types.includes(type))
  if (games.length === 0)
    return (
      <EmptyState icon={icon} title={words.none} text={words.noneText}>
        <Link className={buttonClass({ variant: 'act' })} to="/live">
          {words.toLive}
        </Link>
      </EmptyState>
    )
  return <TrackGrid tracks={games} />
}
