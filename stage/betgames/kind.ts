import '../virtual/virtual.css'
import '../virtual/slip.css'
import '../virtual/narrow.css'
import '../virtual/drawn.css'
import '../virtual/drawn-narrow.css'
import { betgameBetName, betgameNumbers, type Betgame } from '#contract/games/betgames-names.ts'
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import { RETURN_LEAST, RETURN_MOST } from '#games/betgames/numbers.ts'
import { wordsAt } from '../floor/words-at.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { GameRules } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession } from '../protocol/floor-session.ts'
import type { SlipChoice } from '../virtual/slip-lines.ts'
import { SlipGame, type BoardState, type SceneState } from '../virtual/slip-game.ts'
import { Steps } from '../floor/steps.ts'
import { createBoard } from './board.ts'
import { offerOf } from './offer.ts'
import { betgameRules } from './rules-sheet.ts'
import { createScene, numbersIn, outNow } from './scene.ts'
import { words, type BetgameStageWords } from './words.ts'

const ownWords = wordsAt(words)

/** A draw that everybody at the table looks at, and a board of prices. */
export const kind: Kind = async (frame) => {
  const opened = await frame.floor?.opened()
  return frame.floor && opened?.rules.kind === 'betgames'
    ? new BetgameGame(frame, frame.floor, opened.face, opened.rules.game)
    : null
}

class BetgameGame extends SlipGame<'betgames', BetgameStageWords> {
  readonly #game: Betgame
  readonly #scene = createScene()
  readonly #board
  readonly #steps = new Steps()
  #out = ''

  constructor(frame: Frame, session: FloorSession, face: TableFace, game: Betgame) {
    super(frame, session, face, {
      kind: 'betgames',
      words: ownWords,
      nameOf: (spot) => betgameBetName(spot, frame.state.lang),
      returns: [RETURN_LEAST, RETURN_MOST],
    })
    this.#game = game
    this.#board = createBoard(game, (spot) => this.bets.toggle(spot))
    this.build(this.#scene.element, [this.#board.element, this.bets.slip.element], ['is-betgames'])
  }

  protected showBoard(state: BoardState<BetgameStageWords>): SlipChoice {
    this.#board.show({ ...state, game: this.#game })
    return offerOf(this.#game, state.table, state.lang)
  }

  rules(): GameRules | null {
    const { table } = this.bets.visit
    return table && betgameRules(this.#game, table, this.words, this.frame.state.lang)
  }

  protected drawScene(common: SceneState<BetgameStageWords>): void {
    const state = { ...common, game: this.#game }
    this.#scene.draw(state)
    if (state.phase === 'running' && !state.isStill)
      this.#logNumbers(state.table.round, outNow(state))
  }

  /** Each number as it comes out, to whoever does not look. */
  #logNumbers(round: FloorRoundState | null, numbers: readonly number[]): void {
    const key = `${round?.number} ${numbers.length}`
    const last = numbers.at(-1)
    if (key === this.#out || last === undefined) return
    this.#out = key
    const out = betgameNumbers(this.#game, [last])
    this.frame.log.add(fill(this.words.log.out, { out }))
  }

  /** What happens at the table, in words, each once. */
  protected announce(round: FloorRoundState): void {
    const { log, state } = this.frame
    const steps = this.#steps.next(round, state.isStill)
    if (steps.length === 0) return
    const numbers = betgameNumbers(this.#game, numbersIn(round) ?? [])
    for (const step of steps)
      log.add(fill(this.words.log[step], { number: String(round.number), numbers }))
  }
}
