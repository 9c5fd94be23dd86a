import type { TestHouse } from '../../testing.ts'

interface AccountWishes {
  bankId?: number
  owner?: string
  iban?: string
}

/** An account of a member's, as though it had been added long ago; answers its number. */
export async function newBankAccount(
  { database: { db } }: Pick<TestHouse, 'database'>,
  memberId: bigint,
  { bankId = 1, owner = 'Nilüfer Çağlayangil', iban = IBAN }: AccountWishes = {},
): Promise<number> {
  const { id } = await db
    .insertInto('bank_accounts')
    .values({ member_id: memberId, bank_id: bankId, account_owner: owner, iban })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}

const IBAN = 'TR330099800000519786457841'
