import { TileLink } from '#web/parts/lobby/tile-link.tsx'
import { demoPath } from '#contract/addresses/play.ts'
import type { Section } from '#contract/games/game-kinds.ts'
import { selectGame, type Choosable } from '#web/state/selected-game.ts'
import { useWords } from '#web/words/words.ts'
import { CASINO_WORDS } from './words.ts'

/** In any language, where there is no room for more. */
const SHORT = 'Demo'

/** The way to play a game with play money, for members and visitors alike. */
export function DemoLink(props: {
  game: Choosable
  section?: Section
  className: string | undefined
  /** Does it stand beside others? Then it says which game it is of. */
  named?: boolean
  short?: boolean
}) {
  const words = useWords(CASINO_WORDS)
  const { game, section = 'slot', className, named, short } = props
  return (
    <TileLink
      to={demoPath(section, 'tableID' in game ? game.tableID : game.gameID)}
      className={className}
      onClick={() => selectGame(game)}
      aria-label={named ? words.openDemo(game.name) : undefined}
    >
      {short ? SHORT : words.demo}
    </TileLink>
  )
}
