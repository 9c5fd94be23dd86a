/** A coupon that the house stakes: what a free bet asks of it, and how its stake is given and held. */
import { sql, type Kysely } from 'kysely'
import { KURUS, toWire, type Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Fixture } from '#games/sports/feed.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import { stakeReference } from '../../bets/entry-reference.ts'
import { freeBetOfCoupon, freeBetsOf, type FreeBet } from '../../bonus/rules.ts'
import { port } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

/** The free bet of that number. Refuses where the member has none such to place. */
export async function requireFreeBet(
  q: QueryPort,
  { memberId, id, now }: { memberId: bigint; id: number; now: Date },
): Promise<FreeBet> {
  const found = (await freeBetsOf(q, memberId, now)).find((each) => each.id === BigInt(id))
  if (!found) throw new Refused('free-bet-gone')
  return found
}

export interface FreePick {
  odds: number
  event_id: bigint
}

/** Refuses a coupon that is not as its free bet asks. */
export async function refuseOtherTerms(
  db: Kysely<Tables>,
  free: FreeBet,
  picks: readonly FreePick[],
): Promise<void> {
  if (await meetsTerms(db, free, picks)) return
  const { odds_min, picks_min, sports } = free
  throw new Refused('free-bet-terms', {
    ...(odds_min !== null && { oddsMin: odds_min / 100 }),
    ...(picks_min !== null && { picksMin: picks_min }),
    ...(sports.length > 0 && { sports }),
  })
}

async function meetsTerms(
  db: Kysely<Tables>,
  { odds_min, picks_min, sports }: FreeBet,
  picks: readonly FreePick[],
): Promise<boolean> {
  if (picks.length < (picks_min ?? 1)) return false
  if (picks.some(({ odds }) => odds < (odds_min ?? 0))) return false
  if (sports.length === 0) return true
  const rows = await db
    .selectFrom('sports_events')
    .select(sql<Fixture['sport']>`fixture ->> 'sport'`.as('sport'))
    .where(
      'id',
      'in',
      picks.map(({ event_id }) => event_id),
    )
    .execute()
  return rows.every(({ sport }) => sports.includes(sport))
}

/** The same of one that waited, at the odds of now. True of a coupon with a stake of its own. */
export async function isStillAsAsked(
  db: Kysely<Tables>,
  { memberId, id, picks }: { memberId: bigint; id: bigint; picks: readonly FreePick[] },
): Promise<boolean> {
  const free = await freeBetOfCoupon(port(db), memberId, id)
  return free === null || meetsTerms(db, free, picks)
}

/** Its stake on each line: its own, not alterable. Refuses where it does not divide. */
export function lineStakeOf({ stake }: FreeBet, lines: number): Money {
  const each = stake / BigInt(lines)
  if (lines > 1 && (each * BigInt(lines) !== stake || each % KURUS !== 0n))
    throw new Refused('free-bet-uneven', { stake: toWire(stake), lines })
  return each
}

/** What is held for it, in one text: by what the house gave for it, and nothing of the member's. */
export async function holdFreeStake(
  db: Kysely<Tables>,
  holding: { memberId: bigint; id: bigint; free: FreeBet; content: string; now: Date },
): Promise<string> {
  const { memberId, id, free, content, now } = holding
  const reference = stakeReference(id)
  const { rows } = await sql<{ outcome: string | null }>`
    select (t).outcome from unnest(bonus_stake_free_bet(${memberId}::bigint, ${free.id}::bigint, ${id}::bigint,
      ledger_free_hold(${memberId}::bigint, 'bet', ${reference}, ${free.stake}::bigint, 'sportsbook', ${content},
        ${reference}), ${now})) t`.execute(db)
  const outcome = rows[0]?.outcome
  if (outcome === undefined || outcome === null) throw new Refused('free-bet-gone')
  return outcome
}
