/** What one does at the table: chips go one after the other, and what is on its way is shown as such. */
import { BOARD_CHIPS_MOST } from '#contract/games/floor-boards.ts'
import type { FloorActed, FloorStakeState } from '#contract/games/floor-protocol.ts'
import type { AskedAct } from '../protocol/floor-session.ts'
import { chipsIn, type Chip } from './chips-laid.ts'

/** The table as it stands, what one has on its round, and the way to change that. */
export interface SeatAtTable {
  readonly table: { readonly round: { readonly number: number } | null } | null
  readonly stakes: readonly FloorStakeState[]
  act(asked: Omit<AskedAct, 'table'>): Promise<Pick<FloorActed, 'seat'>>
}

export interface ChipQueueReader {
  /** Something is on its way, or has come. */
  onChange: () => void
  /** A chip lies, with what has been laid before it on this round. */
  onPlaced: (chip: Chip, key: string) => void
  onBack: (chip: Chip) => void
  /** Whatever was to follow is dropped. */
  onRefused: (trouble: unknown) => void
  /** Are the chips of a press laid by one act, all of them or none? Absent where they go one after the other. */
  isWhole?: boolean
  /** Are they taken back so? */
  isUndoneWhole?: boolean
}

export class ChipQueue {
  readonly #seat: SeatAtTable
  readonly #reader: ChipQueueReader
  #waiting: readonly Chip[] = []
  #queue: Promise<void> = Promise.resolve()
  #dropped = 0
  /** How many chips each press laid on the round, so that one press is undone at once. */
  #presses: { round: number; chips: number }[] = []
  #last: readonly Chip[] = []

  constructor(seat: SeatAtTable, reader: ChipQueueReader) {
    this.#seat = seat
    this.#reader = reader
  }

  get pending(): readonly Chip[] {
    return this.#waiting
  }

  get placed(): readonly FloorStakeState[] {
    return this.#seat.stakes.filter(({ state }) => state === 'placed')
  }

  /** What a repeat would lay: the board of the last round that one bet on. */
  get repeatable(): readonly Chip[] {
    return this.#last
  }

  /** A round is over: its board is the one that can be laid again. */
  remember(stakes: readonly FloorStakeState[]): void {
    if (stakes.length > 0) this.#last = chipsIn(stakes)
  }

  /** As one press: all of them or none at tables that lay boards whole, else what was taken before a refusal. */
  lay(chips: readonly Chip[]): void {
    const round = this.#round
    this.#presses = this.#presses.filter((press) => press.round === round)
    const press = { round, chips: 0 }
    this.#presses.push(press)
    this.#waiting = [...this.#waiting, ...chips]
    this.#reader.onChange()
    for (const part of partsOf(chips, this.#reader.isWhole ? BOARD_CHIPS_MOST : 1))
      this.#then(async () => {
        const { seat } = await this.#seat.act(layingOf(part, round))
        press.chips += part.length
        const seq = Math.max(0, ...(seat?.stakes ?? []).map((stake) => stake.seq))
        for (const [at, chip] of part.entries())
          this.#reader.onPlaced(chip, `${round} ${seq - part.length + 1 + at}`)
      }, part)
  }

  /** The newest chips, as many as the last press laid and the house took: whatever that press was, one undo takes it back. */
  undo(): void {
    const press = this.#presses.pop()
    const round = this.#round
    this.#takeBack(() => (press?.round === round ? press.chips : 1))
  }

  clear(): void {
    this.#presses = []
    this.#takeBack(() => this.placed.length)
  }

  takeBackFrom(spot: string): void {
    this.#then(() => this.#back(this.placed.filter((stake) => stake.spot === spot).at(-1)))
  }

  get #round(): number {
    return this.#seat.table?.round?.number ?? 1
  }

  /** How many is asked once all that was pressed before has been answered. */
  #takeBack(countOf: () => number): void {
    this.#then(async () => {
      const newest = this.placed.toSorted((a, b) => b.seq - a.seq).slice(0, countOf())
      const most = this.#reader.isUndoneWhole ? BOARD_CHIPS_MOST : 1
      for (const part of partsOf(newest, most)) await this.#backWhole(part)
    })
  }

  async #backWhole(stakes: readonly FloorStakeState[]): Promise<void> {
    const [first] = stakes
    if (first && stakes.length === 1) return this.#back(first)
    const chips = stakes.map(({ spot, amount }) => ({ spot, amount }))
    await this.#seat.act({ act: 'undo', round: this.#round, spot: first?.spot ?? '', chips })
    for (const chip of chips) this.#reader.onBack(chip)
  }

  async #back(stake: FloorStakeState | undefined): Promise<void> {
    if (!stake) return
    const { spot, amount } = stake
    await this.#seat.act({ act: 'take-back', round: this.#round, spot })
    this.#reader.onBack({ spot, amount })
  }

  #then(work: () => Promise<void>, chips: readonly Chip[] = []): void {
    const drops = this.#dropped
    this.#queue = this.#queue.then(async () => {
      try {
        if (drops === this.#dropped) await work()
      } catch (trouble) {
        this.#dropped += 1
        this.#reader.onRefused(trouble)
      }
      this.#waiting = this.#waiting.filter((one) => !chips.includes(one))
      this.#reader.onChange()
    })
  }
}

const partsOf = <Part>(chips: readonly Part[], most: number): Part[][] =>
  Array.from({ length: Math.ceil(chips.length / most) }, (_, at) =>
    chips.slice(at * most, (at + 1) * most),
  )

function layingOf(chips: readonly Chip[], round: number): Omit<AskedAct, 'table'> {
  const [first] = chips
  if (first && chips.length === 1) return { act: 'place', round, ...first }
  return { act: 'lay', round, spot: first?.spot ?? '', chips }
}
