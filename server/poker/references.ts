import type { MoveKey } from '#ledger/moves.ts'

/** A transfer of a member. */
export interface Whose {
  memberId: bigint
  transferId: bigint
}

/** What the partner knows a member by. */
export const playerOf = (memberId: bigint): string => `member-${memberId}`

/** What the partner knows a transfer by. */
export const referenceOf = ({ memberId, transferId }: Whose): string => `${memberId}-${transferId}`

/** And a withdrawal that goes back to the purse: each try has a reference of its own. */
export const returnReferenceOf = (whose: Whose, attempt: number): string =>
  `${referenceOf(whose)}-back-${attempt}`

/** The source of every entry of a transfer. */
export const POKER = 'poker'

/** Takes from the balance what goes to the purse. */
export const takeKey = ({ memberId, transferId }: Whose): MoveKey => ({
  memberId,
  source: POKER,
  reference: `take:${transferId}`,
})

/** Gives it back where the partner refused it. */
export const giveBackKey = ({ memberId, transferId }: Whose): MoveKey => ({
  memberId,
  source: POKER,
  reference: `back:${transferId}`,
})

/** Credits what came off the purse. */
export const creditKey = ({ memberId, transferId }: Whose): MoveKey => ({
  memberId,
  source: POKER,
  reference: `credit:${transferId}`,
})
