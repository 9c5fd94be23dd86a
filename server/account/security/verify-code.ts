import type { ProofResult } from '#contract/call.ts'
import type { ProvingContext } from '../../context.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { placeOf } from '../../place.ts'
import { countTry } from '../login/lockout.ts'
import { lockMember } from '../profile/members.ts'
import { giveTryBack, promote, takeCodeTry, takeProof } from '../login/pending.ts'
import { noteFactor, type ProvenFactor } from './proven-factors.ts'

/**
 * Looks at a code inside a transaction and uses it up there; answers what it proves, or null when
 * it is wrong.
 */
export type VerifyProof = (context: ProvingContext) => Promise<ProvenFactor | null>

/**
 * The one way from a code to its verdict. The try is taken before the code is looked at, so that a
 * thousand at once are as many as one after the other. `prepare` does what takes long, a hash, before the
 * transaction begins. Right, the code finishes the login that waits for it, or is noted in the member's session.
 */
export async function verifyCode(
  context: ProvingContext,
  prepare: () => Promise<VerifyProof>,
  length: 'short' | 'long' = 'short',
): Promise<ProofResult> {
  const { isPending } = context
  // Nobody guesses a long one in five tries, so others' wrong codes of the day never shut it out.
  const isOfDay = length === 'short' || !isPending
  const left = await (isOfDay ? takeCodeTry(context) : takeProof(context))
  const verify = await prepare()
  const result = await context.db.transaction().execute(async (db): Promise<ProofResult> => {
    const inside = { ...context, db }
    await lockMember(db, context.member.id)
    const proven = await verify(inside)
    if (proven === null) return { verdict: false }
    if (isOfDay) await giveTryBack(inside)
    if (isPending) return { verdict: true, auth: await promote(inside, inside) }
    await noteFactor(inside, proven)
    return { verdict: true }
  })
  if (isPending && !result.verdict) await noteWrong(context, left)
  return result
}

/** At the door a wrong code counts like a wrong password; the last one of a login is told by mail. */
async function noteWrong(context: ProvingContext, left: 'last' | 'more'): Promise<void> {
  const { member, now: at, ip, browser } = context
  await countTry(context, { memberId: member.id }, 'wrong')
  if (left === 'more') return
  const values = { at, browser: browser.name, place: await placeOf(ip) }
  await context.db.transaction().execute((db) =>
    sendMessage(
      { ...context, db },
      {
        memberId: member.id,
        to: member.email,
        template: 'codes-guessed',
        lang: member.language,
        values,
      },
    ),
  )
}
