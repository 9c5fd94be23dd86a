import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joined, registration, settled, templatesTo } from '../../account/testing.ts'
import { TESTER } from '../../action/testing.ts'
import { signedBy, signing } from '../../crypto/signed-line.ts'
import { verifySignature } from '../../crypto/signature.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import { dayOf } from '#contract/time-span.ts'
import { askRegisterDaily } from './ask.ts'
import { setInSandbox } from './sandbox.ts'

const PASSWORD = 'Nar-agaci7'
const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const inDays = (days: number): string => dayOf(new Date(house.clock().getTime() + days * DAY_MS))

const set = (nationalId: string, until: string | null) =>
  setInSandbox(house.database.db, TESTER, { country: 'TR', nationalId }, until)
const list = (nationalId: string, days = 200) => set(nationalId, inDays(days))

async function loggedIn(username: string, at: TestHouse = house): Promise<Client> {
  const client = visitor(at)
  await client.login(username, PASSWORD)
  return client
}

/** Where play is open, a first launch asks for the member's seed and for nothing before. */
const OPEN = 'seed-needed'
const launching = async (client: Client): Promise<string> =>
  (await client.refused('casino/init_game', { gameID: 1 })).data.refusal

describe('a register of exclusions outside the house', () => {
  it('PROT-36 closes play to a listed member from their next login on, ends what was open, and leaves withdrawals and history', async () => {
    const member = await joined(house)
    const before = await loggedIn(member.username)
    expect(await launching(before)).toBe(OPEN)
    await list(member.nationalID)
    const after = await loggedIn(member.username)
    expect(await launching(after)).toBe('member-paused')
    expect((await before.refused('protection/get', {})).data.refusal).toBe('session-expired')
    const { data } = await after.call('protection/get', {})
    expect(data).toMatchObject({ excludedBy: 'register', timeOutUntil: null })
    expect(dayOf(new Date(Date.parse(data.excludedUntil ?? '') - 1))).toBe(inDays(200))
    await after.call('finance/list_transactions', {})
    await after.call('finance/list_bank_accounts', {})
  })

  it('PROT-36 opens it again at the first login after the register says so, and at no member’s asking', async () => {
    const member = await joined(house)
    await list(member.nationalID)
    const listed = await loggedIn(member.username)
    expect((await listed.refused('protection/ask_return', {})).data.refusal).toBe('not-found')
    // A shorter entry takes the place of the longer one.
    await list(member.nationalID, 100)
    const shorter = (await (await loggedIn(member.username)).call('protection/get', {})).data
    expect(dayOf(new Date(Date.parse(shorter.excludedUntil ?? '') - 1))).toBe(inDays(100))
    await set(member.nationalID, null)
    expect(await launching(await loggedIn(member.username))).toBe(OPEN)
  })

  it('leaves an exclusion of the member’s own as it is, and a time-out counts again afterwards', async () => {
    const [own, short] = [await joined(house), await joined(house)]
    const client = await loggedIn(own.username)
    await client.call('protection/self_exclude', { span: '6m', password: PASSWORD })
    await (await loggedIn(short.username)).call('protection/time_out', { span: '3m' })
    await Promise.all([list(own.nationalID, 10), list(short.nationalID, 10)])
    const state = async (username: string) =>
      (await (await loggedIn(username)).call('protection/get', {})).data
    expect(await state(own.username)).toMatchObject({ excludedBy: 'self' })
    expect(await state(short.username)).toMatchObject({
      excludedBy: 'register',
      timeOutUntil: null,
    })
    await set(short.nationalID, null)
    const { timeOutUntil, excludedBy } = await state(short.username)
    expect([excludedBy, Date.parse(timeOutUntil ?? '') > Date.now()]).toEqual([null, true])
  })

  it('PROT-37 opens no account for a listed person: the answer is the same for all, a mail that names no register tells them', async () => {
    const sent = registration()
    await list(sent.nationalID)
    expect((await visitor(house).call('user/register', sent)).result).toBe(true)
    await settled(house)
    expect(await templatesTo(house, sent.email)).toEqual(['not-opened'])
    const query = house.database.db.selectFrom('members').where('email', '=', sent.email)
    expect(await query.select('id').execute()).toEqual([])
  })

  it('PROT-36 knows whoever has a Turkish number by it, whatever country they joined from', async () => {
    const member = await joined(house, { country: 'DE' })
    expect(await launching(await loggedIn(member.username))).toBe(OPEN)
    await list(member.nationalID)
    expect(await launching(await loggedIn(member.username))).toBe('member-paused')
    const typed = registration({ country: 'NL' })
    await list(typed.nationalID)
    await visitor(house).call('user/register', typed)
    expect(await templatesTo(house, typed.email)).toEqual(['not-opened'])
  })

  it('PROT-51 is asked once a day about whoever stays logged in, and takes nobody’s session while it is silent', async () => {
    const [member, other] = [await joined(house), await joined(house)]
    const [client, stays] = [await loggedIn(member.username), await loggedIn(other.username)]
    await list(member.nationalID)
    await askRegisterDaily(house)
    await client.call('protection/get', {})
    await house.owner.pool.query(`update register_answers set at = at - interval '25 hours'`)
    await askRegisterDaily({ ...house, exclusionRegister: () => Promise.reject(new Error('-')) })
    await client.call('protection/get', {})
    await askRegisterDaily(house)
    expect((await client.refused('protection/get', {})).data.refusal).toBe('session-expired')
    expect(await launching(await loggedIn(member.username))).toBe('member-paused')
    expect(await launching(stays)).toBe(OPEN)
  })

  it('PROT-52 a shorter exclusion that a listed member chooses is kept, and counts once the register lists them no more', async () => {
    const member = await joined(house)
    await list(member.nationalID, 2_000)
    const listed = await loggedIn(member.username)
    const span = { span: '6m', password: PASSWORD } as const
    const { data: chosen } = await listed.call('protection/self_exclude', span)
    const state = async () =>
      (await (await loggedIn(member.username)).call('protection/get', {})).data
    expect((await state()).excludedBy).toBe('register')
    // The register's own date moves: the member's choice was made meanwhile all the same.
    await list(member.nationalID, 1_000)
    expect((await state()).excludedBy).toBe('register')
    await set(member.nationalID, null)
    expect(await state()).toMatchObject({ excludedBy: 'self', excludedUntil: chosen.until })
    const again = await loggedIn(member.username)
    expect((await again.refused('protection/ask_return', {})).data.refusal).toBe('too-early')
  })

  it('keeps a time-out that a listed member chooses, and it counts once the register lists them no more', async () => {
    const member = await joined(house)
    await list(member.nationalID, 10)
    const listed = await loggedIn(member.username)
    const { data: chosen } = await listed.call('protection/time_out', { span: '1m' })
    const state = async () =>
      (await (await loggedIn(member.username)).call('protection/get', {})).data
    expect(await state()).toMatchObject({ excludedBy: 'register', timeOutUntil: null })
    await set(member.nationalID, null)
    expect(await state()).toMatchObject({ excludedBy: null, timeOutUntil: chosen.until })
  })

  it('is asked again when a member comes back from an exclusion of their own', async () => {
    const member = await joined(house)
    const client = await loggedIn(member.username)
    await client.call('protection/self_exclude', { span: '6m', password: PASSWORD })
    await list(member.nationalID)
    await house.owner.pool.query(
      `update protections set paused_at = paused_at - interval '200 days',
         paused_until = paused_until - interval '200 days',
         return_asked_at = now() - interval '2 days' where member_id = $1`,
      [member.id],
    )
    const back = await loggedIn(member.username)
    await back.call('protection/confirm_return', {})
    await expect
      .poll(
        async () => {
          const query = house.database.db
            .selectFrom('protections')
            .select('pause')
            .where('member_id', '=', member.id)
          return (await query.executeTakeFirst())?.pause
        },
        { timeout: 10_000 },
      )
      .toBe('registered')
    expect((await back.refused('protection/get', {})).data.refusal).toBe('session-expired')
  })
})

describe('a register by its address', () => {
  const SECRET = 'a-secret-of-more-than-thirty-two-characters'
  const KEY = Buffer.from(SECRET)
  let server: Server
  let other: TestHouse
  let says: 'not-listed' | 'nothing' | 'forged' | 'another-day' = 'not-listed'
  const questions: object[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const raw = Buffer.concat(parts)
        const signed = signedBy('register', (name) => [request.headers[name]].flat()[0])
        if (verifySignature(KEY, signed, raw, other.clock()) !== 'genuine' || says === 'nothing')
          return response.writeHead(503).end()
        // The house's own words, held by their signature.
        const question = JSON.parse(raw.toString()) as { id: string }
        questions.push(question)
        const reply =
          says === 'another-day'
            ? { id: question.id, outcome: 'listed', until: '2030-02-31' }
            : { id: question.id, outcome: 'not-listed' }
        const body = Buffer.from(JSON.stringify(reply))
        const key = says === 'forged' ? Buffer.from('another') : KEY
        return response.writeHead(200, signing(other, 'register', key, body)).end(body)
      })
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const register = { url: `http://127.0.0.1:${port}/ask`, secret: SECRET }
    other = await startTestHouse({ settings: { register } })
  })
  afterAll(async () => {
    await other.close()
    server.close()
  })

  it('is asked by national id, country and birthdate alone, signed', async () => {
    const member = await joined(other)
    await loggedIn(member.username, other)
    expect(questions.at(-1)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      call: 'ask',
      nationalId: member.nationalID,
      country: 'TR',
      birthdate: member.birthdate,
    })
  })

  it.each(['nothing', 'forged', 'another-day'] as const)(
    'PROT-38 lets nobody in while it answers %s, save whom it answered for within a day',
    async (answer) => {
      says = 'not-listed'
      const [known, unknown] = [await joined(other), await joined(other)]
      await loggedIn(known.username, other)
      says = answer
      await loggedIn(known.username, other)
      const refused = () =>
        visitor(other).refused('user/login', { username: unknown.username, password: PASSWORD })
      expect((await refused()).data.refusal).toBe('register-silent')
      await other.owner.pool.query(
        `update register_answers set at = at - interval '25 hours' where member_id = $1`,
        [known.id],
      )
      const late = await visitor(other).refused('user/login', {
        username: known.username,
        password: PASSWORD,
      })
      expect(late.data.refusal).toBe('register-silent')
      says = 'not-listed'
      await loggedIn(unknown.username, other)
    },
  )
})
