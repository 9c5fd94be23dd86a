import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listActions } from '../../action/list.ts'
import { TESTER } from '../../action/testing.ts'
import { openSlot } from '../../round/testing.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { newMember, PASSWORD } from '../testing-factors.ts'
import { logOutEverywhere } from '../login/operate.ts'
import { accountState, closeAccount, reopenAccount } from './closing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const close = (id: bigint) => closeAccount(house.database.db, TESTER, id, house.clock())
const reopen = (id: bigint) => reopenAccount(house.database.db, TESTER, id)
const enter = (username: string, password = PASSWORD) =>
  visitor(house).refused('user/login', { username, password })

describe('an account closed by the operator', () => {
  it('ends every session and the auth value that would open the next', async () => {
    const { id, username } = await newMember(house)
    const client = visitor(house)
    await client.login(username, PASSWORD)
    expect(await close(id)).toBe(true)
    expect((await client.refused('finance/check_balance', {})).data.refusal).toBe('session-expired')
    expect((await client.refresh()).result).toBe(false)
  })

  it('says so only after the right password', async () => {
    const { id, username } = await newMember(house)
    await close(id)
    expect(await enter(username)).toMatchObject({
      message: 'İnaktif hesap',
      data: { refusal: 'account-inactive' },
    })
    expect((await enter(username, 'Baska1234')).data.refusal).toBe('login-failed')
  })

  it('plays no more: a game that is open already refuses', async () => {
    const demo = visitor(house)
    await demo.login('demo')
    const slot = await openSlot(demo)
    const state = await accountState(house.database.db, 'demo')
    await close(state?.id ?? 0n)
    expect((await slot.play()).error).toBe('ERR_IS')
    await reopen(state?.id ?? 0n)
  })

  it('opens again, once, and its owner logs in as before', async () => {
    const { id, username } = await newMember(house)
    await close(id)
    expect(await close(id)).toBe(false)
    expect(await accountState(house.database.db, username)).toMatchObject({
      id,
      isActive: false,
      closedAt: expect.any(Date),
    })
    expect(await reopen(id)).toBe(true)
    expect(await reopen(id)).toBe(false)
    await visitor(house).login(username, PASSWORD)
  })

  it('stays what it was before: one that waited to be confirmed waits again', async () => {
    const { id, username } = await newMember(house)
    await house.database.pool.query(
      'update members set is_active = false, confirmed_at = null where id = $1',
      [id],
    )
    await close(id)
    await reopen(id)
    expect(await accountState(house.database.db, username)).toMatchObject({
      isActive: false,
      closedAt: null,
      confirmedAt: null,
    })
  })

  it('leaves both acts in the log, once each', async () => {
    const { id } = await newMember(house)
    await close(id)
    await close(id)
    await reopen(id)
    const acts = await listActions(house.database.db, { target: `member:${id}`, limit: 9 })
    expect(acts).toMatchObject([
      { what: 'member.open', before: { is_active: false }, after: { is_active: true } },
      { what: 'member.close', before: { closed_at: null }, after: { is_active: false } },
    ])
  })
})

it('is found by name, e-mail, phone and number; nobody else is', async () => {
  const { id, username, email, phone } = await newMember(house)
  for (const given of [username, username.toUpperCase(), email, phone, String(id)])
    expect(await accountState(house.database.db, given)).toMatchObject({ id })
  expect(await accountState(house.database.db, 'kimse')).toBeUndefined()
})

describe('a member whom the operator logs out', () => {
  it('has no session left, nor what would open the next, and may log in at once', async () => {
    const { id, username } = await newMember(house)
    const [phone, laptop] = [visitor(house), visitor(house)]
    await phone.login(username, PASSWORD)
    await laptop.login(username, PASSWORD)
    expect(await logOutEverywhere(house.database.db, TESTER, id, house.clock())).toBe(2)
    for (const client of [phone, laptop]) {
      const { data } = await client.refused('finance/check_balance', {})
      expect(data.refusal).toBe('session-expired')
      expect((await client.refresh()).result).toBe(false)
    }
    await phone.login(username, PASSWORD)
    expect(await phone.call('finance/check_balance', {})).toMatchObject({ code: 200 })
    const [act] = await listActions(house.database.db, { target: `member:${id}`, limit: 1 })
    expect(act).toMatchObject({ what: 'member.log-out', before: { logins: 2 } })
  })
})
