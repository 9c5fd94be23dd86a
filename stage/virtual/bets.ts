/** What one bets at a virtual game: the visit to its table, the slip, what is on its way there, and what came of it. */
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import { make } from '../dom.ts'
import { sumOf, type Chip } from '../floor/chips-laid.ts'
import { ChipQueue } from '../floor/chip-queue.ts'
import { createOwnSums } from '../floor/own-sums.ts'
import { Payouts } from '../floor/payouts.ts'
import { showRefusedAct } from '../floor/refused-act.ts'
import { TableVisit } from '../floor/table-visit.ts'
import { showMoney, showRoundMoney } from '../frame/amounts.ts'
import type { Frame } from '../frame/frame.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { phaseOf, type ShownPhase } from '../floor/phase.ts'
import { SELECTIONS_MOST, Slip } from './slip.ts'
import type { SlipChoice } from './slip-lines.ts'
import type { SlipWords } from './words.ts'

export interface BetWords extends SlipWords {
  phases: Readonly<Record<ShownPhase, string>>
  people: string
  log: { placed: string; back: string; settled: string; dropped: string }
}

interface BetsReader {
  onTable: (rounds: readonly FloorRoundState[]) => void
  onChange: () => void
  words: () => BetWords
  /** What a bet is called where nothing else is beside it. */
  nameOf: (spot: string) => string
}

export class Bets {
  readonly visit: TableVisit
  readonly slip: Slip
  /** What came of one's own bets, over the round that is told. */
  readonly own = createOwnSums('vg-own')
  /** Under it all: the frame's own controls, and what the table is at or how many bet there. */
  readonly tools: HTMLElement
  readonly #hint = make('p', { class: 'vg-hint' })
  readonly #frame: Frame
  readonly #payouts: Payouts
  readonly #reader: BetsReader
  readonly #queue: ChipQueue
  #window = ''
  #skipped = 0

  constructor(frame: Frame, session: FloorSession, reader: BetsReader) {
    this.#frame = frame
    this.#payouts = new Payouts(frame.money)
    this.#reader = reader
    this.visit = new TableVisit(frame, session, {
      onTable: (rounds) => this.#onTable(rounds),
      onSeats: () => this.#onSeats(),
    })
    this.#queue = new ChipQueue(this.visit, {
      onChange: () => reader.onChange(),
      onPlaced: (chip, key) => this.#onPlaced(chip, key),
      onBack: ({ spot, amount }) => {
        frame.money.pay(BigInt(amount))
        this.#logBet(reader.words().log.back, amount, spot)
      },
      onRefused: (trouble) => showRefusedAct(this.#frame, trouble),
    })
    const { rules, sound, balance, status } = frame.bar
    this.tools = make('div', { class: 'vg-tools' }, rules, sound, balance, this.#hint, status)
    this.slip = new Slip({
      play: (chips) => this.#play(chips),
      takeBack: (spot) => this.#queue.takeBackFrom(spot),
      onChange: () => reader.onChange(),
      onFull: () => this.#refuseMore(),
    })
  }

  begin({ floor }: OpenedTable): void {
    this.#payouts.resume(floor.seat, floor.table)
    this.visit.begin(floor)
  }

  get phase(): ShownPhase {
    const { table, nowMs } = this.visit
    const round = table?.round ?? null
    const isSkipped = round !== null && round.number === this.#skipped
    return phaseOf(round, nowMs, isSkipped || this.#frame.state.isStill)
  }

  /** To how the round ended that is told at present. */
  skip(): void {
    this.#skipped = this.visit.table?.round?.number ?? 0
    this.#frame.state.phase = 'idle'
    this.#frame.refresh()
  }

  /** Are prices open to a hand? */
  get isOpen(): boolean {
    return this.phase === 'open' && this.#frame.state.phase !== 'closed'
  }

  toggle(spot: string): void {
    if (this.phase === 'open') this.slip.toggle(spot)
  }

  show(offer: SlipChoice): void {
    const { table, stakes } = this.visit
    if (!table) return
    const { phase } = this
    const { lang } = this.#frame.state
    const words = this.#reader.words()
    const isOver = phase === 'result' || phase === 'void'
    this.slip.show({
      offer,
      lang,
      words,
      isOpen: this.isOpen,
      isOver,
      min: table.limits.min,
      max: table.limits.max,
      placed: stakes,
      pending: this.#queue.pending,
    })
    this.own.show({ isOver, stakes, lang, words })
    const [count, total] = [String(table.count), showRoundMoney(BigInt(table.total), lang)]
    this.#hint.textContent =
      table.count === 0 ? words.phases[phase] : fill(words.people, { count, total })
  }

  #onTable(rounds: readonly FloorRoundState[]): void {
    this.#reader.onTable(rounds)
    const present = this.visit.table?.round
    if (present) this.#drop(present)
    const isRunning = ['closed', 'running'].includes(this.phase)
    this.#frame.state.phase = isRunning && this.visit.stakes.length > 0 ? 'playing' : 'idle'
    this.#frame.refresh()
  }

  /** Prices are a round's own, or its street's: what was selected and not played is gone with it. */
  #drop({ number, phase, street }: FloorRoundState): void {
    const window = `${number} ${street?.at ?? 0}`
    const isShut = phase !== 'open' && (street?.until ?? null) === null
    if (window === this.#window && !isShut) return
    if (this.slip.drop() > 0) this.#frame.log.add(this.#reader.words().log.dropped)
    this.#window = window
  }

  /** Payouts of the visit, each counted once. */
  #onSeats(): void {
    const { money, log, state } = this.#frame
    for (const seat of this.visit.seats) {
      if (!this.#payouts.count(seat)) continue
      const { staked, paid } = sumOf(seat.stakes)
      log.add(
        fill(this.#reader.words().log.settled, {
          stake: showMoney(BigInt(staked), state.lang),
          paid: showMoney(BigInt(paid), state.lang),
        }),
      )
    }
    money.setOpen(this.visit.stakes.some((stake) => stake.state === 'placed'))
    this.#reader.onChange()
  }

  #play(chips: readonly Chip[]): void {
    if (!this.isOpen) return
    const due = chips.reduce((sum, { amount }) => sum + amount, 0)
    if (BigInt(due) > this.#frame.state.balance) this.#frame.refuseFunds()
    else this.#queue.lay(chips)
  }

  /** A slip takes no more: said where it is seen, and to whoever does not look. */
  #refuseMore(): void {
    const { log, notice } = this.#frame
    const text = fill(this.#reader.words().full, { count: String(SELECTIONS_MOST) })
    log.add(text)
    notice.show({ tone: 'info', text, msMax: 5_000 })
  }

  #onPlaced({ spot, amount }: Chip, key: string): void {
    this.slip.played(spot)
    this.#frame.money.stake(key, BigInt(amount))
    this.#logBet(this.#reader.words().log.placed, amount, spot)
  }

  #logBet(sentence: string, amount: number, spot: string): void {
    const { log, state } = this.#frame
    const name = this.#reader.nameOf(spot)
    log.add(fill(sentence, { name, amount: showRoundMoney(BigInt(amount), state.lang) }))
  }
}
