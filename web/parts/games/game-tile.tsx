import { lazy, memo, Suspense, useState } from 'react'
import { IconButton } from '#kit/controls/button.tsx'
import { useLang } from '#kit/text/language.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { HeartButton } from '#web/parts/favourites/heart-button.tsx'
import {
  Tile,
  TileArt,
  tileLink,
  TilePicture,
  tileProvider,
  TileSkeleton,
} from '#web/parts/lobby/tile.tsx'
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
  return (
    <TilePicture
      shape="portrait"
      image={image}
      eager={props.eager === true}
      front={props.front === true}
      alt={name}
      fallback={<Cover gameID={gameID} name={name} />}
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
    <Tile shape="portrait" className={styles['tile']}>
      <GameLink game={game} className={tileLink}>
        <TileArt className={styles['art']}>
          <GameArt game={game} eager={props.eager === true} />
          {game.isNew && <em className={styles['tag']}>{words.fresh}</em>}
        </TileArt>
        <Meta game={game} />
      </GameLink>
      <HeartButton kind="slot" id={game.gameID} name={game.name} isMarked={game.isFavorite} />
      <DemoLink game={game} className={styles['demo']} named />
      <MenuButton game={game} />
    </Tile>
  )
})

/** Who made it and what it returns; under the pointer or the focus also how its wins vary. */
function Meta({ game }: { game: TiledSlot }) {
  const words = useWords(CASINO_WORDS)
  const lang = useLang()
  return (
    <span className={styles['meta']}>
      <span lang="tr" className={`${tileProvider} ${styles['provider']}`}>
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

export function GameTileSkeleton() {
  return (
    <TileSkeleton shape="portrait">
      <span className={styles['meta']}>
        <Skeleton width="45%" height={12} radius={6} />
        <Skeleton width="28%" height={12} radius={6} />
      </span>
    </TileSkeleton>
  )
}
