/** Why a deposit is not one that an offer is given for: of the first, which one bonus is given for, and of the last. */
import type { DEPOSIT_GONE } from '#contract/calls/bonus.ts'
import type { Money } from '#contract/money.ts'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { MemberContext } from '../context.ts'
import { basisOf, oldestFor } from './basis.ts'
import { titleOf, type BonusOffer } from './offers.ts'

type DepositGone = (typeof DEPOSIT_GONE)[number]

export interface FirstDeposit {
  /** Null where it is not there yet, or no offer is for it. */
  id: bigint | null
  /** The name of what it was used for. */
  usedFor: string | null
  /** When it was booked, and how much it was. */
  at: Date | null
  amount: Money
  /** Offers that are for it alone and can be had for it, now or once what is under way has ended. */
  givenFor: readonly BonusOffer[]
}

export async function firstDepositOf(
  context: MemberContext,
  offers: readonly BonusOffer[],
): Promise<FirstDeposit> {
  const { db, member, lang, now } = context
  const forFirst = offers.filter((offer) => offer.first_deposit)
  const deposit = forFirst.length > 0 ? await findFirst(context) : undefined
  if (!deposit) return NONE
  const used = await db
    .selectFrom('bonuses')
    .innerJoin('bonus_offers', 'bonus_offers.id', 'bonuses.offer_id')
    .select(['title_tr', 'title_en'])
    .where('bonuses.member_id', '=', member.id)
    .where('bonuses.deposit_id', '=', deposit.id)
    .executeTakeFirst()
  const { id, amount, decided_at: at } = deposit
  if (used) return { id, at, amount, usedFor: titleOf(used, lang), givenFor: [] }
  const givenFor: BonusOffer[] = []
  for (const offer of forFirst) {
    const basis = await basisOf(db, member.id, offer, now)
    if ('depositId' in basis) givenFor.push(offer)
  }
  return { id, at, amount, usedFor: null, givenFor }
}

const NONE: FirstDeposit = { id: null, at: null, amount: 0n, usedFor: null, givenFor: [] }

/** Why an offer for the first deposit is not given for the one that there is, now or ever; null where it may be. */
export const goneWith = (first: FirstDeposit, offer: BonusOffer, now: Date): DepositGone | null =>
  offer.first_deposit ? goneOf(first, offer, now) : null

function goneOf(
  { at, amount }: Pick<FirstDeposit, 'at' | 'amount'>,
  offer: BonusOffer,
  now: Date,
): DepositGone | null {
  if (at === null) return null
  if (amount < offer.basis_min) return 'too-small'
  if (at < offer.starts_at) return 'before-offer'
  return at < oldestFor(offer, now) ? 'too-old' : null
}

export type LastDeposit = Record<'depositUsedFor', string | null> &
  Record<'depositGone', DepositGone | null>

/** The same of the last deposit and an offer for any: what it was used for, else why not this one; neither where there is none. */
export async function lastDepositOf(
  { db, member, lang, now }: MemberContext,
  offer: BonusOffer,
): Promise<LastDeposit> {
  const last = await db
    .selectFrom('cash_transactions')
    .leftJoin('bonuses', (join) =>
      join
        .onRef('bonuses.member_id', '=', 'cash_transactions.member_id')
        .onRef('bonuses.deposit_id', '=', 'cash_transactions.id'),
    )
    .leftJoin('bonus_offers', 'bonus_offers.id', 'bonuses.offer_id')
    .select(['cash_transactions.amount', 'decided_at as at', 'title_tr', 'title_en'])
    .where('cash_transactions.member_id', '=', member.id)
    .where('direction', '=', 'in')
    .where('cash_transactions.status', '=', TRANSACTION_STATUS.approved)
    .orderBy('decided_at', 'desc')
    .orderBy('cash_transactions.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return { depositUsedFor: null, depositGone: null }
  const { title_tr, title_en } = last
  if (title_tr !== null && title_en !== null)
    return { depositUsedFor: titleOf({ title_tr, title_en }, lang), depositGone: null }
  return { depositUsedFor: null, depositGone: goneOf(last, offer, now) }
}

/** The first that was approved. */
const findFirst = ({ db, member }: MemberContext) =>
  db
    .selectFrom('cash_transactions')
    .select(['id', 'amount', 'decided_at'])
    .where('member_id', '=', member.id)
    .where('direction', '=', 'in')
    .where('status', '=', TRANSACTION_STATUS.approved)
    .orderBy('decided_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
