import { FOOTBALL_3D } from '#contract/games/virtual-types.ts'
import { useWords } from '#web/words/words.ts'
import { FOOTBALL_3D_WORDS } from './football-words.ts'
import { VirtualLobby } from './virtual-lobby.tsx'

/** `/3d-football`: the leagues, each a game of its own. */
export function Football3dScreen() {
  const words = useWords(FOOTBALL_3D_WORDS)
  return <VirtualLobby type={FOOTBALL_3D} words={words} icon="goal" expected={1} />
}
