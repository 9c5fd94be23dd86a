/** Bets as they lie in the database, for tests that need to know every figure. */
import { sql, type Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import type { Move, Parts } from '#ledger/moves.ts'
import { isPosted, post, type Posted } from '#ledger/post.ts'
import { payout, stake } from '#ledger/testing-moves.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { BET_KINDS, type BetKindName } from './kinds.ts'

const ACCOUNT = 'games:cini'
/** So long after it was placed a bet is settled. */
const SETTLED_AFTER_MS = 3_600

interface AddedBets {
  memberId: bigint
  kind?: BetKindName
  /** What was bet on: by its number in the catalogue, or by its name, which need not stand there. */
  gameId?: number
  game?: string
  /** Lira. An open bet of a slot has its payout drawn, and not paid. */
  stake?: number
  payout: number
  at: Date
  state?: 'open' | 'settled' | 'void'
  /** Only a slot's have these; what a base bet was, in lira. */
  version?: string
  mode?: string
  baseStake?: number
  /** So many that are all alike, in one statement. */
  count?: number
}

const micro = (liras: number): bigint => BigInt(Math.round(liras * 1_000_000))

/**
 * Writes bets down as their placing and their end would leave them, those of a slot with their rounds; no
 * money moves. Answers their ids.
 */
export async function addBets(db: Kysely<Tables>, added: AddedBets): Promise<bigint[]> {
  const { memberId, kind = 'slot', gameId, game = 'lale-devri', at, state = 'settled' } = added
  const { stake: staked = 2, baseStake = staked, version = '1', mode = 'base', count = 1 } = added
  const [won, amount] = [micro(added.payout), micro(baseStake)]
  const paid = { open: 0n, settled: won, void: micro(staked) }[state]
  const settledAt = state === 'open' ? null : new Date(at.getTime() + SETTLED_AFTER_MS)
  const { rows } = await sql<{ id: bigint }>`
    with thing as (
      select id, game from catalogue_games
      where ${gameId === undefined ? sql`game = ${game}` : sql`id = ${gameId}`} order by id limit 1
    ), placed as (
      insert into bets (member_id, id, kind, account, game_id, game, stake, payout, state, placed_at,
        settled_at)
      select ${memberId}::bigint, nextval('bet_ids'), ${kind}, ${ACCOUNT}, thing.id,
        coalesce(thing.game, ${game}), ${micro(staked)}::bigint, ${paid}::bigint, ${state},
        ${at}::timestamptz, ${settledAt}::timestamptz
      from generate_series(1, ${count}::integer) left join thing on true
      returning *
    ), drawn as (
      insert into rounds (member_id, id, version, mode, amount, multiplier, payout, book, seed_seq, nonce)
      select member_id, id, ${version}, ${mode}, ${amount}::bigint,
        ${won}::bigint * 100 / ${amount}::bigint, ${won}::bigint, 0, 9, id
      from placed where kind = 'slot'
    )
    select id from placed`.execute(db)
  return rows.map(({ id }) => id)
}

/** A bet of a kind without a detail of its own, its money moved by the ledger. */
export interface StakedBet {
  memberId: bigint
  kind: Exclude<BetKindName, 'slot'>
  gameId: number | null
  game: string
  at: Date
  stake: Money
}

/** Places a bet, its stake in the ledger. Answers its id. */
export async function placeBet(db: Kysely<Tables>, bet: StakedBet): Promise<bigint> {
  const { memberId, kind, gameId, game, at } = bet
  const { rows } = await sql<{ id: bigint }>`select nextval('bet_ids') as id`.execute(db)
  const id = rows[0]?.id ?? 0n
  const { change } = await move(db, { memberId, kind }, `stake:${id}`, (key) =>
    stake(key, bet.stake, ACCOUNT),
  )
  const placed = { stake: bet.stake, stake_bonus: -change.bonus, placed_at: at }
  await db
    .insertInto('bets')
    .values({ member_id: memberId, id, kind, account: ACCOUNT, game_id: gameId, game, ...placed })
    .execute()
  return id
}

type Placed = Pick<StakedBet, 'memberId' | 'kind'> & { id: bigint }

/** Adds to the stake of an open bet: a double, an insurance. */
export async function growBet(db: Kysely<Tables>, bet: Placed, more: Money): Promise<void> {
  const { memberId, id } = bet
  const { change } = await move(db, bet, `stake:${id}:double`, (key) => stake(key, more, ACCOUNT))
  await sql`select bet_grow(${memberId}, ${id}, ${-change.cash}, ${-change.bonus})`.execute(db)
}

/**
 * Pays a part of an open bet by the ledger, in the proportion of the stake. The part has a name of its own,
 * under which it is paid once. Of a bet that is not open nothing is paid: that is a fault.
 */
export async function payBet(
  db: Kysely<Tables>,
  bet: Placed & { part: string },
  amount: Money,
): Promise<void> {
  const { memberId, id, part } = bet
  await db.transaction().execute(async (transaction) => {
    const staked = await stakedOn(transaction, bet)
    const { change, repeated } = await move(transaction, bet, `payout:${id}:${part}`, (key) =>
      payout(key, amount, staked, ACCOUNT),
    )
    if (repeated) return
    const { rows } = await sql<{ paid: number }>`select bet_pay(array[${memberId}::bigint],
      array[${id}::bigint], array[${amount}::bigint], array[${change.bonus}::bigint]) as paid`.execute(
      transaction,
    )
    if (rows[0]?.paid !== 1) throw new Error('the bet is not open')
  })
}

/** Settles an open bet with what it wins at last, paid by the ledger in the proportion of the stake. */
export async function settleBet(
  db: Kysely<Tables>,
  bet: Placed & { at: Date },
  won: Money,
): Promise<void> {
  const { memberId, id, at } = bet
  const staked = await stakedOn(db, bet)
  const { bonus } =
    won > 0n
      ? (await move(db, bet, `payout:${id}`, (key) => payout(key, won, staked, ACCOUNT))).change
      : { bonus: 0n }
  await sql`select bet_settle(array[${memberId}::bigint], array[${id}::bigint],
    array[${won}::bigint], array[${bonus}::bigint], ${at})`.execute(db)
}

/** What a bet's stake is made of, all that it grew by included. */
async function stakedOn(db: Kysely<Tables>, { memberId, id }: Placed): Promise<Parts> {
  const { stake: staked, bonus } = await db
    .selectFrom('bets')
    .select(['stake', 'stake_bonus as bonus'])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { cash: staked - bonus, bonus }
}

type Key = Parameters<typeof stake>[0]

async function move(
  db: Kysely<Tables>,
  { memberId, kind }: Pick<StakedBet, 'memberId' | 'kind'>,
  reference: string,
  made: (key: Key) => Move,
): Promise<Posted> {
  const key = { memberId, source: BET_KINDS[kind].entrySource, reference }
  const answer = await post(port(db), made(key))
  if (!isPosted(answer)) throw new Error(`the ledger refused: ${answer.refusal}`)
  return answer
}
