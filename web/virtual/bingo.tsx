import { BINGO, SOUND_BINGO } from '#contract/games/virtual-types.ts'
import { useWords } from '#web/words/words.ts'
import { BINGO_LOBBY_WORDS, SOUND_BINGO_LOBBY_WORDS } from './bingo-words.ts'
import { VirtualLobby } from './virtual-lobby.tsx'

/** `/bingo`: the rooms, each at its price. */
export function BingoScreen() {
  const words = useWords(BINGO_LOBBY_WORDS)
  return <VirtualLobby type={BINGO} words={words} icon="grid-3x3" expected={3} />
}

/** `/sound-bingo`: the rooms whose numbers are called by voice. */
export function SoundBingoScreen() {
  const words = useWords(SOUND_BINGO_LOBBY_WORDS)
  return <VirtualLobby type={SOUND_BINGO} words={words} icon="megaphone" expected={2} />
}
