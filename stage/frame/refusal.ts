import { GameRefusal } from '../protocol/call.ts'
import type { FrameWords } from './words.ts'

/** How a refusal is shown, and what it ends. */
export interface RefusalFace {
  text: string
  /** The session is over: the site asks for a new launch. */
  isEnded: boolean
  /** Nothing more can be played in this page. */
  isFinal: boolean
  isFunds: boolean
  /** The words of the button that opens the page again. */
  again: string
}

/** Whatever is no word of the game server is a picture or a script that did not come. */
export function faceOf(trouble: unknown, words: FrameWords): RefusalFace {
  const refusal = trouble instanceof GameRefusal ? trouble.refusal : null
  if (refusal !== null) return stakeFace(words.stakeRefusals[refusal], words)
  const error = trouble instanceof GameRefusal ? trouble.error : null
  const isEnded = error === 'ERR_IS' || error === 'ERR_ATE'
  return {
    text: error ? words.errors[error] : words.noPictures,
    isEnded,
    isFinal: isEnded || error === null || error === 'ERR_BNF' || error === 'ERR_GEN',
    isFunds: error === 'ERR_IPB',
    again: isEnded ? words.reload : words.again,
  }
}

/** Nothing new may be staked, though the session stands: an open round still goes to its end. */
const stakeFace = (text: string, words: FrameWords): RefusalFace => ({
  text,
  isEnded: false,
  isFinal: false,
  isFunds: false,
  again: words.again,
})
