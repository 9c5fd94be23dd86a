import { Link } from 'react-router'
import { playPath } from '#contract/addresses/play.ts'
import { GOLDEN_RACE } from '#contract/games/virtual-types.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import { Money } from '#kit/text/money.tsx'
import { TileGrid, TileGridSkeleton } from '#web/parts/lobby/tile-grid.tsx'
import { TileLink } from '#web/parts/lobby/tile-link.tsx'
import { Tile, TileArt, tileLink, TilePicture, TileSkeleton } from '#web/parts/lobby/tile.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useVirtualGames, type VirtualGame } from '#web/parts/virtual/virtual-games.ts'
import { selectGame } from '#web/state/selected-game.ts'
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
        <TileGridSkeleton shape="landscape" tiles={TRACKS_SHOWN}>
          <TileSkeleton shape="landscape">
            <Skeleton width="62%" height={14} radius={6} />
            <Skeleton width="40%" height={12} radius={6} />
          </TileSkeleton>
        </TileGridSkeleton>
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
  return <TileGrid shape="landscape" items={tracks} idOf={idOf} draw={drawTrack} />
}

const idOf = ({ gameID }: VirtualGame): number => gameID
const drawTrack = (track: VirtualGame, eager: boolean) => <Track track={track} eager={eager} />

function Track({ track, eager }: { track: VirtualGame; eager: boolean }) {
  const words = useWords(GOLDEN_RACE_WORDS)
  // Of a track that another house added nothing more is known than its name.
  const about = new Map(Object.entries(words.kinds)).get(track.type)
  return (
    <Tile shape="landscape">
      <TileLink
        to={playPath('virtual', track.gameID)}
        className={tileLink}
        onClick={() => selectGame(track)}
      >
        <TileArt>
          <TilePicture
            shape="landscape"
            image={track.image}
            alt=""
            eager={eager}
            cover={<span className={styles['cover']} aria-hidden="true" />}
          />
        </TileArt>
        <b lang="tr" className={styles['name']}>
          {track.name}
        </b>
        <span className={styles['meta']}>
          {about !== undefined && <span>{about}</span>}
          <span>
            <span className="heard-only">{words.limits} </span>
            <Money amount={track.minStake} /> – <Money amount={track.maxStake} />
          </span>
        </span>
      </TileLink>
    </Tile>
  )
}
