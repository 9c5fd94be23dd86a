/** Members of a test's own. */
import { lira } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { createMember } from './account/profile/members.ts'
import { port } from './database/database.ts'
import type { TestHouse } from './testing.ts'

/** Somebody with so much money, whom the audit knows by the source `test`. */
export async function fundedMember(
  { owner }: Pick<TestHouse, 'owner'>,
  username: string,
  funds: number,
): Promise<bigint> {
  const who = { username, email: `${username}@kasa.test`, password: 'Demo123!' }
  const memberId = await createMember(owner.db, {
    ...who,
    firstname: 'Nilüfer',
    lastname: 'Çağlayan',
  })
  if (memberId === null) throw new Error(`${username} is taken`)
  const key = { memberId, source: 'test', reference: `money-${username}` }
  await post(port(owner.db), deposit(key, lira(funds), 'papara'))
  return memberId
}
