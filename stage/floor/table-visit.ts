import type {
  FloorActed,
  FloorBetState,
  FloorOpened,
  FloorRoundState,
  FloorSeatState,
  FloorStakeState,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import type { Frame } from '../frame/frame.ts'
import type { AskedAct, FloorSession } from '../protocol/floor-session.ts'
import { missedEnd } from './missed-end.ts'
import { Room } from './room/room.ts'
import { Silence } from './silence.ts'
import { Studio } from './studio.ts'

/** Without a socket the table is asked for so often. */
const POLL_MS = 1_000
const LISTEN_MS = 500

export interface VisitReader {
  /** The table stands otherwise; with the round as it is, and before it the end of one that no message told. */
  onTable: (rounds: readonly FloorRoundState[]) => void
  /** What one has at the table stands otherwise. */
  onSeats: () => void
  /** Where what is shown goes on between two messages: nothing has come of the house for seconds, or it does again. */
  onSilence?: (isSilent: boolean) => void
}

/** A visit to a table: how it stands, what one has on it, and the house's clock. */
export class TableVisit {
  table: FloorTableState | null = null
  seats: readonly FloorSeatState[] = []
  /** Where one sits; nowhere at tables where nobody does. */
  ownSeats: readonly number[] = []
  /** What is sent from the table, where a kind lets it stand. */
  readonly studio: Studio
  readonly #frame: Frame
  readonly #session: FloorSession
  readonly #reader: VisitReader
  readonly #room: Room
  /** Of stakes that were one's own at any time of this visit: one that was taken back may be told of a moment longer. */
  readonly #ownPlaces = new Set<number>()
  readonly #silence = new Silence(performance.now())
  #offsetMs = Number.NEGATIVE_INFINITY
  #wasSilent = false

  constructor(frame: Frame, session: FloorSession, reader: VisitReader) {
    this.#frame = frame
    this.#session = session
    this.#reader = reader
    this.studio = new Studio(frame)
    this.#room = new Room(frame, session, frame.launch.game)
    // Ours by the contract.
    frame.stream.read(`table/${frame.launch.game}`, (data, at) =>
      this.#bring(data as FloorTableState, Date.parse(at)),
    )
    if (reader.onSilence) frame.stream.read('heartbeat', () => this.#endSilence())
    // Ours, too.
    frame.stream.read('seat', (data) => this.#bringSeats(data as readonly FloorSeatState[]))
  }

  begin(floor: FloorOpened): void {
    this.#room.stand(this.#frame.bar.sound, floor.face.languages)
    this.seats = floor.seat ? [floor.seat] : []
    this.#noteOwn()
    this.ownSeats = floor.seat?.seats ?? []
    this.#bring(floor.table, floor.at)
    setInterval(() => void this.#poll(), POLL_MS)
    if (!this.#reader.onSilence) return
    setInterval(() => this.#listen(), LISTEN_MS)
    // While nobody looked nobody asked.
    document.addEventListener('visibilitychange', () => this.#endSilence())
  }

  /** By the house's clock; where its silence is minded, as it stood when it was heard last. */
  get nowMs(): number {
    const offsetMs = Number.isFinite(this.#offsetMs) ? this.#offsetMs : 0
    return Date.now() + offsetMs - this.#silentMs
  }

  /** Nobody knows what goes on at the table. */
  get isSilent(): boolean {
    return this.#silentMs > 0
  }

  get #silentMs(): number {
    return this.#reader.onSilence ? this.#silence.lastsMs(performance.now()) : 0
  }

  #endSilence(): void {
    this.#silence.end(performance.now())
    this.#listen()
  }

  #listen(): void {
    const { isSilent } = this
    if (isSilent === this.#wasSilent) return
    this.#wasSilent = isSilent
    this.#reader.onSilence?.(isSilent)
  }

  /** What one has on the present round. */
  get stakes(): readonly FloorStakeState[] {
    return this.stakesOf(this.table?.round?.number ?? 0)
  }

  stakesOf(number: number): readonly FloorStakeState[] {
    return this.seats.find(({ round }) => round === number)?.stakes ?? []
  }

  /** What others have on the present round, of what the table tells: one's own stand beside it, and never in it, whichever was told first. */
  get others(): readonly FloorBetState[] {
    return this.othersIn(this.table?.bets ?? [])
  }

  /** The same of any bets that are told. */
  othersIn(bets: readonly FloorBetState[]): readonly FloorBetState[] {
    return bets.filter(({ place }) => !this.#ownPlaces.has(place))
  }

  /** What was answered to what all are asked on the present round; null where nothing was. */
  get answer(): string | null {
    const present = this.table?.round?.number
    return this.seats.find(({ round }) => round === present)?.answer ?? null
  }

  /** On the round that is named; the answer stands in the seats. */
  async act(asked: Omit<AskedAct, 'table'>): Promise<FloorActed> {
    const done = await this.#session.act({ table: this.#frame.launch.game, ...asked })
    this.#frame.money.setBalance(done.balance)
    const number = done.seat?.round ?? asked.round
    const others = this.seats.filter(({ round }) => round !== number)
    this.#bringSeats(done.seat ? [...others, done.seat] : others, done.seat?.seats ?? [])
    return done
  }

  /** How far this clock is behind the house's: the message that took least on its way says it best. */
  #bring(table: FloorTableState, atMs: number): void {
    this.#offsetMs = Math.max(this.#offsetMs, atMs - Date.now())
    this.#endSilence()
    this.#room.refresh()
    const before = this.table?.round ?? null
    if (before && table.round && table.round.number < before.number) return
    this.table = table
    this.studio.show(table.video ?? null)
    const rounds = [missedEnd(before, table, atMs), table.round]
    this.#reader.onTable(rounds.filter((round) => round !== null))
  }

  #bringSeats(seats: readonly FloorSeatState[], own?: readonly number[]): void {
    this.seats = seats.filter(({ table }) => table === this.#frame.launch.game)
    this.#noteOwn()
    const newest = this.seats.toSorted((a, b) => b.round - a.round)[0]
    this.ownSeats = own ?? newest?.seats ?? []
    this.#reader.onSeats()
  }

  #noteOwn(): void {
    for (const { place } of this.seats.flatMap(({ stakes }) => stakes))
      if (place !== undefined) this.#ownPlaces.add(place)
  }

  async #poll(): Promise<void> {
    const { stream, money } = this.#frame
    if (stream.isReady || document.hidden) return
    const opened = await this.#session.open().catch(() => null)
    if (opened === null) return
    this.#bringSeats(opened.seat ? [opened.seat] : [])
    this.#bring(opened.table, opened.at)
    money.setBalance(opened.balance)
  }
}
