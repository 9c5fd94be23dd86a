/** What an offer is given for: a member's deposit, their loss of a day or week that is over, or nothing. */
import { sql, type Kysely } from 'kysely'
import type { OfferStatus } from '#contract/calls/bonus.ts'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { KURUS, type Money } from '#contract/money.ts'
import type { Tables } from '../database/tables.ts'
import { dayOf, startOf } from '#contract/time-span.ts'
import type { BonusOffer } from './offers.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7

/** A deposit, a loss or what free rounds and free bets are worth, and which time it is of all that an offer can be taken. */
export interface Basis {
  period: string
  depositId: bigint | null
  basis: Money
}

type Nothing = { status: Extract<OfferStatus, 'no-basis' | 'withdrawn'> }

/** Whoever asks holds the member's wallet locked, or only shows what they read. */
export async function basisOf(
  db: Kysely<Tables>,
  memberId: bigint,
  offer: BonusOffer,
  now: Date,
): Promise<Basis | Nothing> {
  if (offer.kind === 'loss-back') return lossOf(db, memberId, offer, now)
  if (offer.kind === 'deposit') return depositOf(db, memberId, offer, now)
  // Free rounds and free bets are given whole, with a deposit or without one.
  const found =
    offer.basis_min > 0n
      ? await depositOf(db, memberId, offer, now)
      : { period: periodOf(offer, now), depositId: null }
  return 'status' in found ? found : { ...found, basis: offer.amount_max }
}

/** Which time of an offer it is now: it is taken once in each. Of a loss, the day or week that it was in. */
export function periodOf({ kind, every }: Pick<BonusOffer, 'kind' | 'every'>, now: Date): string {
  if (every === 'once') return 'once'
  return kind === 'loss-back' ? lastSpan(every, now).period : spanAt(every, now).period
}

/** So much of it, in whole kuruş, up to the most. */
export function amountOf({ percent, amount_max }: BonusOffer, basis: Money): Money {
  const part = (basis * BigInt(percent)) / 100n
  const kurus = part - (part % KURUS)
  return kurus < amount_max ? kurus : amount_max
}

/** A deposit older than this is not given for any more. */
export const oldestFor = ({ claim_days }: Pick<BonusOffer, 'claim_days'>, now: Date): Date =>
  new Date(now.getTime() - claim_days * DAY_MS)

/** The last approved deposit that no bonus was given for. */
async function depositOf(
  db: Kysely<Tables>,
  memberId: bigint,
  offer: BonusOffer,
  now: Date,
): Promise<Basis | Nothing> {
  const since = oldestFor(offer, now)
  const { rows } = await sql<{ id: bigint; amount: bigint; withdrawn: boolean }>`
    select t.id, t.amount, exists (select from cash_transactions gone
      where gone.member_id = t.member_id and gone.direction = 'out' and gone.status <> ${TRANSACTION_STATUS.canceled}
        and gone.created_at >= t.decided_at) as withdrawn
    from cash_transactions t
    where t.member_id = ${memberId} and t.direction = 'in' and t.status = ${TRANSACTION_STATUS.approved}
      and t.amount >= ${offer.basis_min}
      and t.decided_at >= ${since} and t.decided_at >= ${offer.starts_at}
      and not exists (select from bonuses b
        where b.member_id = t.member_id and b.deposit_id = t.id)
      and (not ${offer.first_deposit}::boolean or not exists (
        select from cash_transactions earlier where earlier.member_id = t.member_id
          and earlier.direction = 'in' and earlier.status = ${TRANSACTION_STATUS.approved}
          and (earlier.decided_at, earlier.id) < (t.decided_at, t.id)))
    order by t.decided_at desc, t.id desc limit 1`.execute(db)
  const [deposit] = rows
  if (!deposit) return { status: 'no-basis' }
  if (deposit.withdrawn) return { status: 'withdrawn' }
  return { period: periodOf(offer, now), depositId: deposit.id, basis: deposit.amount }
}

/** The day or week whose loss an offer gives back a part of: it ended then. */
export const lossUntil = ({ every }: Pick<BonusOffer, 'every'>, now: Date): Date =>
  lastSpan(every === 'once' ? 'day' : every, now).until

interface Span {
  period: string
  from: Date
  until: Date
}

/**
 * What the games of an offer took in cash, less what they gave; of the last day or week that is over. A game that counts at all counts
 * with all of its loss: the share says what of a stake is wagered.
 */
async function lossOf(
  db: Kysely<Tables>,
  memberId: bigint,
  offer: BonusOffer,
  now: Date,
): Promise<Basis | Nothing> {
  if (offer.every === 'once') return { status: 'no-basis' }
  const { period, from, until } = lastSpan(offer.every, now)
  if (now.getTime() >= until.getTime() + offer.claim_days * DAY_MS) return { status: 'no-basis' }
  const { rows } = await sql<{ loss: bigint }>`
    select coalesce(sum((b.stake - b.stake_bonus) - (b.payout - b.payout_bonus)
      - coalesce((select sum(w.amount) from jackpot_wins w
          where w.member_id = b.member_id and w.round_id = b.id), 0)), 0)::bigint as loss
    from bets b join bonus_offers o on o.id = ${offer.id}
    where b.member_id = ${memberId} and b.state = 'settled'
      and bonus_counted(o, b.kind, b.game, 100) > 0 and b.placed_at >= ${from} and b.placed_at < ${until}`.execute(
    db,
  )
  const loss = rows[0]?.loss ?? 0n
  if (loss < offer.basis_min) return { status: 'no-basis' }
  return { period, depositId: null, basis: loss }
}

/** The day or the week (from Monday on) of a moment, in Istanbul. */
function spanAt(every: 'day' | 'week', moment: Date): Span {
  const day = startOf(dayOf(moment))
  const back = every === 'day' ? 0 : (weekday(day) + WEEK_DAYS - 1) % WEEK_DAYS
  const from = new Date(day.getTime() - back * DAY_MS)
  const until = new Date(from.getTime() + (every === 'day' ? 1 : WEEK_DAYS) * DAY_MS)
  return { period: `${every} ${dayOf(from)}`, from, until }
}

const lastSpan = (every: 'day' | 'week', now: Date): Span =>
  spanAt(every, new Date(spanAt(every, now).from.getTime() - 1))

/** Sunday is 0; a day in Istanbul begins on the evening before in UTC. */
const weekday = (start: Date): number => new Date(start.getTime() + DAY_MS / 2).getUTCDay()
