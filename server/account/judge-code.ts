import type { Judgement } from '#contract/registry.ts'
import type { ProvingContext } from '../context.ts'
import { countTry } from './lockout.ts'
import { giveTryBack, promote, takeCodeTry } from './pending.ts'
import { noteFactor, type ProvenFactor } from './proven-factors.ts'

/**
 * Looks at a code inside a transaction and uses it up there; answers what it proves, or null when
 * it is wrong.
 */
type Look = (context: ProvingContext) => Promise<ProvenFactor | null>

/**
 * The one way from a code to its verdict. The try is taken before the code is looked at, so that a
 * thousand at once are as many as one after the other. Right, the code finishes the login that waits
 * for it, or is noted in the member's session.
 */
export async function judgeCode(context: ProvingContext, look: Look): Promise<Judgement> {
  const { isPending, member } = context
  await takeCodeTry(context)
  const judgement = await context.db.transaction().execute(async (db): Promise<Judgement> => {
    const inside = { ...context, db }
    const proven = await look(inside)
    if (proven === null) return { verdict: false }
    await giveTryBack(inside)
    if (isPending) return { verdict: true, auth: await promote(inside, inside) }
    await noteFactor(inside, proven)
    return { verdict: true }
  })
  if (isPending && !judgement.verdict) await countTry(context, { memberId: member.id }, 'wrong')
  return judgement
}
