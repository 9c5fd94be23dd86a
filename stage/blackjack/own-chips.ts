/** One's chips at a table of blackjack: laid on one's seats and behind others, taken back, doubled and laid again. */
import { blackjackSpotName } from '#contract/games/blackjack-names.ts'
import type { FloorStakeState } from '#contract/games/floor-protocol.ts'
import { make } from '../dom.ts'
import type { Chip } from '../floor/chips-laid.ts'
import { ChipQueue } from '../floor/chip-queue.ts'
import { showRefusedAct } from '../floor/refused-act.ts'
import type { TableVisit } from '../floor/table-visit.ts'
import { createTray } from '../floor/tray.ts'
import { showRoundMoney } from '../frame/amounts.ts'
import type { Frame } from '../frame/frame.ts'
import { fill } from '../frame/words.ts'
import { isLaid } from './settling.ts'
import { waitsForMain } from './side-bets.ts'
import type { BlackjackWords } from './words.ts'

interface ChipsReader {
  /** Something is on its way, or has come. */
  onChange: () => void
  /** Are bets taken? */
  isOpen: () => boolean
  /** At the table, in words. */
  story: (line: string) => void
  words: () => BlackjackWords
}

export class OwnChips {
  /** The chips to choose from, what can be done with them, and what they come to. */
  readonly element: HTMLElement
  /** Whether what is laid behind another goes with their doubles and splits. */
  readonly follow = make('button', { type: 'button', class: 'bj-switch', 'aria-pressed': 'false' })
  readonly #frame: Frame
  readonly #visit: TableVisit
  readonly #reader: ChipsReader
  readonly #queue: ChipQueue
  readonly #tray = createTray(
    {
      undo: () => this.#queue.undo(),
      clear: () => this.#queue.clear(),
      double: () => this.#lay([...this.laid].map(([spot, amount]) => ({ spot, amount }))),
      repeat: () => this.#lay(this.#queue.repeatable),
    },
    (micro) => this.#logBet(this.#reader.words().story.chip, micro, ''),
  )

  constructor(frame: Frame, visit: TableVisit, reader: ChipsReader) {
    this.#frame = frame
    this.#visit = visit
    this.#reader = reader
    this.#queue = new ChipQueue(visit, {
      onChange: () => reader.onChange(),
      onPlaced: (chip, key) => {
        frame.money.stake(key, BigInt(chip.amount))
        this.#logBet(reader.words().story.placed, chip.amount, chip.spot)
      },
      onBack: ({ spot, amount }) => {
        frame.money.pay(BigInt(amount))
        this.#logBet(reader.words().story.back, amount, spot)
      },
      onRefused: (trouble) => showRefusedAct(frame, trouble),
    })
    const { total, picker, acts } = this.#tray
    this.element = make('div', { class: 'floor-tray' }, total, picker, acts)
  }

  /** What lies on each spot, with what is on its way. */
  get laid(): ReadonlyMap<string, number> {
    const laid = new Map<string, number>()
    for (const { spot, amount } of [...this.#visit.stakes.filter(isLaid), ...this.#queue.pending])
      laid.set(spot, (laid.get(spot) ?? 0) + amount)
    return laid
  }

  /** A hand is over: what was laid on it can be laid again. */
  remember(stakes: readonly FloorStakeState[]): void {
    this.#queue.remember(stakes.filter(isLaid))
  }

  /** The chip that is chosen. */
  layOn(spot: string): void {
    if (this.#reader.isOpen() && waitsForMain(spot, this.laid)) return this.#announceMainFirst()
    this.#lay([{ spot, amount: this.#tray.chip() }])
  }

  #announceMainFirst(): void {
    const text = this.#reader.words().mainFirst
    this.#frame.log.add(text)
    this.#frame.notice.show({ tone: 'info', text, msMax: 5_000 })
  }

  behind(seat: number): void {
    const isFollowed = this.follow.getAttribute('aria-pressed') === 'true'
    this.layOn(`${isFollowed ? 'behind' : 'alone'}-${seat}`)
  }

  takeBackFrom(spot: string): void {
    this.#queue.takeBackFrom(spot)
  }

  show(laid: ReadonlyMap<string, number>, isOpen: boolean): void {
    const { table } = this.#visit
    if (!table) return
    const own = this.#reader.words()
    this.follow.textContent = own.follow
    this.#tray.show({
      lang: this.#frame.state.lang,
      words: own,
      isOpen,
      total: [...laid.values()].reduce((sum, amount) => sum + amount, 0),
      least: table.limits.min,
      most: table.limits.max,
      hasBets: laid.size > 0,
      canRepeat: this.#queue.repeatable.length > 0,
    })
  }

  #lay(chips: readonly Chip[]): void {
    const { state } = this.#frame
    if (chips.length === 0 || state.phase === 'closed' || !this.#reader.isOpen()) return
    const due = [...chips, ...this.#queue.pending].reduce((sum, { amount }) => sum + amount, 0)
    if (BigInt(due) > state.balance) this.#frame.refuseFunds()
    else this.#queue.lay(chips)
  }

  #logBet(sentence: string, amount: number, spot: string): void {
    const { lang } = this.#frame.state
    const name = spot === '' ? '' : blackjackSpotName(spot, lang)
    const line = fill(sentence, { name, amount: showRoundMoney(BigInt(amount), lang) })
    if (spot === '') this.#frame.log.add(line)
    else this.#reader.story(line)
  }
}
