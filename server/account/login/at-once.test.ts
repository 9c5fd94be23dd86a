import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import {
  PASSWORD,
  atTheDoor,
  codeOf,
  copyOf,
  inByGa,
  newMember,
  wrongCodeOf,
  type Proband,
} from '../testing-factors.ts'

/** Everything that lets one member in or out, at the same moment: no two of them block each other. */

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const send = async (client: Client, name: string, data: object = {}): Promise<number> => {
  const [className, method] = name.split('/')
  const user = client.stored.user ?? {}
  const { code } = await client.post({ api: { class: className, method }, data, user })
  return code
}

async function storm(member: Proband): Promise<number[]> {
  const within = await inByGa(house, member)
  const other = await inByGa(house, member)
  const waiting = await Promise.all([1, 2, 3].map(() => atTheDoor(house, member)))
  const tab = (client: Client) => copyOf(house, client)
  const login = { username: member.username, password: PASSWORD }
  const ga_code = codeOf(house, member.secret)
  const wrong = wrongCodeOf(house, member.secret)
  const change = { oldPassword: PASSWORD, password: PASSWORD, passwordConfirm: PASSWORD }
  return Promise.all([
    ...waiting.map((client) => send(tab(client), 'user/check_ga', { ga_code })),
    ...waiting.map((client) => send(tab(client), 'user/check_ga', { ga_code: wrong })),
    ...waiting.map((client) => send(tab(client), 'user/use_recovery_code', { code: '0000000000' })),
    ...[1, 2, 3].map(() => send(tab(within), 'user/login', login)),
    ...[1, 2, 3].map(() => send(visitor(house), 'user/login', login)),
    ...[1, 2].map(() => send(tab(other), 'user/check_ga', { ga_code })),
    ...[within, other].map((client) =>
      send(tab(client), 'user/refresh_session', { auth: client.stored.auth }),
    ),
    ...[within, other].map((client) => send(tab(client), 'user/revoke_other_sessions')),
    ...[within, other].map((client) => send(tab(client), 'user/pass_change', change)),
    ...[within, other].map((client) => send(tab(client), 'user/prove', { password: PASSWORD })),
    ...[within, other].map((client) => send(tab(client), 'user/user_generate_ga')),
    send(tab(other), 'user/two_auth_type', { type: 'none' }),
    send(tab(other), 'user/clear_generated_ga', { gacode: wrong }),
    send(tab(other), 'user/logout'),
  ])
}

it('is answered, all of it, without a fault', async () => {
  for (let round = 0; round < 5; round++) {
    const codes = await storm(await newMember(house, 'ga'))
    expect(codes).not.toContain(500)
    expect(codes).toContain(200)
  }
  expect(house.logged()).not.toContain('deadlock')
}, 120_000)
