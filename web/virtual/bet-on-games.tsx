import { BET_ON_GAMES } from '#contract/games/virtual-types.ts'
import { useWords } from '#web/words/words.ts'
import { BET_ON_GAMES_WORDS } from './bet-on-games-words.ts'
import { VirtualLobby } from './virtual-lobby.tsx'

/** `/bet-on-games`: the games that are bet on by draws, each a table of its own. */
export function BetOnGamesScreen() {
  const words = useWords(BET_ON_GAMES_WORDS)
  return <VirtualLobby type={BET_ON_GAMES} words={words} icon="dices" expected={7} />
}
