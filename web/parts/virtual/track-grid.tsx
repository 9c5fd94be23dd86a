import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { TileGrid, TileGridSkeleton } from '#web/parts/lobby/tile-grid.tsx'
import { TileSkeleton } from '#web/parts/lobby/tile.tsx'
import { TrackTile } from './track-tile.tsx'
import type { VirtualGame } from './virtual-games.ts'

const idOf = ({ gameID }: VirtualGame): number => gameID
const draw = (track: VirtualGame, eager: boolean) => <TrackTile track={track} eager={eager} />

export function TrackGrid({ tracks }: { tracks: readonly VirtualGame[] }) {
  return <TileGrid shape="landscape" items={tracks} idOf={idOf} draw={draw} />
}

export function TrackGridSkeleton({ tiles }: { tiles: number }) {
  return (
    <TileGridSkeleton shape="landscape" tiles={tiles}>
      <TileSkeleton shape="landscape">
        <Skeleton width="62%" height={14} radius={6} />
        <Skeleton width="40%" height={12} radius={6} />
      </TileSkeleton>
    </TileGridSkeleton>
  )
}
