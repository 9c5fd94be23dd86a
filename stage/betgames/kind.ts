import '../virtual/virtual.css'
import '../virtual/slip.css'
import '../virtual/narrow.css'
import './betgames.css'
import './narrow.css'
import { betgameBetName, betgameNumbers, type Betgame } from '#contract/games/betgames-names.ts'
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import { RETURN_LEAST, RETURN_MOST } from '#games/betgames/numbers.ts'
import { eachFrame } from '../dom.ts'
import { showPercent } from '../frame/amounts.ts'
import { wordsAt } from '../floor/words-at.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { Bets } from '../virtual/bets.ts'
import { Steps } from '../virtual/steps.ts'
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

class BetgameGame implements Game {
  readonly #frame: Frame
  readonly #face: TableFace
  readonly #game: Betgame
  readonly #bets: Bets
  readonly #scene = createScene()
  readonly #board
  readonly #steps = new Steps()
  #out = ''
  #drawnPhase = ''

  constructor(frame: Frame, session: FloorSession, face: TableFace, game: Betgame) {
    this.#frame = frame
    this.#face = face
    this.#game = game
    this.#board = createBoard(this.#game, (spot) => this.#bets.toggle(spot))
    this.#bets = new Bets(frame, session, {
      onTable: (rounds) => {
        for (const round of rounds) this.#announce(round)
      },
      onChange: () => this.refresh(),
      words: () => this.#words,
      nameOf: (spot) => betgameBetName(spot, frame.state.lang),
    })
    this.#build()
  }

  #build(): void {
    const { root, heading } = this.#frame
    const { slip, own, tools } = this.#bets
    this.#scene.element.append(own.element)
    heading.element.after(this.#scene.element, this.#board.element, slip.element, tools)
    root.classList.add('is-virtual', 'is-betgames')
  }

  get #words(): BetgameStageWords {
    return ownWords(this.#frame.state.lang, this.#bets.visit.table)
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const opened = reply as OpenedTable
    const { rules } = opened.floor
    if (rules.kind !== 'betgames' || rules.game !== this.#game)
      throw new Error('this table is of another game')
    this.#bets.begin(opened)
    eachFrame(() => this.#draw())
  }

  view(): GameView {
    const { lang } = this.#frame.state
    const own = this.#words
    const isClosed = this.#bets.visit.table?.isOpen === false
    return {
      title: this.#face.name[this.#frame.state.lang],
      headline: fill(own.headline, {
        least: showPercent(RETURN_LEAST, lang),
        most: showPercent(RETURN_MOST, lang),
      }),
      refusal: isClosed ? own.closed : null,
    }
  }

  refresh(): void {
    const { visit, slip, phase, isOpen } = this.#bets
    const { table, stakes } = visit
    if (!table) return
    const { lang } = this.#frame.state
    const laid = new Set(stakes.map(({ spot }) => spot))
    this.#frame.root.dataset['phase'] = phase
    this.#board.show({
      table,
      game: this.#game,
      lang,
      words: this.#words,
      isOpen,
      isSelected: (spot) => slip.has(spot),
      isLaid: (spot) => laid.has(spot),
      chosen: `${slip.spots.join()} ${[...laid].join()}`,
    })
    this.#bets.show(offerOf(this.#game, table, lang))
  }

  rules(): GameRules | null {
    const { table } = this.#bets.visit
    return table && betgameRules(this.#game, table, this.#words, this.#frame.state.lang)
  }

  #draw(): void {
    const { visit, phase } = this.#bets
    const { table, nowMs } = visit
    if (!table) return
    const { lang, isStill } = this.#frame.state
    const game = this.#game
    const state = { table, game, phase, nowMs, isStill, lang, words: this.#words }
    this.#scene.draw(state)
    if (phase === 'running' && !isStill) this.#logNumbers(table.round, outNow(state))
    if (phase === this.#drawnPhase) return
    this.#drawnPhase = phase
    this.refresh()
  }

  /** Each number as it comes out, to whoever does not look. */
  #logNumbers(round: FloorRoundState | null, numbers: readonly number[]): void {
    const key = `${round?.number} ${numbers.length}`
    const last = numbers.at(-1)
    if (key === this.#out || last === undefined) return
    this.#out = key
    const out = betgameNumbers(this.#game, [last])
    this.#frame.log.add(fill(this.#words.log.out, { out }))
  }

  /** What happens at the table, in words, each once. */
  #announce(round: FloorRoundState): void {
    const { log, state } = this.#frame
    const steps = this.#steps.next(round, state.isStill)
    if (steps.length === 0) return
    const numbers = betgameNumbers(this.#game, numbersIn(round) ?? [])
    for (const step of steps)
      log.add(fill(this.#words.log[step], { number: String(round.number), numbers }))
  }
}
