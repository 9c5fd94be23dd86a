import type { StakeRefusal } from '#contract/games/game-protocol.ts'
import { describeBound, type StakeBound } from '#contract/stake-bound.ts'
import { GameRefusal } from '../protocol/call.ts'
import { FloorRefusal } from '../protocol/floor-session.ts'
import { showMoney, type Lang } from './amounts.ts'
import type { FrameState } from './state.ts'
import { frameWords, type FrameWords } from './words.ts'

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
  /** A limit of the member's own was met: the site's page of limits says more, and changes it. */
  isLimit: boolean
  /** The words of the button that opens the page again. */
  again: string
}

/** Does the site ask the member over the game, now? While a bet waits for its end it does not, and the game says why nothing more is taken. */
export const isAskedBySite = (
  { isCheck }: Pick<RefusalFace, 'isCheck'>,
  { isFramed, isBetOpen }: Pick<FrameState, 'isFramed' | 'isBetOpen'>,
): boolean => isCheck && isFramed && !isBetOpen

/** Whatever is no word of the game server or of a table is a picture or a script that did not come. */
export function faceOf(trouble: unknown, lang: Lang): RefusalFace {
  const words = frameWords[lang]
  const refusal = trouble instanceof GameRefusal ? trouble.refusal : null
  if (trouble instanceof GameRefusal && refusal !== null)
    return stakeFace(refusal, words, boundText(trouble.bound, lang))
  if (trouble instanceof FloorRefusal) return passingFace(trouble.message, words)
  const error = trouble instanceof GameRefusal ? trouble.error : null
  const isEnded = error === 'ERR_IS' || error === 'ERR_ATE'
  return {
    text: error ? words.errors[error] : words.noPictures,
    isEnded,
    isFinal: isEnded || error === null || error === 'ERR_BNF' || error === 'ERR_GEN',
    isFunds: error === 'ERR_IPB',
    isCheck: false,
    isLimit: false,
    again: isEnded ? words.reload : words.again,
  }
}

/** What a table refused, in its words: it goes on, and so does what is bet there. */
const passingFace = (text: string, { again }: FrameWords): RefusalFace => ({
  text,
  isEnded: false,
  isFinal: false,
  isFunds: false,
  isCheck: false,
  isLimit: false,
  again,
})

/** Nothing new may be staked, though the session stands: an open round still goes to its end. */
const stakeFace = (
  refusal: StakeRefusal,
  words: FrameWords,
  bound: string | null,
): RefusalFace => ({
  ...passingFace(bound ?? words.stakeRefusals[refusal], words),
  isCheck: refusal === 'reality-check',
  isLimit: refusal === 'limit-reached',
})

const boundText = (bound: StakeBound | null, lang: Lang): string | null =>
  bound && describeBound(bound, lang, (micro) => showMoney(BigInt(Math.trunc(micro)), lang))
