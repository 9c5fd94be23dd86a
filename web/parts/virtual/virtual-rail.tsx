import { Rail } from '#web/parts/games/game-rail.tsx'
import { useWords } from '#web/words/words.ts'
import { TrackTile } from './track-tile.tsx'
import type { VirtualGame } from './virtual-games.ts'
import { TRACK_WORDS } from './words.ts'

/** Virtual games on a shelf that goes sideways. */
export function VirtualRail({ games }: { games: readonly VirtualGame[] }) {
  const { title } = useWords(TRACK_WORDS)
  return (
    <Rail title={title} wide>
      {games.map((game) => (
        <li key={game.gameID}>
          <TrackTile track={game} />
        </li>
      ))}
    </Rail>
  )
}
