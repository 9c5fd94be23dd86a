import type { Page } from '@playwright/test'
import { wrong } from './accessible.ts'
import { becomeVisitor, DESKTOP, expect, logIn, PHONE, test } from './house.ts'
import { dressed, visit, VISITS } from './screens.ts'

for (const [width, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  for (const mode of ['night', 'day'] as const)
    test(`every screen is accessible at ${width} by ${mode}`, async ({ page }) => {
      test.setTimeout(480_000)
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await dressed(page, mode, 'tr')
      await eachScreen(page, async (name) => {
        expect.soft(await wrong(page), name).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
      })
    })

/** Visits every screen, first as a visitor and then as a member. */
async function eachScreen(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const one of VISITS.filter(({ member }) => member !== true)) {
    await visit(page, one)
    await look(one.name)
  }
  await logIn(page)
  for (const one of VISITS.filter(({ member }) => member === true)) {
    await visit(page, one)
    await look(one.name)
  }
}

/** Names and marks: the same in every language. */
const NAMES =
  /^(kasa|Kasa|Çini Atölyesi|Kasa Stüdyo|Lale Devri|Kapadokya 1000|Yonca Bahçesi|Deniz Yıldız|DY|[Dd]emo|TR|EN|RTP|(HMAC-)?SHA-256|[Jj]ackpot|Mini|Bonus|Net|SMS|[\w•]+@kasa\.test|Chrome · \w+)$/
const WORD = /\p{L}{3,}/u

/** The words on screen, one entry a text. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Many countries are called alike in both languages.
    const apart = 'script,style,[lang]:not(html),code,kbd,select[autocomplete="country"]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement === null || parentElement.closest(apart) !== null) continue
      found.push((textContent ?? '').trim())
    }
    return found
  })

test('SCREEN-19/tr-and-en the interface is all in one language, and changes at a press', async ({
  page,
}) => {
  test.setTimeout(480_000)
  const seen = { tr: new Map<string, string>(), en: new Map<string, string>() }
  for (const [lang, button] of [
    ['tr', 'Türkçe'],
    ['en', 'English'],
  ] as const) {
    await becomeVisitor(page)
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await eachScreen(page, async (name) => {
      for (const text of await texts(page))
        if (WORD.test(text) && !NAMES.test(text)) seen[lang].set(text, name)
    })
  }
  const inBoth = [...seen.tr].filter(([text]) => seen.en.has(text))
  expect(inBoth).toEqual([])
  const turkishInEnglish = [...seen.en].filter(([text]) =>
    /[çğıöşüÇĞİÖŞÜ]/.test(
      text.replace(
        /kuruş|Lale Devri|Kapadokya 1000|Yonca Bahçesi|Çini Atölyesi|Deniz Yıldız|Kasa Stüdyo/g,
        '',
      ),
    ),
  )
  expect(turkishInEnglish).toEqual([])
  expect(seen.tr.size).toBeGreaterThan(100)
})

test('SCREEN-19/only-try the lira is the only currency on the site', async ({ page }) => {
  test.setTimeout(180_000)
  let sums = 0
  await eachScreen(page, async (name) => {
    const all = (await texts(page)).join('\n')
    expect.soft(all, name).not.toMatch(/[$€£¥₽₿]|\b(USD|EUR|GBP|USDT|BTC|dolar|euro)\b/i)
    sums += all.match(/₺/g)?.length ?? 0
  })
  expect(sums).toBeGreaterThan(5)
})
