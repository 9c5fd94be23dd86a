/** A transaction of a member. Both parts lead to it, so that a notice finds its shard. */
export interface Whose {
  memberId: bigint
  transactionId: bigint
}

/** What a provider knows a transaction by. */
export function referenceFor({ memberId, transactionId }: Whose): string {
  return `${memberId}-${transactionId}`
}

/** The transaction of a reference, or null when it is none of ours. */
export function referenceOf(text: string): Whose | null {
  const parts = /^([1-9]\d{0,17})-([1-9]\d{0,17})$/.exec(text)
  if (!parts?.[1] || !parts[2]) return null
  return { memberId: BigInt(parts[1]), transactionId: BigInt(parts[2]) }
}
