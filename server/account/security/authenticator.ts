import { Secret, TOTP } from 'otpauth'
import type { ProofResult } from '#contract/call.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext, ProvingContext } from '../../context.ts'
import { verifyCode } from './verify-code.ts'
import { requireRecentProof } from '../../recent-proof.ts'
import { forgetFactors, type ProvenFactor } from './proven-factors.ts'

const ISSUER = 'Kasa'
const SECRET_BYTES = 20
const STEP_S = 30
/** A clock may be one step off, either way. */
const WINDOW = 1
/** A secret that was shown waits this long for its first right code. */
export const OFFER_MS_MAX = 10 * 60 * 1000

export async function checkUserGa({ member }: MemberContext): Promise<boolean> {
  return member.twoFactor === 'ga'
}

/** A new secret beside the one in use, which goes on until a code of the new one is right. */
export async function userGenerateGa(
  context: MemberContext,
): Promise<Output<'user/user_generate_ga'>> {
  requireRecentProof(context)
  const { db, house, member, now } = context
  const secret = new Secret({ buffer: Uint8Array.from(house.random(SECRET_BYTES)).buffer })
  await db
    .updateTable('members')
    .set({ ga_offered: secret.base32, ga_offered_at: now, ga_offered_step: 0n })
    .where('id', '=', member.id)
    .execute()
  // A code of an earlier offer proves nothing about this one.
  await forgetFactors(context, ['ga-offered'])
  const totp = new TOTP({ issuer: ISSUER, label: member.username, secret })
  return { secret: secret.base32, uri: totp.toString() }
}

export async function checkGa(
  context: ProvingContext,
  { ga_code }: Input<'user/check_ga'>,
): Promise<ProofResult> {
  return verifyCode(context, async () => (inside) => verifyGaCode(inside, ga_code))
}

/**
 * Is this a code of the member's authenticator, or within a session, of one on offer? Each step's
 * code is good once. Wants `context.db` to be a transaction.
 */
export async function verifyGaCode(
  { db, member, now, isPending }: ProvingContext,
  code: string,
): Promise<ProvenFactor | null> {
  const row = await db
    .selectFrom('members')
    .select(['two_factor', 'ga_secret', 'ga_last_step'])
    .select(['ga_offered', 'ga_offered_at', 'ga_offered_step'])
    .where('id', '=', member.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const own = db.updateTable('members').where('id', '=', member.id)
  const inUse = row.two_factor === 'ga' ? stepOf(row.ga_secret, code, now) : null
  if (inUse !== null && inUse > row.ga_last_step) {
    await own.set({ ga_last_step: inUse }).execute()
    return 'ga'
  }
  if (isPending || !isFresh(row.ga_offered_at, now)) return null
  const offered = stepOf(row.ga_offered, code, now)
  if (offered === null || offered <= row.ga_offered_step) return null
  await own.set({ ga_offered_step: offered }).execute()
  return 'ga-offered'
}

/** Is an offer of that moment still open? */
export function isFresh(offeredAt: Date | null, now: Date): boolean {
  return offeredAt !== null && now.getTime() - offeredAt.getTime() <= OFFER_MS_MAX
}

/** The step whose code it is; null when it is none's. */
function stepOf(secret: string | null, token: string, now: Date): bigint | null {
  if (secret === null) return null
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_S })
  const delta = totp.validate({ token, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : BigInt(Math.floor(now.getTime() / 1000 / STEP_S) + delta)
}
