import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { hashPassword } from '../security/passwords.ts'

/**
 * Of several registrations under one address the newest stands, and whoever made it chose its
 * password. So an address that was registered with more than one password is contested: the link in
 * its mail opens the account only together with the password, else the owner of the mailbox would
 * open it for a stranger who came last.
 */

type Joiner = { email: string; password_hash: string }
type Keys = Pick<House['keys'], 'derive'>

/**
 * The hash of a joiner's password. Its salt is the address's own, known to this house alone, so that
 * the same password typed twice for an address is seen to be the same, and nothing else is.
 */
export function hashOfJoiner(keys: Keys, email: string, password: string): Promise<string> {
  const salt = Buffer.from(keys.derive('joiner salt', email), 'base64url')
  return hashPassword(password, salt)
}

/** What tells one joiner of an address from another. */
export function joinerKey(keys: Keys, { email, password_hash }: Joiner): string {
  return keys.derive('joiner', `${email} ${password_hash}`)
}

/** Remembers who wants this address, beyond accounts that come and go while nobody confirms. */
export async function noteJoiner(
  { db, house: { keys }, now }: { db: Kysely<Tables>; house: { keys: Keys }; now: Date },
  joiner: Joiner,
): Promise<void> {
  const chosen_key = Buffer.from(joinerKey(keys, joiner), 'base64url')
  await db
    .insertInto('joinings')
    .values({ address_key: addressKeyOf(keys, joiner.email), chosen_key, at: now })
    .onConflict((conflict) =>
      conflict.column('address_key').doUpdateSet((eb) => ({
        is_contested: eb
          .or([
            eb.ref('joinings.is_contested'),
            eb('joinings.chosen_key', '!=', eb.ref('excluded.chosen_key')),
          ])
          .$castTo<boolean>(),
        chosen_key: eb.ref('excluded.chosen_key'),
        at: eb.ref('excluded.at'),
      })),
    )
    .execute()
}

export async function isContested(db: Kysely<Tables>, keys: Keys, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('joinings')
    .select('is_contested')
    .where('address_key', '=', addressKeyOf(keys, email))
    .executeTakeFirst()
  return row?.is_contested ?? false
}

/** The address has its member now. */
export async function endContest(db: Kysely<Tables>, keys: Keys, email: string): Promise<void> {
  await db.deleteFrom('joinings').where('address_key', '=', addressKeyOf(keys, email)).execute()
}

function addressKeyOf(keys: Keys, email: string): Buffer {
  return Buffer.from(keys.derive('joining address', email), 'base64url')
}
