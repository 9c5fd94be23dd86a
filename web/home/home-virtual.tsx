import { useVirtualGames } from '#web/parts/virtual/virtual-games.ts'
import { VirtualRail } from '#web/parts/virtual/virtual-rail.tsx'

/** The virtual games that are open; nothing in a house without one. */
export function HomeVirtual() {
  const games = useVirtualGames().data?.data.filter(({ isOpen }) => isOpen) ?? []
  return games.length === 0 ? null : <VirtualRail games={games} />
}
