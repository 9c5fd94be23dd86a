import { LISTED_PATHS } from '#server/page/heads.ts'
import { atFile, expect, heading, speak, test, type Page } from './house.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the browser keeps the page for times without a line. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const controlled = navigator.serviceWorker.controller !== null
    return controlled || (await caches.match('/offline.html')) !== undefined
  })

test('without a line the site says so in its own face, and comes back with the line', async ({
  page,
  context,
}) => {
  await page.goto('/slot')
  await expect(heading(page)).toBeVisible()
  expect(await kept(page)).toBe(true)
  await context.setOffline(true)
  await page.goto('/slot')
  await expect(page.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Yeniden dene' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 16, 36)')
  await expect(page.getByText('No connection')).toBeHidden()
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Slotlar')
  await expect(page).toHaveURL(/\/slot$/)
})

test('the page without a line speaks the language and wears the light that were chosen', async ({
  page,
  context,
}) => {
  await speak(page, 'en')
  await page.addInitScript(() => localStorage.setItem('bnwUserMode', 'light'))
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  expect(await kept(page)).toBe(true)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 247, 252)')
})

test('nothing but that page and its dress is kept in the browser', async ({ page }) => {
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  await kept(page)
  const files = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(files.sort()).toEqual(['/icon.svg', '/offline.css', '/offline.html', '/offline.js'])
})

test('the site installs by a manifest whose icons are there, in both languages', async ({
  page,
  request,
  baseURL,
}) => {
  for (const lang of ['tr', 'en'] as const) {
    await atFile(page)
    await page.context().addCookies([{ name: 'kasa_lang', value: lang, url: baseURL ?? '' }])
    await page.goto('/')
    const href = await page.locator('link[rel="manifest"]').getAttribute('href')
    expect(href).toBe(`/manifest-${lang}.webmanifest`)
    const manifest: unknown = await (await request.get(href ?? '')).json()
    expect(manifest).toMatchObject({ name: 'Kasa', lang, display: 'standalone', start_url: '/' })
    for (const { src, sizes } of iconsOf(manifest)) {
      const reply = await request.get(src)
      expect(reply.status(), src).toBe(200)
      if (src.endsWith('.png')) expect(widthOf(await reply.body())).toBe(Number.parseInt(sizes, 10))
    }
  }
})

test('a shared link shows its name, a sentence and a picture that is there', async ({
  request,
}) => {
  for (const [path, title] of [
    ['/', 'Kasa · Her turun kanıtı var'],
    ['/slot', 'Slotlar · Kasa'],
    ['/login', 'Giriş yap · Kasa'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain('<meta name="description" content="')
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const reply = await request.get(picture)
    expect(reply.headers()['content-type']).toBe('image/jpeg')
  }
})

for (const lang of ['tr', 'en'] as const)
  test(`a page is sent with the name that its screen has, in ${lang}`, async ({ page, house }) => {
    await speak(page, lang)
    const { publicUrl } = house.settings
    await page.context().addCookies([{ name: 'kasa_lang', value: lang, url: publicUrl }])
    for (const path of [...LISTED_PATHS, '/slot/type/lines', '/slot/category/49', '/nowhere']) {
      const sent = await (await page.goto(path))?.text()
      await expect(heading(page)).toBeVisible()
      await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(sent ?? '')?.[1] ?? '')
    }
  })

test('a shelf that there is not is no page, and says so', async ({ page }) => {
  for (const path of ['/slot/category/999', '/slot/provider/99999']) {
    const reply = await page.goto(path)
    expect(reply?.status(), path).toBe(404)
    await expect(heading(page)).toHaveText('Bu liste bulunamadı')
  }
})

function iconsOf(manifest: unknown): { src: string; sizes: string }[] {
  // As the manifest's own format has them; each is asked for.
  return (manifest as { icons: { src: string; sizes: string }[] }).icons
}

/** Of a PNG, from its header. */
const widthOf = (bytes: Buffer): number => bytes.readUInt32BE(16)
