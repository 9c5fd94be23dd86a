import { createMember, type NewMember } from '../account/profile/members.ts'
import { hashPassword } from '../account/security/passwords.ts'
import { seedJoining } from '../account/seed.ts'
import { seedOffers } from '../bonus/demo.ts'
import { seedDocuments } from '../cashier/documents/seed.ts'
import { seedCashier } from '../cashier/seed.ts'
import { seedShowcase } from '../content/own.ts'
import type { House } from '../house.ts'

/** In the README, so that anyone can try a second factor. */
export const IKI_SECRET = 'KASADEMOIKIKASADEMOIKIKASADEMOIK'

const MEMBERS: readonly NewMember[] = [
  person('demo', 'Deniz', 'Yıldız', '+90 532 000 00 01'),
  { ...person('vip20', 'Ada', 'Işık', '+90 532 000 00 02'), rid: 20 },
  { ...person('iki', 'İkbal', 'Özgür', '+90 532 000 00 03'), gaSecret: IKI_SECRET },
]

/** Whose documents are accepted beforehand; the tester’s are still to be sent. */
const SEEN = ['demo', 'iki']

function person(username: string, firstname: string, lastname: string, phone: string): NewMember {
  const email = `${username}@kasa.test`
  return { username, firstname, lastname, phone, email, password: 'Demo123!' }
}

/** The demo house. Run at every start; what is there already is left as it is. */
export async function seedDemo(
  house: Pick<House, 'database'>,
  print: (line: string) => void,
): Promise<void> {
  const { db } = house.database
  await seedJoining(db)
  await seedShowcase(db, new Date())
  await seedOffers(db, new Date())
  const known = await db.selectFrom('members').select('username').execute()
  const names = new Set(known.map(({ username }) => username))
  const missing = MEMBERS.filter(({ username }) => !names.has(username))
  for (const member of missing) await seedMember(house, member)
  await seedDocuments(db, SEEN, new Date())
  if (missing.length > 0)
    print(`Demo members: ${missing.map(({ username }) => username).join(', ')}.`)
}

async function seedMember({ database }: Pick<House, 'database'>, member: NewMember): Promise<void> {
  const passwordHash = await hashPassword(member.password)
  await database.db.transaction().execute(async (db) => {
    const memberId = await createMember(db, member, passwordHash)
    if (memberId !== null) await seedCashier(db, memberId, new Date())
  })
}
