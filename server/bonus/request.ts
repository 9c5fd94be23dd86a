import type { Kysely } from 'kysely'
import type { BonusState, OfferStatus } from '#contract/calls/bonus.ts'
import { toWire } from '#contract/money.ts'
import { Refused, type RefusalName } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { bonusConvert, bonusGrant, type Move } from '#ledger/moves.ts'
import { lockWallet } from '#ledger/lock.ts'
import { isPosted, post } from '#ledger/post.ts'
import type { MemberContext } from '../context.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { requireNotPausing } from '../protection/rules.ts'
import { memberScope } from '../push/source.ts'
import { amountOf, type Basis } from './basis.ts'
import { openOffers, type Offer } from './offers.ts'
import { standingOf, type Bonus } from './status.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The source of every entry of a bonus. */
export const BONUS_SOURCE = 'bonus'

const REFUSALS: Readonly<Record<Exclude<OfferStatus, 'open'>, RefusalName>> = {
  taken: 'bonus-taken',
  'no-basis': 'bonus-no-basis',
  withdrawn: 'bonus-withdrawn',
  'other-active': 'bonus-active',
}

/**
 * Takes what is offered. A member's wallet is locked first, so that of claims that race one has its way and the
 * others meet what it did.
 */
export async function bonusRequest(
  { db, q, house, member, now, afterCommit }: MemberContext,
  { bonusID, requestId }: Input<'bonus/request'>,
): Promise<Output<'bonus/request'>> {
  await requireNotPausing(db, member.id, now)
  await lockWallet(q, member.id)
  const known = requestId === undefined ? undefined : await findRequest(db, member.id, requestId)
  if (known && known.offer_id !== bonusID) throw new Refused('reference-reused')
  if (known) return replyOf(known)
  const offer = (await openOffers(db, now)).find(({ id }) => id === bonusID)
  if (!offer) throw new Refused('not-found')
  const standing = await standingOf(db, member.id, offer, now)
  if (standing.status !== 'open') throw new Refused(REFUSALS[standing.status])
  const taken = { memberId: member.id, offer, basis: standing.basis, requestId, now }
  const bonus = await grant(db, taken)
  afterCommit(() => house.push.touch('balance', memberScope(member.id)))
  return replyOf(bonus)
}

const findRequest = (db: Kysely<Tables>, memberId: bigint, requestId: string) =>
  db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

/** As it was when it was taken, whatever became of it since. */
function replyOf(bonus: Bonus): Output<'bonus/request'> {
  const status: BonusState = bonus.wagering_due > 0n ? 'active' : 'converted'
  return { bonusID: Number(bonus.id), status, amount: toWire(bonus.amount) }
}

interface Taken {
  memberId: bigint
  offer: Offer
  basis: Basis
  requestId: string | undefined
  now: Date
}

/** The row, and bonus money; where nothing is to be wagered it is cash at once, by an entry of its own. */
async function grant(
  db: Kysely<Tables>,
  { memberId, offer, basis, requestId, now }: Taken,
): Promise<Bonus> {
  const amount = amountOf(offer, basis.basis)
  const isCash = offer.wagering === 0
  const bonus = await db
    .insertInto('bonuses')
    .values({
      member_id: memberId,
      offer_id: offer.id,
      period: basis.period,
      deposit_id: basis.depositId,
      basis: basis.basis,
      amount,
      wagering_due: amount * BigInt(offer.wagering),
      state: isCash ? 'converted' : 'active',
      converted: isCash ? amount : 0n,
      request_id: requestId ?? null,
      granted_at: now,
      expires_at: new Date(now.getTime() + offer.days * DAY_MS),
      ended_at: isCash ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await move(db, bonusGrant(keyOf(bonus, 'grant'), amount))
  if (isCash) await move(db, bonusConvert(keyOf(bonus, 'convert'), amount))
  return bonus
}

export const keyOf = ({ member_id, id }: Bonus, part: 'grant' | 'convert' | 'forfeit') => ({
  memberId: member_id,
  source: BONUS_SOURCE,
  reference: `${part}:${id}`,
})

async function move(db: Kysely<Tables>, asked: Move): Promise<void> {
  const answer = await post(port(db), asked)
  if (!isPosted(answer)) throw new Refused(answer.refusal)
}
