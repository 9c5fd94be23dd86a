import {
  ELEMENTS,
  DICE,
  STAR,
  betgameNumbers,
  betgameWord,
  type Betgame,
} from '#contract/games/betgames-names.ts'
import type { FloorRoundState, FloorTableState } from '#contract/games/floor-protocol.ts'
import { drawnIn, outAtMs } from '#games/betgames/numbers.ts'
import { fitCanvas, sizeOf } from '../canvas.ts'
import { make, setText } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { createClock } from '../virtual/clock.ts'
import type { ShownPhase } from '../floor/phase.ts'
import { colourIn, makeBall } from './ball.ts'
import { paintDice } from './paint-dice.ts'
import { paintDrum } from './paint-drum.ts'
import { paintElements } from './paint-elements.ts'
import { paintWheel } from './paint-wheel.ts'
import type { Painter } from './picture.ts'
import type { BetgameStageWords } from './words.ts'

export interface SceneState {
  table: FloorTableState
  game: Betgame
  phase: ShownPhase
  nowMs: number
  isStill: boolean
  lang: Lang
  words: BetgameStageWords
}

const PAINTERS: Readonly<Record<Betgame, Painter>> = {
  'lucky-5': paintDrum,
  'lucky-6': paintDrum,
  'lucky-7': paintDrum,
  wheel: paintWheel,
  dice: paintDice,
  elements: paintElements,
}

/** While nothing is drawn the picture stands. */
const STILL_EVERY_MS = 500

export const numbersIn = (
  round: Pick<FloorRoundState, 'outcome'> | null,
): readonly number[] | null =>
  round?.outcome && 'numbers' in round.outcome ? round.outcome.numbers : null

/** How long the draw has been told: less than nothing before it begins, without end once all of it stands. */
function elapsedMs({ table: { round }, phase, nowMs, isStill }: SceneState): number {
  if (phase === 'result') return Infinity
  if (phase !== 'running' || round === null || round.beginsAt === null) return -1
  return isStill ? Infinity : nowMs - round.beginsAt
}

/** The numbers that are out. */
export function outNow(state: SceneState): readonly number[] {
  const ms = elapsedMs(state)
  const numbers = numbersIn(state.table.round) ?? []
  return numbers.filter((_, nth) => ms >= outAtMs(state.game, nth))
}

/** The draw as it goes, and over it the time that is left and what is out. */
export function createScene() {
  const canvas = make('canvas', { class: 'vg-canvas', 'aria-hidden': 'true' })
  const clock = createClock()
  const way = make('p', { class: 'bg-way' })
  const out = make('ol', { class: 'bg-out' })
  let shownOut = ''
  let drawnAt = -Infinity
  let drawnKey = ''

  function showOut(state: SceneState): void {
    const { game, lang, words, table } = state
    const numbers = outNow(state)
    const key = `${table.round?.number} ${lang} ${numbers.join()}`
    if (key === shownOut) return
    shownOut = key
    out.replaceChildren(...numbers.map((number, nth) => outLine(game, number, nth, lang)))
    out.setAttribute('aria-label', words.out)
    out.hidden = numbers.length === 0
  }

  return {
    element: make('div', { class: 'vg-scene' }, canvas, way, out, clock.element),
    draw: (state: SceneState) => {
      const { table, game, phase, nowMs, isStill, words } = state
      const { round } = table
      const title = fill(words.draw, { number: String(round?.number ?? '') })
      clock.show({ ...state, round, title, note: words.phases[phase] })
      setText(way, round ? `${title} · ${words.phases[phase]}` : words.phases[phase])
      way.dataset['live'] = String(phase === 'running')
      showOut(state)
      const { width, height } = sizeOf(canvas)
      const key = `${width} ${height} ${phase} ${round?.number}`
      const isMoving = phase === 'running' && !isStill
      if (!isMoving && key === drawnKey && nowMs - drawnAt < STILL_EVERY_MS) return
      drawnKey = key
      drawnAt = nowMs
      const context = canvas.getContext('2d')
      if (!context) return
      const size = fitCanvas(context)
      if (size.width === 0 || size.height === 0) return
      context.clearRect(0, 0, size.width, size.height)
      PAINTERS[game](context, {
        ...size,
        game,
        ms: elapsedMs(state),
        round: round?.number ?? 0,
        numbers: numbersIn(round) ?? [],
        count: drawnIn(game),
      })
    },
  }
}

function outLine(game: Betgame, number: number, nth: number, lang: Lang): HTMLElement {
  const colour = colourIn(game, number)
  const text = betgameNumbers(game, [number])
  if (colour !== null)
    return make(
      'li',
      {},
      makeBall(text, colour),
      make('span', { class: 'unseen' }, number === STAR ? betgameWord('star', lang) : text),
    )
  const whose = betgameWord((game === 'dice' ? DICE : ELEMENTS)[nth] ?? '', lang)
  return make('li', {}, make('small', {}, whose), make('b', {}, text))
}
