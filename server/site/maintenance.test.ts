import { TESTER } from '#server/action/testing.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { setMaintenance } from './site-state.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterEach(async () => {
  await setMaintenance(house.database.db, TESTER, false)
})
afterAll(() => house.close())

/** Long enough for every process to have heard of it. */
const waitForRefresh = () => house.pass(1_000)

it('CALL-maint answers true when the site is open and false under maintenance, whoever asks', async () => {
  const askers = [visitor(house), await loginAs(house, 'demo')]
  for (const isClosed of [false, true, false]) {
    await setMaintenance(house.database.db, TESTER, isClosed)
    waitForRefresh()
    for (const asker of askers)
      expect((await asker.call('maintenance/check_status', {})).data).toBe(!isClosed)
  }
})

it('closes every other call within a second, and opens it again', async () => {
  const demo = await loginAs(house, 'demo')
  await demo.call('finance/check_balance', {})
  expect(await setMaintenance(house.database.db, TESTER, true)).toBe(true)
  waitForRefresh()
  for (const name of ['finance/check_balance', 'casino/games_list'] as const)
    expect(await demo.refused(name, {})).toMatchObject({
      code: 503,
      message: 'This site is under maintenance',
    })
  expect(await setMaintenance(house.database.db, TESTER, false)).toBe(true)
  waitForRefresh()
  expect((await demo.call('finance/check_balance', {})).data).toHaveLength(1)
})

it('says whether anything changed', async () => {
  const { db } = house.database
  expect(await setMaintenance(db, TESTER, false)).toBe(false)
  expect(await setMaintenance(db, TESTER, true)).toBe(true)
  expect(await setMaintenance(db, TESTER, true)).toBe(false)
})

it('the page itself still comes, without a screen drawn into it', async () => {
  await setMaintenance(house.database.db, TESTER, true)
  waitForRefresh()
  const page = await (await visitor(house).get('/')).text()
  expect(page).toContain('<script type="application/json" id="kasa-first">[]</script>')
  expect(page).toContain('<div class="first-frame"')
})
