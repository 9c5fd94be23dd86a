/**
 * Leads one table: takes its round from one phase to the next at the time that the house's clock says. Every step reads how
 * the round is recorded, so a leader that takes over goes on where the last one was; every write names the fence, and is
 * refused once another leads.
 */
import { sql, type Selectable } from 'kysely'
import { CROWD_MAX, cardWordsOf, wordsOf, type FloorRound } from '#chance/floor.ts'
import type { FloorCard } from '#contract/games/floor-protocol.ts'
import { jobActor } from '../../action/actor.ts'
import { inTransaction } from '../../database/database.ts'
import type { FloorRoundsTable } from '../../database/tables/floor.ts'
import type { House } from '../../house.ts'
import { chainOf, ensureChains, openChain, type ChainSeeds } from './chain.ts'
import { giveBack, placedOn, recordDecision, timesOf } from '../acts/decide.ts'
import { floorKind } from '../kinds/kinds.ts'
import { hmacLater, sha256Later } from '../../crypto/node-hash.ts'
import { batchesOf, payStakes, touchTable, type Notifier } from './pay.ts'
import { sharedOutcome } from './pool.ts'
import { SEAT_IDLE_MS } from '../views/seats.ts'
import { findShoe, recordShoe } from './shoe.ts'
import { firstTimes, isInStreets, openStreet, streetTimes, type StreetKind } from './streets.ts'
import type {
  DealtShoe,
  FloorKind,
  FloorPlay,
  PlacedStake,
  RecordedOutcome,
} from '../kinds/table-kind.ts'
import { closeTable } from '../tables/operate.ts'
import { findTable, type FloorTable } from '../tables/tables.ts'

export type FloorHouse = Pick<House, 'database' | 'clock' | 'random' | 'keys' | 'log'> & Notifier
type Round = Selectable<FloorRoundsTable>
type Led = 'phase' | 'closes_at' | 'shoe' | 'step' | 'settled_at' | 'seed'
type Timed = 'begins_at' | 'due_at' | 'ends_at' | 'landed_at'
type RoundChange = Partial<Pick<Round, Led | Timed>> & { outcome?: string }

/** Another leads: whatever this one was about to do is not done. */
export class Deposed extends Error {}

/** What was pressed before the end has so long to be written down; nothing is told before. */
export const LANDING_MS = 100
/** So many members are settled in a call. */
const BATCH = 500
/** A round that cannot be drawn is tried so often before it is void. */
const DRAWS_MAX = 3

type PlayKind = FloorKind & { play: FloorPlay }
const isPlayed = (kind: FloorKind): kind is PlayKind => kind.play !== undefined

/** What of a round is known before it opens; null of kinds that have no such thing. */
export async function cardOf(
  { id, kind, rules, salt }: Pick<FloorTable, 'id' | 'kind' | 'rules' | 'salt'>,
  round: bigint,
): Promise<FloorCard | null> {
  const { card } = floorKind(kind)
  if (card === null) return null
  const words = await cardWordsOf(hmacLater, sha256Later, { table: id, round, salt })
  return card(words, rules, round)
}

/** How long a round is open that opens now: of a table with a timetable to the next time that leaves as long as it asks for. */
export function openMsFrom(
  now: Date,
  { openMs, everyMs, offsetMs }: Pick<FloorTable, 'openMs' | 'everyMs' | 'offsetMs'>,
): number {
  if (everyMs === null) return openMs
  const sinceMs = (now.getTime() + openMs - offsetMs) % everyMs
  return openMs + (sinceMs === 0 ? 0 : everyMs - sinceMs)
}

export class TableLeader {
  readonly #house: FloorHouse
  readonly #table: string
  readonly #fence: bigint
  #chain: { first: bigint; seeds: ChainSeeds } | null = null
  #failedDraws = 0

  constructor(house: FloorHouse, table: string, fence: bigint) {
    this.#house = house
    this.#table = table
    this.#fence = fence
  }

  /** Does what is due. Answers after how many ms to look again; null when the table sleeps. */
  async step(): Promise<number | null> {
    const table = await findTable(this.#db, this.#table)
    if (!table) return null
    const round = await this.#present()
    const now = this.#house.clock()
    if (!round || round.settled_at !== null) return this.#openNext(table, round, now)
    if (round.phase === 'open') return this.#close(table, round, now)
    if (round.phase === 'closing') return this.#draw(table, round, now)
    if (round.phase === 'drawn') return this.#begin(round, now)
    return this.#follow(table, round, now)
  }

  get #db() {
    return this.#house.database.money.db
  }

  #present(): Promise<Round | undefined> {
    return this.#db
      .selectFrom('floor_rounds')
      .selectAll()
      .where('table_id', '=', this.#table)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  async #openNext(table: FloorTable, last: Round | undefined, now: Date): Promise<number | null> {
    const restMs = (last?.settled_at?.getTime() ?? 0) + table.restMs - now.getTime()
    if (restMs > 0) return restMs
    const isAwake = table.isOpen && (table.awakeUntil ?? now) > now
    // A shoe goes on while somebody is there to play it.
    if (last && last.shoe !== null && (last.seed !== null || !isAwake))
      await this.#endShoe(last.shoe)
    if (!isAwake) return null
    if (floorKind(table.kind).play) await this.#freeSeats(now)
    const number = (last?.number ?? 0n) + 1n
    const { keys, random } = this.#house
    await ensureChains({ db: this.#db, keys, random, now }, this.#table, number)
    const card = await cardOf(table, number)
    const openMs = openMsFrom(now, table)
    const { rows } = await sql`
      insert into floor_rounds (table_id, number, phase, opened_at, closes_at, card)
      select ${this.#table}, ${number}, 'open', ${now}, ${new Date(now.getTime() + openMs)},
        ${card && JSON.stringify(card)}::jsonb
      where floor_leads(${this.#table}, ${this.#fence})
      returning number`.execute(this.#db)
    if (rows.length === 0) throw new Deposed()
    this.#touch()
    return openMs
  }

  async #close(table: FloorTable, round: Round, now: Date): Promise<number> {
    const leftMs = round.closes_at.getTime() - now.getTime()
    if (leftMs > 0) return leftMs
    if (await this.#waits(table, round, now)) return table.openMs
    const { rows } = await sql<{ closed: boolean }>`
      select floor_close(${this.#table}, ${round.number}, ${this.#fence}, ${CROWD_MAX}) as closed`.execute(
      this.#db,
    )
    if (rows[0]?.closed !== true) throw new Deposed()
    this.#touch()
    return 0
  }

  /** Where hands are dealt or tickets sold, a round stays open until somebody bets, while somebody is there. */
  async #waits(table: FloorTable, round: Round, now: Date): Promise<boolean> {
    const isAwake = table.isOpen && (table.awakeUntil ?? now) > now
    const { play, pool } = floorKind(table.kind)
    if (!(play || pool) || !isAwake) return false
    if ((await this.#placed(round)).length > 0) return false
    await this.#write(round, { closes_at: new Date(now.getTime() + table.openMs) })
    await this.#freeSeats(now)
    return true
  }

  async #freeSeats(now: Date): Promise<void> {
    await sql`
      delete from floor_seats where table_id = ${this.#table} and floor_leads(${this.#table}, ${this.#fence})
        and active_at < ${new Date(now.getTime() - SEAT_IDLE_MS)}`.execute(this.#db)
  }

  /** The outcome is recorded before anybody is told, and drawn once: another leader finds it recorded. */
  async #draw(table: FloorTable, round: Round, now: Date): Promise<number | null> {
    const drawn = await this.#drawnFor(table, round, now).catch((error: unknown) => {
      if (error instanceof Deposed) throw error
      this.#failedDraws += 1
      if (this.#failedDraws < DRAWS_MAX) throw error
      this.#house.log.error({ table: table.id, err: error }, 'a round of the floor cannot be drawn')
      return null
    })
    if (drawn === null) return this.#void(round, now)
    this.#failedDraws = 0
    const { outcome, ...more } = drawn
    await this.#write(round, { ...more, phase: 'drawn', outcome: JSON.stringify(outcome) })
    return table.pauseMs
  }

  /** What the round comes to, or is dealt to begin with, and its times. */
  async #drawnFor(table: FloorTable, round: Round, now: Date) {
    const kind = floorKind(table.kind)
    const beginsAt = new Date(now.getTime() + table.pauseMs)
    if (isPlayed(kind)) return this.#dealt(kind, table, round, beginsAt)
    const drawn = await this.#outcomeOf(table, round)
    if (isInStreets(kind)) {
      const first = await openStreet(kind, round, drawn, () => this.keep())
      return { ...first, ...firstTimes(kind, table, first, this.#house.clock()) }
    }
    const outcome = kind.pool
      ? await sharedOutcome(this.#db, kind.pool, table, round, drawn)
      : drawn
    const after = (ms: number): Date => new Date(beginsAt.getTime() + ms)
    const endsAt = after(kind.tellingMs({ ...outcome }, table.rules))
    const asks = kind.asks?.(table.rules) ?? null
    return {
      outcome,
      begins_at: beginsAt,
      ends_at: endsAt,
      ...(asks ? { due_at: after(asks.untilMs) } : {}),
    }
  }

  /** Waits for a street's bets, closes them, and lays open what comes next: it is drawn from the seed again, and recorded nowhere before. */
  async #goOn(kind: StreetKind, table: FloorTable, round: Round, now: Date): Promise<number> {
    if (round.due_at !== null) {
      const leftMs = round.due_at.getTime() - now.getTime()
      if (leftMs > 0) return leftMs
      await this.#write(round, { due_at: null })
      return 0
    }
    const drawn = await this.#outcomeOf(table, round)
    const next = await openStreet(kind, round, drawn, () => this.keep())
    const times = streetTimes(kind, table, next, this.#house.clock())
    await this.#write(round, { step: next.step, outcome: JSON.stringify(next.outcome), ...times })
    return 0
  }

  async #dealt(kind: PlayKind, table: FloorTable, round: Round, beginsAt: Date) {
    const stakes = await this.#placed(round)
    const playing = kind.play.playing(stakes)
    const idle = stakes.filter((stake) => !playing.includes(stake))
    if (idle.length > 0) {
      const at = { table: table.id, number: round.number, fence: this.#fence }
      await giveBack(this.#db, at, idle)
      this.#touch('crowd', idle)
    }
    const open = await this.#openShoe(kind.play, round)
    const shoe = open ?? (playing.length > 0 ? await this.#newShoe(table, round) : null)
    const outcome = kind.play.deal(shoe, playing)
    const times = timesOf(kind, table, outcome, beginsAt, null)
    return { outcome, shoe: shoe?.first ?? null, begins_at: beginsAt, ...times }
  }

  /** The shoe that the last round left; null where there is none. */
  async #openShoe(play: FloorPlay, { number }: Round): Promise<DealtShoe | null> {
    const last = await this.#db
      .selectFrom('floor_rounds')
      .select(['shoe', 'seed', 'outcome'])
      .where('table_id', '=', this.#table)
      .where('number', '=', number - 1n)
      .where('phase', '=', 'settled')
      .executeTakeFirst()
    if (!last?.outcome || last.shoe === null || last.seed !== null) return null
    const from = play.shoeAfter(last.outcome)
    const cards = await findShoe(this.#keyed, this.#table, last.shoe)
    return from === null || cards === null ? null : { first: last.shoe, cards, from }
  }

  async #newShoe(table: FloorTable, round: Round): Promise<DealtShoe> {
    const drawn = await this.#outcomeOf(table, round)
    if (!('shoe' in drawn)) throw new Error('a table without a shoe')
    const made = { cards: drawn.shoe, fence: this.#fence, now: this.#house.clock() }
    const cards = await recordShoe(this.#keyed, this.#table, round.number, made)
    return { first: round.number, cards, from: 0 }
  }

  /** Its rounds that have ended can be proven from here on. */
  async #endShoe(first: bigint): Promise<void> {
    const rows = await this.#db
      .selectFrom('floor_rounds')
      .select('number')
      .where('table_id', '=', this.#table)
      .where('shoe', '=', first)
      .where('seed', 'is', null)
      .where('settled_at', 'is not', null)
      .execute()
    if (rows.length === 0) return
    const numbers = rows.map(({ number }) => number)
    const seeds: Buffer[] = []
    for (const number of numbers) seeds.push(await this.#seedOf(number))
    await sql`
      update floor_rounds r set seed = opened.seed
      from unnest(${numbers}::bigint[], ${seeds}::bytea[]) opened (number, seed)
      where r.table_id = ${this.#table} and r.number = opened.number and r.seed is null
        and floor_leads(${this.#table}, ${this.#fence})`.execute(this.#db)
    this.#touch()
  }

  async #endShoeBefore({ number }: Round): Promise<void> {
    const last = await this.#db
      .selectFrom('floor_rounds')
      .select('shoe')
      .where('table_id', '=', this.#table)
      .where('number', '=', number - 1n)
      .executeTakeFirst()
    if (last && last.shoe !== null) await this.#endShoe(last.shoe)
  }

  get #keyed() {
    return { db: this.#db, keys: this.#house.keys }
  }

  async #outcomeOf(table: FloorTable, { number, crowd, card }: Round) {
    const seed = await this.#seedOf(number)
    const { salt, id } = table
    const drawn: FloorRound = { table: id, round: number, clientSeeds: crowd ?? [], salt }
    const words = await wordsOf(hmacLater, sha256Later, seed, drawn)
    return floorKind(table.kind).draw(words, table.rules, card)
  }

  async #seedOf(number: bigint): Promise<Buffer> {
    const chain = await chainOf(this.#db, this.#table, number)
    if (!chain) throw new Error('a round without a chain')
    if (this.#chain?.first !== chain.first_round)
      this.#chain = {
        first: chain.first_round,
        seeds: await openChain(this.#house.keys, chain),
      }
    return this.#chain.seeds.seedOf(number)
  }

  async #begin(round: Round, now: Date): Promise<number> {
    const leftMs = timeOf(round.begins_at) - now.getTime()
    if (leftMs > 0) return leftMs
    await this.#write(round, { phase: 'telling' })
    return 0
  }

  async #follow(table: FloorTable, round: Round, now: Date): Promise<number> {
    const kind = floorKind(table.kind)
    if (isPlayed(kind) && round.ends_at === null) return this.#ask(kind, table, round, now)
    if (isInStreets(kind) && round.ends_at === null) return this.#goOn(kind, table, round, now)
    if (!isPlayed(kind) && round.due_at !== null) return this.#stopAsking(round, round.due_at, now)
    const endMs = timeOf(round.ends_at) - now.getTime()
    if (endMs + LANDING_MS <= 0) return this.#end(table, round, now)
    return Math.max(1, Math.min(endMs + LANDING_MS, await this.#payDue(table, round, now)))
  }

  /** Nobody's answer counts any more; only then the rest of the outcome is told. What came in time has so long to be written down. */
  async #stopAsking(round: Round, dueAt: Date, now: Date): Promise<number> {
    const leftMs = dueAt.getTime() + LANDING_MS - now.getTime()
    if (leftMs > 0) return leftMs
    await this.#write(round, { due_at: null })
    return 1
  }

  /** Pays what has come due by itself; answers after how many ms the next does. */
  async #payDue(table: FloorTable, round: Round, now: Date): Promise<number> {
    const kind = floorKind(table.kind)
    const outcome = outcomeIn(round)
    const sinceMs = now.getTime() - timeOf(round.begins_at)
    let nextMs = Infinity
    const due: PlacedStake[] = []
    for (const stake of await this.#placed(round)) {
      const atMs = kind.paidAtMs(stake, outcome, table.rules)
      if (atMs !== null && atMs <= sinceMs) due.push(stake)
      else if (atMs !== null) nextMs = Math.min(nextMs, atMs - sinceMs)
    }
    await this.#pay(table, round, due)
    return nextMs
  }

  /** Waits for whoever is asked, and decides by default where nobody answered in time. */
  async #ask(kind: PlayKind, table: FloorTable, round: Round, now: Date): Promise<number> {
    const nextMs = await this.#payDue(table, round, now)
    const leftMs = timeOf(round.due_at) + LANDING_MS - now.getTime()
    if (leftMs > 0) return Math.max(1, Math.min(leftMs, nextMs))
    const shoe = await findShoe(this.#keyed, this.#table, round.shoe ?? 0n)
    const { seat, act, ...decided } = kind.play.byDefault(outcomeIn(round), shoe ?? [])
    const byNobody = { memberId: null, token: null, seat, act, requestId: null, arrivedAt: now }
    const at = { kind, table, round, fence: this.#fence }
    const went = await recordDecision(this.#house, at, byNobody, decided)
    if (went !== 'decided' && !(await this.#leads())) throw new Deposed()
    this.#touch()
    return 1
  }

  /** Nobody's decision counts any more, then everybody is told, then what is left is settled, then the seed is revealed. */
  async #end(table: FloorTable, round: Round, now: Date): Promise<number> {
    if (round.landed_at === null) await this.#write(round, { landed_at: now })
    await this.#pay(table, round, await this.#placed(round))
    await this.#endEmptyBets(round, now)
    const { play } = floorKind(table.kind)
    if (play) await this.#keepSeats(play, outcomeIn(round), now)
    const isSealed = round.shoe !== null && play && play.shoeAfter(outcomeIn(round)) !== null
    const seed = isSealed ? null : await this.#seedOf(round.number)
    await this.#write(round, { phase: 'settled', seed, settled_at: now })
    return table.restMs
  }

  /** Whoever had a hand has not gone. */
  async #keepSeats(play: FloorPlay, outcome: RecordedOutcome, now: Date): Promise<void> {
    await this.#db
      .updateTable('floor_seats')
      .set({ active_at: now })
      .where('table_id', '=', this.#table)
      .where('seat', '=', sql<number>`any(${[...play.seatsOf(outcome)]}::integer[])`)
      .execute()
  }

  #placed({ number }: Round): Promise<PlacedStake[]> {
    return placedOn(this.#db, this.#table, number)
  }

  /** Whole members at a time, so that one has one move. */
  async #pay(table: FloorTable, round: Round, stakes: readonly PlacedStake[]): Promise<void> {
    const kind = floorKind(table.kind)
    const outcome = outcomeIn(round)
    for (const batch of batchesOf(stakes, BATCH)) {
      const payments = batch.map((stake) => ({
        ...stake,
        ...kind.pay(stake, outcome, table.rules, round.card),
      }))
      const paid = await payStakes(this.#house, round, this.#fence, payments)
      // Fewer were settled than asked only where a hand was quicker; none at all where another leads.
      if (paid.length === 0 && !(await this.#leads())) throw new Deposed()
      this.#touch('crowd', paid)
      await this.keep()
    }
  }

  /** Whoever took everything back has a bet of nothing. */
  async #endEmptyBets({ number }: Round, now: Date): Promise<void> {
    await sql`
      select bet_void(array_agg(b.member_id), array_agg(b.id), ${now})
      from floor_bets f join bets b on b.member_id = f.member_id and b.id = f.id
      where f.table_id = ${this.#table} and f.number = ${number} and b.settled_at is null and b.stake = 0
        and floor_leads(${this.#table}, ${this.#fence})`.execute(this.#db)
  }

  /** Everything that is held goes back, the seed is used up, and the table is closed until somebody has looked. */
  async #void(round: Round, now: Date): Promise<number | null> {
    for (;;) {
      const { rows } = await sql<{ members: number }>`
        select floor_void(${this.#table}, ${round.number}, ${this.#fence}, ${BATCH}, ${now}) as members`.execute(
        this.#db,
      )
      if ((rows[0]?.members ?? 0) === 0) break
      await this.keep()
    }
    const seed = await this.#seedOf(round.number).catch(() => null)
    // With its seed those before it are known.
    if (seed !== null) await this.#endShoeBefore(round)
    // Both or neither: a void round whose table stood open yet would be followed by the next, by whoever leads then.
    await inTransaction(this.#db, async (inside) => {
      await this.#write(round, { phase: 'void', seed, settled_at: now }, inside)
      await closeTable(inside, jobActor('floor'), this.#table)
    })
    const bets = await this.#db
      .selectFrom('floor_bets')
      .select('member_id as memberId')
      .where('table_id', '=', this.#table)
      .where('number', '=', round.number)
      .execute()
    this.#touch('table', bets)
    return null
  }

  async #write({ number }: Round, changed: RoundChange, db = this.#db): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('floor_rounds')
      .set(changed)
      .where('table_id', '=', this.#table)
      .where('number', '=', number)
      .where('settled_at', 'is', null)
      .where(sql<boolean>`floor_leads(${this.#table}, ${this.#fence})`)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new Deposed()
    this.#touch()
  }

  async #leads(): Promise<boolean> {
    const { rows } = await sql<{ leads: boolean }>`
      select floor_leads(${this.#table}, ${this.#fence}) as leads`.execute(this.#db)
    return rows[0]?.leads === true
  }

  /** Goes on leading. */
  async keep(ms = LEASE_MS): Promise<void> {
    const { rows } = await sql<{ kept: boolean }>`
      select floor_keep_lease(${this.#table}, ${this.#fence}, ${ms}) as kept`.execute(this.#db)
    if (rows[0]?.kept !== true) throw new Deposed()
  }

  #touch(
    changed: 'table' | 'crowd' = 'table',
    members: readonly { memberId: bigint }[] = [],
  ): void {
    touchTable(
      this.#house,
      changed,
      this.#table,
      members.map(({ memberId }) => memberId),
    )
  }
}

/** So long a leader leads that is not heard of. */
export const LEASE_MS = 1_500

const timeOf = (moment: Date | null): number => moment?.getTime() ?? 0

function outcomeIn({ outcome }: Round) {
  if (outcome === null) throw new Error('a round is told that was not drawn')
  return outcome
}
