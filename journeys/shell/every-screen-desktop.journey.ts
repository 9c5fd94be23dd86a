import type { Page, TestInfo } from '@playwright/test'
import { DESKTOP, expect, test } from '../tools/house.ts'
import { isSentence, looksTurkish } from '../tools/screen-texts.ts'
import { visit, VISITS } from '../tools/screens.ts'
import {
  closeNotices,
  collectTexts,
  eachScreen,
  findingsOf,
  lookAtAll,
  noFindings,
  visitorSpeaking,
  type Findings,
} from '../tools/walk.ts'

const HOME = { name: 'home with its notices', path: '/' }

/** Every screen in Turkish: its words, both lights, large letters; loaded in turns by night and by day. */
const turkish = (page: Page, info: TestInfo): Promise<Findings> =>
  findingsOf('1280-tr', info, async () => {
    const found = noFindings()
    await page.setViewportSize(DESKTOP)
    await visitorSpeaking(page, 'tr')
    await visit(page, HOME)
    await collectTexts(page, HOME, found)
    await closeNotices(page, 'night')
    await eachScreen(page, async (screen) => {
      await collectTexts(page, screen, found)
      await lookAtAll(page, screen, found)
    })
    return found
  })

/** Every screen in English: its words. */
const english = (page: Page, info: TestInfo): Promise<Findings> =>
  findingsOf('1280-en', info, async () => {
    const found = noFindings()
    await page.setViewportSize(DESKTOP)
    await visitorSpeaking(page, 'en')
    await eachScreen(page, (screen) => collectTexts(page, screen, found))
    return found
  })

for (const mode of ['night', 'day'] as const)
  test(`every screen is accessible at 1280 by ${mode}`, async ({ page }, info) => {
    const found = await turkish(page, info)
    expect(found[mode]).toEqual([])
    expect(found.visited.toSorted()).toEqual(VISITS.map(({ name }) => name).toSorted())
  })

test('with letters twice as large nothing is out of reach or cut, at 1280', async ({
  page,
}, info) => {
  expect((await turkish(page, info)).largeLetters).toEqual([])
})

/** Each sentence once, with the last screen it was seen on. */
const sentences = ({ texts }: Findings): Map<string, string> =>
  new Map(texts.filter(([text]) => isSentence(text)))

test('SCREEN-19/tr-and-en the interface is all in one language, and changes at a press', async ({
  page,
}, info) => {
  test.setTimeout(480_000)
  const tr = sentences(await turkish(page, info))
  const en = sentences(await english(page, info))
  expect([...tr].filter(([text]) => en.has(text))).toEqual([])
  expect([...en].filter(([text]) => looksTurkish(text))).toEqual([])
  expect(tr.size).toBeGreaterThan(100)
})

test('SCREEN-19/only-try the lira is the only currency on the site', async ({ page }, info) => {
  const { texts } = await turkish(page, info)
  const foreign = /[$€£¥₽₿]|\b(USD|EUR|GBP|USDT|BTC|dolar|euro)\b/i
  expect(texts.filter(([text]) => foreign.test(text))).toEqual([])
  const sums = texts.join('\n').match(/₺/g)?.length ?? 0
  expect(sums).toBeGreaterThan(5)
})
