/** How a deposit or withdrawal stands: `transaction_status` on the wire, `status` in the books. */
export const TRANSACTION_STATUS = { fresh: 1001, approved: 1002, canceled: 1003 } as const

export type TransactionStatus = (typeof TRANSACTION_STATUS)[keyof typeof TRANSACTION_STATUS]

export const TRANSACTION_STATUSES: readonly TransactionStatus[] = Object.values(TRANSACTION_STATUS)
