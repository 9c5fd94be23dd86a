import { Secret, TOTP } from 'otpauth'
import type { WireReply, Client, TestHouse } from '../testing.ts'
import { visitor } from '../testing.ts'
import { createMember } from './profile/members.ts'

export const PASSWORD = 'Kayalik41'
let made = 0

export interface Proband {
  id: bigint
  username: string
  email: string
  phone: string
  /** Of their authenticator, on or not. */
  secret: string
}

/** A member of one test's own, with the second factor that it is about. */
export async function newMember(
  { database: { db }, random }: TestHouse,
  twoFactor: 'none' | 'sms' | 'ga' = 'none',
): Promise<Proband> {
  made += 1
  const username = `factor${made}`
  const email = `${username}@kasa.test`
  const phone = `90533111${String(made).padStart(4, '0')}`
  const secret = new Secret({ buffer: Uint8Array.from(random(20)).buffer }).base32
  const names = { firstname: 'Ece', lastname: 'Çağ' }
  const member = { username, email, phone, password: PASSWORD, ...names }
  const id = await createMember(db, {
    ...member,
    ...(twoFactor === 'ga' ? { gaSecret: secret } : {}),
  })
  if (id === null) throw new Error(`${username} is taken`)
  if (twoFactor === 'sms')
    await db.updateTable('members').set({ two_factor: 'sms' }).where('id', '=', id).execute()
  return { id, username, email, phone, secret }
}

/** What the member's authenticator shows, so many steps from now. */
export function codeOf({ clock }: TestHouse, secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: clock().getTime() + steps * 30_000 })
}

/** A code that is none of the steps around now. */
export function wrongCodeOf(house: TestHouse, secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(house, secret, steps))
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555']
  return wrong.find((code) => !near.includes(code)) ?? '666666'
}

/** A browser that gave the member's right password and whatever follows from that. */
export async function atTheDoor(house: TestHouse, { username }: Proband): Promise<Client> {
  const client = visitor(house)
  await client.login(username, PASSWORD)
  return client
}

type Code = 'user/check_ga' | 'user/sms_validate' | 'user/use_recovery_code'
export type Verdict = WireReply & { auth?: string; data: unknown }

/** Sends a code as the site would; a right one's auth value is kept. */
export async function tryCode(client: Client, name: Code, code: string): Promise<Verdict> {
  const [className, method] = name.split('/')
  const data = {
    Lang: 'tr',
    SiteType: 'desktop',
    [name === 'user/check_ga' ? 'ga_code' : 'code']: code,
  }
  const user = client.stored.user ?? {}
  const reply: Verdict = await client.post({ api: { class: className, method }, data, user })
  if (reply.auth) client.stored.auth = await client.encrypt(reply.auth)
  return reply
}

/** All the way in, by password and authenticator. The clock stands a step later, for the next code. */
export async function inByGa(house: TestHouse, member: Proband): Promise<Client> {
  const client = await atTheDoor(house, member)
  const { result } = await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
  if (!result) throw new Error('the authenticator was refused')
  house.pass(30_000)
  return client
}

/** The newest code that was sent to the member's phone. */
export async function sentCode({ database: { db } }: TestHouse, { phone }: Proband) {
  const sms = await db
    .selectFrom('messages')
    .select('body_text')
    .where('recipient', '=', phone)
    .where('template', '=', 'sms-code')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /\b\d{6}\b/.exec(sms.body_text)?.[0] ?? ''
}

/** The messages that the member was sent, by template, oldest first. */
export async function sentTo({ database: { db } }: TestHouse, { id }: Proband): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('template')
    .where('member_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ template }) => template)
}

/** Does this browser's session open what is for members? */
export async function isIn(client: Client): Promise<boolean> {
  const api = { class: 'user', method: 'get_user_profile' }
  return (await client.post({ api, data: {}, user: client.stored.user ?? {} })).code === 200
}

/** Another copy of what the browser keeps, with its cookie or another. */
export function copyOf(house: TestHouse, client: Client, cookie = client.stored.cookie): Client {
  const copy = visitor(house)
  Object.assign(copy.stored, client.stored, { cookie })
  return copy
}

/** Moves the clock on to the beginning of a step, so that none ends within the test. */
export function toNextStep(house: TestHouse): void {
  house.pass(30_000 - (house.clock().getTime() % 30_000))
}

/** Turns a member's authenticator on, as the set-up does; answers its secret and recovery codes. */
export async function turnOn(house: TestHouse, client: Client) {
  const { secret } = (await client.call('user/user_generate_ga', {})).data
  const verdict = await tryCode(client, 'user/check_ga', codeOf(house, secret))
  if (!verdict.result) throw new Error('the set-up’s code was refused')
  const { recoveryCodes = [] } = (await client.call('user/two_auth_type', { type: 'ga' })).data
  house.pass(30_000)
  return { secret, recoveryCodes }
}

/** How a judged code is answered, wrong and right. */
export const WRONG = {
  status: 200,
  result: false,
  code: 200,
  data: false,
  message: 'Doğrulama kodu hatalı.',
}
export const RIGHT = { status: 200, result: true, code: 200, data: true, message: 'İşlem Başarılı' }
