import { sql, type Kysely } from 'kysely'
import { SECTION_OF_KIND, type GameKind } from '#contract/games/game-kinds.ts'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { pictureUrl } from '../catalogue/picture.ts'
import { maskedName } from '../masked-name.ts'
import { remember } from '../remembered.ts'

type HighWins = Output<'casino/high_wins'>
type Order = Input<'casino/high_wins'>['order']

/** The index `bets_high_wins` holds these and no others: change both or neither. */
const HIGH_MULTIPLE = 20
const SPAN_MS = 30 * 24 * 60 * 60 * 1000
const REMEMBERED_MS = 10_000
const WINS_MAX = 50

const remembered = remember<HighWins>(REMEMBERED_MS)

/** Recent bets that paid much for their stake. Asked of the database once in ten seconds. */
export async function highWins(
  context: Context,
  { limit, order }: Input<'casino/high_wins'>,
): Promise<HighWins> {
  const wins = await remembered(context, order, () => readWins(context, order))
  return wins.slice(0, limit)
}

interface Row {
  gameID: number
  kind: GameKind
  gameName: string
  providerID: number
  providerName: string
  image: string
  firstname: string
  payout: bigint
  stake: bigint
  settled_at: Date
}

async function readWins({ db, house, now }: Context, order: Order): Promise<HighWins> {
  const rows = await rowsSince(db, new Date(now.getTime() - SPAN_MS), order)
  return rows.map(({ gameID, kind, gameName, providerID, providerName, image, ...bet }) => ({
    gameID,
    section: SECTION_OF_KIND[kind],
    gameName,
    providerID,
    providerName,
    image: pictureUrl(house.settings.publicUrl, image),
    name: maskedName(bet.firstname),
    payout: toWire(bet.payout),
    multiple: Number((bet.payout * 100n) / bet.stake) / 100,
    at: bet.settled_at.toISOString(),
  }))
}

const ORDERS: Readonly<Record<Order, string>> = {
  latest: 'b.settled_at desc, b.id desc',
  highest: 'b.payout * 100 / b.stake desc, b.settled_at desc, b.id desc',
}

/** Of games that can still be opened: a win leads to its game. */
async function rowsSince(db: Kysely<Tables>, since: Date, order: Order): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select game.id as "gameID", game.kind, game.name as "gameName", game.image, provider.id as "providerID",
      provider.name as "providerName", m.firstname, b.payout, b.stake, b.settled_at
    from bets b
    join catalogue_games game on game.id = b.game_id and game.is_open
    join catalogue_providers provider on provider.id = game.provider_id
    join members m on m.id = b.member_id
    where b.state = 'settled' and b.stake > 0 and b.payout >= ${sql.lit(HIGH_MULTIPLE)} * b.stake
      and b.settled_at >= ${since}
      and not exists (select 1 from game_settings settings
        where settings.game = game.game and (settings.is_hidden or not settings.is_open))
    order by ${sql.raw(ORDERS[order])} limit ${sql.lit(WINS_MAX)}`.execute(db)
  return rows
}
