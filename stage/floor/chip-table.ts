/** A table where chips are laid on a board: the visit, the tray, what lies and what is on its way, and what came of it. */
import type { FloorRoundState, FloorSeatState } from '#contract/games/floor-protocol.ts'
import { make } from '../dom.ts'
import { showMoney, showRoundMoney } from '../frame/amounts.ts'
import type { Frame } from '../frame/frame.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { sumOf, type Chip } from './chips-laid.ts'
import { ChipQueue } from './chip-queue.ts'
import { Payouts } from './payouts.ts'
import { Repeats } from './repeats.ts'
import { showRefusedAct } from './refused-act.ts'
import { listenToKeys } from './table-keys.ts'
import { TableVisit } from './table-visit.ts'
import { createTray, type TrayWords } from './tray.ts'

interface ChipTableWords extends TrayWords {
  log: { chip: string; placed: string; back: string; settled: string }
}

interface ChipTableReader {
  /** The table stands otherwise; what happened to its rounds, as a visit tells it. */
  onTable: (rounds: readonly FloorRoundState[]) => void
  /** Something lies otherwise, or is paid. */
  onChange: () => void
  words: () => ChipTableWords
  nameOf: (spot: string) => string
  /** Are bets taken? */
  isOpen: () => boolean
  /** Are bets closed, and what they come to not told yet? */
  isClosed: () => boolean
  /** What a press hears that lays nothing. */
  hint: () => string
  /** May a stake on that spot be laid again? Absent where all may. */
  isRepeated?: (spot: string) => boolean
  /** Are the chips of a press laid by one act, all of them or none? */
  isWhole?: boolean
}

export class ChipTable {
  readonly visit: TableVisit
  readonly queue: ChipQueue
  /** The chips to choose from, what can be done with them, and what they come to. */
  readonly element: HTMLElement
  readonly #frame: Frame
  readonly #reader: ChipTableReader
  readonly #payouts: Payouts
  readonly #repeats = new Repeats()
  readonly #tray = createTray(
    {
      undo: () => this.queue.undo(),
      clear: () => this.queue.clear(),
      double: () => this.layChips([...this.laid].map(([spot, amount]) => ({ spot, amount }))),
      repeat: () => this.layChips(this.queue.repeatable),
    },
    (micro) => this.#logBet(this.#reader.words().log.chip, micro, ''),
  )

  constructor(frame: Frame, session: FloorSession, reader: ChipTableReader) {
    this.#frame = frame
    this.#reader = reader
    this.#payouts = new Payouts(frame.money)
    this.visit = new TableVisit(frame, session, {
      onTable: (rounds) => this.#onTable(rounds),
      onSeats: () => this.#onSeats(),
    })
    this.queue = new ChipQueue(this.visit, {
      onChange: () => reader.onChange(),
      onPlaced: (chip, key) => {
        frame.money.stake(key, BigInt(chip.amount))
        this.#logBet(reader.words().log.placed, chip.amount, chip.spot)
      },
      onBack: ({ spot, amount }) => {
        frame.money.pay(BigInt(amount))
        this.#logBet(reader.words().log.back, amount, spot)
      },
      onRefused: (trouble) => showRefusedAct(frame, trouble),
      isWhole: reader.isWhole ?? false,
      isUndoneWhole: true,
    })
    const { total, picker, acts } = this.#tray
    // What is asked once bets are closed has the digits then.
    listenToKeys(frame.root, (key) => reader.isOpen() && this.#tray.press(key))
    this.element = make('div', { class: 'floor-tray' }, total, picker, acts)
  }

  begin({ floor }: OpenedTable): void {
    this.#payouts.resume(floor.seat, floor.table)
    if (floor.seat) this.#remember(floor.seat)
    this.visit.begin(floor)
  }

  #remember({ stakes }: FloorSeatState): void {
    const { isRepeated } = this.#reader
    this.queue.remember(isRepeated ? stakes.filter(({ spot }) => isRepeated(spot)) : stakes)
  }

  /** What lies on each spot, with what is on its way. */
  get laid(): ReadonlyMap<string, number> {
    const laid = new Map<string, number>()
    for (const { spot, amount } of [...this.visit.stakes, ...this.queue.pending])
      laid.set(spot, (laid.get(spot) ?? 0) + amount)
    return laid
  }

  /** Those on which something is on its way. */
  get pending(): ReadonlySet<string> {
    return new Set(this.queue.pending.map(({ spot }) => spot))
  }

  /** What each spot was paid on the round that is shown. */
  get paid(): ReadonlyMap<string, number> {
    const paid = new Map<string, number>()
    for (const stake of this.visit.stakes)
      paid.set(stake.spot, (paid.get(stake.spot) ?? 0) + stake.paid)
    return paid
  }

  /** A chip of those that are chosen, on each; two on one spot are one stake there. */
  lay(spots: readonly string[]): void {
    const chip = this.#tray.chip()
    const board = new Map<string, number>()
    for (const spot of spots) board.set(spot, (board.get(spot) ?? 0) + chip)
    this.layChips([...board].map(([spot, amount]) => ({ spot, amount })))
  }

  showTray(isOpen: boolean): void {
    const { table, stakes } = this.visit
    if (!table) return
    this.#tray.show({
      lang: this.#frame.state.lang,
      words: this.#reader.words(),
      isOpen,
      total: [...this.laid.values()].reduce((sum, amount) => sum + amount, 0),
      least: table.limits.min,
      most: table.limits.max,
      hasBets: stakes.length + this.queue.pending.length > 0,
      canRepeat: this.queue.repeatable.length > 0,
    })
  }

  #onTable(rounds: readonly FloorRoundState[]): void {
    this.#reader.onTable(rounds)
    const isPlayed = this.#reader.isClosed() && this.visit.stakes.length > 0
    this.#frame.state.phase = isPlayed ? 'playing' : 'idle'
    this.#frame.refresh()
  }

  /** Payouts of the visit, each counted once. */
  #onSeats(): void {
    const { money, log, state } = this.#frame
    for (const seat of this.visit.seats) {
      // What was laid before this visit can be laid again, and is told no more.
      if (this.#payouts.isBefore(seat) && this.queue.repeatable.length === 0) this.#remember(seat)
      if (!this.#payouts.count(seat)) continue
      const { staked, paid } = sumOf(seat.stakes)
      this.#remember(seat)
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

  /** As one press, where bets are taken and there is money for it. */
  layChips(chips: readonly Chip[]): void {
    const { state } = this.#frame
    if (chips.length === 0 || state.phase === 'closed') return
    if (!this.#reader.isOpen()) return this.#announceHint()
    const due = [...chips, ...this.queue.pending].reduce((sum, { amount }) => sum + amount, 0)
    if (BigInt(due) > state.balance) this.#frame.refuseFunds()
    else this.queue.lay(chips)
  }

  /** Why a press lays nothing: what the hint says, to whoever does not look there. */
  #announceHint(): void {
    const text = this.#reader.hint()
    if (this.#repeats.isNew(text, performance.now())) this.#frame.log.add(text)
    this.#frame.notice.show({ tone: 'info', text, msMax: 2_500 })
  }

  #logBet(sentence: string, amount: number, spot: string): void {
    const { log, state } = this.#frame
    const name = spot === '' ? '' : this.#reader.nameOf(spot)
    log.add(fill(sentence, { name, amount: showRoundMoney(BigInt(amount), state.lang) }))
  }
}
