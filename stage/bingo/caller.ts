/** The caller's side: the ball of the moment with its name in words, those before it, and the board of ninety. */
import { ballWords } from '#contract/games/bingo-names.ts'
import type { BingoOutcome, FloorRoundState } from '#contract/games/floor-protocol.ts'
import { BALLS } from '#games/bingo/numbers.ts'
import { make } from '../dom.ts'
import type { ShownPhase } from '../floor/phase.ts'
import { showFigure, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { makeBall } from './ball.ts'
import type { BingoWords } from './words.ts'

export interface CallerState {
  round: FloorRoundState | null
  phase: ShownPhase
  game: BingoOutcome | null
  called: number
  ballMs: number
  isSpoken: boolean
  isLoud: boolean
  /** Of the chain that the game is drawn by. */
  end: string
  lang: Lang
  words: BingoWords
}

const BEFORE = 6

/** `3`, `0,2`: as a sentence says how long a ball takes. */
export const showSeconds = (ms: number, lang: Lang): string => showFigure(ms / 1_000, lang, [0, 1])

function makeParts() {
  const ball = make('div', { class: 'bg-now' })
  const title = make('strong')
  const caption = make('span', { class: 'bg-caption' })
  const pace = make('span')
  const sound = make('button', { type: 'button', class: 'bg-loud' })
  const before = make('div', { class: 'bg-before' })
  const boardTitle = make('h2')
  const count = make('span', { class: 'money' })
  const cells = Array.from({ length: BALLS }, (_, at) => make('li', {}, String(at + 1)))
  const seal = make('p', { class: 'bg-seal' })
  const head = make(
    'div',
    { class: 'bg-head' },
    ball,
    make('p', {}, title, caption, pace, sound),
    before,
  )
  const more = make(
    'div',
    { class: 'bg-more' },
    make('header', {}, boardTitle, count),
    make('ol', { class: 'bg-board' }, ...cells),
    seal,
  )
  const element = make('section', { class: 'bg-caller' }, head, more)
  return { element, ball, title, caption, pace, sound, before, boardTitle, count, cells, seal }
}

export function createCaller(loud: () => void) {
  const parts = makeParts()
  const { element, ball, title, caption, pace, sound, before, boardTitle, count, cells, seal } =
    parts
  sound.addEventListener('click', loud)
  let drawn = ''

  const showBalls = (balls: readonly number[]): void => {
    const last = balls.at(-1)
    ball.replaceChildren(...(last === undefined ? [] : [makeBall(last)]))
    before.replaceChildren(
      ...balls
        .slice(0, -1)
        .toReversed()
        .slice(0, BEFORE)
        .map((one) => makeBall(one)),
    )
    const on = new Set(balls)
    for (const [at, cell] of cells.entries()) {
      const number = at + 1
      cell.dataset['on'] = number === last ? 'last' : String(on.has(number))
      if (number === last) cell.setAttribute('aria-current', 'true')
      else cell.removeAttribute('aria-current')
    }
  }

  return {
    element,
    show({ round, phase, game, called, lang, words, ...state }: CallerState): void {
      const balls = game?.balls.slice(0, called) ?? []
      const last = balls.at(-1)
      element.setAttribute('aria-label', words.caller)
      title.textContent =
        last === undefined ? words.phases[phase] : fill(words.ball, { count: String(called) })
      caption.textContent = last === undefined ? '' : `${last} · ${ballWords(last, lang)}`
      caption.hidden = last === undefined
      pace.textContent =
        phase === 'running'
          ? fill(words.pace, { seconds: showSeconds(state.ballMs, lang) })
          : last === undefined
            ? words.notes[phase]
            : words.phases[phase]
      sound.hidden = !state.isSpoken || state.isLoud
      sound.textContent = words.loud
      boardTitle.textContent = words.board
      count.textContent = `${called} / ${BALLS}`
      seal.textContent = fill(words.seal, {
        number: String(round?.number ?? 0),
        end: `${state.end.slice(0, 4)}…${state.end.slice(-4)}`,
      })
      const key = `${round?.number} ${called}`
      if (key === drawn) return
      drawn = key
      showBalls(balls)
    },
  }
}
