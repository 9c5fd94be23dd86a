import { memo } from 'react'
import styles from './game-grid.module.css'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'
import type { Slot } from './slot.ts'

/** How many tiles a first screen can hold: these pictures are fetched at once. */
const EAGER_TILES = 12

/** Not drawn again while the member types: it changes with its games only. */
export const GameGrid = memo(function GameGrid(props: { games: readonly Slot[] }) {
  return (
    <ul className={styles['grid']}>
      {props.games.map((game, i) => (
        <li key={game.gameID}>
          <GameTile game={game} eager={i < EAGER_TILES} />
        </li>
      ))}
    </ul>
  )
})

const SKELETON_TILES = 24

export function GameGridSkeleton(props: { tiles?: number }) {
  return (
    <ul className={styles['grid']} aria-hidden="true">
      {Array.from({ length: props.tiles ?? SKELETON_TILES }, (_, i) => (
        <li key={i}>
          <GameTileSkeleton />
        </li>
      ))}
    </ul>
  )
}
