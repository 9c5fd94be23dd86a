import { violations } from '../tools/accessible.ts'
import {
  DESKTOP,
  expect,
  heading,
  logIn,
  PHONE,
  chooseLanguage,
  test,
  type Page,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { openMenu } from '../tools/menu.ts'

interface Entry {
  id: string
  name: string
  path: string
  title: RegExp
  member?: boolean
  /** Where the menu is opened; else on the home page. */
  from?: string
}

const ENTRIES: readonly Entry[] = [
  { id: 'slots', name: 'Slotlar', path: '/slot', title: /Slot/ },
  { id: 'live-casino', name: 'Canlı casino', path: '/live', title: /Canlı/ },
  { id: 'sport', name: 'Spor', path: '/sport', title: /Spor/ },
  { id: 'live-sport', name: 'Canlı spor', path: '/sport/live', title: /Canlı spor/ },
  { id: 'roulette', name: 'Rulet', path: '/live/type/roulette', title: /Rulet/ },
  { id: 'golden-race', name: 'Altın Yarış', path: '/golden-race', title: /Altın Yarış/ },
  { id: '3d-football', name: '3D Futbol', path: '/3d-football', title: /3D Futbol/ },
  {
    id: 'bet-on-games',
    name: 'Çekilişler',
    path: '/bet-on-games',
    title: /Çekiliş Oyunları/,
  },
  { id: 'blackjack', name: 'Blackjack', path: '/live/type/blackjack', title: /Blackjack/ },
  { id: 'tournaments', name: 'Turnuvalar', path: '/tournaments', title: /Turnuvalar/ },
  {
    id: 'high-earnings',
    name: 'Yüksek kazanç',
    path: '/slot/category/98',
    title: /Yüksek Kazanç/i,
  },
  { id: 'promotions', name: 'Promosyonlar', path: '/promotions', title: /Promosyonlar/ },
  {
    id: 'notifications',
    name: 'Bildirimler',
    path: '/notifications',
    title: /Bildirimler/,
    member: true,
  },
  { id: 'my-account', name: 'Hesabım', path: '/profile', title: /Hesabım|Profil/, member: true },
  {
    id: 'poker',
    name: 'Poker, tavla, okey',
    path: '/poker-tavla-okey',
    title: /Poker/,
    member: true,
  },
  { id: 'login', name: 'Giriş yap', path: '/login', title: /Giriş/ },
  { id: 'register', name: 'Kayıt ol', path: '/register', title: /Kayıt/ },
  { id: 'home', name: 'Ana sayfa', path: '/', title: /^Kasa/, from: '/slot' },
]

for (const [width, size] of [
  ['1280', DESKTOP],
  ['390', PHONE],
] as const)
  for (const who of ['visitor', 'member'] as const)
    test.describe(`a ${who}’s menu, at ${width}`, () => {
      let page: Page
      test.beforeAll(async ({ browser, house }) => {
        page = await browser.newPage({ baseURL: house.settings.publicUrl, viewport: size })
        if (who === 'member') await logInByApi(page)
        await page.goto('/')
      })
      test.afterAll(() => page.close())
      for (const entry of ENTRIES.filter(({ member = false }) => member === (who === 'member')))
        test(`SCREEN-01/${entry.id} “${entry.name}” leads to its screen, at ${width}`, () =>
          follow(page, entry))
    })

/** Leads there from wherever the page stands, without loading it anew. */
async function follow(page: Page, { name, path, title, from }: Entry): Promise<void> {
  if (from !== undefined) await page.goto(from)
  const menu = await openMenu(page)
  await menu.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page).toHaveTitle(title)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const AIR = 8

for (const lang of ['tr', 'en'] as const)
  test(`the names in the narrow rail stand clear of its sides, in ${lang}`, async ({ page }) => {
    await chooseLanguage(page, lang)
    await logIn(page)
    const rail = page.getByRole('navigation', { name: /^(Ana menü|Main menu)$/ })
    const tight = await rail.evaluate((nav, air) => {
      const sides = nav.getBoundingClientRect()
      return [...nav.querySelectorAll('li span:not(.heard-only)')].flatMap((name) => {
        const { left, right, width } = name.getBoundingClientRect()
        const isClear = width === 0 || (left >= sides.left + air && right <= sides.right - air)
        return isClear ? [] : [name.textContent]
      })
    }, AIR)
    expect(tight).toEqual([])
  })

test('the menu shows each side its own: a visitor the ways in, a member what is theirs', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const menu = await openMenu(page)
  await expect(menu.getByRole('link', { name: 'Giriş yap' })).toBeVisible()
  for (const name of ['Hesabım', 'Bildirimler', 'Poker, tavla, okey'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await logInByApi(page)
  await page.goto('/')
  const own = await openMenu(page)
  await expect(own.getByRole('link', { name: 'Hesabım' })).toBeVisible()
  await expect(own.getByRole('link', { name: 'Giriş yap' })).toHaveCount(0)
  await expect(own.getByRole('link')).toContainText(['Ana sayfa', 'Poker, tavla, okey'])
})

test('ROLE-01/member-routes a member can use profile, favourites, notifications, play and poker', async ({
  page,
}) => {
  await logIn(page)
  for (const [path, title] of [
    ['/profile', /Hesabım|Profil/],
    ['/favorites', /Favori/],
    ['/notifications', /Bildirimler/],
    ['/play/slot/1', /Lale Devri/],
    ['/poker-tavla-okey', /Poker/],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(page).toHaveTitle(title)
  }
  await page.goto('/poker-tavla-okey')
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Tavla', exact: true }),
  ).toBeVisible()
})
