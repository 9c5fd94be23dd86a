import type { ProofResult } from '#contract/call.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context, MemberContext, ProvingContext } from '../../context.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { allowCostlyCall } from '../login/costly-calls.ts'
import { lockMember } from '../profile/members.ts'
import { verifyCode, type VerifyProof } from './verify-code.ts'
import { hashSecret } from './passwords.ts'
import { requireRecentProof } from '../../recent-proof.ts'
import { requireFactors, type ProvenFactor } from './proven-factors.ts'

const CODES = 10
const LETTERS = 10
/** Thirty-two that are not taken for one another, so that five bits are a letter. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

type Owner = Pick<Context, 'db' | 'house' | 'now'> & Pick<MemberContext, 'member'>

/** Codes that were made and are not in use yet. */
export interface RecoveryCodes {
  /** Like `k7mq2-9xwpt`, to be told once. */
  codes: string[]
  hashes: Buffer[]
}

/** Makes ten, which costs as many hashes: outside of any transaction. */
export async function makeRecoveryCodes(context: MemberContext): Promise<RecoveryCodes> {
  allowCostlyCall(context, CODES)
  const codes = Array.from({ length: CODES }, () => newCode(context.house))
  const hashes: Buffer[] = []
  for (const code of codes) hashes.push(await hashOf(context, code))
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes }
}

/** From here on these are the member's; the old ones end. Wants `owner.db` to be a transaction. */
export async function putInUse(owner: Owner, { hashes }: RecoveryCodes): Promise<void> {
  const { db, member, now } = owner
  // Two who renew at once would each end only what was there before both.
  await lockMember(db, member.id)
  await endRecoveryCodes(owner)
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ member_id: member.id, code_hash, created_at: now })))
    .execute()
}

export async function endRecoveryCodes({
  db,
  member,
}: Pick<Owner, 'db' | 'member'>): Promise<void> {
  await db.deleteFrom('recovery_codes').where('member_id', '=', member.id).execute()
}

function newCode({ random }: Pick<Context['house'], 'random'>): string {
  return Array.from(random(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** As it was told, however it was typed: capitals, spaces, an O for a zero. */
export function readCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')
}

/** As dear to guess as a password. The salt is the member's, so that one hash finds the row. */
function hashOf({ house, member }: Pick<Owner, 'house' | 'member'>, code: string): Promise<Buffer> {
  const salt = Buffer.from(house.keys.derive('recovery code salt', String(member.id)), 'base64url')
  return hashSecret(code, salt)
}

export async function useRecoveryCode(
  context: ProvingContext,
  { code }: Input<'user/use_recovery_code'>,
): Promise<ProofResult> {
  return verifyCode(context, () => recoveryVerifier(context, code), 'long')
}

/** What of verifying a code costs a hash; the rest is for a transaction. */
export async function recoveryVerifier(
  context: ProvingContext,
  typed: string,
): Promise<VerifyProof> {
  allowCostlyCall(context)
  const codeHash = await hashOf(context, readCode(typed))
  return (inside) => verifyRecoveryCode(inside, codeHash)
}

/** Is this an unused code? Then it is used up, and told by mail; it stands for the factor in use. */
async function verifyRecoveryCode(
  context: ProvingContext,
  code_hash: Buffer,
): Promise<ProvenFactor | null> {
  const { db, member, now } = context
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', member.id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  if (!used || member.twoFactor === 'none') return null
  const left = await countLeft(context)
  await notify(context, { template: 'recovery-code-used', values: { left } })
  return member.twoFactor
}

export async function recoveryCodesLeft(
  context: MemberContext,
): Promise<Output<'user/recovery_codes_left'>> {
  return { left: await countLeft(context) }
}

async function countLeft({ db, member }: Pick<Owner, 'db' | 'member'>): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<bigint>().as('left'))
    .where('member_id', '=', member.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Whoever holds new codes can always get in: so they want a code of the factor in use. */
export async function renewRecoveryCodes(
  context: MemberContext,
): Promise<Output<'user/renew_recovery_codes'>> {
  const { twoFactor } = context.member
  if (twoFactor === 'none') throw new Refused('second-factor-off')
  requireRecentProof(context)
  // Looked at before ten hashes are spent, and once more where it counts.
  await requireFactors(context, [twoFactor])
  const made = await makeRecoveryCodes(context)
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    await requireFactors(inside, [twoFactor])
    await putInUse(inside, made)
    await notify(inside, { template: 'recovery-codes-renewed', values: {} })
  })
  return { recoveryCodes: made.codes }
}

type Notice =
  | { template: 'recovery-code-used'; values: { left: number } }
  | { template: 'recovery-codes-renewed'; values: Record<never, never> }

async function notify(context: MemberContext, notice: Notice): Promise<void> {
  const { id: memberId, email: to, language: lang } = context.member
  await sendMessage(context, { memberId, to, lang, ...notice })
}
