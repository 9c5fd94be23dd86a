/** Which way a payment goes: into a member's balance, or out of it. The database has it in these words. */
export type Direction = 'in' | 'out'

/** The `Type` of methods and requests and the `transaction_category_id` of payments, on the wire. */
export const CATEGORY_ID = { in: 1, out: 2 } as const satisfies Record<Direction, number>

export type CategoryId = (typeof CATEGORY_ID)[Direction]

export const directionOf = (categoryId: CategoryId): Direction =>
  categoryId === CATEGORY_ID.out ? 'out' : 'in'
