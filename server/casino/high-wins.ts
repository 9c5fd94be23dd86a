import { sql, type Kysely } from 'kysely'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { gamePicture } from '../game-picture.ts'
import { maskedName } from '../masked-name.ts'

type Told = Output<'casino/high_wins'>
type Order = Input<'casino/high_wins'>['order']

/** The index `rounds_high_wins` holds these and no others: change both or neither. */
const HIGH_MULTIPLE = 20
const SPAN_MS = 30 * 24 * 60 * 60 * 1000
const REMEMBERED_MS = 10_000
const WINS_MAX = 50

interface Remembered {
  atMs: number
  wins: Promise<Told>
}

const memories = new WeakMap<Context['house']['database'], Map<Order, Remembered>>()

/** Recent rounds that paid much for their stake. Asked of the database once in ten seconds. */
export async function highWins(
  context: Context,
  { limit, order }: Input<'casino/high_wins'>,
): Promise<Told> {
  const { house, now } = context
  const memory = memories.get(house.database) ?? new Map<Order, Remembered>()
  memories.set(house.database, memory)
  const known = memory.get(order)
  if (known && Math.abs(now.getTime() - known.atMs) < REMEMBERED_MS)
    return (await known.wins).slice(0, limit)
  const wins = found(context, order)
  memory.set(order, { atMs: now.getTime(), wins })
  wins.catch(() => memory.delete(order))
  return (await wins).slice(0, limit)
}

interface Row {
  gameID: number
  gameName: string
  game: string
  providerID: number
  providerName: string
  firstname: string
  payout: bigint
  stake: bigint
  closed_at: Date
}

async function found({ db, house, now }: Context, order: Order): Promise<Told> {
  const rows = await rowsSince(db, new Date(now.getTime() - SPAN_MS), order)
  return rows.map(({ gameID, gameName, game, providerID, providerName, ...round }) => ({
    gameID,
    gameName,
    providerID,
    providerName,
    image: gamePicture(house.settings.publicUrl, { game, providerID }),
    name: maskedName(round.firstname),
    payout: toWire(round.payout),
    multiple: Number((round.payout * 100n) / round.stake) / 100,
    at: round.closed_at.toISOString(),
  }))
}

const ORDERS: Readonly<Record<Order, string>> = {
  latest: 'r.closed_at desc, r.id desc',
  highest: 'r.payout * 100 / r.stake desc, r.closed_at desc, r.id desc',
}

/** Of games that can still be opened: a win leads to its game. */
async function rowsSince(db: Kysely<Tables>, since: Date, order: Order): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select game.id as "gameID", game.name as "gameName", game.game, provider.id as "providerID",
      provider.name as "providerName", m.firstname, r.payout, r.stake, r.closed_at
    from rounds r
    join casino_games game on game.id = r.game_id and game.is_open
    join casino_providers provider on provider.id = game.provider_id
    join members m on m.id = r.member_id
    where not r.active and r.stake > 0 and r.payout >= ${sql.lit(HIGH_MULTIPLE)} * r.stake
      and r.closed_at >= ${since}
      and not exists (select 1 from game_settings settings
        where settings.game = game.game and (settings.is_hidden or not settings.is_open))
    order by ${sql.raw(ORDERS[order])} limit ${sql.lit(WINS_MAX)}`.execute(db)
  return rows
}
