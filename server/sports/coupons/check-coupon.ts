/**
 * A coupon looked at by whoever holds its code, without a session: what was picked and what came of it, and nothing of whose it is. The code is
 * random and not the coupon's number, so that nobody walks from one coupon to the next, and an address has few tries.
 */
import { randomBytes } from 'node:crypto'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../../context.ts'
import { addressKey } from '../../door/limits.ts'
import { couponsById } from './coupons.ts'

/** 32 letters and figures: none is taken for another when it is read aloud or copied. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 10

/** Fifty bits of chance. */
export const newCouponCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** However it is written: with spaces or hyphens, in small letters. */
const codeIn = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

export async function checkCoupon(
  { db, house, ip, now }: Context,
  { code }: Input<'betframe/check_coupon'>,
): Promise<Output<'betframe/check_coupon'>> {
  if (!house.limits.allows('couponChecksOfAddress', addressKey(ip), now))
    throw new Refused('too-many-calls')
  const found = await db
    .selectFrom('sports_coupons')
    .select(['member_id', 'id'])
    .where('code', '=', codeIn(code))
    .executeTakeFirst()
  if (!found) throw new Refused('not-found')
  const [coupon] = await couponsById({ db, now, member: { id: found.member_id } }, [found.id])
  if (!coupon) throw new Error('a coupon that was found is read')
  const {
    couponID: _,
    cashOut: __,
    corrections: ___,
    refusal: ____,
    sold: _____,
    ...shown
  } = coupon
  return shown
}
