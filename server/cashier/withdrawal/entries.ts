import type { MoveKey } from '#ledger/moves.ts'
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
