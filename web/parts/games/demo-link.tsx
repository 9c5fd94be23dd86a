import { TileLink } from '#web/parts/lobby/tile-link.tsx'
import { demoPath } from '#contract/addresses/play.ts'
import { selectGame } from '#web/state/selected-game.ts'
import { useWords } from '#web/words/words.ts'
import type { Slot } from './slot.ts'
import { CASINO_WORDS } from './words.ts'

/** The way to play a game with play money, for members and visitors alike. */
export function DemoLink(props: {
  game: Pick<Slot, 'gameID' | 'name' | 'providerID' | 'providerName'>
  className: string | undefined
  /** Said in place of its words, where several such links stand side by side. */
  label?: string
}) {
  const words = useWords(CASINO_WORDS)
  const { game, className, label } = props
  return (
    <TileLink
      to={demoPath(game.gameID)}
      className={className}
      onClick={() => selectGame(game)}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {words.demo}
    </TileLink>
  )
}
