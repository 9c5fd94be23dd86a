import { memo, useState } from 'react'
import { Icon } from '#kit/icon.tsx'
import { useLang } from '#kit/language.ts'
import { Skeleton } from '#kit/skeleton.tsx'
import { useWords } from '#web/words/words.ts'
import { Cover } from './cover.tsx'
import { formatReturn } from './figures.ts'
import { GameLink } from './game-link.tsx'
import styles from './game-tile.module.css'
import type { Slot } from './slot.ts'
import { CASINO_WORDS } from './words.ts'

export type TiledSlot = Pick<
  Slot,
  'gameID' | 'name' | 'providerID' | 'providerName' | 'image' | 'rtp' | 'isNew'
>

/**
 * The picture of a game, or the cover drawn for it where there is none or it does not come. `front`
 * is for the one that a first screen is about: fetched before the rest and never a moment blank.
 */
export function GameArt(props: {
  game: Pick<Slot, 'gameID' | 'name' | 'image'>
  eager?: boolean
  front?: boolean
}) {
  const { gameID, name, image } = props.game
  const [lost, setLost] = useState(false)
  if (image === '' || lost) return <Cover gameID={gameID} name={name} />
  return (
    <img
      src={image}
      alt={name}
      width={300}
      height={400}
      decoding={props.front === true ? 'sync' : 'async'}
      fetchPriority={props.front === true ? 'high' : 'auto'}
      loading={props.eager === true || props.front === true ? 'eager' : 'lazy'}
      className={styles['picture']}
      onError={() => setLost(true)}
    />
  )
}

/** A game on a shelf: a link to where it is played, with its launch address and its id. */
export const GameTile = memo(function GameTile(props: { game: TiledSlot; eager?: boolean }) {
  const { game } = props
  const words = useWords(CASINO_WORDS)
  const lang = useLang()
  return (
    <GameLink game={game} className={styles['tile']}>
      <span className={styles['art']}>
        <GameArt game={game} eager={props.eager === true} />
        {game.isNew && <em className={styles['tag']}>{words.fresh}</em>}
        <span className={styles['play']} aria-hidden="true">
          <Icon name="play" size={20} />
        </span>
      </span>
      <span className={styles['meta']}>
        <span lang="tr" className={styles['provider']}>
          {game.providerName}
        </span>
        <span className={styles['return']}>
          <abbr title={words.rtp}>{words.rtp}</abbr> {formatReturn(game.rtp, lang)}
        </span>
      </span>
    </GameLink>
  )
})

/** The place of a tile that is coming. */
export function GameTileSkeleton() {
  return (
    <div className={styles['tile']} aria-hidden="true">
      <Skeleton ratio="3 / 4" radius={16} />
      <span className={styles['meta']}>
        <Skeleton width="45%" height={12} radius={6} />
        <Skeleton width="28%" height={12} radius={6} />
      </span>
    </div>
  )
}
