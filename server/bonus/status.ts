import type { Kysely, Selectable } from 'kysely'
import type { OfferStatus } from '#contract/calls/bonus.ts'
import { growingKinds } from '../bets/kinds.ts'
import type { BonusesTable } from '../database/tables/bonus.ts'
import type { Tables } from '../database/tables.ts'
import { closedProducts } from '../protection/products.ts'
import type { PublishedGames } from '../round/publish/published.ts'
import { basisOf, periodOf, type Basis } from './basis.ts'
import type { BonusOffer } from './offers.ts'

export type Bonus = Selectable<BonusesTable>

type Reason = Exclude<OfferStatus, 'open' | 'taken'>

export type Standing =
  | { status: 'open'; basis: Basis }
  | { status: 'taken'; takenAt: Date }
  | { status: Reason; reasons: Reason[] }

/** The bonus that a member is playing. */
export async function activeBonus(
  db: Kysely<Tables>,
  memberId: bigint,
): Promise<Bonus | undefined> {
  return db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirst()
}

/** Is what is given no money, but stakes of the house's? */
export const isStakedByHouse = ({ kind }: Pick<BonusOffer, 'kind'>): boolean =>
  kind === 'free-rounds' || kind === 'free-bets'

/** Could the member take it now, and for what? Else everything that stands in the way, what ends first of all: `status` is the first of them. */
export async function standingOf(
  db: Kysely<Tables>,
  memberId: bigint,
  offer: BonusOffer,
  now: Date,
): Promise<Standing> {
  const taken = await db
    .selectFrom('bonuses')
    .select('granted_at')
    .where('member_id', '=', memberId)
    .where('offer_id', '=', offer.id)
    .where('period', '=', periodOf(offer, now))
    .executeTakeFirst()
  if (taken) return { status: 'taken', takenAt: taken.granted_at }
  const binds = offer.wagering > 0 || isStakedByHouse(offer)
  const reasons: Reason[] = []
  if (binds && (await activeBonus(db, memberId))) reasons.push('other-active')
  if (binds && (await isInPlay(db, memberId))) reasons.push('in-play')
  const basis = await basisOf(db, memberId, offer, now)
  if ('status' in basis)
    return { status: reasons[0] ?? basis.status, reasons: [...reasons, basis.status] }
  const [status] = reasons
  return status === undefined ? { status: 'open', basis } : { status, reasons }
}

/**
 * Does bonus money lie in an open bet that can still grow? What a bet grows by belongs to the bonus of that time, and all of the bet with it
 * (`bet_grow`): whoever took another meanwhile could carry the old one's money over into it by a stake of a kuruş.
 */
async function isInPlay(db: Kysely<Tables>, memberId: bigint): Promise<boolean> {
  const bet = await db
    .selectFrom('bets')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .where('kind', 'in', growingKinds())
    .where('stake_bonus', '>', 0n)
    .limit(1)
    .executeTakeFirst()
  return bet !== undefined
}

/** Of free rounds and free bets: can nothing new be played at their game, or no coupon be placed, now? */
export async function isGameClosed(
  db: Kysely<Tables>,
  games: Pick<PublishedGames, 'current'>,
  { game, kind }: Pick<BonusOffer, 'game' | 'kind'>,
): Promise<boolean> {
  if (kind === 'free-bets') return (await closedProducts(db)).has('sportsbook')
  return game !== null && (await games.current(game))?.isOpen !== true
}
