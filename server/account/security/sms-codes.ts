import type { ProofResult } from '#contract/call.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input } from '#contract/registry.ts'
import type { Context, ProvingContext } from '../../context.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { verifyCode } from './verify-code.ts'
import { lockMember } from '../profile/members.ts'
import type { ProvenFactor } from './proven-factors.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const CODE_MS_MAX = 5 * MINUTE_MS
const TRIES_MAX = 5
/** How many codes a member's phone is sent, at most. */
const SENT_MAX = [
  { withinMs: HOUR_MS, most: 5 },
  { withinMs: DAY_MS, most: 10 },
] as const

/** Sends a code to the member's phone. A waiting login is sent one only if SMS is what it waits for. */
export async function smsSend(
  context: ProvingContext,
  { purpose }: Input<'user/sms_send'>,
): Promise<true> {
  const { db, house, member, session, now, isPending } = context
  const mustBeOn = isPending || purpose !== 'set-up'
  if (mustBeOn && member.twoFactor !== 'sms') throw new Refused('second-factor-off')
  if (member.phone === null) throw new Refused('phone-missing')
  await limitSending(context)
  await endEarlier(context)
  const code = sixDigits(house)
  await db
    .insertInto('sms_codes')
    .values({
      member_id: member.id,
      session_id: session.id,
      code_hash: hashOf(context, code),
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_MS_MAX),
    })
    .execute()
  await sendMessage(context, {
    memberId: member.id,
    to: member.phone,
    template: 'sms-code',
    lang: member.language,
    values: { code },
  })
  return true
}

async function limitSending({ db, member, now }: ProvingContext): Promise<void> {
  // One after the other: a hundred at once are counted like a hundred in a row.
  await lockMember(db, member.id)
  for (const { withinMs, most } of SENT_MAX) {
    const { sent } = await db
      .selectFrom('sms_codes')
      .select(({ fn }) => fn.countAll<bigint>().as('sent'))
      .where('member_id', '=', member.id)
      .where('created_at', '>', new Date(now.getTime() - withinMs))
      .executeTakeFirstOrThrow()
    if (Number(sent) >= most) throw new Refused('too-many-codes')
  }
}

async function endEarlier({ db, member, session, now }: ProvingContext): Promise<void> {
  await db
    .updateTable('sms_codes')
    .set({ used_at: now })
    .where('member_id', '=', member.id)
    .where('session_id', '=', session.id)
    .where('used_at', 'is', null)
    .execute()
}

/** Every code as likely as another: numbers past the last whole million are drawn again. */
function sixDigits({ random }: Pick<Context['house'], 'random'>): string {
  const most = Math.floor(2 ** 32 / 1_000_000) * 1_000_000
  for (;;) {
    const drawn = random(4).readUInt32BE()
    if (drawn < most) return String(drawn % 1_000_000).padStart(6, '0')
  }
}

/** Bound to the member and the session that asked for it. */
function hashOf({ house, member, session }: ProvingContext, code: string): Buffer {
  return Buffer.from(
    house.keys.derive('sms code', `${member.id} ${session.id} ${code}`),
    'base64url',
  )
}

export async function smsValidate(
  context: ProvingContext,
  { code }: Input<'user/sms_validate'>,
): Promise<ProofResult> {
  const isOwed = !context.isPending || context.member.twoFactor === 'sms'
  return verifyCode(
    context,
    async () => (inside) => (isOwed ? verifySmsCode(inside, code) : NOT_PROVEN),
  )
}

const NOT_PROVEN = Promise.resolve(null)

/** The session's open code, used up when it is this one. Wrong tries of it count, and end it. */
async function verifySmsCode(context: ProvingContext, code: string): Promise<ProvenFactor | null> {
  const { db, member, session, now } = context
  const open = await db
    .updateTable('sms_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('member_id', '=', member.id)
    .where('session_id', '=', session.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_MAX)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
  if (!open?.code_hash.equals(hashOf(context, code))) return null
  await db
    .updateTable('sms_codes')
    .set({ used_at: now })
    .where('member_id', '=', member.id)
    .where('id', '=', open.id)
    .execute()
  return 'sms'
}
