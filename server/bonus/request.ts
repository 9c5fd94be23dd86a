import type { Kysely } from 'kysely'
import type { BonusState, OfferStatus } from '#contract/calls/bonus.ts'
import { toWire } from '#contract/money.ts'
import { Refused, type RefusalName } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { bonusConvert, bonusGrant, type Move } from '#ledger/moves.ts'
import { lockWallet, openWallet } from '#ledger/lock.ts'
import { isPosted, post } from '#ledger/post.ts'
import type { MemberContext } from '../context.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { requireNotPausing } from '../protection/rules.ts'
import { memberScope } from '../push/source.ts'
import { payOpenRounds } from '../round/play/open-rounds.ts'
import { amountOf, lossUntil, type Basis } from './basis.ts'
import { endDueBonus } from './expire.ts'
import { openOffers, type BonusOffer } from './offers.ts'
import { isGameClosed, isStakedByHouse, standingOf, type Bonus } from './status.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Of a member's bets so many may have waited for the wallet beside a grant. */
const LATEST_BETS = 20
/** The source of every entry of a bonus. */
export const BONUS_SOURCE = 'bonus'

const REFUSALS: Readonly<Record<Exclude<OfferStatus, 'open'>, RefusalName>> = {
  taken: 'bonus-taken',
  'no-basis': 'bonus-no-basis',
  withdrawn: 'bonus-withdrawn',
  'other-active': 'bonus-active',
  'in-play': 'bonus-in-play',
  'game-closed': 'product-closed',
}

/**
 * Takes what is offered. A member's wallet is locked first, so that of claims that race one has its way and the
 * others meet what it did.
 */
export async function bonusRequest(
  { db, house, member, now, afterCommit }: MemberContext,
  { bonusID, requestId }: Input<'bonus/request'>,
): Promise<Output<'bonus/request'>> {
  const bonus = await takeOffer(db, house, {
    memberId: member.id,
    offerId: bonusID,
    requestId,
    now,
  })
  afterCommit(() => house.push.touch('balance', memberScope(member.id)))
  return replyOf(bonus)
}

interface Taking {
  memberId: bigint
  offerId: number
  requestId?: string | undefined
  now: Date
}

/** The same by whoever holds a transaction: what was taken, now or by the same request before, or the refusal. */
export async function takeOffer(
  db: Kysely<Tables>,
  { games }: Pick<House, 'games'>,
  { memberId, offerId, requestId, now }: Taking,
): Promise<Bonus> {
  await requireNotPausing(db, memberId, now)
  await openWallet(port(db), memberId)
  await lockWallet(port(db), memberId)
  const known = requestId === undefined ? undefined : await findRequest(db, memberId, requestId)
  if (known && known.offer_id !== offerId) throw new Refused('reference-reused')
  if (known) return known
  const offer = (await openOffers(db, now)).find(({ id }) => id === offerId)
  if (!offer) throw new Refused('not-found')
  // A win that was drawn and not told to its end belongs to the loss of its day, as if it had been.
  if (offer.kind === 'loss-back')
    await payOpenRounds(db, memberId, { now, until: lossUntil(offer, now) })
  await endDueBonus(db, memberId, now)
  const standing = await standingOf(db, memberId, offer, now)
  if (standing.status !== 'open') throw new Refused(REFUSALS[standing.status])
  if (await isGameClosed(db, games, offer)) throw new Refused(REFUSALS['game-closed'])
  return grant(db, { memberId, offer, basis: standing.basis, requestId, now })
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
  const isStaked = bonus.rounds_played !== null || bonus.free_bets !== null
  const status: BonusState = isStaked || bonus.wagering_due > 0n ? 'active' : 'converted'
  const amount = toWire(isStaked ? bonus.basis : bonus.amount)
  return { bonusID: Number(bonus.id), status, amount }
}

export interface Taken {
  memberId: bigint
  offer: BonusOffer
  basis: Basis
  requestId?: string | undefined
  now: Date
}

/**
 * The row, and bonus money; where nothing is to be wagered it is cash at once, by an entry of its own. Of free rounds and free bets only
 * the row: what the house stakes is given round by round, coupon by coupon.
 */
export async function grant(
  db: Kysely<Tables>,
  { memberId, offer, basis, requestId, now }: Taken,
): Promise<Bonus> {
  const grantedAt = await afterBets(db, memberId, now)
  const isStaked = isStakedByHouse(offer)
  const amount = isStaked ? 0n : amountOf(offer, basis.basis)
  const isCash = !isStaked && offer.wagering === 0
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
      granted_at: grantedAt,
      expires_at: new Date(grantedAt.getTime() + offer.days * DAY_MS),
      ended_at: isCash ? grantedAt : null,
      rounds_played: offer.kind === 'free-rounds' ? 0 : null,
      free_bets: offer.bets,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (offer.bets !== null) await giveFreeBets(db, bonus, offer)
  if (isStaked) return bonus
  await move(db, bonusGrant(keyOf(bonus, 'grant'), amount))
  if (isCash) await move(db, bonusConvert(keyOf(bonus, 'convert'), amount))
  return bonus
}

/** Each by itself: one that comes back of void lines is smaller. */
async function giveFreeBets(
  db: Kysely<Tables>,
  { member_id, id: bonus_id, granted_at }: Bonus,
  { bets, bet_stake: stake }: Pick<BonusOffer, 'bets' | 'bet_stake'>,
): Promise<void> {
  if (stake === null) throw new Error('free bets have a stake')
  await db
    .insertInto('free_bets')
    .values(Array.from({ length: bets ?? 0 }, () => ({ member_id, bonus_id, stake, granted_at })))
    .execute()
}

/**
 * The moment of a grant: that of the call, or behind the member's latest bets, which had their way to the wallet while it waited for it. What was
 * bet before a bonus never counts for it.
 */
async function afterBets(db: Kysely<Tables>, memberId: bigint, now: Date): Promise<Date> {
  const latest = await db
    .selectFrom('bets')
    .select('placed_at')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(LATEST_BETS)
    .execute()
  const last = Math.max(0, ...latest.map(({ placed_at }) => placed_at.getTime()))
  return new Date(Math.max(now.getTime(), last + 1))
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
