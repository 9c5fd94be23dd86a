import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WouldWait } from '../../database/holding.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import { joined } from '../testing.ts'
import { HASHING, hashes } from './hash-queue.ts'
import { hashPassword } from './passwords.ts'

const PASSWORD = 'Nar-agaci7'

describe('a hash', () => {
  let house: TestHouse
  let member: Client
  beforeAll(async () => {
    house = await startTestHouse({ perMinute: { hashesOfMember: 20 } })
    member = await newMember()
  })
  afterAll(() => house.close())

  const newMember = async (): Promise<Client> => {
    const { username } = await joined(house)
    const client = visitor(house)
    await client.login(username, PASSWORD)
    return client
  }

  /** While nothing can be hashed, what answers did so without. */
  async function withoutHashes<T>(work: () => Promise<T>): Promise<T> {
    let release = (): void => {}
    const held = new Promise<void>((done) => (release = done))
    const all = Array.from({ length: HASHING.atOnceMax }, () => hashes.run(() => held))
    try {
      return await work()
    } finally {
      release()
      await Promise.all(all)
    }
  }

  const change = { oldPassword: PASSWORD, password: 'Ceviz-dali8', passwordConfirm: 'Ceviz-dali8' }

  it('is never waited for with a connection in hand', async () => {
    const hashing = house.database.db.transaction().execute(() => hashPassword(PASSWORD))
    await expect(hashing).rejects.toThrow(WouldWait)
  })

  it('is not spent on whoever is locked out, at the door or within', async () => {
    const locked = await newMember()
    for (let n = 0; n < 5; n++) await locked.refused('user/prove', { password: 'Yanlis123' })
    const refusal = { code: 429, data: { refusal: 'locked-out' } }
    await withoutHashes(async () => {
      expect(await locked.refused('user/prove', { password: PASSWORD })).toMatchObject(refusal)
      expect(await locked.refused('user/pass_change', change)).toMatchObject(refusal)
    })
    const name = { username: 'kimse', password: 'Yanlis123' }
    for (let n = 0; n < 5; n++) await visitor(house).refused('user/login', name)
    await withoutHashes(async () =>
      expect(await visitor(house).refused('user/login', name)).toMatchObject(refusal),
    )
  })

  it('is not spent beyond the allowance of a member', async () => {
    for (let n = 0; n < 20; n++) await member.call('user/prove', { password: PASSWORD })
    const refusal = { code: 429, data: { refusal: 'too-many-calls' } }
    await withoutHashes(async () => {
      expect(await member.refused('user/prove', { password: PASSWORD })).toMatchObject(refusal)
      expect(await member.refused('user/pass_change', change)).toMatchObject(refusal)
    })
    house.pass(30_000)
    await member.call('user/pass_change', change)
  })

  it('that would be waited for too long is refused as busy', async () => {
    const other = await newMember()
    await withoutHashes(async () => {
      const waiting = Array.from({ length: HASHING.waitingMax }, () => hashes.run(async () => {}))
      const refused = await other.refused('user/prove', { password: PASSWORD })
      expect(refused).toMatchObject({ code: 429, data: { refusal: 'busy' } })
      void Promise.all(waiting)
    })
    expect((await other.call('user/prove', { password: PASSWORD })).code).toBe(200)
  })
})
