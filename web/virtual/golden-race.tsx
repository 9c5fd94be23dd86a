import { GOLDEN_RACE } from '#contract/games/virtual-types.ts'
import { useWords } from '#web/words/words.ts'
import { VirtualLobby } from './virtual-lobby.tsx'
import { GOLDEN_RACE_WORDS } from './words.ts'

/** `/golden-race`: the tracks, each a game of its own. */
export function GoldenRaceScreen() {
  const words = useWords(GOLDEN_RACE_WORDS)
  return <VirtualLobby type={GOLDEN_RACE} words={words} icon="flag" expected={3} />
}
