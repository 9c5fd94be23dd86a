import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { findAccount } from '../profile/members.ts'
import { oneAfterTheOther } from '../testing.ts'
import { putInUse } from './recovery-codes.ts'
import {
  atTheDoor,
  codeOf,
  isIn,
  newMember,
  type Proband,
  sentTo,
  tryCode,
  turnOn,
  WRONG,
  RIGHT,
} from '../testing-factors.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

/** As they are stored, of codes that nobody was told. */
const HASHES = Array.from({ length: 10 }, (_, n) => Buffer.from(`a code ${n}`))

/** A member who is in, and proved just now by password who they are. */
const inside = async (member: Proband): Promise<Client> => atTheDoor(house, member)
describe('a recovery code', () => {
  it('finishes a login once, however it is typed, and is told by mail', async () => {
    const member = await newMember(house)
    const { recoveryCodes } = await turnOn(house, await inside(member))
    const [first = '', second = ''] = recoveryCodes
    const client = await atTheDoor(house, member)
    const typed = ` ${first.toUpperCase().replace('-', ' ').replaceAll('0', 'O')} `
    expect(await tryCode(client, 'user/use_recovery_code', typed)).toMatchObject(RIGHT)
    expect(await isIn(client)).toBe(true)
    expect((await client.call('user/recovery_codes_left', {})).data).toEqual({ left: 9 })
    expect(await sentTo(house, member)).toContain('recovery-code-used')
    const other = await atTheDoor(house, member)
    expect(await tryCode(other, 'user/use_recovery_code', first)).toMatchObject(WRONG)
    expect(await tryCode(other, 'user/use_recovery_code', second)).toMatchObject(RIGHT)
  })

  it('of another member opens nothing', async () => {
    const [one, other] = [await newMember(house), await newMember(house)]
    const { recoveryCodes } = await turnOn(house, await inside(one))
    await turnOn(house, await inside(other))
    const client = await atTheDoor(house, other)
    expect(await tryCode(client, 'user/use_recovery_code', recoveryCodes[0] ?? '')).toMatchObject(
      WRONG,
    )
  })

  it('finishes one login of several at once', async () => {
    const member = await newMember(house)
    const { recoveryCodes } = await turnOn(house, await inside(member))
    const doors = await Promise.all(Array.from({ length: 4 }, () => atTheDoor(house, member)))
    const replies = await Promise.all(
      doors.map((client) => tryCode(client, 'user/use_recovery_code', recoveryCodes[0] ?? '')),
    )
    expect(replies.filter(({ result }) => result)).toHaveLength(1)
  })

  it('is renewed with the others by a code of the factor in use, which ends the old ones', async () => {
    const member = await newMember(house)
    const client = await inside(member)
    expect(await client.refused('user/renew_recovery_codes', {})).toMatchObject({
      code: 409,
      data: { refusal: 'second-factor-off' },
    })
    const { secret, recoveryCodes } = await turnOn(house, client)
    expect(await client.refused('user/renew_recovery_codes', {})).toMatchObject({
      data: { refusal: 'code-needed', factors: ['ga'] },
    })
    await tryCode(client, 'user/check_ga', codeOf(house, secret))
    const { data } = await client.call('user/renew_recovery_codes', {})
    expect(data.recoveryCodes).toHaveLength(10)
    expect(await sentTo(house, member)).toContain('recovery-codes-renewed')
    const door = await atTheDoor(house, member)
    const [old = '', fresh = ''] = [recoveryCodes[0], data.recoveryCodes[0]]
    expect(await tryCode(door, 'user/use_recovery_code', old)).toMatchObject(WRONG)
    expect(await tryCode(door, 'user/use_recovery_code', fresh)).toMatchObject(RIGHT)
  })

  it('is one of ten, however often they are renewed at the same moment', async () => {
    const member = await newMember(house)
    const client = await inside(member)
    const { secret } = await turnOn(house, client)
    await tryCode(client, 'user/check_ga', codeOf(house, secret))
    const account = await findAccount(house.database.db, member.username)
    if (!account) throw new Error('the member is gone')
    await oneAfterTheOther(
      house,
      (db) =>
        putInUse({ db, house, now: house.clock(), member: account }, { codes: [], hashes: HASHES }),
      () => client.call('user/renew_recovery_codes', {}),
    )
    expect((await client.call('user/recovery_codes_left', {})).data).toEqual({ left: 10 })
  })

  it('stands nowhere as it was told', async () => {
    const member = await newMember(house)
    const { recoveryCodes } = await turnOn(house, await inside(member))
    const { db } = house.database
    const rows = await db.selectFrom('recovery_codes').selectAll().execute()
    const kept = rows.map(({ code_hash }) => code_hash.toString('latin1')).join('\n')
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code.replace('-', ''))
      expect(house.logged()).not.toContain(code)
    }
  })
})
