import type { Kysely } from 'kysely'
import type { House } from '../../house.ts'
import type { Tables } from '../../database/tables.ts'
import { secretHash } from './sessions.ts'

const SECRET_BYTES = 32

export function newSecret({ random }: Pick<House, 'random'>): string {
  return random(SECRET_BYTES).toString('base64url')
}

export interface NewAuthValue {
  memberId: bigint
  familyId: bigint
  auth: string
  browserHash: Buffer
  now: Date
}

/** A repeat with the same value changes nothing. */
export async function saveAuthValue(db: Kysely<Tables>, value: NewAuthValue): Promise<void> {
  await db
    .insertInto('auth_values')
    .values({
      member_id: value.memberId,
      hash: secretHash(value.auth),
      family_id: value.familyId,
      browser_hash: value.browserHash,
      created_at: value.now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The stored row of an auth value, locked until the transaction ends. */
export async function lockAuthValue(db: Kysely<Tables>, uid: string, auth: string) {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('uid', '=', uid)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!member) return undefined
  return db
    .selectFrom('auth_values')
    .innerJoin('session_families', (join) =>
      join
        .onRef('session_families.member_id', '=', 'auth_values.member_id')
        .onRef('session_families.id', '=', 'auth_values.family_id'),
    )
    .select(['auth_values.member_id as memberId', 'auth_values.family_id as familyId'])
    .select(['auth_values.browser_hash as browserHash', 'auth_values.used_at as usedAt'])
    .select(['session_families.ended_at as endedAt', 'session_families.expires_at as expiresAt'])
    .where('auth_values.member_id', '=', member.id)
    .where('auth_values.hash', '=', secretHash(auth))
    .forUpdate()
    .executeTakeFirst()
}

export async function markUsed(
  db: Kysely<Tables>,
  memberId: bigint,
  auth: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('auth_values')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('hash', '=', secretHash(auth))
    .execute()
}
