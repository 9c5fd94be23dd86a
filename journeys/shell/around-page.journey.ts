import type { Page } from '@playwright/test'
import { startTestHouse } from '#server/testing.ts'
import { clearContent, plant } from '../tools/content.ts'
import { inSameTask } from '../tools/same-task.ts'
import { expect, main, PHONE, stored, test } from '../tools/house.ts'
import { onCall, replyWith, withoutFirstData } from '../tools/wire.ts'

/** A browser that has read the demo's own notice. */
async function noticed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.cookie = 'kasa_noticed=demo; path=/'
  })
}

const footer = (page: Page) => page.getByRole('contentinfo')

let backs: (() => Promise<void>)[] = []

test.beforeAll(async ({ house }) => {
  for (const kind of ['information', 'popup', 'special-date'] as const)
    backs.push(await clearContent(house, kind))
})

test.afterAll(async () => {
  for (const back of backs) await back()
  backs = []
})

test('DATA-04/modalStatus the id of the popup that was closed last is stored, and it stays closed', async ({
  page,
  house,
}) => {
  const first = await plant(house, 'popup', { title: 'Birinci duyuru', html: '<p>İlk söz</p>' })
  const second = await plant(house, 'popup', { title: 'İkinci duyuru', html: '<p>İkinci söz</p>' })
  await plant(house, 'popup', { item: { is_active: false }, title: 'Kapalı duyuru' })
  await noticed(page)
  await page.goto('/')
  const popup = page.getByRole('dialog')
  await expect(popup).toContainText('İlk söz')
  await expect.poll(() => stored(page, 'modalStatus')).toBeNull()
  await popup.getByRole('button', { name: 'Kapat' }).last().click()
  await expect(popup).toBeHidden()
  await expect.poll(() => stored(page, 'modalStatus')).toBe(String(first))
  await page.reload()
  await expect(popup).toContainText('İkinci söz')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect.poll(() => stored(page, 'modalStatus')).toBe(String(second))
  await page.reload()
  await expect(footer(page)).toContainText('18+')
  await expect(page.locator('[data-part="popup"]')).toHaveCount(0)
})

test('RULE-09 RULE-10 RULE-11 whatever the house answers, only what is active shows, and of greetings the first', async ({
  page,
}) => {
  const answer = (name: string, rows: readonly object[]) => {
    const dates = { Start_date: '2026-01-01T00:00:00.000Z', End_date: '2099-01-01T00:00:00.000Z' }
    const words = { text: '', Text: '', terms: '', image: '', link: '', button: '' }
    const data = rows.map((row, id) => ({ id: id + 1, ...dates, ...words, ...row }))
    return onCall(page, name, replyWith({ result: true, message: '', data }))
  }
  await answer('cmscontroller/getPromotions', [
    { Status: 'passive', title: 'Kapalı promosyon' },
    { Status: 'active', title: 'Süren promosyon' },
  ])
  await answer('cmscontroller/popupInformation', [
    { Active: 'passive', title: 'Kapalı duyuru' },
    { Active: 'active', title: 'Açık duyuru' },
  ])
  await answer('cmscontroller/getSpecialDateInf', [
    { Status: 'passive', title: 'Geçmiş bayram' },
    { Status: 'active', title: 'Bu bayram' },
    { Status: 'active', title: 'Öbür bayram' },
  ])
  await withoutFirstData(page)
  await noticed(page)
  await page.goto('/promotions')
  await expect(page.getByRole('dialog', { name: 'Açık duyuru' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Süren promosyon'])
  await page.goto('/')
  await expect(page.locator('[data-part="special-date"]')).toHaveText('Bu bayram')
  await expect(main(page).getByText('Süren promosyon')).toBeVisible()
  await expect(main(page).getByText('Kapalı promosyon')).toHaveCount(0)
})

test('a popup waits for the demo’s own notice, and never stands over a game or a form', async ({
  page,
  house,
}) => {
  await plant(house, 'popup', { title: 'Bekleyen duyuru', html: '<p>Bekleyen söz</p>' })
  const popup = page.locator('[data-part="popup"]')
  await page.goto('/')
  await expect(footer(page)).toContainText('18+')
  await page
    .getByRole('complementary', { name: 'Bu bir deneme sürümüdür' })
    .getByRole('button')
    .click()
  await page.goto('/login')
  await expect(footer(page)).toContainText('18+')
  await page.goto('/demo/slot/1')
  await expect(main(page).locator('iframe')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(popup).toHaveCount(0)
  await page.goto('/')
  await expect(popup).toBeVisible()
})

test('a popup waits for an open drawer to close and for whoever types to stop, and then comes at once', async ({
  page,
  house,
}) => {
  await plant(house, 'popup', { title: 'Sabırlı duyuru', html: '<p>Sabırlı söz</p>' })
  await noticed(page)
  const popup = page.locator('dialog[open] [data-part="popup"]')
  const drawer = page.getByRole('dialog', { name: 'Canlı destek' })
  const field = page.getByRole('banner').getByRole('searchbox')
  await page.goto('/login')
  await page
    .getByRole('button', { name: /^Canlı destek/ })
    .first()
    .click()
  await expect(drawer).toBeVisible()
  await inSameTask(page, { press: 'header a[href="/"]' })
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('dialog')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(drawer).toBeVisible()
  await expect(popup).toHaveCount(0)
  await page.evaluate(() => {
    // Closed by a hand that types on at once.
    document.querySelector('dialog[open]')?.addEventListener('close', () => {
      document.querySelector<HTMLElement>('header input[type="search"]')?.focus()
    })
  })
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(field).toBeFocused()
  await page.waitForTimeout(300)
  await expect(popup).toHaveCount(0)
  await field.blur()
  await expect(popup).toBeVisible()
})

test('SCREEN-02/social-links the footer leads to the server’s addresses, only those filled in', async ({
  page,
  house,
}) => {
  const addresses = {
    facebook: 'https://facebook.example/kasa',
    telegram: 'https://telegram.example/kasa',
    twitter: '',
    reddit: 'javascript:alert(1)',
  }
  await plant(house, 'information', {
    item: { topic: 'SocialMediaLinks', name: 'social-media' },
    title: 'Sosyal medya',
    html: JSON.stringify(addresses),
  })
  await page.goto('/')
  const links = footer(page).getByRole('list', { name: 'Sosyal medya' }).getByRole('link')
  await expect(links).toHaveCount(2)
  expect(
    await links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))),
  ).toEqual(['https://facebook.example/kasa', 'https://telegram.example/kasa'])
  await expect(links.first()).toHaveAttribute('rel', /noopener/)
})

test('the footer tells of the house and leads to every information page; on a phone it folds', async ({
  page,
  house,
}) => {
  for (const [topic, text] of [
    ['DomainBilgi', 'Kasa nerede durur'],
    ['bottomBarInfo', 'En altta yazan'],
  ] as const)
    await plant(house, 'information', { item: { topic }, title: topic, html: `<p>${text}</p>` })
  await page.goto('/login')
  await expect(footer(page)).toContainText('Kasa nerede durur')
  await expect(footer(page)).toContainText('En altta yazan')
  await expect(footer(page)).toContainText('Lisans')
  const addresses = await footer(page)
    .locator('nav a')
    .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  for (const name of [
    'terms general-rules faq financial-information bet-rules casino-rules',
    'responsible-gaming privacy bonus-rules',
  ]
    .join(' ')
    .split(' '))
    expect(addresses).toContain(`/info/${name}`)
  expect(addresses).toContain('/about-us')
  await page.setViewportSize(PHONE)
  const link = footer(page).getByRole('link', { name: 'Gizlilik' })
  await expect(link).toBeHidden()
  await footer(page).getByRole('heading', { name: 'Bilgi' }).click()
  await link.click()
  await expect(page).toHaveURL('/info/privacy')
})

/** A static list holds this instead of what the site came with. */
const instead = (page: Page, name: string, json: readonly object[]) =>
  page.route(`**/${name}.json`, (route) => route.fulfill({ json }))

test('DATA-13/footer-menu DATA-13/partners DATA-13/investment-methods the foot of the page reads its lists', async ({
  page,
}) => {
  const titled = (tr: string) => ({ id: 1, title: { tr, en: tr } })
  const items = [{ ...titled('Deneme yolu'), path: '/about-us' }]
  await instead(page, 'footer-menu', [{ ...titled('Deneme grubu'), items }])
  await instead(page, 'partners', [{ id: 1, title: 'Deneme Ortağı' }])
  await instead(page, 'investment-methods', [titled('Deneme yöntemi')])
  await page.goto('/login')
  const menu = footer(page).getByRole('navigation')
  await expect(menu.getByRole('heading', { name: 'Deneme grubu' })).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText(['Deneme yolu'])
  await expect(footer(page)).toContainText('Deneme Ortağı')
  await expect(footer(page)).toContainText('Deneme yöntemi')
})

test('DATA-13/header-menu DATA-13/languages so do the menu and the choice of language', async ({
  page,
}) => {
  await instead(page, 'header-menu', [
    { id: 1, path: '/slot', title: { tr: 'Deneme rafı', en: 'Trial shelf' } },
  ])
  await instead(page, 'languages', [{ id: 2, title: 'XX', lang: 'en' }])
  await page.goto('/login')
  const menu = page.getByRole('navigation', { name: 'Ana menü' })
  await expect(menu.getByRole('link')).toHaveText(['Deneme rafı'])
  await menu.getByRole('button', { name: 'XX English' }).click()
  await expect(page.getByRole('link', { name: 'Trial shelf' })).toBeVisible()
})

test('a special day is greeted at the foot of the home page, and moves nothing', async ({
  page,
  house,
}) => {
  await plant(house, 'special-date', { title: 'Bayram', text: 'Bayramınız kutlu olsun' })
  await page.goto('/')
  await expect(page.getByText('Bayramınız kutlu olsun')).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          // The layout-shift entries that this observer alone is given.
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
          done(entries.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 500)
      }),
  )
  expect(shift).toBeLessThan(0.02)
  await page.goto('/login')
  await expect(footer(page)).toContainText('18+')
  await expect(page.getByText('Bayramınız kutlu olsun')).toHaveCount(0)
})

test('CALL-ip a GET to the IP-info service fills userInfo: the platform’s own, or the one that is set', async ({
  page,
}) => {
  const answer = page.waitForResponse((response) => response.url().endsWith('/endpoint/v1/ip-info'))
  await page.goto('/')
  const response = await answer
  expect(response.request().method()).toBe('GET')
  expect(await response.json()).toEqual({ ip: '127.0.0.1', country: null })
  await expect(footer(page)).toContainText('IP adresiniz: 127.0.0.1')

  const ipInfoUrl = 'https://ip.example/json?fields=a&key="b"'
  const other = await startTestHouse({ settings: { ipInfoUrl } })
  try {
    await page.route('https://ip.example/**', (route) => {
      expect(route.request().method()).toBe('GET')
      expect(new URL(route.request().url()).search).toBe('?fields=a&key=%22b%22')
      return route.fulfill({
        json: { query: '203.0.113.7', countryCode: 'TR' },
        headers: { 'access-control-allow-origin': '*' },
      })
    })
    await page.goto(other.settings.publicUrl)
    await expect(footer(page)).toContainText('IP adresiniz: 203.0.113.7 · TR')
  } finally {
    await other.close()
  }
})
