import './roulette.css'
import './board.css'
import './narrow.css'
import { BOARD_CHIPS_MOST } from '#contract/games/floor-boards.ts'
import type {
  FloorOutcome,
  FloorRoundState,
  FloorTableRules,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { TableFace, WheelLook } from '#contract/games/table-looks.ts'
import { spotName } from '#contract/games/roulette-names.ts'
import { returnShare, spotNamed } from '#games/roulette/numbers.ts'
import { eachFrame, make } from '../dom.ts'
import { Favourites } from '../floor/boards/favourites.ts'
import { phaseOf, type ShownPhase } from '../floor/phase.ts'
import { spokenAt } from '../floor/spoken.ts'
import { Steps } from '../floor/steps.ts'
import { layCloth } from '../floor/cloth.ts'
import { ChipTable } from '../floor/chip-table.ts'
import { areSettled, sumOf } from '../floor/chips-laid.ts'
import { showPercent, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { wordsAt } from '../floor/words-at.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { createBoard } from './board.ts'
import { createRacetrack } from './racetrack.ts'
import { COUNTED_MAX, oftenOf } from './often.ts'
import { pocketIn, resultText } from './outcome.ts'
import { rouletteRules } from './rules-sheet.ts'
import { createScene } from './scene.ts'
import { createLast, createSide, oftenSection } from './side.ts'
import { words, type RouletteWords } from './words.ts'

const ownWords = wordsAt(words)

type Rules = Extract<FloorTableRules, { kind: 'roulette' }>

/** A wheel that everybody at the table looks at, and a board to lay chips on. */
export const kind: Kind = async (frame) =>
  frame.floor ? new RouletteGame(frame, frame.floor, (await frame.floor.opened()).face) : null

/** A wheel's: whoever opens one is told so. */
function lookOf({ look }: TableFace): WheelLook {
  if ('star' in look) return look
  throw new Error('this table has no look of a wheel')
}

class RouletteGame implements Game {
  readonly #frame: Frame
  readonly #face: TableFace
  readonly #session: FloorSession
  readonly #chips: ChipTable
  readonly #favourites: Favourites
  readonly #scene
  readonly #last = createLast()
  /** What fell in which round. */
  readonly #fell = new Map<number, number>()
  readonly #side = createSide()
  readonly #board = createBoard({
    lay: (spot) => this.#chips.lay([spot]),
    takeBack: (spot) => this.#chips.queue.takeBackFrom(spot),
  })
  readonly #track = createRacetrack({
    lay: (spots) => this.#chips.lay(spots),
    mark: (numbers) => this.#board.mark(numbers),
  })
  readonly #view = make('button', { type: 'button', class: 'rl-view', 'aria-pressed': 'false' })
  readonly #hint = make('p', { class: 'rl-hint' })
  #rules: Rules | null = null
  readonly #steps = new Steps()
  #drawnPhase = ''

  constructor(frame: Frame, session: FloorSession, face: TableFace) {
    this.#frame = frame
    this.#face = face
    this.#scene = createScene(lookOf(face))
    this.#session = session
    this.#chips = new ChipTable(frame, session, {
      onTable: (rounds) => {
        for (const round of rounds) this.#announce(round)
      },
      onChange: () => this.refresh(),
      words: () => this.#words,
      nameOf: (spot) => spotName(spot, frame.state.lang),
      isOpen: () => this.#phase() === 'open',
      isClosed: () => ['closed', 'running'].includes(this.#phase()),
      hint: () => this.#hint.textContent,
      isWhole: true,
    })
    this.#favourites = new Favourites(frame, session, {
      chips: () => {
        const laid = [...this.#chips.laid].map(([spot, amount]) => ({ spot, amount }))
        return (laid.length > 0 ? laid : this.#chips.queue.repeatable).slice(0, BOARD_CHIPS_MOST)
      },
      lay: (chips) => this.#chips.layChips(chips),
    })
    this.#build()
  }

  #build(): void {
    const { root, heading, bar } = this.#frame
    const bets = make(
      'div',
      { class: 'rl-bets' },
      this.#view,
      this.#board.element,
      this.#track.element,
    )
    const tools = make(
      'div',
      { class: 'rl-tools' },
      bar.rules,
      this.#favourites.button,
      bar.sound,
      bar.balance,
      this.#hint,
      bar.status,
    )
    heading.element.after(
      this.#last.element,
      this.#scene.element,
      this.#side.element,
      bets,
      this.#chips.element,
      tools,
    )
    root.classList.add('is-roulette')
    layCloth(root, this.#face.look)
    this.#chips.visit.studio.stand(this.#scene.element, this.#scene.wheel)
    this.#view.addEventListener('click', () => {
      const isTrack = this.#view.getAttribute('aria-pressed') !== 'true'
      this.#view.setAttribute('aria-pressed', String(isTrack))
      root.classList.toggle('is-track', isTrack)
      this.refresh()
    })
  }

  /** What is called at the table is called in its own language. */
  get #callLang(): Lang {
    return spokenAt(this.#face, this.#frame.state.lang)
  }

  get #words(): RouletteWords {
    return ownWords(this.#frame.state.lang, this.#chips.visit.table)
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const opened = reply as OpenedTable
    const { floor } = opened
    if (floor.rules.kind !== 'roulette') throw new Error('this table is none of roulette')
    this.#rules = floor.rules
    this.#chips.begin(opened)
    void this.#countPast(floor.table)
    eachFrame(() => this.#draw())
  }

  /** Rounds before those that a table tells, as they were published; without them fewer are counted. */
  async #countPast({ last, round }: FloorTableState): Promise<void> {
    const to = (last.at(-1)?.number ?? round?.number ?? 1) - 1
    const from = Math.max(1, to - COUNTED_MAX + 1)
    if (to < from) return
    const past = await this.#session.published(this.#frame.launch.game, from, to).catch(() => null)
    this.#noteFallen(past?.rounds ?? [])
    this.refresh()
  }

  #noteFallen(rounds: readonly { number: number; outcome: FloorOutcome | null }[]): void {
    for (const { number, outcome } of rounds) {
      const pocket = pocketIn(outcome)
      if (pocket !== null) this.#fell.set(number, pocket)
    }
  }

  view(): GameView {
    const { lang } = this.#frame.state
    const own = this.#words
    const rules = this.#rules ?? { laPartage: false }
    const headline = fill(rules.laPartage ? own.headlineFrench : own.headline, {
      rtp: showPercent(returnShare(spotNamed('17'), rules), lang),
      even: showPercent(returnShare(spotNamed('red'), rules), lang),
    })
    const title = this.#face.name[lang]
    const isClosed = this.#chips.visit.table?.isOpen === false
    return { title, headline, refusal: isClosed ? own.closed : null }
  }

  refresh(): void {
    const { table, stakes, others } = this.#chips.visit
    if (!table) return
    const { state } = this.#frame
    const { lang } = state
    const own = this.#words
    const phase = this.#phase()
    const isOpen = phase === 'open' && state.phase !== 'closed'
    const isOver = phase === 'result' || phase === 'void'
    const { staked } = sumOf(stakes)
    this.#frame.root.dataset['phase'] = phase
    this.#noteFallen(table.last)
    this.#last.show(table, oftenOf(this.#fell), own, lang)
    // Without motion a result stands before it is settled: till then nobody has lost.
    if (isOver && areSettled(stakes)) this.#side.showOwn(stakes, own, lang)
    else this.#side.showPeople({ ...table, others }, staked, own, lang)
    this.#board.show({
      lang,
      words: own,
      isOpen,
      laid: this.#chips.laid,
      pending: this.#chips.pending,
      pocket: phase === 'result' ? pocketIn(table.round?.outcome ?? null) : null,
      paid: this.#chips.paid,
    })
    this.#track.show(own, lang, isOpen)
    this.#chips.showTray(isOpen)
    this.#favourites.refresh()
    this.#view.textContent = this.#frame.root.classList.contains('is-track')
      ? own.toBoard
      : own.track
    const isShut = !table.isOpen && (isOver || phase === 'asleep' || table.round?.phase === 'open')
    const waits = isOver ? own.next : isOpen ? own.hint : own.phases[phase]
    this.#hint.textContent = isShut ? own.closed : waits
  }

  rules(): GameRules | null {
    const { table } = this.#chips.visit
    if (!table || !this.#rules) return null
    const own = this.#words
    const { lang } = this.#frame.state
    const { sections, notes, ...sheet } = rouletteRules(this.#rules, table, own, lang)
    const spoken = this.#face.languages.includes(lang)
      ? []
      : [fill(own.calls, { language: own.languages[this.#callLang] })]
    return {
      ...sheet,
      notes: [...spoken, ...notes],
      sections: [...oftenSection(oftenOf(this.#fell), own, lang), ...sections],
    }
  }

  #phase(): ShownPhase {
    const { table, nowMs } = this.#chips.visit
    const phase = phaseOf(table?.round ?? null, nowMs, this.#frame.state.isStill)
    // Nothing more is taken at a table that was closed while bets were open.
    return phase === 'open' && table?.isOpen === false ? 'closed' : phase
  }

  #draw(): void {
    const { table, nowMs } = this.#chips.visit
    if (!table) return
    const { isStill, lang: siteLang } = this.#frame.state
    const lang = this.#callLang
    const phase = this.#phase()
    const isFilmed = this.#chips.visit.studio.isShown
    this.#scene.draw({
      table,
      phase,
      nowMs,
      isStill,
      isFilmed,
      lang,
      siteLang,
      words: ownWords(lang, table),
    })
    if (phase === this.#drawnPhase) return
    this.#drawnPhase = phase
    this.refresh()
  }

  /** What happens at the table, in words, each once. */
  #announce(round: FloorRoundState): void {
    const { log, state } = this.#frame
    const lang = this.#callLang
    const own = words[lang].log
    const number = String(round.number)
    const pocket = pocketIn(round.outcome)
    for (const step of this.#steps.next(round, state.isStill)) {
      if (step !== 'result') log.add(fill(own[step], { number }), lang)
      else if (pocket !== null)
        log.add(fill(own.result, { pocket: resultText(pocket, lang) }), lang)
      if (step === 'closed') this.#announceCrowd(round)
    }
  }

  #announceCrowd(round: FloorRoundState): void {
    const { log, state } = this.#frame
    const { table } = this.#chips.visit
    if (table?.round?.number !== round.number) return
    const total = showRoundMoney(BigInt(table.total), state.lang)
    log.add(fill(words[state.lang].log.crowd, { count: table.count, total }))
  }
}
