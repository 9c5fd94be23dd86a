/**
 * How the entries of a bet are called in the ledger: the part that they are of it, the bet, and behind it what tells several of one part apart. A reference is
 * the key that its money moves by once, and stands in the ledger for good: never change one. As expressions in SQL, of ids that are expressions too, so that
 * whoever writes an entry and whoever looks for it build the same name without a function of the database. The audit beside takes them apart by a pattern of its own.
 */

/** What was staked: all of it, or one of several stakes by its number. What is held of a bet bears this name too. */
export const stakeInSql = (bet: string, seq?: string): string => named('stake', bet, seq)

/** One of several stakes, given back while its bet goes on. */
export const backInSql = (bet: string, seq: string): string =>
  followed(stakeInSql(bet, seq), 'back')

/** What a bet paid: all of it, or the part of that name. */
export const payoutInSql = (bet: string, part?: string): string => named('payout', bet, part)

/** What a half of one of several stakes paid, taken before its end. */
export const halfInSql = (bet: string, seq: string): string =>
  followed(payoutInSql(bet, seq), 'half')

/** What is still held of a bet that is void and has paid a part before: it comes back as a payout. */
export const voidInSql = (bet: string): string => followed(payoutInSql(bet), 'void')

/** What comes back of a bet that is void and has paid nothing. */
export const refundInSql = (bet: string): string => named('refund', bet)

/** What the sale of that place among a coupon's paid. */
export const soldInSql = (bet: string, place: string): string =>
  `${named('payout', bet)} || ':${SOLD}' || ${place}`

/** The same as the part of a payout. */
export const soldPart = (place: number): string => `${SOLD}${place}`

/** A pattern for `like`: every stake of a bet that has a name behind the bet's. */
export const stakesLike = (bet: string): string => followed(stakeInSql(bet), '%')

/** The same of payouts. */
export const payoutsLike = (bet: string): string => followed(payoutInSql(bet), '%')

/** Is a reference, of whatever part, of that bet? */
export const isOfBetInSql = (reference: string, bet: string): string =>
  `split_part(${reference}, ':', 2) = ${bet}::text`

/** What was staked, as a text. */
export const stakeReference = (bet: bigint): string => `stake:${bet}`

const SOLD = 'sold-'

const named = (part: 'stake' | 'payout' | 'refund', bet: string, within?: string): string =>
  `'${part}:' || ${bet}` + (within === undefined ? '' : ` || ':' || ${within}`)

const followed = (reference: string, word: string): string => `${reference} || ':${word}'`
