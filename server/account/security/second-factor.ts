import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Member, MemberContext } from '../../context.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { isFresh, verifyGaCode } from './authenticator.ts'
import { lockMember } from '../profile/members.ts'
import { giveTryBack, takeCodeTry } from '../login/pending.ts'
import { requireRecentProof } from '../../recent-proof.ts'
import { forgetFactors, requireFactors, type ProvenFactor } from './proven-factors.ts'
import {
  endRecoveryCodes,
  makeRecoveryCodes,
  putInUse,
  recoveryVerifier,
  type RecoveryCodes,
} from './recovery-codes.ts'
import type { VerifyProof } from './verify-code.ts'

type Factor = Member['twoFactor']

/** Without a type, the factor in use. With one, it is from now on, once all is proven. */
export async function twoAuthType(
  context: MemberContext,
  { type }: Input<'user/two_auth_type'>,
): Promise<Output<'user/two_auth_type'>> {
  const { twoFactor: from } = context.member
  if (type === undefined) return { type: from }
  if (type === from && !(await isReplaced(context, type))) return { type }
  requireRecentProof(context)
  if (type === 'sms' && context.member.phone === null) throw new Refused('phone-missing')
  const factors = [...leaving(from), ...coming(type)]
  // Looked at before hashes are spent on codes, and once more where it counts.
  await requireFactors(context, factors)
  const made = from === 'none' ? await makeRecoveryCodes(context) : null
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    await lockMember(db, context.member.id)
    await requireFactors(inside, factors)
    return setFactor(inside, { from, to: type, made })
  })
}

/** The same factor again changes something only when a new authenticator waits. */
async function isReplaced({ db, member, now }: MemberContext, type: Factor): Promise<boolean> {
  if (type !== 'ga') return false
  const { ga_offered_at } = await db
    .selectFrom('members')
    .select('ga_offered_at')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  return isFresh(ga_offered_at, now)
}

const leaving = (from: Factor): ProvenFactor[] => (from === 'none' ? [] : [from])

function coming(to: Factor): ProvenFactor[] {
  if (to === 'none') return []
  return to === 'ga' ? ['ga-offered'] : ['sms']
}

interface Change {
  from: Factor
  to: Factor
  /** They come with the first factor, stay when it changes, and go with the last. */
  made: RecoveryCodes | null
}

/** Throws `code-needed` when another change came first. Wants `context.db` to be a transaction. */
async function setFactor(
  context: MemberContext,
  { from, to, made }: Change,
): Promise<Output<'user/two_auth_type'>> {
  const { db, member } = context
  const isGa = to === 'ga'
  const changed = await db
    .updateTable('members')
    .set((eb) => ({
      two_factor: to,
      ga_secret: isGa ? eb.ref('ga_offered') : null,
      ga_last_step: isGa ? eb.ref('ga_offered_step') : 0n,
      ga_offered: null,
      ga_offered_at: null,
    }))
    .where('id', '=', member.id)
    .where('two_factor', '=', from)
    .$if(isGa, (update) => update.where('ga_offered', 'is not', null))
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new Refused('code-needed')
  await forgetFactors(context)
  if (to === 'none') await endRecoveryCodes(context)
  if (made) await putInUse(context, made)
  await sendMessage(context, {
    memberId: member.id,
    to: member.email,
    template: 'factor-changed',
    lang: member.language,
    values: { from, to },
  })
  return { type: to, ...(made && { recoveryCodes: made.codes }) }
}

/** Turns the authenticator off at once, by a code of it or a recovery code. */
export async function clearGeneratedGa(
  context: MemberContext,
  { gacode }: Input<'user/clear_generated_ga'>,
): Promise<true> {
  if (context.member.twoFactor !== 'ga') throw new Refused('second-factor-off')
  const proving = { ...context, isPending: false }
  await takeCodeTry(proving)
  const verify: VerifyProof = /^\d{6}$/.test(gacode)
    ? (inside) => verifyGaCode(inside, gacode)
    : await recoveryVerifier(proving, gacode)
  const isCleared = await context.db.transaction().execute(async (db) => {
    const inside = { ...proving, db }
    await lockMember(db, context.member.id)
    // A code of a new authenticator says nothing about the one that goes.
    if ((await verify(inside)) !== 'ga') return false
    await giveTryBack(inside)
    await setFactor(inside, { from: 'ga', to: 'none', made: null })
    return true
  })
  if (!isCleared) throw new Refused('code-wrong')
  return true
}
