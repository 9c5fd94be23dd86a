import './roulette.css'
import './board.css'
import './narrow.css'
import type {
  FloorOutcome,
  FloorRoundState,
  FloorTableRules,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import { spotName } from '#contract/games/roulette-names.ts'
import { returnShare, spotNamed } from '#games/roulette/numbers.ts'
import { eachFrame, make } from '../dom.ts'
import { Payouts } from '../floor/payouts.ts'
import { showRefusedAct } from '../floor/refused-act.ts'
import { TableVisit } from '../floor/table-visit.ts'
import { showMoney, showPercent, showRoundMoney } from '../frame/amounts.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { createBoard } from './board.ts'
import { sumOf, type Chip } from '../floor/chips-laid.ts'
import { Desk } from '../floor/desk.ts'
import { createRacetrack } from './racetrack.ts'
import { COUNTED_MAX, oftenOf } from './often.ts'
import { pocketIn, resultText } from './outcome.ts'
import { rouletteRules } from './rules-sheet.ts'
import { createScene, phaseOf, type Phase } from './scene.ts'
import { createLast, createSide, oftenSection } from './side.ts'
import { createTray } from '../floor/tray.ts'
import { words, type RouletteWords } from './words.ts'

type Rules = Extract<FloorTableRules, { kind: 'roulette' }>

/** A wheel that everybody at the table looks at, and a board to lay chips on. */
export const kind: Kind = async (frame) =>
  frame.floor && isTable(frame.launch.game) ? new RouletteGame(frame, frame.floor) : null

const isTable = (name: string): name is keyof RouletteWords['titles'] =>
  Object.hasOwn(words.tr.titles, name)

class RouletteGame implements Game {
  readonly #frame: Frame
  readonly #payouts: Payouts
  readonly #session: FloorSession
  readonly #visit: TableVisit
  readonly #desk: Desk
  readonly #scene = createScene()
  readonly #last = createLast()
  /** What fell in which round. */
  readonly #fell = new Map<number, number>()
  readonly #side = createSide()
  readonly #board = createBoard({
    lay: (spot) => this.#lay([spot]),
    takeBack: (spot) => this.#desk.takeBackFrom(spot),
  })
  readonly #track = createRacetrack({
    lay: (spots) => this.#lay(spots),
    mark: (numbers) => this.#board.mark(numbers),
  })
  readonly #tray = createTray(
    {
      undo: () => this.#desk.undo(),
      clear: () => this.#desk.clear(),
      double: () => this.#layChips(this.#onBoard()),
      repeat: () => this.#layChips(this.#desk.repeatable),
    },
    (micro) => this.#say(this.#words.log.chip, micro, ''),
  )
  readonly #view = make('button', { type: 'button', class: 'rl-view', 'aria-pressed': 'false' })
  readonly #hint = make('p', { class: 'rl-hint' })
  #rules: Rules | null = null
  #announced = ''
  #drawnPhase = ''

  constructor(frame: Frame, session: FloorSession) {
    this.#frame = frame
    this.#payouts = new Payouts(frame.money)
    this.#session = session
    this.#visit = new TableVisit(frame, session, {
      onTable: (rounds) => this.#onTable(rounds),
      onSeats: () => this.#onSeats(),
    })
    this.#desk = new Desk(this.#visit, {
      onChange: () => this.refresh(),
      onPlaced: (chip, key) => this.#onPlaced(chip, key),
      onBack: ({ spot, amount }) => {
        frame.money.pay(BigInt(amount))
        this.#say(this.#words.log.back, amount, spot)
      },
      onRefused: (trouble) => showRefusedAct(this.#frame, trouble),
    })
    this.#build()
  }

  #build(): void {
    const { root, heading, bar } = this.#frame
    const { total, picker, acts } = this.#tray
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
      bar.sound,
      bar.balance,
      this.#hint,
      bar.status,
    )
    const tray = make('div', { class: 'floor-tray' }, total, picker, acts)
    heading.element.after(
      this.#last.element,
      this.#scene.element,
      this.#side.element,
      bets,
      tray,
      tools,
    )
    root.classList.add('is-roulette')
    this.#visit.studio.stand(this.#scene.element, this.#scene.wheel)
    this.#view.addEventListener('click', () => {
      const isTrack = this.#view.getAttribute('aria-pressed') !== 'true'
      this.#view.setAttribute('aria-pressed', String(isTrack))
      root.classList.toggle('is-track', isTrack)
      this.refresh()
    })
  }

  get #words(): RouletteWords {
    return words[this.#frame.state.lang]
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const { floor } = reply as OpenedTable
    if (floor.rules.kind !== 'roulette') throw new Error('this table is none of roulette')
    this.#rules = floor.rules
    this.#payouts.resume(floor.seat)
    if (floor.seat) this.#desk.remember(floor.seat.stakes)
    this.#visit.begin(floor)
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
    const { game } = this.#frame.launch
    const { lang } = this.#frame.state
    const own = this.#words
    const rules = this.#rules ?? { laPartage: false }
    const headline = fill(rules.laPartage ? own.headlineFrench : own.headline, {
      rtp: showPercent(returnShare(spotNamed('17'), rules), lang),
      even: showPercent(returnShare(spotNamed('red'), rules), lang),
    })
    const title = isTable(game) ? own.titles[game] : ''
    const isClosed = this.#visit.table?.isOpen === false
    return { title, headline, refusal: isClosed ? own.closed : null }
  }

  refresh(): void {
    const { table } = this.#visit
    if (!table) return
    const { state } = this.#frame
    const { lang } = state
    const own = this.#words
    const phase = this.#phase()
    const isOpen = phase === 'open' && state.phase !== 'closed'
    const isOver = phase === 'result' || phase === 'void'
    const stakes = this.#visit.stakes
    const { staked } = sumOf(stakes)
    this.#frame.root.dataset['phase'] = phase
    this.#noteFallen(table.last)
    this.#last.show(table, oftenOf(this.#fell), own, lang)
    if (isOver) this.#side.showOwn(stakes, own, lang)
    else this.#side.showPeople(table, staked, own, lang)
    this.#board.show({
      lang,
      words: own,
      isOpen,
      laid: this.#laid(),
      pending: new Set(this.#desk.pending.map(({ spot }) => spot)),
      pocket: phase === 'result' ? pocketIn(table.round?.outcome ?? null) : null,
      paid: new Map(
        stakes.map(({ spot }) => [spot, sumOf(stakes.filter((one) => one.spot === spot)).paid]),
      ),
    })
    this.#track.show(own, lang, isOpen)
    this.#tray.show({
      lang,
      words: own,
      isOpen,
      total: [...this.#laid().values()].reduce((sum, amount) => sum + amount, 0),
      least: table.limits.min,
      most: table.limits.max,
      hasBets: stakes.length + this.#desk.pending.length > 0,
      canRepeat: this.#desk.repeatable.length > 0,
    })
    this.#view.textContent = this.#frame.root.classList.contains('is-track')
      ? own.toBoard
      : own.track
    this.#hint.textContent = isOver ? own.next : isOpen ? own.hint : own.phases[phase]
  }

  rules(): GameRules | null {
    const { table } = this.#visit
    if (!table || !this.#rules) return null
    const own = this.#words
    const { lang } = this.#frame.state
    const { sections, ...sheet } = rouletteRules(this.#rules, table, own, lang)
    return { ...sheet, sections: [...oftenSection(oftenOf(this.#fell), own), ...sections] }
  }

  #phase(): Phase {
    const { table, nowMs } = this.#visit
    return phaseOf(table?.round ?? null, nowMs, this.#frame.state.isStill)
  }

  /** What lies on each spot, with what is on its way. */
  #laid(): Map<string, number> {
    const laid = new Map<string, number>()
    for (const { spot, amount } of [...this.#visit.stakes, ...this.#desk.pending])
      laid.set(spot, (laid.get(spot) ?? 0) + amount)
    return laid
  }

  #onBoard(): Chip[] {
    return [...this.#laid()].map(([spot, amount]) => ({ spot, amount }))
  }

  #draw(): void {
    const { table, nowMs } = this.#visit
    if (!table) return
    const { lang, isStill } = this.#frame.state
    const phase = this.#phase()
    const isFilmed = this.#visit.studio.isShown
    this.#scene.draw({ table, phase, nowMs, isStill, isFilmed, lang, words: this.#words })
    if (phase === this.#drawnPhase) return
    this.#drawnPhase = phase
    this.refresh()
  }

  #onTable(rounds: readonly FloorRoundState[]): void {
    for (const round of rounds) this.#announce(round)
    const isTold = ['closed', 'spinning'].includes(this.#phase())
    this.#frame.state.phase = isTold && this.#visit.stakes.length > 0 ? 'playing' : 'idle'
    this.#frame.refresh()
  }

  /** What happens at the table, in words, each once. */
  #announce(round: FloorRoundState): void {
    const { log, state } = this.#frame
    const step = stepOf(round, state.isStill)
    const key = `${round.number} ${step}`
    if (key === this.#announced || step === null) return
    this.#announced = key
    const own = this.#words.log
    const pocket = pocketIn(round.outcome)
    if (step === 'result' && pocket !== null) {
      log.add(fill(own.result, { pocket: resultText(pocket, state.lang) }))
    } else if (step !== 'result') log.add(fill(own[step], { number: String(round.number) }))
  }

  /** Payouts of the visit, each counted once. */
  #onSeats(): void {
    const { money, log, state } = this.#frame
    for (const seat of this.#visit.seats) {
      if (!this.#payouts.count(seat)) continue
      const { staked, paid } = sumOf(seat.stakes)
      this.#desk.remember(seat.stakes)
      log.add(
        fill(this.#words.log.settled, {
          stake: showMoney(BigInt(staked), state.lang),
          paid: showMoney(BigInt(paid), state.lang),
        }),
      )
    }
    money.setOpen(this.#visit.stakes.some((stake) => stake.state === 'placed'))
    this.refresh()
  }

  #lay(spots: readonly string[]): void {
    const amount = this.#tray.chip()
    // Two chips of a bet on one spot are one stake there.
    const board = new Map<string, number>()
    for (const spot of spots) board.set(spot, (board.get(spot) ?? 0) + amount)
    this.#layChips([...board].map(([spot, on]) => ({ spot, amount: on })))
  }

  #layChips(chips: readonly Chip[]): void {
    const { state } = this.#frame
    if (chips.length === 0 || state.phase === 'closed') return
    if (this.#phase() !== 'open') return this.#tellHint()
    const due = [...chips, ...this.#desk.pending].reduce((sum, { amount }) => sum + amount, 0)
    if (BigInt(due) > state.balance) this.#frame.refuseFunds()
    else this.#desk.lay(chips)
  }

  /** Why a press lays nothing: what the hint says, to whoever does not look there. */
  #tellHint(): void {
    const text = this.#hint.textContent
    this.#frame.log.add(text)
    this.#frame.notice.show({ tone: 'info', text, msMax: 2_500 })
  }

  #onPlaced({ spot, amount }: Chip, key: string): void {
    this.#frame.money.stake(key, BigInt(amount))
    this.#say(this.#words.log.placed, amount, spot)
  }

  #say(sentence: string, amount: number, spot: string): void {
    const { log, state } = this.#frame
    const name = spot === '' ? '' : spotName(spot, state.lang)
    log.add(fill(sentence, { name, amount: showRoundMoney(BigInt(amount), state.lang) }))
  }
}

/** What of a round is said aloud; null where nothing new is. */
function stepOf(
  round: FloorRoundState,
  isStill: boolean,
): 'open' | 'closed' | 'spinning' | 'result' | 'void' | null {
  if (round.phase === 'void') return 'void'
  if (round.landedAt !== null) return 'result'
  if (round.phase === 'open') return 'open'
  if (round.phase === 'closing') return 'closed'
  if (round.phase === 'telling') return isStill ? 'result' : 'spinning'
  return null
}
