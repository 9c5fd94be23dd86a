import type { Page } from '@playwright/test'
import { ATTACKS } from '#server/content/testing-attacks.ts'
import { clearContent, plant } from '../tools/content.ts'
import { expect, main, test } from '../tools/house.ts'
import { onCall, replyWith, withoutFirstData } from '../tools/wire.ts'

const HOSTILE = ATTACKS.join('\n')
const SAID = 'İlk söz: buraya kadar okundu'

let backs: (() => Promise<void>)[] = []

test.beforeAll(async ({ house }) => {
  for (const kind of ['information', 'promotion', 'popup', 'special-date'] as const)
    backs.push(await clearContent(house, kind))
})

test.afterAll(async () => {
  for (const back of backs) await back()
  backs = []
})

/** Counts whatever runs, and keeps the demo's notice out of the way of popups. */
async function watched(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.cookie = 'kasa_noticed=demo; path=/'
    Object.assign(globalThis, { ran: 0, alert: () => Object.assign(globalThis, { ran: 1 }) })
  })
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`)
  })
}

/** What ran, and every part of the page that could: handlers, foreign addresses, tags of no text. */
const dangersIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('main *, footer *, dialog *, aside *')].flatMap(
      (element) =>
        [...element.attributes].flatMap(({ name, value }) => {
          const isHandler = name.startsWith('on') || name === 'srcdoc' || name === 'formaction'
          const isAddress = ['href', 'src', 'xlink:href', 'action'].includes(name)
          const isForeign = isAddress && /^\s*(?:javascript|data|vbscript):/i.test(value)
          return isHandler || isForeign ? [`${element.tagName} ${name}=${value}`] : []
        }),
    )
    const tags =
      'script, style, iframe, object, embed, base, meta, link, form[action], math, template'
    const foreign = [...document.querySelectorAll('main, footer, dialog')]
      .flatMap((place) => [...place.querySelectorAll(tags)])
      .map(({ tagName }) => tagName)
    const ran: unknown = Object.getOwnPropertyDescriptor(globalThis, 'ran')?.value
    return [...found, ...foreign, ...(ran === 0 ? [] : ['something ran'])]
  })

test('of everything hostile that stands in the database nothing runs', async ({ page, house }) => {
  const html = `<p>${SAID}</p>${HOSTILE}`
  const item = (topic: string, name: string) => ({ item: { topic, name }, title: HOSTILE, html })
  await plant(house, 'information', item('SiteInformation', 'terms'))
  for (const [at, attack] of ATTACKS.entries())
    await plant(house, 'information', {
      item: { topic: 'SSSinformation', name: `faq-${at}` },
      title: attack,
      html: `<p>${SAID}</p>${attack}`,
    })
  await plant(house, 'information', item('DomainBilgi', 'domain'))
  await plant(house, 'information', item('bottomBarInfo', 'bottom-bar'))
  const whole = { title: HOSTILE, text: HOSTILE, html, terms: html, button: HOSTILE }
  const link = 'javascript:alert(1)'
  const id = await plant(house, 'promotion', { item: { image: link, link }, ...whole })
  await plant(house, 'popup', { item: { image: link, link }, ...whole })
  await plant(house, 'special-date', whole)
  await watched(page)
  for (const path of ['/info/terms', '/info/faq', `/promotions?id=${id}`]) {
    await page.goto(path)
    await expect(page.getByText(SAID).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await dangersIn(page), path).toEqual([])
  }
  await page.goto('/')
  await expect(page.locator('[data-part="popup"]')).toBeVisible()
  expect(await dangersIn(page), 'the popup').toEqual([])
})

test('the browser cleans by itself: what a server lets through does not run either', async ({
  page,
}) => {
  await watched(page)
  const data = [...ATTACKS, HOSTILE, `<p>${SAID}</p>`].map((attack, id) => ({
    id,
    slug: `faq-${id}`,
    title: `${id}`,
    Text: attack,
    updatedAt: '2026-03-04T09:00:00.000Z',
  }))
  await withoutFirstData(page)
  await onCall(page, 'cmscontroller/getInformation', replyWith({ result: true, message: '', data }))
  // Each is an answer of its own, cleaned and shown by itself.
  await page.goto('/info/faq')
  await main(page).getByRole('button', { name: 'Hepsini aç' }).click()
  await expect(main(page).getByText(SAID)).toBeVisible()
  await expect(main(page).locator('article details')).toHaveCount(data.length)
  expect(await dangersIn(page)).toEqual([])
})
