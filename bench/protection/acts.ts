/** What members of the walk do, by the house's own functions, and connections that break in the middle of it. */
import pg from 'pg'
import { Refused } from '#contract/refusals.ts'
import type { MemberContext } from '#server/context.ts'
import { toWire } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { endBonus } from '#server/bonus/end.ts'
import { endDueBonus } from '#server/bonus/expire.ts'
import { jobActor } from '#server/action/actor.ts'
import { takeOffer } from '#server/bonus/request.ts'
import { port } from '#server/database/database.ts'
import { offerLooser, tightenLimit } from '#server/protection/house-limits.ts'
import { confirmLimit, setLimit } from '#server/protection/limits.ts'
import { writePause } from '#server/protection/pauses.ts'
import { creditPurseWithdrawal } from '#server/poker/decision.ts'
import type { PokerPartner } from '#server/poker/partner.ts'
import { pokerDeposit, pokerDrawRequest } from '#server/poker/transfer.ts'
import { requireDepositAllowed } from '#server/protection/rules.ts'
import { GameRefused } from '#server/game-session/game-refused.ts'
import { payOpenRounds } from '#server/round/play/open-rounds.ts'
import { play as playRound } from '#server/round/play/play.ts'
import type { Rounds } from '#server/round/play/rounds.ts'
import { tokenOf } from '#server/game-session/token.ts'
import type { LimitName } from './limits-model.ts'
import { now, roundsOn, type Walker, type World } from './world.ts'

export interface Played {
  roundId: bigint
  payout: bigint
}
interface Answer {
  outcome: string
  played: Played | null
}
interface Bet {
  amount: bigint
  mode: string
}

let requests = 0

/** A walker is logged in, however long ago the last step of theirs was. */
export async function keepAwake(world: World, { memberId }: Walker): Promise<void> {
  await world.database.pool.query('update sessions set active_at = $2 where member_id = $1', [
    memberId,
    now(world),
  ])
}

export async function play(world: World, walker: Walker, bet: Bet): Promise<Answer> {
  await keepAwake(world, walker)
  return playAwake(world, walker, bet)
}

/** Of those that race, each is a tab of its own. */
export const playAwake = (world: World, walker: Walker, bet: Bet): Promise<Answer> =>
  answerOf(roundsOn(world), walker, bet, `walk ${(requests += 1)}`)

async function answerOf(
  rounds: Rounds,
  { sessionID }: Walker,
  { amount, mode }: Bet,
  requestId: string,
): Promise<Answer> {
  try {
    const { round } = await playRound(rounds, {
      sessionID,
      amount: Number(amount),
      mode,
      requestId,
    })
    const played = { roundId: BigInt(round.roundID), payout: BigInt(round.payout) }
    return { outcome: 'played', played }
  } catch (error) {
    if (!(error instanceof GameRefused)) throw error
    return { outcome: error.refusal ?? error.error, played: null }
  }
}

/** The transaction is open when its connection is killed. */
export async function playAndBreakBeforeCommit(
  world: World,
  walker: Walker,
  bet: Bet,
): Promise<void> {
  const { client, kill } = await connectionOf(world)
  await client.query('begin')
  await answerOf(roundsOn(world, client), walker, bet, `walk ${(requests += 1)}`)
  await kill()
}

/** The connection is killed while the play is under way; then the same request is made again. */
export async function playThroughABreak(world: World, walker: Walker, bet: Bet): Promise<Answer> {
  const requestId = `walk ${(requests += 1)}`
  const { client, kill } = await connectionOf(world)
  const first = answerOf(roundsOn(world, client), walker, bet, requestId).catch(() => null)
  await kill()
  await first
  return answerOf(roundsOn(world), walker, bet, requestId)
}

async function connectionOf({ url, database }: World) {
  const client = new pg.Client({ connectionString: url })
  // It is killed on purpose.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const kill = async (): Promise<void> => {
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await client.end().catch(() => {})
  }
  // Of a pool nothing but its queries is asked.
  return { client: client as unknown as pg.Pool, kill }
}

export async function jackpotsOf(
  { database }: World,
  memberId: bigint,
  roundId: bigint,
): Promise<bigint> {
  const { rows } = await database.pool.query<{ won: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as won from jackpot_wins where member_id = $1 and round_id = $2`,
    [memberId, roundId],
  )
  return rows[0]?.won ?? 0n
}

export async function endRound(world: World, walker: Walker): Promise<void> {
  await keepAwake(world, walker)
  await roundsOn(world).calls.end({ ...tokenOf(walker.sessionID), requestId: null })
}

/** The refusal's name where there was one. */
export async function nameOf<T>(work: Promise<T>): Promise<T | string> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

const DEPOSIT = {
  direction: 'in',
  method_id: 1,
  transfer_type_id: 2,
  call: 'walk',
  content_hash: '',
  provider: 'sandbox',
} as const

export const putIn = (world: World, { memberId }: Walker, amount: bigint): Promise<string> =>
  nameOf(
    world.database.db.transaction().execute(async (db) => {
      await requireDepositAllowed(db, { memberId, amount }, now(world))
      const { id } = await db
        .insertInto('cash_transactions')
        .values({
          ...DEPOSIT,
          member_id: memberId,
          status: 1002,
          amount,
          created_at: now(world),
          decided_at: now(world),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const key = { memberId, source: 'deposit', reference: String(id) }
      await post(port(db), deposit(key, amount, 'sandbox'))
      return 'taken'
    }),
  )

/** A room that does what it is asked; how much lies there the model knows. */
const ROOM: Pick<PokerPartner, 'transfer'> = {
  transfer: async ({ amount }) => ({ kind: 'done', amount, purse: 0n }),
}

function purseContext(world: World, { memberId }: Walker): MemberContext {
  const { database } = world
  const quiet = { touch: () => {}, publish: () => {} }
  const house = { database, clock: () => now(world), push: quiet, poker: ROOM }
  // Of a context and its house a transfer asks nothing but these.
  return { db: database.db, house, member: { id: memberId } } as unknown as MemberContext
}

export const carry = (world: World, walker: Walker, amount: bigint): Promise<string> =>
  nameOf(
    pokerDeposit(purseContext(world, walker), {
      productId: 'poker',
      amount: toWire(amount),
    }).then(() => 'taken'),
  )

/** Asked back, and credited by an operator. */
export async function bringBack(world: World, walker: Walker, amount: bigint): Promise<string> {
  const context = purseContext(world, walker)
  const { memberId } = walker
  await pokerDrawRequest(context, { productId: 'poker', amount: toWire(amount) })
  const { id } = await world.database.db
    .selectFrom('poker_transfers')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'review')
    .executeTakeFirstOrThrow()
  return creditPurseWithdrawal(context.house, jobActor('walk'), { memberId, transferId: id })
}

export const claim = (
  world: World,
  { memberId }: Walker,
  offerId: number,
): Promise<bigint | string> =>
  nameOf(
    world.database.db
      .transaction()
      .execute(
        async (db) => (await takeOffer(db, world, { memberId, offerId, now: now(world) })).id,
      ),
  )

export async function endBonusOf(
  world: World,
  { memberId }: Walker,
  id: bigint,
  how: 'cancelled' | 'expired',
): Promise<void> {
  await world.database.db.transaction().execute(async (db) => {
    if (how === 'expired') await endDueBonus(db, memberId, now(world))
    else await endBonus(db, { memberId, id }, now(world))
  })
}

/** Asked for, and still to be paid: the number of its row, or why it was refused. */
export const askFor = (
  world: World,
  { memberId }: Walker,
  amount: bigint,
): Promise<bigint | string> =>
  nameOf(
    world.database.db.transaction().execute(async (db) => {
      await requireDepositAllowed(db, { memberId, amount }, now(world))
      const { id } = await db
        .insertInto('cash_transactions')
        .values({ ...DEPOSIT, member_id: memberId, status: 1001, amount, created_at: now(world) })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }),
  )

/** Its provider says that it was paid. */
export async function payAsked(
  world: World,
  { memberId }: Walker,
  { id, amount }: { id: bigint; amount: bigint },
): Promise<void> {
  await world.database.db.transaction().execute(async (db) => {
    await db
      .updateTable('cash_transactions')
      .set({ status: 1002, decided_at: now(world) })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute()
    const key = { memberId, source: 'deposit', reference: String(id) }
    await post(port(db), deposit(key, amount, 'sandbox'))
  })
}

export async function limit(
  world: World,
  { memberId }: Walker,
  { kind, period }: LimitName,
  value: bigint | null,
): Promise<void> {
  const wire = value === null ? null : Number(value) / 1e6
  await world.database.db
    .transaction()
    .execute((db) =>
      setLimit({ db, member: { id: memberId }, now: now(world) }, { kind, period, value: wire }),
    )
}

/** An operator does, on the house's own row. */
export const tighten = (
  world: World,
  { memberId }: Walker,
  { kind, period }: LimitName,
  value: bigint,
): Promise<unknown> =>
  tightenLimit(world.database.db, jobActor('walk'), { memberId, kind, period, value }, now(world))

export const offer = (
  world: World,
  { memberId }: Walker,
  { kind, period }: LimitName,
  value: bigint | null,
): Promise<Date | null> =>
  offerLooser(world.database.db, jobActor('walk'), { memberId, kind, period, value }, now(world))

export const confirm = (world: World, { memberId }: Walker, which: LimitName): Promise<string> =>
  nameOf(
    world.database.db.transaction().execute(async (db) => {
      await confirmLimit({ db, member: { id: memberId }, now: now(world) }, which)
      return 'confirmed'
    }),
  )

/** With the rounds that are open paid, as a pause begins; the login stays, so that it is the stake that is refused. */
export async function pause(
  world: World,
  { memberId }: Walker,
  kind: 'time-out' | 'self-exclusion',
  until: Date,
): Promise<void> {
  await world.database.db.transaction().execute(async (db) => {
    await writePause(db, memberId, { kind, until, now: now(world) })
    await payOpenRounds(db, memberId, { now: now(world) })
  })
}
