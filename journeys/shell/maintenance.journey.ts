import { TESTER } from '#server/action/testing.ts'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { setMaintenance } from '#server/site/site-state.ts'
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import {
  openIdlePage,
  balance,
  DESKTOP,
  expect,
  expectNotice,
  heading,
  logIn,
  loginLink,
  main,
  pathOf,
  PHONE,
  stored,
  test,
  toast,
} from '../tools/house.ts'
import {
  callOf,
  recordCalls,
  connectionLost,
  onCall,
  replyWith,
  withoutStream,
} from '../tools/wire.ts'

const NOTICE = 'Site Bakima Alindi'
const CLOSED = replyWith({ result: false, message: 'This site is under maintenance', code: 503 })

/** As the command does it, and every process has heard of it. */
async function close(house: TestHouse, isClosed = true): Promise<void> {
  await setMaintenance(house.database.db, TESTER, isClosed)
  house.pass(1_000)
}

test.afterEach(({ house }) => close(house, false))

const isAt = (page: Page): Promise<void> => expect(page).toHaveURL(/\/maintenance$/)

/** Sets the flag as an earlier visit left it. */
async function flag(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('siteUnderMaintenance', 'true'))
}

/** The flag, and nobody who says the same or the contrary: the house is open and does not answer. */
async function flagAlone(page: Page): Promise<void> {
  await onCall(page, 'maintenance/check_status', connectionLost)
  await flag(page)
}

const SCREEN = /path: '([^']+)',(\s+member: true)?/g

/** Every address of the table of screens, with something for each of its parameters. */
function addresses(member: boolean): string[] {
  const screens = [...readFileSync('web/routes.tsx', 'utf8').matchAll(SCREEN)]
  return screens
    .filter(
      ([, path = '', isMembers]) => !path.startsWith('/maintenance') && !!isMembers === member,
    )
    .map(([, path = '']) => path.replaceAll(/:\w+/g, '1').replace('*', '/nowhere'))
}

test('SCREEN-19/maintenance STATE-11/false STATE-11/true the operator closes the site and opens it', async ({
  page,
  house,
}) => {
  // What the stream does at once has a journey of its own.
  await withoutStream(page)
  await page.goto('/slot')
  await expect(heading(page)).toBeVisible()
  await close(house)
  await page.reload()
  await isAt(page)
  await expect(heading(page)).toHaveText('Site bakımda')
  await expect.poll(() => stored(page, 'siteUnderMaintenance')).toBe('true')
  await page.getByRole('button', { name: 'Şimdi bak' }).click()
  await isAt(page)
  await close(house, false)
  // It looks by itself, too, and may have just done so.
  const look = page.getByRole('button', { name: 'Şimdi bak' }).click({ timeout: 5_000 })
  await Promise.all([expect(page).toHaveURL(/\/$/), look.catch(() => undefined)])
  await expect.poll(() => stored(page, 'siteUnderMaintenance')).toBeNull()
  await expect(loginLink(page)).toBeVisible()
})

test('STATE-11/false STATE-11/true what the check answers is enough, though the house is open', async ({
  page,
}) => {
  let isOpen = false
  await onCall(page, 'maintenance/check_status', (route) =>
    replyWith({ result: true, message: '', data: isOpen })(route),
  )
  await page.goto('/about-us')
  await isAt(page)
  await expect(heading(page)).toHaveText('Site bakımda')
  await expect.poll(() => stored(page, 'siteUnderMaintenance')).toBe('true')
  isOpen = true
  await page.getByRole('button', { name: 'Şimdi bak' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => stored(page, 'siteUnderMaintenance')).toBeNull()
})

test('STATE-09/reply STATE-09/navigation one reply that says so is enough, though the house is open', async ({
  page,
}) => {
  await page.goto('/about-us')
  await expect(heading(page)).toHaveText('Hakkımızda')
  await onCall(page, 'maintenance/check_status', connectionLost)
  await onCall(page, 'casino/games_list', CLOSED)
  await page.getByRole('link', { name: 'Slotlar', exact: true }).first().click()
  await isAt(page)
  await expect(heading(page)).toHaveText('Site bakımda')
  await expect.poll(() => stored(page, 'siteUnderMaintenance')).toBe('true')
})

test('STATE-09/reply STATE-09/navigation ERR-02 a reply that says so: the notice, then the page', async ({
  page,
  house,
}) => {
  await withoutStream(page)
  await logIn(page)
  await openIdlePage(page)
  await close(house)
  await page.getByRole('link', { name: 'Kasa ana sayfa' }).first().click()
  await expect(toast(page, NOTICE)).toHaveAttribute('data-tone', 'negative')
  await isAt(page)
  await expect(heading(page)).toHaveText('Site bakımda')
  await expect.poll(() => stored(page, 'siteUnderMaintenance')).toBe('true')
})

test('ERR-02 in English the notice and the page are English', async ({ page, house }) => {
  await page.addInitScript(() => localStorage.setItem('bnwUserLang', 'en'))
  await close(house)
  await page.goto('/')
  await expectNotice(page, 'The site is under maintenance', 'negative')
  await expect(heading(page)).toHaveText('Under maintenance')
})

test('STATE-09/flag-once several replies at once store the flag once and say it once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const NOTICES = 'li[data-tone="negative"]'
    const seen = Object.assign(window, { written: 0, announced: 0 })
    Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem'), {
      apply(write, storage, [key, value]: [string, string]) {
        if (key === 'siteUnderMaintenance') seen.written += 1
        Reflect.apply(write, storage, [key, value])
      },
    })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement)
            // The list of notices comes with its first one inside.
            seen.announced += node.matches(NOTICES) ? 1 : node.querySelectorAll(NOTICES).length
    }).observe(document, { subtree: true, childList: true })
  })
  for (const name of ['casino/games_list', 'casino/category_list', 'casino/provider_list'])
    await onCall(page, name, CLOSED)
  await onCall(page, 'maintenance/check_status', CLOSED)
  const answered: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/endpoint/v1')) answered.push(response.url())
  })
  await page.goto('/slot?q=lale')
  await expectNotice(page, NOTICE, 'negative')
  await isAt(page)
  await expect.poll(() => answered.length).toBeGreaterThan(1)
  const seen = await page.evaluate(() => {
    const { written, announced } = window as Window & { written?: number; announced?: number }
    return { written, announced }
  })
  expect(seen).toEqual({ written: 1, announced: 1 })
})

test('STATE-09/stored-flag NAV-02/public-routes every public address leads to the page', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await flagAlone(page)
  expect(addresses(false).length).toBeGreaterThan(10)
  for (const path of [...addresses(false), '/home']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/maintenance$/)
    await expect(heading(page), path).toHaveText('Site bakımda')
  }
})

test('NAV-02/login-routes so does every address of members, before anyone is asked to log in', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await flagAlone(page)
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
  expect(addresses(true).length).toBeGreaterThan(10)
  for (const path of addresses(true)) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/maintenance$/)
  }
  expect(seen).not.toContain('/login')
  await expect.poll(() => stored(page, 'returnUrl')).toBeNull()
})

test('a stored flag of an earlier maintenance is cleared, and whoever waited is led on', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('siteUnderMaintenance', 'true'))
  await page.goto('/slot')
  await isAt(page)
  await expect(heading(page)).toHaveText('Bakım bitti, site açık')
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => stored(page, 'siteUnderMaintenance')).toBeNull()
})

test('STATE-10/skipped STATE-10/maintenance-controller only what asks about it leaves the browser', async ({
  page,
  house,
}) => {
  await logIn(page)
  // What the last page still asks for is none of what is looked at.
  await openIdlePage(page)
  await close(house)
  await flag(page)
  const sent = recordCalls(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/endpoint/')) asked.push(pathname)
  })
  await page.goto('/')
  await isAt(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Şimdi bak' }).click()
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  await page.goto('/maintenance-control')
  await expect(main(page).locator('[data-state="closed"]')).toBeVisible()
  expect(new Set(sent.map(({ name }) => name))).toEqual(new Set(['maintenance/check_status']))
  expect(asked.filter((path) => !/\/v1(\/check-maintenance)?$/.test(path))).toEqual([])
})

for (const state of ['off', 'on'] as const)
  test(`ROUTE-26/screen ROUTE-26/exempt ROUTE-27/exempt both open to a visitor, the flag ${state}`, async ({
    page,
    house,
  }) => {
    if (state === 'on') {
      await close(house)
      await flag(page)
    }
    const seen: string[] = []
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
    for (const path of ['/maintenance', '/maintenance-control']) {
      const checked = page.waitForResponse(
        (response) => callOf(response.request())?.name === 'maintenance/check_status',
      )
      await page.goto(path)
      await checked
      await expect(heading(page)).toBeVisible()
      await expect.poll(() => pathOf(page)).toBe(path)
    }
    expect(new Set(seen)).toEqual(new Set(['/maintenance', '/maintenance-control']))
    await page.goto('/maintenance')
    await expect(heading(page)).toHaveText(state === 'on' ? 'Site bakımda' : /Site açık/)
  })

/** Between a timer and the call that it makes, on a machine that has much else to do. */
const CLOCK_TOLERANCE_MS = 2_500

/** In the page: the moments, by its own clock, at which it asks whether the house is open. */
function noteWhenAsked(): void {
  const askedAt: number[] = []
  Object.assign(window, { askedAt })
  window.fetch = new Proxy(window.fetch, {
    apply(ask, thisArg: Window, [path, init]: [string, RequestInit?]) {
      const body = typeof init?.body === 'string' ? init.body : ''
      if (body.includes('check_status')) askedAt.push(Date.now())
      return ask.call(thisArg, path, init)
    },
  })
}

test('ROUTE-27/screen the control asks, shows the state and the way back, and asks again every 15 s', async ({
  page,
  house,
}) => {
  await page.clock.install()
  await page.addInitScript(noteWhenAsked)
  await close(house)
  const asked = () => page.evaluate(() => (window as Window & { askedAt?: number[] }).askedAt ?? [])
  await page.goto('/maintenance-control')
  const state = main(page).locator('[data-state]')
  await expect(state).toHaveAttribute('data-state', 'closed')
  await expect(state).toContainText('Site bakımda')
  await expect(state.getByRole('link', { name: 'Bakım sayfasına dön' })).toBeVisible()
  const before = (await asked()).length
  while ((await asked()).length < before + 2) {
    // In steps: a call leaves somewhat after its timer, and none while the last is being answered.
    await page.clock.runFor(500)
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  }
  const [earlier = 0, later = 0] = (await asked()).slice(-2)
  expect(Math.abs(later - earlier - 15_000)).toBeLessThan(CLOCK_TOLERANCE_MS)
  await close(house, false)
  await page.clock.runFor(15_000)
  await expect(state).toHaveAttribute('data-state', 'open')
  await state.getByRole('link', { name: 'Ana sayfaya git' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('NAV-07/maintenance whoever logs out meanwhile stays on the maintenance page', async ({
  page,
  house,
}) => {
  await withoutStream(page)
  await logIn(page)
  await page.goto('/profile/password')
  await expect(balance(page)).toBeVisible()
  await page.getByRole('button', { name: 'Hesap menüsü' }).click()
  const way = page.getByRole('button', { name: 'Çıkış yap' })
  await expect(way).toBeVisible()
  await close(house)
  await way.click()
  await isAt(page)
  await expect(heading(page)).toHaveText('Site bakımda')
  await expect.poll(() => stored(page, 'bnwUserSession')).toBeNull()
  await close(house, false)
  await page.getByRole('button', { name: 'Şimdi bak' }).click()
  await expect(loginLink(page)).toBeVisible()
})

for (const [name, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`a closed house offers nothing around its page but language and light, at ${name}`, async ({
    page,
    house,
  }) => {
    await withoutStream(page)
    await page.setViewportSize(viewport)
    await logIn(page)
    await close(house)
    await page.reload()
    await isAt(page)
    await expect(heading(page)).toHaveText('Site bakımda')
    for (const role of ['navigation', 'search', 'contentinfo', 'link'] as const)
      await expect(page.getByRole(role).filter({ hasNotText: 'İçeriğe geç' }), role).toHaveCount(0)
    await expect(balance(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(3)
    await page.getByRole('button', { name: /Gündüz görünümüne geç/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'day')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(heading(page)).toHaveText('Under maintenance')
    expect(await violations(page)).toEqual([])
    // Until the page is loaded anew, what stands around it stays as it is.
    await close(house, false)
    await page.getByRole('button', { name: 'Look now' }).click()
    await expect(balance(page)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })

test('a game that is open gives way to the page, and the member comes back to their balance', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  await logIn(page)
  await page.goto('/play/slot/1')
  await expect(main(page).locator('iframe')).toBeVisible()
  await close(house)
  // Nobody presses anything: the stream says that the house closed, and that it opened.
  await expect(page).toHaveURL(/\/maintenance$/)
  await close(house, false)
  await expect(page).not.toHaveURL(/\/maintenance$/)
  await expect(balance(page)).toBeVisible()
})
