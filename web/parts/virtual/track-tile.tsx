import { memo, type ReactNode } from 'react'
import { playPath } from '#contract/addresses/play.ts'
import { Money } from '#kit/text/money.tsx'
import { DemoLink } from '#web/parts/games/demo-link.tsx'
import { HeartButton } from '#web/parts/favourites/heart-button.tsx'
import { TileLink } from '#web/parts/lobby/tile-link.tsx'
import { Tile, TileArt, tileDemo, tileLink, TilePicture } from '#web/parts/lobby/tile.tsx'
import { selectGame } from '#web/state/selected-game.ts'
import { useWords } from '#web/words/words.ts'
import styles from './track-tile.module.css'
import type { VirtualGame } from './virtual-games.ts'
import { TRACK_WORDS } from './words.ts'

/** A track of virtual races on a shelf: a link to where it is played. */
export const TrackTile = memo(function TrackTile(props: { track: VirtualGame; eager?: boolean }) {
  const { track } = props
  const words = useWords(TRACK_WORDS)
  // Of a track that another house added nothing more is known than its name.
  const about = new Map(Object.entries(words.kinds)).get(track.type)
  return (
    <Tile shape="landscape" className={styles['track']}>
      <Way track={track}>
        <TileArt>
          <TilePicture
            shape="landscape"
            image={track.image}
            alt=""
            eager={props.eager === true}
            fallback={<span className={styles['cover']} aria-hidden="true" />}
          />
        </TileArt>
        <b className={styles['name']}>{track.name}</b>
        <span className={styles['meta']}>
          {about !== undefined && <span>{track.isOpen ? about : words.closed}</span>}
          <span>
            <span className="heard-only">{words.limits} </span>
            <Money amount={track.minStake} /> – <Money amount={track.maxStake} />
          </span>
        </span>
      </Way>
      <HeartButton kind="virtual" id={track.gameID} name={track.name} isMarked={track.isFavorite} />
      {track.hasDemo && (
        <DemoLink named short section="virtual" game={track} className={tileDemo} />
      )}
    </Tile>
  )
})

/** To where it is played; of one that is closed there is none, and its tile says so. */
function Way({ track, children }: { track: VirtualGame; children: ReactNode }) {
  if (!track.isOpen) return <div className={`${tileLink} ${styles['closed']}`}>{children}</div>
  return (
    <TileLink
      to={playPath('virtual', track.gameID)}
      className={tileLink}
      onClick={() => selectGame(track)}
    >
      {children}
    </TileLink>
  )
}
