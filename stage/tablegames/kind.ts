import '../virtual/virtual.css'
import '../virtual/narrow.css'
import './tablegames.css'
import './narrow.css'
import type { FloorOutcome, FloorRoundState } from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { Cloth, TableFace, TableLook } from '#contract/games/table-looks.ts'
import {
  tablegamePiece,
  tablegameResult,
  tablegameWord,
  type Tablegame,
} from '#contract/games/tablegames-names.ts'
import { findSpot } from '#games/tablegames/numbers.ts'
import { eachFrame, make } from '../dom.ts'
import { ChipTable } from '../floor/chip-table.ts'
import { createOwnSums } from '../floor/own-sums.ts'
import { showRoundMoney } from '../frame/amounts.ts'
import { wordsAt } from '../floor/words-at.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { phaseOf, type ShownPhase } from '../floor/phase.ts'
import { Steps } from '../floor/steps.ts'
import { createBoard } from './board.ts'
import { Decision } from './decision.ts'
import { createLastResults } from './last-results.ts'
import { createRoads } from './road-view.ts'
import { boardFrom } from './roads.ts'
import { returnsText, tablegameRules } from './rules-sheet.ts'
import { boardIn, createScene, dealtNow } from './scene.ts'
import { phaseText, words, type TablegameWords } from './words.ts'

const ownWords = wordsAt(words)

/** Of an operator's table that is dressed otherwise too. */
const FELT: Cloth = ['#12766a', '#06302e']
const clothOf = (look: TableLook): Cloth => ('cloth' in look ? look.cloth : FELT)

/** A felt that everybody at the table looks at, and a board to lay chips on. */
export const kind: Kind = async (frame) => {
  const opened = await frame.floor?.opened()
  return frame.floor && opened?.rules.kind === 'tablegames'
    ? new TablegameGame(frame, frame.floor, opened.face, opened.rules.game)
    : null
}

class TablegameGame implements Game {
  readonly #frame: Frame
  readonly #session: FloorSession
  readonly #face: TableFace
  readonly #game: Tablegame
  readonly #chips: ChipTable
  readonly #scene
  readonly #past
  readonly #own = createOwnSums('vg-own')
  readonly #board
  readonly #decision: Decision | null
  readonly #hint = make('p', { class: 'vg-hint' })
  /** What came in which round. */
  readonly #came = new Map<number, FloorOutcome>()
  readonly #steps = new Steps()
  #dealt = ''
  #drawnPhase = ''

  constructor(frame: Frame, session: FloorSession, face: TableFace, game: Tablegame) {
    this.#frame = frame
    this.#session = session
    this.#face = face
    this.#game = game
    this.#scene = createScene(clothOf(face.look))
    this.#chips = new ChipTable(frame, session, {
      onTable: (rounds) => {
        for (const round of rounds) this.#announce(round)
      },
      onChange: () => this.refresh(),
      words: () => this.#words,
      nameOf: (spot) => tablegameWord(spot, frame.state.lang),
      isOpen: () => this.#phase() === 'open',
      isClosed: () => ['closed', 'running'].includes(this.#phase()),
      hint: () => this.#hint.textContent,
      isRepeated: (spot) => !findSpot(this.#game, spot)?.isAdded,
    })
    this.#decision = Decision.of(frame, this.#chips, this.#game)
    this.#board = createBoard(this.#game, {
      lay: (spot) => this.#chips.lay([spot]),
      takeBack: (spot) => this.#chips.queue.takeBackFrom(spot),
    })
    this.#past = this.#game === 'baccarat' ? createRoads() : createLastResults()
    this.#build()
  }

  #build(): void {
    const { root, heading, bar } = this.#frame
    const { rules, sound, balance, status } = bar
    const tools = make('div', { class: 'vg-tools' }, rules, sound, balance, this.#hint, status)
    this.#scene.element.append(this.#own.element)
    heading.element.after(
      this.#scene.element,
      this.#past.element,
      this.#board.element,
      ...(this.#decision ? [this.#decision.element] : []),
      this.#chips.element,
      tools,
    )
    root.classList.add('is-virtual', 'is-tablegames')
    root.dataset['game'] = this.#game
    this.#chips.visit.studio.stand(this.#scene.element, this.#scene.canvas)
  }

  get #words(): TablegameWords {
    return ownWords(this.#frame.state.lang, this.#chips.visit.table)
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const opened = reply as OpenedTable
    const { rules } = opened.floor
    if (rules.kind !== 'tablegames' || rules.game !== this.#game)
      throw new Error('this table is of another game')
    this.#chips.begin(opened)
    void this.#readPast(opened)
    eachFrame(() => this.#draw())
  }

  /** The rounds of the present board that a table does not tell any more, as they were published; without them roads begin later. */
  async #readPast({ floor }: OpenedTable): Promise<void> {
    const { last, round, table } = floor.table
    const to = (last.at(-1)?.number ?? round?.number ?? 1) - 1
    const from = boardFrom(round?.number ?? 1)
    if (to < from) return
    const past = await this.#session.published(table, from, to).catch(() => null)
    this.#note(past?.rounds ?? [])
    this.refresh()
  }

  #note(rounds: readonly { number: number; outcome: FloorOutcome | null }[]): void {
    for (const { number, outcome } of rounds) if (outcome) this.#came.set(number, outcome)
  }

  view(): GameView {
    const { lang } = this.#frame.state
    const own = this.#words
    const isClosed = this.#chips.visit.table?.isOpen === false
    return {
      title: this.#face.name[this.#frame.state.lang],
      headline: returnsText(this.#game, own, lang),
      refusal: isClosed ? own.closed : null,
    }
  }

  refresh(): void {
    const { table, stakes } = this.#chips.visit
    if (!table) return
    const { state } = this.#frame
    const { lang } = state
    const own = this.#words
    const phase = this.#phase()
    const isOpen = phase === 'open' && state.phase !== 'closed'
    const isOver = phase === 'result' || phase === 'void'
    this.#frame.root.dataset['phase'] = phase
    this.#note(table.last)
    this.#showPast()
    this.#own.show({ isOver, stakes, lang, words: own })
    this.#board.show({
      lang,
      words: own,
      isOpen,
      laid: this.#chips.laid,
      pending: this.#chips.pending,
      endedAs: phase === 'result' ? boardIn(this.#game, table.round?.outcome ?? null) : null,
      paid: this.#chips.paid,
    })
    this.#chips.showTray(isOpen)
    this.#decision?.refresh()
    const [count, total] = [String(table.count), showRoundMoney(BigInt(table.total), lang)]
    this.#hint.textContent = isOver
      ? own.next
      : !isOpen
        ? phaseText(own, this.#game, phase)
        : table.count === 0
          ? own.hint
          : fill(own.people, { count, total })
  }

  /** Of the board that the last round is on, the oldest first. */
  #showPast(): void {
    const rounds = [...this.#came.keys()].toSorted((a, b) => a - b)
    const from = boardFrom(rounds.at(-1) ?? 1)
    const boards = rounds.flatMap((number) => {
      const board = number < from ? null : boardIn(this.#game, this.#came.get(number) ?? null)
      return board ?? []
    })
    this.#past.show(boards, this.#words, this.#frame.state.lang)
  }

  rules(): GameRules | null {
    const { table } = this.#chips.visit
    return table && tablegameRules(this.#game, table, this.#words, this.#frame.state.lang)
  }

  #phase(): ShownPhase {
    const { table, nowMs } = this.#chips.visit
    return phaseOf(table?.round ?? null, nowMs, this.#frame.state.isStill)
  }

  #draw(): void {
    const { table, nowMs, studio } = this.#chips.visit
    if (!table) return
    const { lang, isStill } = this.#frame.state
    const phase = this.#phase()
    const game = this.#game
    const isFilmed = studio.isShown
    const state = { table, game, phase, nowMs, isStill, isFilmed, lang, words: this.#words }
    this.#scene.draw(state)
    this.#decide(table.round)
    const board = boardIn(game, table.round?.outcome ?? null)
    if (phase === 'running' && !isStill && board) {
      const count = dealtNow(state, board)
      this.#logDealt(table.round, board.dealt[count - 1], count)
    }
    if (phase === this.#drawnPhase) return
    this.#drawnPhase = phase
    this.refresh()
  }

  /** The time that is left is told as it goes. */
  #decide(round: FloorRoundState | null): void {
    if (!this.#decision || !round) return
    if (round.question) this.#decision.refresh()
    else if (round.phase === 'telling') this.#decision.close(round.number)
  }

  /** Each card as it opens, to whoever does not look. */
  #logDealt(
    round: FloorRoundState | null,
    dealt: { place: string; number: number } | undefined,
    count: number,
  ): void {
    const key = `${round?.number} ${count}`
    if (key === this.#dealt || !dealt) return
    this.#dealt = key
    const { lang } = this.#frame.state
    const what = tablegamePiece(dealt.place, dealt.number, lang)
    if (what === '') return
    this.#frame.log.add(
      fill(this.#words.log.dealt, { place: tablegameWord(dealt.place, lang), what }),
    )
  }

  /** What happens at the table, in words, each once. */
  #announce(round: FloorRoundState): void {
    const { log, state } = this.#frame
    const steps = this.#steps.next(round, state.isStill)
    if (steps.length === 0) return
    const board = boardIn(this.#game, round.outcome)
    const result = board ? tablegameResult(board, state.lang) : ''
    for (const step of steps)
      log.add(fill(this.#words.log[step], { number: String(round.number), result }))
  }
}
