import type { StakeRefusal } from '#contract/games/game-protocol.ts'
import { GameRefusal } from '../protocol/call.ts'
import type { FrameState } from './state.ts'
import type { FrameWords } from './words.ts'

/** How a refusal is shown, and what it ends. */
export interface RefusalFace {
  text: string
  /** The session is over: the site asks for a new launch. */
  isEnded: boolean
  /** Nothing more can be played in this page. */
  isFinal: boolean
  isFunds: boolean
  /** The member is shown how long they have played before they go on: the site asks. */
  isCheck: boolean
  /** The words of the button that opens the page again. */
  again: string
}

/** Does the site ask the member over the game, now? While a bet waits for its end it does not, and the game says why nothing more is taken. */
export const isAskedBySite = (
  { isCheck }: Pick<RefusalFace, 'isCheck'>,
  { isFramed, isBetOpen }: Pick<FrameState, 'isFramed' | 'isBetOpen'>,
): boolean => isCheck && isFramed && !isBetOpen

/** Whatever is no word of the game server is a picture or a script that did not come. */
export function faceOf(trouble: unknown, words: FrameWords): RefusalFace {
  const refusal = trouble instanceof GameRefusal ? trouble.refusal : null
  if (refusal !== null) return stakeFace(refusal, words)
  const error = trouble instanceof GameRefusal ? trouble.error : null
  const isEnded = error === 'ERR_IS' || error === 'ERR_ATE'
  return {
    text: error ? words.errors[error] : words.noPictures,
    isEnded,
    isFinal: isEnded || error === null || error === 'ERR_BNF' || error === 'ERR_GEN',
    isFunds: error === 'ERR_IPB',
    isCheck: false,
    again: isEnded ? words.reload : words.again,
  }
}

/** Nothing new may be staked, though the session stands: an open round still goes to its end. */
const stakeFace = (refusal: StakeRefusal, words: FrameWords): RefusalFace => ({
  text: words.stakeRefusals[refusal],
  isEnded: false,
  isFinal: false,
  isFunds: false,
  isCheck: refusal === 'reality-check',
  again: words.again,
})
