import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { LIRA } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { createMember, type NewMember } from '#server/account/profile/members.ts'
import { port } from '#server/database/database.ts'
import type { TestHouse } from '#server/testing.ts'

const FIRST_BALANCE = 10_000n * LIRA

/** A member nobody else plays with, with the demo's password and money; answers their name. */
export async function newMember(
  { database: { db } }: TestHouse,
  more: Partial<Pick<NewMember, 'phone' | 'gaSecret'>> = {},
): Promise<string> {
  const username = `uye${randomBytes(4).toString('hex')}`
  const names = { firstname: 'Nilüfer', lastname: 'Çağlayangil' }
  const email = `${username}@kasa.test`
  const member = { username, email, password: 'Demo123!', ...names, ...more }
  const memberId = await createMember(db, member)
  if (memberId === null) throw new Error(`${username} is taken`)
  const key = { memberId, source: 'journey', reference: 'first-balance' }
  await post(port(db), deposit(key, FIRST_BALANCE, 'demo'))
  return username
}

export async function memberIdOf(
  { database: { db } }: TestHouse,
  username: string,
): Promise<bigint> {
  const { id } = await db
    .selectFrom('members')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return id
}

/** Twenty bytes, as an authenticator is given them. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** A member whose login asks for a code of this secret. */
export async function memberWithApp(house: TestHouse, secret = newSecret()) {
  return { username: await newMember(house, { gaSecret: secret }), secret }
}

/** A number that nobody has. */
export const newPhone = (): string =>
  `+90555${String(randomBytes(4).readUInt32BE()).padStart(7, '0').slice(-7)}`

/** A member whose login asks for a code by SMS. */
export async function memberWithSms(house: TestHouse): Promise<string> {
  const username = await newMember(house, { phone: newPhone() })
  await house.database.db
    .updateTable('members')
    .set({ two_factor: 'sms' })
    .where('username', '=', username)
    .execute()
  return username
}

/** What the member's app shows now. Each code is good once: `later` is that of so many steps on. */
export function appCode(house: TestHouse, secret: string, later = 0): string {
  const timestamp = house.clock().getTime() + later * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Six digits that the app does not show. */
export function wrongCode(house: TestHouse, secret: string): string {
  const near = [-1, 0, 1, 2].map((step) => appCode(house, secret, step))
  return (
    ['111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  )
}

/** The newest code that was sent to the member's phone. */
export async function smsCode({ database: { db } }: TestHouse, username: string): Promise<string> {
  const sent = await db
    .selectFrom('messages')
    .innerJoin('members', 'members.id', 'messages.member_id')
    .select('messages.body_text as text')
    .where('members.username', '=', username)
    .where('messages.channel', '=', 'sms')
    .orderBy('messages.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return /\d{6}/.exec(sent?.text ?? '')?.[0] ?? ''
}
