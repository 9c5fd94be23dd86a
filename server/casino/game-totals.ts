import { sql, type RawBuilder } from 'kysely'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import {
  betsMatching,
  countedDays,
  countsMatching,
  uncountedBets,
  type BetFilter,
  type BetOwner,
} from '../bets/listed.ts'
import { correctedBy, ownPayoutOf, ownStakeOf } from '../bets/net-position.ts'
import type { MemberContext } from '../context.ts'

/** A filter of rounds, among the bets that are listed, or of all bets. */
export const gamesIn = ({ bets, ...filters }: Input<'casino/game_totals'>): BetFilter => ({
  history: bets ?? 'games',
  ...filters,
})

/** What the rounds of a filter come to; a void one is as if it had not been, and a free one's stake was not the member's. */
export async function gameTotals(
  context: MemberContext,
  filters: Input<'casino/game_totals'>,
): Promise<Output<'casino/game_totals'>> {
  const { records, stake, settled, payout, jackpots } = await context.db
    .selectFrom((await sumsOf(context, gamesIn(filters))).as('sums'))
    .select([
      totalOf('records'),
      totalOf('stake'),
      totalOf('settled'),
      totalOf('payout'),
      totalOf('jackpots'),
    ])
    .executeTakeFirstOrThrow()
  return {
    stake: toWire(stake),
    open: toWire(stake - settled),
    payout: toWire(payout),
    jackpots: toWire(jackpots),
    net: toWire(payout + jackpots - settled),
    records: Number(records),
  }
}

/** Counted days, the bets that no count holds, and what these won of the jackpots; one statement reads all of them as they are now. */
async function sumsOf(owner: BetOwner, filter: BetFilter) {
  const days = await countedDays(owner, filter)
  const bets = uncountedBets(owner, filter, days)
  const uncounted = owner.db
    .selectFrom(bets.as('bet'))
    .select(({ fn }) => fn.countAll<bigint>().as('records'))
    .select([
      sumOf(ownStakeOf('bet'), sql`bet.state <> 'void'`).as('stake'),
      sumOf(ownStakeOf('bet'), sql`bet.state = 'settled'`).as('settled'),
      sumOf(ownPayoutOf('bet'), sql`bet.state = 'settled'`).as('payout'),
      sql<bigint>`0`.as('jackpots'),
    ])
  // From the wins, which are few: not one look for every round.
  const won = jackpotsOf(owner, bets).select([
    ...nothingOf('records', 'stake', 'settled', 'payout'),
    sql<bigint>`coalesce(sum(win.amount), 0)::bigint`.as('jackpots'),
  ])
  const corrected = correctionsOf(owner, filter).select([
    ...nothingOf('records', 'stake', 'settled'),
    sql<bigint>`coalesce(sum(${correctedBy('correction')}), 0)::bigint`.as('payout'),
    ...nothingOf('jackpots'),
  ])
  const read = uncounted.unionAll(won).unionAll(corrected)
  if (!days) return read
  return read.unionAll(
    countsMatching(owner, filter, days).select([
      sql<bigint>`coalesce(sum(counts.records), 0)::bigint`.as('records'),
      sumOf(sql`counts.stake`, ENDED).as('stake'),
      sumOf(sql`counts.stake`, ENDED).as('settled'),
      sumOf(sql`counts.payout`, ENDED).as('payout'),
      sumOf(sql`counts.jackpots`, ENDED).as('jackpots'),
    ]),
  )
}

const nothingOf = <Name extends string>(...names: Name[]) =>
  names.map((name) => sql<bigint>`0`.as(name))

const ENDED = sql`counts.outcome <> 'void'`

const sumOf = (amount: RawBuilder<unknown>, states: RawBuilder<unknown>) =>
  sql<bigint>`coalesce(sum(${amount}) filter (where ${states}), 0)::bigint`

const totalOf = <Name extends string>(name: Name) =>
  sql<bigint>`sum(${sql.ref(`sums.${name}`)})::bigint`.as(name)

const jackpotsOf = ({ db, member }: BetOwner, bets: ReturnType<typeof uncountedBets>) =>
  db
    .selectFrom(bets.as('bet'))
    .innerJoin('jackpot_wins as win', (join) => join.onRef('win.round_id', '=', 'bet.id'))
    .where('win.member_id', '=', member.id)
    .where('bet.state', '=', 'settled')

/** What coupons paid more or less after their end: no count of a day holds it, for it came later. */
const correctionsOf = (owner: BetOwner, filter: BetFilter) =>
  betsMatching(owner, filter).innerJoin('sports_corrections as correction', (join) =>
    join
      .onRef('correction.member_id', '=', 'bet.member_id')
      .onRef('correction.coupon_id', '=', 'bet.id'),
  )

/** What was won or lost of each day, as `gameTotals` counts it, by the day on which the rounds began. */
export async function gameDays(
  context: MemberContext,
  span: Input<'casino/game_days'>,
): Promise<Output<'casino/game_days'>> {
  const filter = gamesIn(span)
  const days = await countedDays(context, filter)
  const bets = uncountedBets(context, filter, days)
  const read = context.db
    .selectFrom(bets.as('bet'))
    .where('bet.state', '=', 'settled')
    .select([DAY.as('day'), sql<bigint>`${ownPayoutOf('bet')} - ${ownStakeOf('bet')}`.as('net')])
    .unionAll(jackpotsOf(context, bets).select([DAY.as('day'), 'win.amount as net']))
    .unionAll(
      correctionsOf(context, filter).select([DAY.as('day'), correctedBy('correction').as('net')]),
    )
  const counted =
    days &&
    countsMatching(context, filter, days)
      .where(sql<boolean>`${ENDED}`)
      .select([
        sql<string>`counts.day::text`.as('day'),
        sql<bigint>`counts.payout + counts.jackpots - counts.stake`.as('net'),
      ])
  const rows = await context.db
    .selectFrom((counted ? read.unionAll(counted) : read).as('part'))
    .select(['part.day', sql<bigint>`sum(part.net)::bigint`.as('net')])
    .groupBy('part.day')
    .orderBy('part.day')
    .execute()
  return rows.map(({ day, net }) => ({ day, net: toWire(net) }))
}

const DAY = sql<string>`to_char(bet.placed_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD')`
