import type { OfferStatus } from '#contract/calls/bonus.ts'
import { toWire } from '#contract/money.ts'
import type { Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { amountOf } from './basis.ts'
import { firstDepositOf, goneWith, lastDepositOf, type FirstDeposit } from './first-deposit.ts'
import { tilesOf, type Tiles } from './offer-games.ts'
import { openOffers, termsOf, titleOf, type BonusOffer } from './offers.ts'
import { isGameClosed, standingOf, type Standing } from './status.ts'
import { summaryOf } from './words.ts'

/** Everything that is offered, with what of it this member could take now. */
export async function bonusList(context: MemberContext): Promise<Output<'bonus/list'>> {
  const offers = await openOffers(context.db, context.now)
  const lines: Output<'bonus/list'> = []
  const tiles = await tilesOf(context.db, offers)
  const first = await firstDepositOf(context, offers)
  for (const offer of offers) lines.push(await lineOf(context, offer, tiles, first))
  return lines
}

async function lineOf(
  context: MemberContext,
  offer: BonusOffer,
  tiles: Tiles,
  first: FirstDeposit,
): Promise<Output<'bonus/list'>[number]> {
  const { db, house, member, lang, now } = context
  const standing = await standingOf(db, member.id, offer, now)
  const isClosed = await isGameClosed(db, house.games, offer)
  const reasons = reasonsOf(standing, isClosed)
  const given = standing.status === 'open' && reasons.length === 0 ? standing.basis : null
  const basis = given?.basis ?? null
  const isFirst = given !== null && given.depositId !== null && given.depositId === first.id
  return {
    bonusID: offer.id,
    name: titleOf(offer, lang),
    text: summaryOf(offer, lang),
    ...termsOf(offer, tiles, lang),
    status: reasons[0] ?? 'open',
    reasons,
    amount: basis === null ? null : toWire(amountOf(offer, basis)),
    basis: basis === null ? null : toWire(basis),
    takenAt: standing.status === 'taken' ? standing.takenAt.toISOString() : null,
    firstUsedFor: offer.first_deposit && standing.status !== 'taken' ? first.usedFor : null,
    firstGone:
      standing.status === 'taken' || first.usedFor !== null ? null : goneWith(first, offer, now),
    ...(reasons.includes('no-basis') && isForAnyDeposit(offer)
      ? await lastDepositOf(context, offer)
      : { depositUsedFor: null, depositGone: null }),
    usesUp: isFirst
      ? first.givenFor.filter(({ id }) => id !== offer.id).map((other) => titleOf(other, lang))
      : [],
  }
}

/** All that stands in the way; what was taken waits for its next time, and for nothing else. */
function reasonsOf(standing: Standing, isClosed: boolean): OfferStatus[] {
  if (standing.status === 'taken') return ['taken']
  const reasons = standing.status === 'open' ? [] : standing.reasons
  return isClosed ? [...reasons, 'game-closed'] : reasons
}

const isForAnyDeposit = ({ kind, first_deposit }: BonusOffer): boolean =>
  kind !== 'loss-back' && !first_deposit
