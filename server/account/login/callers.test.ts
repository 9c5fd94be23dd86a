import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Access } from '#contract/call.ts'
import { NOT_BUILT } from '#contract/not-built.ts'
import { calls } from '#contract/registry.ts'
import {
  startTestHouse,
  visitor,
  type Client,
  type TestHouse,
  type WireReply,
} from '../../testing.ts'
import { PASSWORD, atTheDoor, copyOf, isIn, newMember, type Proband } from '../testing-factors.ts'

/**
 * Every call of the contract × everyone who could make it: what each is answered follows from the
 * contract's `who`, and nothing of a member reaches anybody else.
 */

let house: TestHouse
let owner: Proband
/** The owner's browser, logged in, and something of every kind in the account. */
let own: Client

const HOUR = 3_600_000
const notBuilt = new Set<string>(NOT_BUILT)
const every = [...calls.values()]
const CANARY = 'Kanarya'
/** What no one but the owner may ever be told. */
let secrets: string[] = []

beforeAll(async () => {
  house = await startTestHouse()
  owner = await newMember(house, 'ga')
  await plant(owner)
})
afterAll(() => house.close())

/** Marks every table that holds something of the owner's with words found nowhere else. */
async function plant({ id, email, phone, username }: Proband): Promise<void> {
  const { db } = house.database
  const { uid } = await db
    .updateTable('members')
    .set({ firstname: CANARY, lastname: `${CANARY}oğlu`, address: `${CANARY} Sokak` })
    .set({ national_id: '10000000146', birthdate: '1987-06-05' })
    .where('id', '=', id)
    .returning('uid')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('passkeys')
    .values({
      member_id: id,
      credential_id: `${CANARY}-credential`,
      public_key: Buffer.alloc(77),
      counter: 0n,
      name: `${CANARY}-key`,
      backed_up: false,
      created_at: house.clock(),
    })
    .execute()
  secrets = [CANARY, email, phone, username, uid, '10000000146', '1987-06-05']
}

/** The owner's rows that a stranger's call could have changed. */
async function state(): Promise<unknown> {
  const { db } = house.database
  const { id } = owner
  return Promise.all([
    db.selectFrom('members').selectAll().where('id', '=', id).execute(),
    db.selectFrom('passkeys').selectAll().where('member_id', '=', id).execute(),
    db.selectFrom('recovery_codes').selectAll().where('member_id', '=', id).execute(),
    db.selectFrom('known_browsers').selectAll().where('member_id', '=', id).execute(),
    db.selectFrom('messages').select('template').where('member_id', '=', id).execute(),
    db.selectFrom('wallets').selectAll().where('member_id', '=', id).execute(),
    db.selectFrom('member_seeds').selectAll().where('member_id', '=', id).execute(),
    db.selectFrom('cash_transactions').selectAll().where('member_id', '=', id).execute(),
    db
      .selectFrom('sessions')
      .select(['id', 'is_pending', 'ended_at', 'browser_hash', 'expires_at', 'proved_at'])
      .where('member_id', '=', id)
      .where('is_pending', '=', false)
      .execute(),
  ])
}

/** What would do something if it were let through. */
const PAYLOADS: Readonly<Record<string, object>> = {
  'user/revoke_session': { sessionID: 1 },
  'user/two_auth_type': { type: 'none' },
  'user/sms_send': { purpose: 'set-up' },
  'user/check_ga': { ga_code: '123456' },
  'user/sms_validate': { code: '123456' },
  'user/use_recovery_code': { code: 'aaaaa-aaaaa' },
  'user/clear_generated_ga': { gacode: '123456' },
  'user/pass_change': {
    oldPassword: PASSWORD,
    password: 'Baska1234',
    passwordConfirm: 'Baska1234',
  },
  'user/prove': { password: PASSWORD },
  'user/passkey_remove': { passkeyID: 1 },
  'casino/game': { gameID: 1 },
  'casino/cover': { section: 'slot', gameID: 1 },
  'casino/round': { roundID: 1 },
  'floor/round': { roundID: 1 },
}

type Envelope = { client: Client; user: unknown }

const ask = ({ client, user }: Envelope, name: string, more = {}): Promise<WireReply> => {
  const [className, method] = name.split('/')
  const data = { ...PAYLOADS[name], ...more, Lang: 'tr' }
  return client.post({ api: { class: className, method }, data, user })
}

/** What a caller is to the door. */
type Standing = 'visitor' | 'dead' | 'pending' | 'member'
type Kind = 'open' | 'no-permission' | 'session-expired'

const EXPECTED: Readonly<Record<Standing, Readonly<Record<Access, Kind>>>> = {
  visitor: { anyone: 'open', pending: 'no-permission', member: 'no-permission' },
  dead: { anyone: 'open', pending: 'session-expired', member: 'session-expired' },
  pending: { anyone: 'open', pending: 'open', member: 'session-expired' },
  member: { anyone: 'open', pending: 'open', member: 'open' },
}

const MESSAGES = {
  'no-permission': 'Bu işlem için yetkiniz yok',
  'session-expired': 'Oturum süresi doldu',
}

/** Whether the door said no, and in which of its two ways. Anything else is its call's own affair. */
function kindOf({ code, message, data }: WireReply): string {
  const refusal = typeof data === 'object' && data !== null && 'refusal' in data && data.refusal
  for (const kind of ['no-permission', 'session-expired'] as const)
    if (refusal === kind && code === 403 && message === MESSAGES[kind]) return kind
  return [200, 404, 409, 422, 429].includes(code) ? 'open' : `code ${code}`
}

/** A dead auth value answers like a dead session, so this one call says the same to everybody. */
const REFUSES_EXPIRED_ITSELF = 'user/refresh_session'
/** Open to visitors; whoever sent a session is to renew it first, or a member would read as a visitor. */
const WANTS_RENEWAL: readonly string[] = ['support/list_messages', 'support/status']

interface Asked {
  name: string
  who: Access
  data?: object
}
const ASKED: readonly Asked[] = [
  ...every,
  // For anyone, save the part that is a member's own.
  { name: 'casino/games_list', who: 'member', data: { favorites: 1 } },
]
/** A waiting login has given the right password: it is told which passkeys would finish it. */
const ANSWERS_PENDING = 'user/passkey_ask'

/** Whoever has something to end would make the rest of the walk without it: that call comes last. */
const walkedBy = (standing: Standing): readonly Asked[] =>
  standing === 'pending' || standing === 'member'
    ? ASKED.filter(({ name }) => name !== 'user/logout')
    : ASKED

/** Makes every call and answers what went wrong: a wrong kind, a fault, or something told. */
async function walk(standing: Standing, envelope: Envelope): Promise<string[]> {
  const wrong: string[] = []
  for (const { name, who, data } of walkedBy(standing)) {
    const reply = await ask(envelope, name, data)
    if (!isRight(reply, name, expectedOf(standing, { name, who })))
      wrong.push(`${name}: ${JSON.stringify(reply).slice(0, 200)}`)
    if (standing === 'pending' && name === ANSWERS_PENDING) continue
    const text = JSON.stringify(reply)
    for (const secret of secrets) if (text.includes(secret)) wrong.push(`${name} tells ${secret}`)
  }
  return wrong
}

function expectedOf(standing: Standing, { name, who }: Asked): Kind {
  const isOver = standing === 'dead' || standing === 'pending'
  return isOver && WANTS_RENEWAL.includes(name) ? 'session-expired' : EXPECTED[standing][who]
}

function isRight(reply: WireReply, name: string, expected: Kind): boolean {
  if (notBuilt.has(name)) return reply.code === 501
  const kind = kindOf(reply)
  return kind === expected || (name === REFUSES_EXPIRED_ITSELF && kind === 'session-expired')
}

const CLOSED = { status: 200, code: 503, message: 'This site is under maintenance' }

describe('every call', () => {
  beforeEach(async () => {
    const { db } = house.database
    await db.deleteFrom('failed_tries').execute()
    await db.deleteFrom('code_days').execute()
    own = await ownerIn()
  })

  /** The owner, in: by a session that never asked for the second factor, as a refresh would open. */
  async function ownerIn(): Promise<Client> {
    const { db } = house.database
    const client = await atTheDoor(house, owner)
    await db
      .updateTable('sessions')
      .set({ is_pending: false, expires_at: new Date(house.clock().getTime() + 24 * HOUR) })
      .where('member_id', '=', owner.id)
      .where('is_pending', '=', true)
      .execute()
    return client
  }

  const untouched = async (standing: Standing, envelope: Envelope) => {
    const before = await state()
    expect(await walk(standing, envelope)).toEqual([])
    expect(await state()).toEqual(before)
  }

  it('there are, each for somebody', () => {
    const built = every.filter(({ name }) => !notBuilt.has(name))
    for (const who of ['anyone', 'pending', 'member'] as const)
      expect(built.filter((spec) => spec.who === who).length, who).toBeGreaterThan(4)
  })

  it('made by a visitor is refused unless it is for anyone', () =>
    untouched('visitor', { client: visitor(house), user: { lang: 'tr' } }))

  it('made by a login that waits for its second factor is one for proving it', async () => {
    const client = await atTheDoor(house, owner)
    const envelope = { client, user: client.stored.user }
    await untouched('pending', envelope)
    expect(await isIn(client)).toBe(false)
    expect(await ask(envelope, 'user/logout')).toMatchObject({ data: true })
    await untouched('dead', envelope)
  })

  it('made by a member is theirs, and tells nothing of another', async () => {
    const client = await atTheDoor(house, await newMember(house))
    const envelope = { client, user: client.stored.user }
    const before = await state()
    const wrong: string[] = []
    for (const { name, who, data } of walkedBy('member')) {
      const reply = await ask(envelope, name, data)
      if (!isRight(reply, name, EXPECTED.member[who]))
        wrong.push(`${name}: ${JSON.stringify(reply)}`)
      const text = JSON.stringify(reply)
      for (const secret of secrets) if (text.includes(secret)) wrong.push(`${name} tells ${secret}`)
    }
    expect(wrong).toEqual([])
    expect(await state()).toEqual(before)
    expect(await ask(envelope, 'user/logout')).toMatchObject({ data: true })
  })

  it('made with the member’s session from another browser is a stranger’s', async () => {
    const other = await atTheDoor(house, await newMember(house))
    await untouched('dead', { client: other, user: own.stored.user })
    const without = visitor(house)
    await untouched('dead', { client: without, user: own.stored.user })
    expect(await isIn(own)).toBe(true)
  })

  it('made from the member’s browser with another’s sid or uid is a stranger’s', async () => {
    const other = await atTheDoor(house, await newMember(house))
    const mixed = { ...own.stored.user, sid: other.stored.user?.sid }
    await untouched('dead', { client: copyOf(house, own), user: mixed })
    const swapped = { ...other.stored.user, uid: own.stored.user?.uid }
    await untouched('dead', { client: copyOf(house, other), user: swapped })
  })

  it('made with an expired session is a stranger’s', async () => {
    house.pass(HOUR + 1)
    await untouched('dead', { client: own, user: own.stored.user })
  })

  it('made with a revoked session is a stranger’s', async () => {
    const { db } = house.database
    const open = db.updateTable('session_families').where('member_id', '=', owner.id)
    await own.call('user/revoke_other_sessions', {})
    const copy = copyOf(house, own)
    const second = await ownerIn()
    await second.call('user/revoke_other_sessions', {})
    await untouched('dead', { client: copy, user: copy.stored.user })
    await open.set({ ended_at: house.clock() }).execute()
  })

  it('made after a logout is a stranger’s', async () => {
    const copy = copyOf(house, own)
    await own.call('user/logout', {})
    await untouched('dead', { client: copy, user: copy.stored.user })
  })

  it('made with a garbled session is a stranger’s', async () => {
    const { user } = own.stored
    const flipped = (text = '') => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
    const garbled = [
      { ...user, sid: flipped(user?.sid) },
      { ...user, uid: flipped(user?.uid) },
      { ...user, sid: user?.uid, uid: user?.sid },
      { ...user, sid: 'QUJD', uid: 'QUJD' },
      { ...user, uid: undefined },
      { ...user, sid: undefined },
      { ...user, sid: await own.encrypt("' or 1=1 --".replaceAll(' ', '_')) },
      { ...user, uip: flipped(user?.uip) },
    ]
    for (const user of garbled) await untouched('dead', { client: copyOf(house, own), user })
  }, 60_000)

  it('made in maintenance is refused as that, whoever makes it', async () => {
    const { db } = house.database
    const waiting = await atTheDoor(house, owner)
    await db.updateTable('site_state').set({ under_maintenance: true }).execute()
    const before = await state()
    const envelopes = [
      { client: visitor(house), user: { lang: 'tr' } },
      { client: waiting, user: waiting.stored.user },
      { client: own, user: own.stored.user },
    ]
    house.pass(5_000)
    for (const envelope of envelopes)
      for (const { name } of every.filter(({ name }) => !notBuilt.has(name))) {
        const reply = await ask(envelope, name)
        if (name === 'maintenance/check_status') expect(reply).toMatchObject({ data: false })
        else expect(reply, name).toMatchObject(CLOSED)
      }
    expect(await state()).toEqual(before)
    await db.updateTable('site_state').set({ under_maintenance: false }).execute()
  })
})
