import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Member } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { foldedLetters } from '#contract/folded-letters.ts'
import { hashPassword } from '../security/passwords.ts'

export interface NewMember {
  username: string
  email: string
  password: string
  firstname: string
  lastname: string
  phone?: string
  rid?: number
  /** A member's authenticator, already confirmed. */
  gaSecret?: string
  isActive?: boolean
}

/**
 * Opens an account; answers its id, or null when name, e-mail or phone are taken. Inside a transaction the hash
 * is brought along.
 */
export async function createMember(
  db: Kysely<Tables>,
  member: NewMember,
  passwordHash?: string,
): Promise<bigint | null> {
  const row = await db
    .insertInto('members')
    .values({
      uid: randomBytes(12).toString('hex'),
      username: member.username.toLowerCase(),
      email: member.email.toLowerCase(),
      phone: member.phone === undefined ? null : phoneDigits(member.phone),
      firstname: member.firstname,
      lastname: member.lastname,
      password_hash: passwordHash ?? (await hashPassword(member.password)),
      rid: member.rid ?? 1,
      two_factor: member.gaSecret === undefined ? 'none' : 'ga',
      ga_secret: member.gaSecret ?? null,
      is_active: member.isActive ?? true,
      confirmed_at: new Date(),
      lastlogin_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * A phone number in one spelling: `0532 000 00 00` and `+90 532…` are the same, and so are `+49 151…` and `+49 (0)151…`, whose 0 is
 * dialled within the country alone.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  if (digits.startsWith('0')) return `90${digits.slice(1)}`
  if (digits.length === 10 && digits.startsWith('5')) return `90${digits}`
  const [code = ''] = COUNTRY.exec(digits) ?? []
  return KEEPS_ZERO.has(code) ? digits : code + digits.slice(code.length).replace(/^0+/, '')
}

/** The code of a country, of one to three digits (ITU-T E.164). */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
/** Italy, San Marino, Côte d’Ivoire, Equatorial Guinea, Gabon and Congo: the 0 is a part of the number. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['39', '378', '225', '240', '241', '242'])

const COLUMNS = [
  'members.id',
  'members.uid',
  'members.rid',
  'members.username',
  'members.firstname',
  'members.lastname',
  'members.email',
  'members.phone',
  'members.language',
  'members.two_factor as twoFactor',
  'members.created_at as createdAt',
  'members.previous_login_at as lastloginAt',
] as const

/** What every answer may know of a member; the hash of the password is not in it. */
export const MEMBER_COLUMNS: readonly (typeof COLUMNS)[number][] = COLUMNS

export type Account = Member & {
  passwordHash: string
  isActive: boolean
  /** The login before the one that is asked for. */
  latestLoginAt: Date | null
}

/** A name as it is looked up, however it was typed. */
export function foldedName(username: string): { name: string; phone: string | null } {
  const name = foldedLetters(username.trim())
  return { name, phone: /^[\d\s()+-]{7,20}$/.test(name) ? phoneDigits(name) : null }
}

/** The account that somebody logs in to, by e-mail, phone or member name. */
export async function findAccount(
  db: Kysely<Tables>,
  username: string,
): Promise<Account | undefined> {
  const { name, phone } = foldedName(username)
  return db
    .selectFrom('members')
    .select(COLUMNS)
    .select(['password_hash as passwordHash', 'is_active as isActive'])
    .select('lastlogin_at as latestLoginAt')
    .where((eb) =>
      eb.or([
        eb('username', '=', name),
        eb('email', '=', name),
        ...(phone === null ? [] : [eb('phone', '=', phone)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
}

export async function memberById(db: Kysely<Tables>, id: bigint): Promise<Member | undefined> {
  return db.selectFrom('members').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/**
 * Whatever lets a member in or changes how, takes this first: two that happen at once then wait for
 * each other here, and nowhere further on, where each could hold what the other wants.
 */
export async function lockMember(db: Kysely<Tables>, id: bigint): Promise<void> {
  await db.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute()
}
