import { lazy, memo, Suspense, useState } from 'react'
import { IconButton } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { useLang } from '#kit/language.ts'
import { Skeleton } from '#kit/skeleton.tsx'
import { HeartButton } from '#web/favourites/heart-button.tsx'
import { useWords } from '#web/words/words.ts'
import { Cover } from './cover.tsx'
import { DemoLink } from './demo-link.tsx'
import { formatReturn } from './figures.ts'
import { GameLink } from './game-link.tsx'
import styles from './game-tile.module.css'
import type { Slot, TiledSlot } from './slot.ts'
import { CASINO_WORDS } from './words.ts'

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

/**
 * A game on a shelf: a link to where it is played, with its launch address and its id. Beside it, as
 * second actions, the heart and the demo; a finger finds the demo in the tile's menu.
 */
export const GameTile = memo(function GameTile(props: { game: TiledSlot; eager?: boolean }) {
  const { game } = props
  const words = useWords(CASINO_WORDS)
  return (
    <div className={styles['holder']}>
      <div className={styles['inside']}>
        <GameLink game={game} className={styles['tile']}>
          <span className={styles['art']}>
            <GameArt game={game} eager={props.eager === true} />
            {game.isNew && <em className={styles['tag']}>{words.fresh}</em>}
            <span className={styles['play']} aria-hidden="true">
              <Icon name="play" size={20} />
            </span>
          </span>
          <Meta game={game} />
        </GameLink>
        <HeartButton kind="slot" id={game.gameID} name={game.name} isMarked={game.isFavorite} />
        <DemoLink game={game} className={styles['demo']} label={words.openDemo(game.name)} />
        <MenuButton game={game} />
      </div>
    </div>
  )
})

/** Who made it and what it returns; under the pointer or the focus also how its wins vary. */
function Meta({ game }: { game: TiledSlot }) {
  const words = useWords(CASINO_WORDS)
  const lang = useLang()
  return (
    <span className={styles['meta']}>
      <span lang="tr" className={styles['provider']}>
        {game.providerName}
      </span>
      <span className={styles['volatility']}>
        {words.volatility}: {words.volatilities[game.volatility]}
      </span>
      <span className={styles['return']}>
        <abbr title={words.rtp}>{words.rtp}</abbr> {formatReturn(game.rtp, lang)}
        <i className={styles['bars']} data-volatility={game.volatility} aria-hidden="true" />
      </span>
    </span>
  )
}

const TileMenu = lazy(async () => ({ default: (await import('./tile-menu.tsx')).TileMenu }))

function MenuButton({ game }: { game: TiledSlot }) {
  const words = useWords(CASINO_WORDS)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <IconButton
        icon="ellipsis"
        label={words.more(game.name)}
        className={styles['menu'] ?? ''}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      />
      {state !== 'never' && (
        <Suspense>
          <TileMenu game={game} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}

/** The place of a tile that is coming, in the tile's own height (`.inside` stands out of the flow). */
export function GameTileSkeleton() {
  return (
    <div className={styles['holder']} aria-hidden="true">
      <div className={styles['inside']}>
        <div className={styles['tile']}>
          <Skeleton ratio="3 / 4" radius={16} />
          <span className={styles['meta']}>
            <Skeleton width="45%" height={12} radius={6} />
            <Skeleton width="28%" height={12} radius={6} />
          </span>
        </div>
      </div>
    </div>
  )
}
