import { randomBytes } from 'node:crypto'
import { LIRA } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { createMember } from '#server/account/members.ts'
import { port } from '#server/database/database.ts'
import type { TestHouse } from '#server/testing.ts'

const FIRST_BALANCE = 10_000n * LIRA

/** A member nobody else plays with, with the demo's password and money; answers their name. */
export async function newMember({ database: { db } }: TestHouse): Promise<string> {
  const username = `uye${randomBytes(4).toString('hex')}`
  const names = { firstname: 'Nilüfer', lastname: 'Çağlayangil' }
  const email = `${username}@kasa.test`
  const memberId = await createMember(db, { username, email, password: 'Demo123!', ...names })
  if (memberId === null) throw new Error(`${username} is taken`)
  const key = { memberId, source: 'journey', reference: 'first-balance' }
  await post(port(db), deposit(key, FIRST_BALANCE, 'demo'))
  return username
}
