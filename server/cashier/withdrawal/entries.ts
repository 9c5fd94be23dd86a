import type { Money } from '#contract/money.ts'
import { withdrawalReturn, type MoveKey } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import { meetClaims } from '#server/bets/claims.ts'
import type { Whose } from '../reference.ts'

/** The source of every entry of a withdrawal. */
export const WITHDRAWAL = 'withdrawal'

/** Sets the money aside. */
export function requestKey({ memberId, transactionId }: Whose): MoveKey {
  return { memberId, source: WITHDRAWAL, reference: `request:${transactionId}` }
}

/** Pays it, or gives it back: one key for both, so that the ledger takes one of them, however they race. */
export function endKey({ memberId, transactionId }: Whose): MoveKey {
  return { memberId, source: WITHDRAWAL, reference: `end:${transactionId}` }
}

/** The money is in cash again, and first meets what the house claims of it: nobody keeps what was claimed by asking for it meanwhile. */
export async function giveBack(q: QueryPort, whose: Whose, amount: Money): Promise<void> {
  const answer = await post(q, withdrawalReturn(endKey(whose), amount))
  if (!isPosted(answer)) throw new Error(`a withdrawal cannot go back: ${answer.refusal}`)
  await meetClaims(q, whose.memberId, amount)
}
