import { TileLink } from '#web/parts/lobby/tile-link.tsx'
import { demoPath } from '#contract/addresses/play.ts'
import type { Section } from '#contract/games/game-kinds.ts'
import { selectGame, type Choosable } from '#web/state/selected-game.ts'
import { useWords } from '#web/words/words.ts'
import { CASINO_WORDS } from './words.ts'

/** The way to play a game with play money, for members and visitors alike. */
export function DemoLink(props: {
  game: Choosable
  section?: Section
  className: string | undefined
  /** Said in place of its words, where several such links stand side by side. */
  label?: string
  /** In one word, where there is no room for more. */
  short?: boolean
}) {
  const words = useWords(CASINO_WORDS)
  const { game, section = 'slot', className, label, short = false } = props
  const id = 'tableID' in game ? game.tableID : game.gameID
  return (
    <TileLink
      to={demoPath(section, id)}
      className={className}
      onClick={() => selectGame(game)}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {short ? words.demoShort : words.demo}
    </TileLink>
  )
}
