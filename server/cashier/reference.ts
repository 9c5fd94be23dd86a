/** A transaction of a member. Both parts lead to it, so that a notice finds its shard. */
export interface Whose {
  memberId: bigint
  transactionId: bigint
}

/** One sending of a withdrawal to its provider: the first is 1. */
export interface WhosePayout extends Whose {
  attempt: number
}

/** What a provider knows a deposit by. */
export function referenceFor({ memberId, transactionId }: Whose): string {
  return `${memberId}-${transactionId}`
}

/**
 * What a provider knows a payout by. Each attempt has its own: a failed one stays failed at the provider,
 * and what is heard of it late is not taken for the next.
 */
export function payoutReferenceFor({ memberId, transactionId, attempt }: WhosePayout): string {
  return `${memberId}-${transactionId}-${attempt}`
}

/** The deposit of a reference, or null when it is none of ours. */
export function transactionOf(reference: string): Whose | null {
  const [, memberId, transactionId] = /^([1-9]\d{0,17})-([1-9]\d{0,17})$/.exec(reference) ?? []
  if (memberId === undefined || transactionId === undefined) return null
  return { memberId: BigInt(memberId), transactionId: BigInt(transactionId) }
}

/** The payout of a reference, or null when it is none of ours. */
export function payoutOf(reference: string): WhosePayout | null {
  const [, transaction, attempt] = /^(.*)-([1-9]\d{0,8})$/.exec(reference) ?? []
  const whose = transaction === undefined ? null : transactionOf(transaction)
  return whose && { ...whose, attempt: Number(attempt) }
}
