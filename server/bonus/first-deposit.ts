/** A member's first deposit, which one bonus is given for: whoever takes another with it has no welcome bonus any more. */
import type { FIRST_GONE } from '#contract/calls/bonus.ts'
import type { Money } from '#contract/money.ts'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { MemberContext } from '../context.ts'
import { basisOf, oldestFor } from './basis.ts'
import { titleOf, type Offer } from './offers.ts'

type FirstGone = (typeof FIRST_GONE)[number]

export interface FirstDeposit {
  /** Null where it is not there yet, or no offer is for it. */
  id: bigint | null
  /** The name of what it was used for. */
  usedFor: string | null
  /** When it was booked, and how much it was. */
  at: Date | null
  amount: Money
  /** Offers that are for it alone and can be had for it, now or once what is under way has ended. */
  givenFor: readonly Offer[]
}

export async function firstDepositOf(
  context: MemberContext,
  offers: readonly Offer[],
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
  const givenFor: Offer[] = []
  for (const offer of forFirst) {
    const basis = await basisOf(db, member.id, offer, now)
    if ('depositId' in basis) givenFor.push(offer)
  }
  return { id, at, amount, usedFor: null, givenFor }
}

const NONE: FirstDeposit = { id: null, at: null, amount: 0n, usedFor: null, givenFor: [] }

/** Why an offer for the first deposit is not given for the one that there is, now or ever; null where it may be. */
export function goneWith({ at, amount }: FirstDeposit, offer: Offer, now: Date): FirstGone | null {
  if (at === null || !offer.first_deposit) return null
  if (amount < offer.basis_min) return 'too-small'
  if (at < offer.starts_at) return 'before-offer'
  return at < oldestFor(offer, now) ? 'too-old' : null
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
