/**
 * What games really returned beside what their tables say, day by day, from the stored rounds: payouts
 * over whole stakes. A stake's share for the jackpots is not taken out of it and a jackpot is no payout,
 * so the table's exact return stays what it is held to. It looks, stores and raises an alarm; nothing of it ever reaches a draw.
 */
import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import { inTransaction } from '../../database/database.ts'
import type { GameReturnsTable } from '../../database/tables/casino.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { dayAfter, dayOf, startOf } from '#contract/time-span.ts'
import type { PublishedGames, PublishedMode } from '../publish/published.ts'
import type { LookupTable } from '../publish/lookup-table.ts'
import { chanceOf, isOutside, paysOf, spreadOf, type Pays } from './return-odds.ts'
import { reportOf, type TableReport } from './table-report.ts'

export type GameReturn = Selectable<GameReturnsTable>
type GameFinder = Pick<PublishedGames, 'find'>
type ModeKey = Pick<GameReturn, 'game' | 'version' | 'mode'>

/** What a mode's rounds of some time came to. */
type Sums = Pick<GameReturn, 'rounds' | 'stake' | 'payout' | 'amounts'>

/**
 * Stores what every finished day came to that is not stored yet; an alarm is an error of the log. One after the other, whoever calls: a total is made from the
 * one of the day before, which nobody else is to write meanwhile.
 */
export async function recordReturns({ database, games, clock, log }: House): Promise<void> {
  const stored = await inTransaction(database.db, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('record-returns'))`.execute(db)
    const returns = await unstoredReturns(db, games, dayOf(clock()))
    for (const each of returns)
      await db
        .insertInto('game_returns')
        .values({ ...each, amounts: JSON.stringify(each.amounts) })
        .execute()
    return returns
  })
  for (const each of stored)
    if (each.is_outside)
      log.error(alarmOf(each), 'a game returned what lies outside of 99.99 % of its table')
}

/** What an alarm says: names and figures. */
function alarmOf({ game, version, mode, day, span, ...each }: GameReturn) {
  const { rounds, expected, spread, chance } = each
  const returned = returnOf(each)
  return {
    game,
    version,
    mode,
    day,
    span,
    rounds: Number(rounds),
    returned,
    expected,
    spread,
    chance,
  }
}

/** The share of the stakes that was paid. */
export function returnOf({ stake, payout }: Pick<GameReturn, 'stake' | 'payout'>): number {
  return stake === 0n ? 0 : Number(payout) / Number(stake)
}

/** The days before `until` that are not stored, held to their tables one after the other; nothing is stored. */
export async function unstoredReturns(
  db: Kysely<Tables>,
  games: GameFinder,
  until: string,
): Promise<GameReturn[]> {
  const last = await lastDay(db)
  const days = await sumsByDay(db, last === null ? null : dayAfter(last), until)
  return compareDays(db, games, days)
}

async function lastDay(db: Kysely<Tables>): Promise<string | null> {
  const { day } = await db
    .selectFrom('game_returns')
    .select(({ fn }) => fn.max('day').as('day'))
    .executeTakeFirstOrThrow()
  return day
}

interface DayRow extends ModeKey {
  day: string
  amount: bigint
  rounds: bigint
  stake: bigint
  payout: bigint
}

/** A round counts with its outcome from the moment that it was drawn, ended or not. */
async function sumsByDay(
  db: Kysely<Tables>,
  from: string | null,
  until: string,
): Promise<(ModeKey & Sums & { day: string })[]> {
  let query = db
    .selectFrom('bets as bet')
    .innerJoin('rounds as round', (join) =>
      join.onRef('round.member_id', '=', 'bet.member_id').onRef('round.id', '=', 'bet.id'),
    )
    .select(['bet.game', 'round.version', 'round.mode', 'round.amount'])
    .select(
      sql<string>`to_char(bet.placed_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD')`.as('day'),
    )
    .select(({ fn }) => fn.countAll<bigint>().as('rounds'))
    .select(sql<bigint>`sum(bet.stake)::bigint`.as('stake'))
    .select(sql<bigint>`sum(round.payout)::bigint`.as('payout'))
    .where('bet.placed_at', '<', startOf(until))
    .groupBy(['bet.game', 'round.version', 'round.mode', 'round.amount', 'day'])
    .orderBy('day')
  if (from !== null) query = query.where('bet.placed_at', '>=', startOf(from))
  return sumLines(await query.execute())
}

/** One line per day and mode, its base bets counted. */
function sumLines(rows: readonly DayRow[]): (ModeKey & Sums & { day: string })[] {
  const lines = new Map<string, ModeKey & Sums & { day: string }>()
  for (const { game, version, mode, day, amount, ...sums } of rows) {
    const key = JSON.stringify([day, game, version, mode])
    const line = lines.get(key) ?? { game, version, mode, day, ...NOTHING }
    const amounts = { [String(amount)]: Number(sums.rounds) }
    lines.set(key, { ...line, ...added(line, { ...sums, amounts }) })
  }
  return [...lines.values()]
}

const NOTHING: Sums = { rounds: 0n, stake: 0n, payout: 0n, amounts: {} }

function added(one: Sums, other: Sums): Sums {
  const amounts = { ...one.amounts }
  for (const [amount, rounds] of Object.entries(other.amounts))
    amounts[amount] = (amounts[amount] ?? 0) + rounds
  return {
    rounds: one.rounds + other.rounds,
    stake: one.stake + other.stake,
    payout: one.payout + other.payout,
    amounts,
  }
}

/** Each line beside its table by itself, and together with every day before it. */
async function compareDays(
  db: Kysely<Tables>,
  games: GameFinder,
  lines: readonly (ModeKey & Sums & { day: string })[],
): Promise<GameReturn[]> {
  const totals = new Map<string, Sums>()
  const returns: GameReturn[] = []
  for (const { game, version, mode: name, day, ...sums } of lines) {
    const mode = (await games.find(game, version))?.modes.get(name.toUpperCase())
    if (!mode) continue
    const known = { game, version, mode: name }
    const key = JSON.stringify(known)
    const total = added(totals.get(key) ?? (await totalBefore(db, known)), sums)
    totals.set(key, total)
    returns.push({ ...known, day, span: 'day', ...sums, ...compareWithTable(mode, sums) })
    returns.push({ ...known, day, span: 'total', ...total, ...compareWithTable(mode, total) })
  }
  return returns
}

async function totalBefore(db: Kysely<Tables>, known: ModeKey): Promise<Sums> {
  const row = await db
    .selectFrom('game_returns')
    .select(['rounds', 'stake', 'payout', 'amounts'])
    .where('game', '=', known.game)
    .where('version', '=', known.version)
    .where('mode', '=', known.mode)
    .where('span', '=', 'total')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? NOTHING
}

/** The sums beside what the mode's table says of them. */
function compareWithTable(
  { table, cost }: PublishedMode,
  { stake, payout, amounts }: Sums,
): Pick<GameReturn, 'expected' | 'spread' | 'chance' | 'is_outside'> {
  const { report, pays } = readTable(table, cost)
  const rounds = new Map(Object.entries(amounts).map(([amount, count]) => [BigInt(amount), count]))
  const chance = chanceOf(pays, rounds, payout)
  return {
    expected: report.rtp,
    spread: spreadOf(report, rounds, stake),
    chance,
    is_outside: isOutside(chance),
  }
}

const reports = new WeakMap<LookupTable, { report: TableReport; pays: Pays }>()

/** A published table never changes, so it is read once. */
function readTable(table: LookupTable, cost: number): { report: TableReport; pays: Pays } {
  const known = reports.get(table) ?? { report: reportOf(table, cost), pays: paysOf(table) }
  reports.set(table, known)
  return known
}
