import type { Page, TestInfo } from '@playwright/test'
import { expect, PHONE, test } from '../tools/house.ts'
import { enlargeLettersFromStart, outOfReach } from '../tools/large-letters.ts'
import { rememberChoices, VISITS } from '../tools/screens.ts'
import {
  closeNotices,
  eachScreen,
  findingsOf,
  growsWithLetters,
  lookAtAll,
  noFindings,
  visitorSpeaking,
  type Findings,
} from '../tools/walk.ts'

/** Every screen in both lights and with large letters; loaded in turns by day and by night. */
const findings = (page: Page, info: TestInfo): Promise<Findings> =>
  findingsOf('390', info, async () => {
    const found = noFindings()
    await page.setViewportSize(PHONE)
    await visitorSpeaking(page, 'tr')
    await closeNotices(page, 'day')
    await eachScreen(page, (screen) => lookAtAll(page, screen, found))
    return found
  })

for (const mode of ['night', 'day'] as const)
  test(`every screen is accessible at 390 by ${mode}`, async ({ page }, info) => {
    const found = await findings(page, info)
    expect(found[mode]).toEqual([])
    expect(found.visited.toSorted()).toEqual(VISITS.map(({ name }) => name).toSorted())
  })

test('with letters twice as large nothing is out of reach or cut, at 390', async ({
  page,
}, info) => {
  expect((await findings(page, info)).largeLetters).toEqual([])
})

const NARROWEST = { width: 320, height: 640 }
const ON_NARROWEST = ['home', 'terms', 'promotions', 'not-found', 'game-history']

test('with letters twice as large nothing is out of reach or cut, at 320', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize(NARROWEST)
  await rememberChoices(page, 'night', 'tr')
  await enlargeLettersFromStart(page)
  const screens = VISITS.filter(
    (screen) => growsWithLetters(screen) && ON_NARROWEST.includes(screen.name),
  )
  expect(screens).toHaveLength(ON_NARROWEST.length)
  await eachScreen(
    page,
    async ({ name }) => expect.soft(await outOfReach(page), name).toEqual([]),
    screens,
  )
})
