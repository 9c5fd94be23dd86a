import { TileGrid, TileGridSkeleton } from '#web/parts/lobby/tile-grid.tsx'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'
import type { Slot } from './slot.ts'

const idOf = (game: Slot): number => game.gameID
const draw = (game: Slot, eager: boolean) => <GameTile game={game} eager={eager} />

export function GameGrid({ games }: { games: readonly Slot[] }) {
  return <TileGrid shape="portrait" items={games} idOf={idOf} draw={draw} />
}

export function GameGridSkeleton({ tiles }: { tiles?: number }) {
  return (
    <TileGridSkeleton shape="portrait" tiles={tiles}>
      <GameTileSkeleton />
    </TileGridSkeleton>
  )
}
