import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { foldedLetters } from '#contract/folded-letters.ts'

const LETTERS_MAX = 20
const DIGITS = 4
/** For names of which no Latin letter is left. */
const NAMELESS = 'uye'

/** A member name that nobody has yet: of the person's names, in plain letters, and digits. */
export async function freeUsername(
  { random }: Pick<House, 'random'>,
  db: Kysely<Tables>,
  { firstname, lastname }: { firstname: string; lastname: string },
): Promise<string> {
  const letters = foldedLetters(`${firstname}${lastname}`).replace(/[^a-z]/g, '')
  const base = letters.slice(0, LETTERS_MAX) || NAMELESS
  for (let digits = DIGITS; ; digits += 1) {
    const username = `${base}${randomDigits(random, digits)}`
    if (!(await isTaken(db, username))) return username
  }
}

/** Which digits come is of no consequence, so a byte's slight lean towards the lower ones is none. */
function randomDigits(random: House['random'], count: number): string {
  return [...random(count)].map((byte) => byte % 10).join('')
}

async function isTaken(db: Kysely<Tables>, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst()
  return row !== undefined
}
