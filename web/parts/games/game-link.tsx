import type { ReactNode } from 'react'
import { TileLink } from '#web/parts/lobby/tile-link.tsx'
import type { Section } from '#contract/games/game-kinds.ts'
import { playPath } from '#contract/addresses/play.ts'
import { selectGame } from '#web/state/selected-game.ts'
import type { Slot } from './slot.ts'

/** The launch address of a game, which is a slot unless it says where it stands. Choosing it lets the play screen name it before it has launched. */
export function GameLink(props: {
  game: Pick<Slot, 'gameID' | 'name' | 'providerID' | 'providerName'> & {
    section?: Section
    image?: string
  }
  className: string | undefined
  label?: string
  children: ReactNode
}) {
  const { game, label } = props
  return (
    <TileLink
      to={playPath(game.section ?? 'slot', game.gameID)}
      data-game-id={game.gameID}
      className={props.className}
      onClick={() => selectGame(game)}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {props.children}
    </TileLink>
  )
}
