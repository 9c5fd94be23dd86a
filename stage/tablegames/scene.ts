import {
  tablegameBoardText,
  tablegameWord,
  type Tablegame,
  type TablegameBoard,
} from '#contract/games/tablegames-names.ts'
import type { Cloth } from '#contract/games/table-looks.ts'
import type { FloorOutcome, FloorTableState } from '#contract/games/floor-protocol.ts'
import { boardOf, dealtAtMs } from '#games/tablegames/numbers.ts'
import { fitCanvas, sizeOf } from '../canvas.ts'
import { make, setText } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { createClock } from '../virtual/clock.ts'
import type { ShownPhase } from '../floor/phase.ts'
import { paintAndarBahar } from './paint-andar-bahar.ts'
import { paintBaccarat, paintDragonTiger } from './paint-cards.ts'
import { paintHoldem } from './paint-holdem.ts'
import { paintSicBo } from './paint-dice.ts'
import { paintWheelOfFortune } from './paint-wheel.ts'
import type { Painter } from './picture.ts'
import { phaseText, type TablegameWords } from './words.ts'

export interface SceneState {
  table: FloorTableState
  game: Tablegame
  phase: ShownPhase
  nowMs: number
  isStill: boolean
  isFilmed: boolean
  lang: Lang
  words: TablegameWords
}

const PAINTERS: Readonly<Record<Tablegame, Painter>> = {
  baccarat: paintBaccarat,
  'dragon-tiger': paintDragonTiger,
  'sic-bo': paintSicBo,
  'wheel-of-fortune': paintWheelOfFortune,
  'andar-bahar': paintAndarBahar,
  'casino-holdem': paintHoldem,
}

/** While nothing is dealt the picture stands. */
const STILL_EVERY_MS = 500

/** What lies on the table; null of a void round, and while nobody may know. */
export const boardIn = (game: Tablegame, outcome: FloorOutcome | null): TablegameBoard | null =>
  outcome !== null && 'numbers' in outcome ? boardOf(game, outcome.numbers) : null

/** How long the round has been told: less than nothing before it begins, without end once all of it stands. */
function elapsedMs({ table: { round }, phase, nowMs, isStill }: SceneState): number {
  if (phase === 'result') return Infinity
  if (phase !== 'running' || round === null || round.beginsAt === null) return -1
  return isStill ? Infinity : nowMs - round.beginsAt
}

/** So many of what lies there lie open just now. */
export function dealtNow(state: SceneState, board: TablegameBoard): number {
  const ms = elapsedMs(state)
  return board.dealt.filter((_, nth) => ms >= dealtAtMs(state.game, nth)).length
}

/** The table, and over it the time that is left, or how the round ended. */
export function createScene(cloth: Cloth) {
  const canvas = make('canvas', { class: 'vg-canvas', 'aria-hidden': 'true' })
  const clock = createClock()
  const way = make('p', { class: 'tg-way' })
  const ended = make('strong')
  const about = make('span')
  const result = make('p', { class: 'tg-result' }, ended, about)
  let drawnAt = -Infinity
  let drawnKey = ''
  return {
    element: make('div', { class: 'vg-scene' }, canvas, way, result, clock.element),
    canvas,
    draw: (state: SceneState) => {
      const { table, game, phase, nowMs, isStill, isFilmed, lang, words } = state
      const { round } = table
      const note = phaseText(words, game, phase)
      const title = fill(words.round, { number: String(round?.number ?? '') })
      clock.show({ ...state, round, title, note })
      setText(way, round ? `${title} · ${note}` : note)
      const board = boardIn(game, round?.outcome ?? null)
      result.hidden = phase !== 'result' || board === null || board.ended === ''
      if (board && !result.hidden) {
        setText(ended, tablegameWord(board.ended, lang))
        setText(about, tablegameBoardText(board, lang))
      }
      if (isFilmed) return
      const { width, height } = sizeOf(canvas)
      const key = `${width} ${height} ${phase} ${round?.number} ${lang} ${board?.dealt.length}`
      const isMoving = phase === 'running' && !isStill
      if (!isMoving && key === drawnKey && nowMs - drawnAt < STILL_EVERY_MS) return
      drawnKey = key
      drawnAt = nowMs
      const context = canvas.getContext('2d')
      if (!context) return
      const fitted = fitCanvas(context)
      if (fitted.width === 0 || fitted.height === 0) return
      context.clearRect(0, 0, fitted.width, fitted.height)
      PAINTERS[game](context, {
        ...fitted,
        cloth,
        board,
        ms: elapsedMs(state),
        dealtAtMs: (nth) => dealtAtMs(game, nth),
        word: (name) => tablegameWord(name, lang),
        lang,
        round: round?.number ?? 0,
      })
    },
  }
}
