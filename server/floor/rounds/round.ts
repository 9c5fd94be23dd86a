/** A member's bet on a round of the floor, with what proves the round once it is over. Reads only. */
import type { Selectable } from 'kysely'
import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { lineOf, linesMatching } from '../../casino/history.ts'
import type { MemberContext } from '../../context.ts'
import type { FloorRoundsTable, FloorStakesTable } from '../../database/tables/floor.ts'
import { withReceipt } from '../../round/fairness/receipts.ts'
import { linkBefore } from './chain.ts'
import { floorKind } from '../kinds/kinds.ts'
import { ticketsShown } from './pool.ts'
import { shownCard, shownOutcome } from '../views/state.ts'
import { findTable, type FloorTable } from '../tables/tables.ts'

type Answer = Output<'floor/round'>
type Round = Selectable<FloorRoundsTable>
type Stake = Selectable<FloorStakesTable>

/** By the number that the history lists; another member's is not there. */
export async function floorRound(
  context: MemberContext,
  { roundID }: Input<'floor/round'>,
): Promise<Answer> {
  const bet = await linesMatching(context, {})
    .innerJoin('floor_bets as on', (join) =>
      join.onRef('on.member_id', '=', 'bet.member_id').onRef('on.id', '=', 'bet.id'),
    )
    .select(['on.table_id', 'on.number'])
    .where('bet.id', '=', BigInt(roundID))
    .executeTakeFirst()
  if (!bet) throw new Refused('not-found')
  const round = await context.db
    .selectFrom('floor_rounds')
    .selectAll()
    .where('table_id', '=', bet.table_id)
    .where('number', '=', bet.number)
    .executeTakeFirstOrThrow()
  const table = await findTable(context.db, bet.table_id)
  if (!table) throw new Error('a round of no table')
  const laid = await stakesOf(context, bet.id)
  const stakes = laid.map(shownStake)
  return withReceipt(context.house.keys, {
    ...lineOf(bet),
    table: table.id,
    rules: floorKind(table.kind).rules(table.rules),
    number: Number(round.number),
    phase: round.phase,
    stakes,
    card: shownCard(round).card ?? null,
    outcome:
      round.settled_at === null ? null : shownOutcome(floorKind(table.kind), table.rules, round),
    board: boardOf(table, round, stakes),
    tickets: await ticketsShown(
      table,
      round,
      laid.filter(({ state }) => state !== 'back'),
    ),
    proof: await proofOf(context.db, table, round),
  })
}

function boardOf(
  { kind }: FloorTable,
  { phase, outcome }: Round,
  stakes: Answer['stakes'],
): Answer['board'] {
  const { play } = floorKind(kind)
  if (!play || phase !== 'settled' || outcome === null) return null
  const board = play.board(outcome)
  const isOwn = (seat: number): boolean => stakes.some(({ spot }) => spot === play.mainSpot(seat))
  return (
    board && { ...board, seats: board.seats.map((one) => ({ ...one, isOwn: isOwn(one.seat) })) }
  )
}

async function stakesOf({ db, member }: MemberContext, betId: bigint): Promise<Stake[]> {
  return db
    .selectFrom('floor_stakes')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('bet_id', '=', betId)
    .orderBy('seq')
    .execute()
}

function shownStake(stake: Stake): Answer['stakes'][number] {
  const { spot, amount, target, state, paid, half_at, ended_at } = stake
  return {
    spot,
    amount: toWire(amount),
    target,
    state,
    paid: toWire(paid),
    halfAt: half_at,
    endedAt: ended_at,
  }
}

/** Nothing of a seed is told before its round has ended. */
async function proofOf(
  db: MemberContext['db'],
  table: FloorTable,
  round: Round,
): Promise<Answer['proof']> {
  if (round.settled_at === null || round.seed === null) return null
  const drawn = await drawnAs(db, round)
  const before = await linkBefore(db, drawn.table_id, drawn.number)
  if (!before || drawn.seed === null) return null
  return {
    number: Number(drawn.number),
    seed: drawn.seed.toString('hex'),
    before,
    clientSeeds: drawn.crowd ?? [],
    salt: table.salt,
    outcome: shownOutcome(floorKind(table.kind), table.rules, round),
  }
}

/** The round whose seed and crowd it was drawn by: its own, or the one that its shoe began with. */
async function drawnAs(db: MemberContext['db'], round: Round): Promise<Round> {
  if (round.shoe === null || round.phase === 'void') return round
  return db
    .selectFrom('floor_rounds')
    .selectAll()
    .where('table_id', '=', round.table_id)
    .where('number', '=', round.shoe)
    .executeTakeFirstOrThrow()
}
