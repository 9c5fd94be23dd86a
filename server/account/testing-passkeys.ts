import { visitor, type Client, type TestHouse } from '../testing.ts'
import {
  createAuthenticator,
  type Authenticator,
  type Dishonesty,
} from './testing-authenticator.ts'
import {
  atTheDoor,
  codeOf,
  isIn,
  newMember,
  PASSWORD,
  sentCode,
  tryCode,
  type Proband,
  type Verdict,
} from './testing-factors.ts'

export type PasskeyTrial = ReturnType<typeof tryPasskeys>

/** What members and strangers do with passkeys in a house. */
export function tryPasskeys(house: TestHouse) {
  /** A member with a passkey of their own, in the browser that made it. */
  async function keeper(twoFactor: 'none' | 'sms' | 'ga' = 'none', options = {}) {
    const member = await newMember(house, twoFactor)
    const client = await atTheDoor(house, member)
    if (twoFactor === 'ga') {
      await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
      house.pass(30_000)
    }
    if (twoFactor === 'sms') {
      await client.call('user/sms_send', { purpose: 'login' })
      await tryCode(client, 'user/sms_validate', await sentCode(house, member))
    }
    const key = createAuthenticator(house.settings.publicUrl, options)
    const passkeyID = await add(client, key)
    return { member, client, key, passkeyID }
  }

  async function add(client: Client, key: Authenticator, name = 'Telefonum'): Promise<number> {
    const { data: offer } = await client.call('user/passkey_offer', {})
    const { data } = await client.call('user/passkey_add', { name, response: key.create(offer) })
    return data.passkeyID
  }

  async function enterBy(key: Authenticator, client: Client, lie?: Dishonesty) {
    const { data: options } = await client.call('user/passkey_ask', {})
    return client.call('user/passkey_login', { response: key.get(options, lie) })
  }

  async function refusedBy(key: Authenticator, client: Client, lie?: Dishonesty): Promise<string> {
    const { data: options } = await client.call('user/passkey_ask', {})
    const response = key.get(options, lie)
    const { data } = await client.refused('user/passkey_login', { response })
    return data.refusal
  }

  /** As the site does it: what a login answered is kept. */
  async function comeIn(key: Authenticator): Promise<Client> {
    const client = visitor(house)
    const { data } = await enterBy(key, client)
    const secrets = [data.uid, data.sid, data.uip].map(client.encrypt)
    const [uid = '', sid = '', uip = ''] = await Promise.all(secrets)
    client.stored.user = { uid, sid, uip, gmt: data.gtm, lang: data.language }
    client.stored.auth = await client.encrypt(data.auth ?? '')
    return client
  }

  async function check(client: Client, response: object): Promise<Verdict> {
    const api = { class: 'user', method: 'passkey_check' }
    return client.post({ api, data: { response }, user: client.stored.user ?? {} })
  }

  /** A login that waits for its second factor, and the browser it waits in. */
  async function waiting(member: Proband): Promise<Client> {
    const client = visitor(house)
    await client.login(member.username, PASSWORD)
    if (await isIn(client)) throw new Error('a waiting login opens something')
    return client
  }

  return { keeper, add, enterBy, refusedBy, comeIn, check, waiting }
}
