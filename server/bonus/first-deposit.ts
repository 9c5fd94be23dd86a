/** A member's first deposit, which one bonus is given for: whoever takes another with it has no welcome bonus any more. */
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { MemberContext } from '../context.ts'
import { basisOf } from './basis.ts'
import { titleOf, type Offer } from './offers.ts'

export interface FirstDeposit {
  /** Null where it is not there yet, or no offer is for it. */
  id: bigint | null
  /** The name of what it was used for. */
  usedFor: string | null
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
  if (!deposit) return { id: null, usedFor: null, givenFor: [] }
  const used = await db
    .selectFrom('bonuses')
    .innerJoin('bonus_offers', 'bonus_offers.id', 'bonuses.offer_id')
    .select(['title_tr', 'title_en'])
    .where('bonuses.member_id', '=', member.id)
    .where('bonuses.deposit_id', '=', deposit.id)
    .executeTakeFirst()
  if (used) return { id: deposit.id, usedFor: titleOf(used, lang), givenFor: [] }
  const givenFor: Offer[] = []
  for (const offer of forFirst) {
    const basis = await basisOf(db, member.id, offer, now)
    if ('depositId' in basis) givenFor.push(offer)
  }
  return { id: deposit.id, usedFor: null, givenFor }
}

/** The first that was approved. */
const findFirst = ({ db, member }: MemberContext) =>
  db
    .selectFrom('cash_transactions')
    .select('id')
    .where('member_id', '=', member.id)
    .where('direction', '=', 'in')
    .where('status', '=', TRANSACTION_STATUS.approved)
    .orderBy('decided_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
