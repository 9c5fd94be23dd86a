import { loginAs } from '#server/testing.ts'
import { REMEMBERED_MS } from '#server/page/first-data.ts'
import { LISTED_PATHS } from '#server/page/heads.ts'
import { clearContent, plant } from '../tools/content.ts'
import {
  chooseLanguage,
  expect,
  gotoPlainFile,
  heading,
  logIn,
  logOut,
  main,
  test,
  toast,
  type Page,
} from '../tools/house.ts'
import { newMember } from '../tools/member.ts'

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
  await chooseLanguage(page, 'en')
  await page.addInitScript(() => localStorage.setItem('bnwUserMode', 'light'))
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  expect(await kept(page)).toBe(true)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 247, 252)')
})

/** What is kept in the browser, by its paths. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .toSorted()
  })

/** The page that is kept of `path` never comes to its script: it stays as it was sent. */
const stillKeptPage = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const pages = await caches.open('pages-1')
    const sent = await pages.match(url)
    const text = (await sent?.text()) ?? ''
    await pages.put(
      url,
      new Response(text.replace(/data-main="[^"]*"/, 'data-main="/none.js"'), sent),
    )
  }, path)

const isKeptStill = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const sent = await (await caches.open('pages-1')).match(url)
    return (await sent?.text())?.includes('/none.js') ?? false
  }, path)

test('a member’s page that the browser kept is forgotten once they pause, and shows nothing where it was not', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await logIn(page, username)
  await openKept(page, '/slot')
  const firstScreen = page.locator('.first-screen')
  const comeBackAs = async (audience: string) => {
    await page.waitForLoadState('networkidle')
    await expect.poll(() => keptPaths(page)).toContain('/slot')
    await stillKeptPage(page, '/slot')
    // As it would be of a page that was being kept while another tab paused.
    await page.evaluate((name) => {
      document.cookie = `kasa_frame=${name}; path=/`
    }, audience)
    await page.goto('/slot')
    await expect(firstScreen).toHaveAttribute('data-frame', 'member')
    // Fetched behind the page that stands: the next visit is of that one.
    await expect.poll(() => isKeptStill(page, '/slot')).toBe(false)
  }
  await comeBackAs('member')
  await expect(firstScreen).toBeVisible()
  await page.goto('/slot')
  await expect(heading(page)).toBeVisible()
  await comeBackAs('quiet')
  await expect(firstScreen).toBeHidden()

  // The site itself says what it is.
  await page.goto('/slot')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('kasa_frame=member')
  await page.goto('/slot')
  await page.waitForLoadState('networkidle')
  await expect.poll(() => keptPaths(page)).toContain('/slot')
  const client = await loginAs(house, username)
  await client.call('protection/time_out', { span: '1d' })
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('kasa_frame=quiet')
  await expect.poll(() => keptPaths(page)).not.toContain('/slot')
})

const OFFLINE = ['/icon.svg', '/offline.css', '/offline.html', '/offline.js']

/** Opens a page, until its worker has kept it. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => keptPaths(page)).toContain(path)
}

test('nothing is kept in the browser but that page with its dress, and pages as everybody is sent them', async ({
  page,
}) => {
  await openKept(page, '/slot')
  expect(await keptPaths(page)).toEqual([...OFFLINE, '/slot'])
  await logIn(page)
  await page.goto('/profile/finance')
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => keptPaths(page)).toContain('/profile/finance')
  const texts = await page.evaluate(async () => {
    const pages = await caches.open('pages-1')
    const replies = await pages.matchAll()
    return Promise.all(replies.map((reply) => reply.text()))
  })
  for (const text of texts) expect(text).not.toMatch(/demo@|sessionID|"username"/)
  await logOut(page)
  await expect.poll(() => keptPaths(page)).toEqual(OFFLINE)
})

test('a second visit stands at once, and what has come since takes its place; in another light it comes from the house', async ({
  page,
  house,
}) => {
  const back = await clearContent(house, 'promotion')
  await keepHeadings(page)
  await plant(house, 'promotion', { title: 'Yazın promosyonu' })
  house.pass(REMEMBERED_MS)
  await openKept(page, '/promotions')
  await expect(main(page)).toContainText('Yazın promosyonu')
  await clearContent(house, 'promotion')
  await plant(house, 'promotion', { title: 'Kışın promosyonu' })
  house.pass(REMEMBERED_MS)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { sent: document.documentElement.outerHTML })
    })
  })
  const sent = () => page.evaluate(() => (window as Window & { sent?: string }).sent ?? '')
  await page.goto('/promotions')
  expect(await sent()).toContain('Yazın promosyonu')
  await expect(main(page)).toContainText('Kışın promosyonu')
  await expect(main(page)).not.toContainText('Yazın promosyonu')
  await page.goto('/promotions')
  expect(await sent()).toContain('Kışın promosyonu')
  // A notice that was closed stands in none of them; the page hears of it once all of it has come.
  await page.waitForLoadState('networkidle')
  // What the house has to say first may lie over it.
  await page.getByText('Anladım').dispatchEvent('click')
  await expect.poll(() => keptPaths(page)).toEqual(OFFLINE)
  // Whoever loads a page anew asks the house.
  await clearContent(house, 'promotion')
  house.pass(REMEMBERED_MS)
  await page.reload()
  expect(await sent()).not.toContain('promosyonu</')
  // The page hears of another light once all of it has come.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Gündüz görünümüne geç').first().dispatchEvent('click')
  await expect.poll(() => keptPaths(page)).toEqual(OFFLINE)
  await page.goto('/promotions')
  expect(await sent()).toContain('data-mode="day"')
  await back()
})

test('a page of an earlier release says that the site was renewed, and the next link brings the new one', async ({
  page,
}) => {
  await openKept(page, '/promotions')
  // The same script by another name is a release of its own.
  await page.evaluate(async () => {
    const pages = await caches.open('pages-1')
    const sent = await pages.match(location.href)
    const text = (await sent?.text()) ?? ''
    const earlier = text.replace(/data-main="([^"]*)"/, 'data-main="$1?earlier"')
    await pages.put(location.href, new Response(earlier, sent))
  })
  await page.goto('/promotions')
  await expect(toast(page, 'Site yenilendi.')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isEarlier: true }))
  await page.getByRole('navigation').getByRole('link', { name: 'Slotlar' }).first().click()
  await expect(heading(page)).toHaveText('Slotlar')
  const isEarlier = () => page.evaluate(() => 'isEarlier' in window)
  expect(await isEarlier()).toBe(false)
  await page.goto('/promotions')
  await expect(heading(page)).toHaveText('Promosyonlar')
  await expect(page.locator('script[data-main]')).not.toHaveAttribute('data-main', /earlier/)
  await page.evaluate(() => Object.assign(window, { isEarlier: true }))
  await page.getByRole('navigation').getByRole('link', { name: 'Slotlar' }).first().click()
  await expect(heading(page)).toHaveText('Slotlar')
  expect(await isEarlier()).toBe(true)
})

test('the site installs by a manifest whose icons are there, in both languages', async ({
  page,
  request,
  baseURL,
}) => {
  for (const lang of ['tr', 'en'] as const) {
    await gotoPlainFile(page)
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

test('a link that names a language is told and shown in it, whatever was chosen before', async ({
  request,
  house,
}) => {
  const bare = new URL('/slot', house.settings.publicUrl).href
  for (const [lang, other, title, url] of [
    ['tr', 'en', 'Slotlar · Kasa', bare],
    ['en', 'tr', 'Slots · Kasa', `${bare}?lang=en`],
  ] as const) {
    const headers = { cookie: `kasa_lang=${other}` }
    const sent = await (await request.get(`/slot?lang=${lang}`, { headers })).text()
    expect(sent).toContain(`<html lang="${lang}"`)
    for (const tag of [
      `<title>${title}</title>`,
      `<meta property="og:title" content="${title}" />`,
      `<link rel="canonical" href="${url}" />`,
      `<link rel="alternate" hreflang="en" href="${bare}?lang=en" />`,
      `<link rel="manifest" href="/manifest-${lang}.webmanifest" />`,
      'class="first-screen"',
    ])
      expect(sent).toContain(tag)
  }
})

test('STATE-13/two-characters the language of a link is chosen with it, and leaves the address', async ({
  page,
}) => {
  await keepHeadings(page)
  await page.goto('/slot?lang=en')
  await expect(page).toHaveURL(/\/slot$/)
  await expect(page.locator('.first-screen')).toHaveCount(0)
  await expect(heading(page)).toHaveText('Slots')
  expect(await page.evaluate(() => (window as Window & { headings?: string[] }).headings)).toEqual([
    'Slots',
  ])
  await page.reload()
  await expect(heading(page)).toHaveText('Slots')
  await page.goto('/slot?lang=de')
  await expect(heading(page)).toHaveText('Slots')
  await page.goto('/slot?type=lines&lang=tr&q=lale#shelf')
  await expect(page).toHaveURL(/\/slot\?type=lines&q=lale#shelf$/)
  await expect(heading(page)).toHaveText('Çizgili')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
})

test('the page tells the address of the screen it shows, in the language it shows', async ({
  page,
  house,
}) => {
  const notices = () =>
    page.evaluate(() => ({
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      shared: document.querySelector('[property="og:url"]')?.getAttribute('content'),
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    }))
  const at = (path: string) => new URL(path, house.settings.publicUrl).href
  await page.goto('/slot?q=lale')
  await expect(heading(page)).toHaveText('Slotlar')
  expect(await notices()).toMatchObject({ canonical: at('/slot'), shared: at('/slot') })
  expect((await notices()).description).toContain('mühürlenen')
  await page.getByRole('link', { name: 'Promosyonlar' }).first().click()
  await expect(heading(page)).toHaveText('Promosyonlar')
  const promotions = at('/promotions')
  expect(await notices()).toEqual({ canonical: promotions, shared: promotions })
  await page.goto('/promotions?lang=en')
  await expect(heading(page)).toHaveText('Promotions')
  expect((await notices()).description).toContain('in full')
  await page.getByRole('link', { name: 'Slots' }).first().click()
  await expect(heading(page)).toHaveText('Slots')
  expect((await notices()).canonical).toBe(at('/slot?lang=en'))
})

/** In the page: every heading that it has shown, first frame included. */
const keepHeadings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const headings = new Set<string>()
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent ?? ''
      if (text !== '') headings.add(text)
      Object.assign(window, { headings: [...headings] })
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

for (const lang of ['tr', 'en'] as const)
  test(`a page is sent with the name that its screen has, in ${lang}`, async ({ page, house }) => {
    await chooseLanguage(page, lang)
    const { publicUrl } = house.settings
    await page.context().addCookies([{ name: 'kasa_lang', value: lang, url: publicUrl }])
    for (const path of [...LISTED_PATHS, '/slot/type/lines', '/slot/category/49', '/nowhere']) {
      const sent = await (await page.goto(path))?.text()
      await expect(heading(page)).toBeVisible()
      await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(sent ?? '')?.[1] ?? '')
    }
  })

test('a shelf that there is not is no page, and says so', async ({ page }) => {
  for (const path of ['/slot/category/999', '/slot/provider/99999', '/live/category/9999']) {
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
