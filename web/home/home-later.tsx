import { useVirtualGames } from '#web/parts/virtual/virtual-games.ts'
import { VirtualRail } from '#web/parts/virtual/virtual-rail.tsx'
import { MatchesSection } from '#web/sports/list/home-section.tsx'

/** What of the home page comes after its first screen: the day's matches, then virtual games. */
export function HomeLater() {
  return (
    <>
      <MatchesSection />
      <HomeVirtual />
    </>
  )
}

/** The virtual games that are open; nothing in a house without one. */
function HomeVirtual() {
  const games = useVirtualGames().data?.data.filter(({ isOpen }) => isOpen) ?? []
  return games.length === 0 ? null : <VirtualRail games={games} />
}
