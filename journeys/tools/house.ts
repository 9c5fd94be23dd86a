import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { startTestHouse, type TestHouse } from '#server/testing.ts'

export type Lang = 'tr' | 'en'

/** The two widths every screen is drawn for first. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

interface HouseOfWorker {
  /** A real house on a free port, with a database of its own; shared by a worker's tests. */
  house: TestHouse
}

/** Every journey's test: `page` opens on the worker's house. */
export const test = base.extend<object, HouseOfWorker>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const house = await startTestHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => {
    await use(house.settings.publicUrl)
  },
  page: async ({ page }, use) => {
    await page.addInitScript(keepNotices)
    await use(page)
  },
})

interface Notice {
  text: string
  tone: string | undefined
}

/** In the page: writes down each notice as it appears, for it stays but 1.5 s. */
function keepNotices(): void {
  const notices: Notice[] = []
  Object.assign(window, { notices })
  const keep = (node: Node): void => {
    if (!(node instanceof HTMLElement)) return
    const toasts = node.matches('li[data-tone]') ? [node] : node.querySelectorAll('li[data-tone]')
    for (const toast of toasts)
      if (toast instanceof HTMLElement)
        notices.push({ text: toast.innerText, tone: toast.dataset['tone'] })
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(keep)
  }).observe(document, { subtree: true, childList: true })
}

/** Every notice of this page since it was loaded, one after the other. */
export const noticeTexts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ((window as Window & { notices?: Notice[] }).notices ?? []).map(({ text }) => text).join('\n'),
  )

/** This page has shown a notice with this text since it was loaded, as good or as bad news. */
export async function expectNotice(
  page: Page,
  text: string,
  tone: 'positive' | 'negative',
): Promise<void> {
  const shown = () => page.evaluate(() => (window as Window & { notices?: Notice[] }).notices)
  const wanted: unknown = expect.objectContaining({ text: expect.stringContaining(text), tone })
  await expect(async () => expect(await shown()).toContainEqual(wanted)).toPass({ timeout: 10_000 })
}

export { expect, type Page }

/** Opens the page as someone who chose this language before; without it, Turkish. */
export async function chooseLanguage(page: Page, lang: Lang): Promise<void> {
  await page.addInitScript((code) => {
    if (localStorage.getItem('bnwUserLang') === null) localStorage.setItem('bnwUserLang', code)
  }, lang)
}

/** Logs in by hand, from wherever the page is, and waits until the site knows the member. */
export async function logIn(page: Page, username = 'demo', password = 'Demo123!'): Promise<void> {
  if (new URL(page.url(), 'http://nowhere').pathname !== '/login') await page.goto('/login')
  await fillLogin(page, username, password)
  await expect(page).not.toHaveURL(/\/login$/)
  await expect(balance(page).or(playBar(page))).toBeVisible()
}

/** Logs out by hand, from wherever the top bar is. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hesap menüsü' }).click()
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
}

/** On an address of the house where no page runs that could still write what it remembers. */
export const gotoPlainFile = (page: Page): Promise<unknown> => page.goto('/robots.txt')

/** Forgets whoever was here, as a browser that never saw them, and stands at the login. */
export async function becomeVisitor(page: Page): Promise<void> {
  await page.context().clearCookies()
  await gotoPlainFile(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await expect(loginLink(page)).toBeVisible()
}

const QUIET_MS = 700

/** Loads the page so, and waits until its start-up has asked for everything and nothing more is asked or answered. */
export async function started(page: Page, load: () => Promise<unknown>): Promise<void> {
  let seenAtMs = Date.now()
  const note = () => void (seenAtMs = Date.now())
  page.on('request', note).on('response', note)
  const licences = page.waitForResponse('**/endpoint/v1/licenses*')
  await load()
  await licences
  await page.waitForLoadState('networkidle')
  await expect.poll(() => Date.now() - seenAtMs).toBeGreaterThan(QUIET_MS)
  page.off('request', note).off('response', note)
}

/** A member's page that asks nothing by itself. */
export async function openIdlePage(page: Page): Promise<void> {
  await started(page, () => page.goto('/profile/password'))
  await expect(page.getByRole('heading', { level: 1, name: 'Parola' })).toBeVisible()
}

/** On that page. */
export async function changePassword(page: Page, old: string, fresh: string, again = fresh) {
  await page.locator('input[name="oldPassword"]').fill(old)
  await page.locator('input[name="password"]').fill(fresh)
  await page.locator('input[name="passwordConfirm"]').fill(again)
  await page.getByRole('button', { name: 'Parolayı değiştir' }).click()
}

/** What was open over the page is closed, and its step in the browser's history is gone. */
export const nothingOver = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => 'over' in (history.state as object))).toBe(false)

/** The slim bar above a game. */
export const playBar = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Oyundan çık|Leave the game)$/ })

export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  const form = page.locator('main form')
  await form.locator('input[name="username"]').fill(username)
  await form.locator('input[autocomplete="current-password"]').fill(password)
  await form.locator('button[type="submit"]').click()
}

/** The balance in the top bar: members have one. */
export const balance = (page: Page): Locator =>
  page.getByRole('banner').getByRole('group', { name: /^(Cüzdan|Purse)$/ })

/** The visitor's way to log in, in the top bar. */
export const loginLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^(Giriş yap|Log in)$/ })

/** A toast that says this. */
const notices = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Bildirimler|Notices)$/ })

export const toast = (page: Page, text: string | RegExp): Locator =>
  notices(page).getByRole('listitem').filter({ hasText: text })

/** Stops the page's clock a second from now. What shows notices comes a moment after a screen, by that very clock. */
export async function stopClock(page: Page): Promise<void> {
  await expect(notices(page)).toBeAttached()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}

/** What the browser remembers under a name. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** The same as an object; empty when there is none. */
export async function storedObject(page: Page, key: string): Promise<Record<string, unknown>> {
  const value: unknown = JSON.parse((await stored(page, key)) ?? '{}')
  if (typeof value !== 'object' || value === null) throw new Error(`${key} holds no object`)
  return { ...value }
}

/** What is stored only while somebody is logged in. */
export const MEMBER_KEYS = ['bnwUserSession', 'bnwUserProfile', 'bnwUserAuth'] as const

export async function expectCleared(
  page: Page,
  keys: readonly string[] = MEMBER_KEYS,
): Promise<void> {
  for (const key of keys) await expect.poll(() => stored(page, key), key).toBeNull()
}

/** What the page takes the time to be. */
export const pageTime = (page: Page): Promise<number> => page.evaluate(() => Date.now())

/** From here on the page's clock, which was installed before, moves only when it is told to. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await pageTime(page)) + 1_000)
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname

/** The screen itself, without what stands around it. */
export const main = (page: Page): Locator => page.getByRole('main')

/** The screen's own heading. */
export const heading = (page: Page): Locator => main(page).getByRole('heading', { level: 1 })
