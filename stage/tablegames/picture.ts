/** What a picture of a table is made from. */
import type { Cloth } from '#contract/games/table-looks.ts'
import type { TablegameBoard } from '#contract/games/tablegames-names.ts'
import type { Lang } from '../frame/amounts.ts'

export interface Picture {
  width: number
  height: number
  cloth: Cloth
  /** What the round came to; null as long as nobody may know. */
  board: TablegameBoard | null
  /** Since it began to be told: less than 0 before it, without end once all of it stands. */
  ms: number
  /** When what lies there as the nth, counted from 0, lies. */
  dealtAtMs: (nth: number) => number
  /** What a place or a bet is called. */
  word: (name: string) => string
  lang: Lang
  round: number
}

export type Painter = (context: CanvasRenderingContext2D, picture: Picture) => void

/** Does all of it lie there? */
export const isAllDealt = ({ board, ms, dealtAtMs }: Picture): boolean =>
  board !== null && ms >= dealtAtMs(board.dealt.length - 1)
