import { plant, clearContent } from '../tools/content.ts'
import { expect, heading, main, PHONE, test, toast } from '../tools/house.ts'
import { connectionLost, onCall, withoutFirstData } from '../tools/wire.ts'

const PAGES = [
  { page: 'terms', topic: 'SiteInformation', name: 'terms' },
  { page: 'general-rules', topic: 'GenelKurallar' },
  { page: 'financial-information', topic: 'FinancialsInformation' },
  { page: 'bet-rules', topic: 'BahisKurallari' },
  { page: 'casino-rules', topic: 'CasinoKurallari' },
  { page: 'responsible-gaming', topic: 'SorumluOyunculuk' },
  { page: 'privacy', topic: 'GizlilikBilgisi' },
  { page: 'bonus-rules', topic: 'PromoSart' },
] as const

let back = async () => {}

test.beforeAll(async ({ house }) => {
  back = await clearContent(house, 'information')
  for (const { page, topic, ...rest } of [
    ...PAGES,
    { page: 'about-us', topic: 'SiteInformation', name: 'about-us' },
  ])
    await plant(house, 'information', {
      item: { topic, changed_at: new Date('2026-03-04T09:00:00Z'), ...rest },
      title: page,
      html: `<h1>Birinci</h1><p>${page} metni</p><h3>İkinci</h3><h1>Üçüncü</h1><h1>Dördüncü</h1>`,
    })
  for (const question of ['Nasıl üye olurum?', 'Para nasıl yatırılır?'])
    await plant(house, 'information', {
      item: { topic: 'SSSinformation' },
      title: question,
      html: `<p>${question} yanıtı</p>`,
    })
})

test.afterAll(async () => {
  await back()
})

for (const { page: name } of PAGES)
  test(`ROUTE-30/${name} SCREEN-02/${name} opens without a login and shows the server’s text`, async ({
    page,
  }) => {
    await page.goto(`/info/${name}`)
    await expect(heading(page)).toHaveCount(1)
    await expect(main(page).getByText(`${name} metni`)).toBeVisible()
    await expect(main(page).getByText('Son değişiklik: 4 Mart 2026')).toBeVisible()
  })

test('ROUTE-02 SCREEN-02/about-us opens without a login and shows the server’s entry', async ({
  page,
}) => {
  await page.goto('/about-us')
  await expect(heading(page)).toHaveText('Hakkımızda')
  await expect(page).toHaveTitle('Hakkımızda · Kasa')
  await expect(main(page).getByText('about-us metni')).toBeVisible()
  await expect(main(page).getByText('terms metni')).toBeHidden()
})

test('ROUTE-30/faq SCREEN-02/faq every question opens to its answer, by keyboard too', async ({
  page,
}) => {
  await page.goto('/info/faq')
  await expect(heading(page)).toHaveText('Sık sorulan sorular')
  const answer = main(page).getByText('Nasıl üye olurum? yanıtı')
  const question = main(page).getByText('Nasıl üye olurum?', { exact: true })
  await expect(question).toBeVisible()
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer).toBeHidden()
  await main(page).getByRole('button', { name: 'Hepsini aç' }).click()
  await expect(answer).toBeVisible()
  await expect(main(page).getByText('Para nasıl yatırılır? yanıtı')).toBeVisible()
})

test('headings fit under the page’s own, and its contents lead to them', async ({ page }) => {
  await page.goto('/info/terms')
  const levels = main(page).locator('article h1, article h2, article h3')
  await expect(levels).toHaveText(['Kullanım şartları', 'Birinci', 'İkinci', 'Üçüncü', 'Dördüncü'])
  expect(await levels.evaluateAll((found) => found.map(({ tagName }) => tagName))).toEqual([
    'H1',
    'H2',
    'H3',
    'H2',
    'H2',
  ])
  await main(page).getByRole('navigation', { name: 'Bu sayfada' }).getByText('Üçüncü').click()
  await expect(page).toHaveURL(/#b-/)
  await expect(main(page).getByRole('heading', { name: 'Üçüncü' })).toBeInViewport()
})

test('all pages are at hand from each; on a phone behind the name of this one', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/info/terms')
  const pages = page.getByRole('navigation', { name: 'Bilgi sayfaları' })
  await expect(pages.getByRole('link', { name: 'Gizlilik' })).toBeHidden()
  await pages.locator('summary').click()
  await pages.getByRole('link', { name: 'Gizlilik' }).click()
  await expect(heading(page)).toHaveText('Gizlilik')
  await expect(pages.getByRole('link', { name: 'Gizlilik' })).toBeHidden()
})

test('an address of no page shows the not-found face', async ({ page }) => {
  for (const path of ['/info/nowhere', '/info/about-us']) {
    await page.goto(path)
    await expect(heading(page)).toHaveText('Sayfa bulunamadı')
  }
})

test('a page whose text cannot be had says so and takes another try', async ({ page }) => {
  let isLost = true
  await withoutFirstData(page)
  await onCall(page, 'cmscontroller/getInformation', (route) =>
    isLost ? connectionLost(route) : route.fallback(),
  )
  await page.goto('/info/privacy')
  const again = main(page).getByRole('button', { name: 'Yeniden dene' })
  await expect(again).toBeVisible()
  isLost = false
  await again.click()
  await expect(main(page).getByText('privacy metni')).toBeVisible()
  await expect(toast(page, /.+/)).toHaveCount(0)
})
