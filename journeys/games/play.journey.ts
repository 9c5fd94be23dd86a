import { STUDIO_SLOTS } from '#server/catalogue/studio.ts'
import type { TestHouse } from '#server/testing.ts'
import {
  expect,
  expectNotice,
  loginLink,
  logIn,
  pathOf,
  playBar,
  chooseLanguage,
  stored,
  test,
  toast,
  type Page,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { recordCalls, connectionLost, callsNamed, onCall, once, replyWith } from '../tools/wire.ts'

test.use({ reducedMotion: 'no-preference' })

/** The id of a game of the catalogue. */
async function gameNamed({ database: { db } }: TestHouse, name: string): Promise<number> {
  const { id } = await db
    .selectFrom('catalogue_games')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

/** The id of the house's first slot. */
const laleDevri = (house: TestHouse): Promise<number> =>
  gameNamed(house, STUDIO_SLOTS[0]?.name ?? '')

const frame = (page: Page) => page.locator('iframe')
const headerMenu = (page: Page) => page.locator('[data-part="header-menu"]')
const footerCopyright = (page: Page) => page.locator('[data-part="footer-copyright"]').last()

/** Logs in and is on its way into a game that takes for ever to open. */
async function opening(page: Page, path: string): Promise<void> {
  await onCall(page, 'casino/init_game', () => {})
  await page.goto('/login')
  await page.evaluate((address) => localStorage.setItem('returnUrl', address), path)
  await logIn(page)
}

test('ROUTE-21 /play/{type}/{id} shows a member the play screen of that game', async ({
  page,
  house,
}) => {
  const id = await laleDevri(house)
  await logInByApi(page)
  await page.goto(`/play/slot/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Lale Devri' })).toBeVisible()
  await expect(playBar(page)).toBeVisible()
  await expect(frame(page)).toHaveAttribute('src', /\/lale-devri\/\d+\/index\.html\?/)
})

test('ROUTE-22 a third segment that is no gaming type is the provider name', async ({
  page,
  house,
}) => {
  const id = await laleDevri(house)
  await opening(page, `/play/slot/${id}/Han Oyunları`)
  await expect(playBar(page)).toBeVisible()
  await expect(page).toHaveTitle('Han Oyunları · Kasa')
})

test('ROUTE-23 a third segment slot, live or virtual is the gaming type', async ({
  page,
  house,
}) => {
  const id = await laleDevri(house)
  await logInByApi(page)
  await page.goto(`/play/live/${id}/slot`)
  await expect(page.getByRole('heading', { level: 1, name: 'Lale Devri' })).toBeVisible()
  await page.goto(`/play/slot/${await gameNamed(house, 'Altın Yarış Haliç')}/virtual`)
  await expect(page.getByRole('heading', { level: 1, name: 'Altın Yarış Haliç' })).toBeVisible()
  await expect(page).not.toHaveTitle(/^virtual /)
  // A slot is no live table and no virtual game: it cannot be opened as one.
  for (const kind of ['live', 'virtual']) {
    await page.goto(`/play/slot/${id}/${kind}`)
    await expect(page).toHaveURL(/\/$/)
  }
})

test('ROUTE-24 four segments: gaming type and provider name', async ({ page, house }) => {
  const id = await laleDevri(house)
  await opening(page, `/play/live/${id}/slot/Han Oyunları`)
  await expect(playBar(page)).toBeVisible()
  await expect(page).toHaveTitle('Han Oyunları · Kasa')
  await page.goto(`/play/slot/${id}/virtual/Han`)
  await expect(page).toHaveURL(/\/$/)
})

test('NAV-01/header-menu NAV-01/footer-copyright a navigation brings back what a game has hidden', async ({
  page,
  house,
}) => {
  const id = await laleDevri(house)
  await logIn(page)
  await expect(headerMenu(page)).toBeVisible()
  await page.goto(`/play/slot/${id}`)
  await expect(frame(page)).toBeVisible()
  await expect(headerMenu(page)).toBeHidden()
  await expect(footerCopyright(page)).toBeHidden()
  await playBar(page).click()
  await expect(frame(page)).toHaveCount(0)
  await expect(headerMenu(page)).toBeVisible()
  await expect(footerCopyright(page)).toBeVisible()
})

for (const [lang, words] of [
  ['tr', 'Sağlayıcıya Ulaşılamıyor'],
  ['en', 'The provider cannot be reached'],
] as const) {
  test(`ERR-09/internal-server-error a launch that broke at the provider is told in ${lang}`, async ({
    page,
    house,
  }) => {
    await chooseLanguage(page, lang)
    await logIn(page)
    const message = 'Internal Server Error'
    await onCall(page, 'casino/init_game', replyWith({ result: false, message }))
    await page.goto(`/play/slot/${await laleDevri(house)}`)
    await expectNotice(page, words, 'negative')
    await expect(page).toHaveURL(/\/$/)
  })

  test(`ERR-09/no-url a launch without an address is told in ${lang}`, async ({ page, house }) => {
    await chooseLanguage(page, lang)
    await logIn(page)
    const reply = { result: true, message: 'İşlem Başarılı', data: { gameID: 1, name: 'x' } }
    await onCall(page, 'casino/init_game', replyWith(reply))
    await page.goto(`/play/slot/${await laleDevri(house)}`)
    await expectNotice(page, words, 'negative')
    await expect(page).toHaveURL(/\/$/)
  })
}

test('ERR-09/other-message any other message of a failed launch is shown as it came', async ({
  page,
  house,
}) => {
  await logIn(page)
  const message = 'Sağlayıcı bakımda, 14:00’te açılır.'
  await onCall(page, 'casino/init_game', replyWith({ result: false, message }))
  await page.goto(`/play/slot/${await laleDevri(house)}`)
  await expectNotice(page, message, 'negative')
  await expect(page).toHaveURL(/\/$/)
})

test('NAV-10 a failed slot launch leads home, whatever return address is stored', async ({
  page,
  house,
}) => {
  await logIn(page)
  await page.evaluate(() => localStorage.setItem('returnUrl', '/slot/type/lines'))
  const refused = replyWith({ result: false, message: 'Bu oyun şu anda kapalı.' })
  await onCall(page, 'casino/init_game', refused)
  const id = await laleDevri(house)
  await page.goto(`/play/slot/${id}`)
  await expectNotice(page, 'Bu oyun şu anda kapalı.', 'negative')
  await expect(page).toHaveURL(/\/$/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await onCall(page, 'casino/init_game', once(connectionLost))
  await page.goto(`/play/slot/${id}`)
  await expect(page).toHaveURL(/\/$/)
})

test('a balance that is hidden is hidden in the game, too, until it is shown again', async ({
  page,
  house,
}) => {
  await logInByApi(page)
  await page.goto(`/play/slot/${await laleDevri(house)}`)
  const purse = page.frameLocator('iframe').locator('.is-balance')
  await expect(purse).toContainText(/₺[\d.]+,\d\d/, { timeout: 20_000 })
  await page.getByRole('button', { name: 'Bakiyeyi gizle' }).click()
  await expect(purse).toHaveText(/^Bakiye₺ •••••gizli$/)
  await page.getByRole('button', { name: 'Bakiyeyi göster' }).click()
  await expect(purse).toContainText(/₺[\d.]+,\d\d/)
})

test('a launch that meets a busy house is tried again, and then waits for a press where the game would be', async ({
  page,
  house,
}) => {
  await logInByApi(page)
  await chooseLanguage(page, 'en')
  const message = 'Şu anda yoğunluk var. Biraz bekleyip yeniden deneyin.'
  const busy = replyWith({ result: false, message, code: 429, data: { refusal: 'busy' } })
  const sent = recordCalls(page)
  let isBusy = true
  await onCall(page, 'casino/init_game', (route) => (isBusy ? busy(route) : route.fallback()))
  const address = `/play/slot/${await laleDevri(house)}`
  await page.goto(address)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'We are busy right now' })).toBeVisible()
  expect(callsNamed(sent, 'casino/init_game')).toHaveLength(4)
  await expect(page).toHaveURL((url) => url.pathname === address)
  isBusy = false
  await again.press('Enter')
  await expect(frame(page)).toHaveAttribute('src', /\/lale-devri\//)
  await expect(again).toHaveCount(0)
})

test('NAV-04/store-path NAV-04/to-login a visitor on a member’s route is sent to log in', async ({
  page,
  house,
}) => {
  const path = `/play/slot/${await laleDevri(house)}?from=rail&x=1`
  await page.goto(path)
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => stored(page, 'returnUrl')).toBe(path)
  await logIn(page)
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
})

test('NAV-04/session-passes a stored session alone opens a member’s route', async ({
  page,
  house,
}) => {
  await logIn(page)
  await page.evaluate(() => localStorage.removeItem('bnwUserAuth'))
  await page.goto(`/play/slot/${await laleDevri(house)}`)
  await expect(frame(page)).toBeVisible()
  await expect.poll(() => stored(page, 'bnwUserAuth')).toBeNull()
})

test('NAV-04/auth-passes a stored auth alone opens a member’s route', async ({ page, house }) => {
  await logIn(page)
  // The screen behind must not redeem it first.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => localStorage.removeItem('bnwUserSession'))
  const sent = recordCalls(page)
  await page.goto(`/play/slot/${await laleDevri(house)}`)
  await expect(frame(page)).toBeVisible()
  await expect.poll(() => pathOf(page)).toMatch(/^\/play\//)
  expect(callsNamed(sent, 'user/refresh_session')).toHaveLength(1)
})

test('nothing of the site can be read from the games’ origin', async ({ page, house }) => {
  await logInByApi(page)
  await page.goto(`/play/slot/${await laleDevri(house)}`)
  const framed = () => page.frames().find((one) => one.url().startsWith(house.settings.gamesUrl))
  await expect.poll(framed).toBeDefined()
  const game = framed()
  if (game === undefined) throw new Error('the game is not framed from its own origin')
  const seen = await game.evaluate(async (site) => {
    const attempt = async (work: () => unknown): Promise<string> => {
      try {
        return String(await work())
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    return {
      storage: await attempt(() => JSON.stringify(localStorage)),
      cookies: document.cookie,
      parent: await attempt(() => window.parent.document.title),
      parentStorage: await attempt(() => window.parent.localStorage.length),
      endpoint: await attempt(async () =>
        (await fetch(`${site}/endpoint/v1`, { method: 'POST', credentials: 'include' })).text(),
      ),
    }
  }, house.settings.publicUrl)
  expect(seen.storage).not.toContain('bnwUser')
  expect(seen.cookies).not.toMatch(/kasa_(sid|browser)|__Host/)
  expect(seen.parent).toBe('SecurityError')
  expect(seen.parentStorage).toBe('SecurityError')
  expect(seen.endpoint).toBe('TypeError')
  await expect(loginLink(page)).toBeHidden()
})

/** What the play bar says, in micro-lira; empty until the server has said it. */
const net = async (page: Page): Promise<string> => {
  const figure = await page.locator('[data-net]').getAttribute('data-net')
  return figure === null ? '' : String(Math.round(Number(figure) * 1_000_000))
}

const clockSeconds = async (page: Page): Promise<number> => {
  const [hours = 0, minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText())
    .split(':')
    .map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

/** Plays one round to its end and answers what it came to. Without motion: a feature goes on for a minute else. */
async function playOne(page: Page): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: 'Çevir', exact: true })
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  const played = page.waitForResponse((response) => response.url().endsWith('/wallet/play'))
  // Waited for from the start: it may come before the play has been read. A round that pays nothing has none.
  const ended = page
    .waitForResponse((response) => response.url().endsWith('/wallet/end-round'), {
      timeout: 50_000,
    })
    .catch((error: unknown) => error)
  await spin.click()
  const reply: unknown = await (await played).json()
  // As the game protocol has it.
  const { round } = reply as { round: { amount: number; payout: number } }
  if (round.payout > 0) expect(await ended).not.toBeInstanceOf(Error)
  return round.payout - round.amount
}

test('net position and clock are the login’s: they outlive a reload, a return and are the same in two tabs', async ({
  page,
  house,
}) => {
  test.setTimeout(120_000)
  await logInByApi(page, await newMember(house))
  const path = `/play/slot/${await laleDevri(house)}`
  await page.goto(path)
  await expect.poll(() => net(page)).toBe('0')
  const came = await playOne(page)
  await expect.poll(() => net(page)).toBe(String(came))
  const seconds = await clockSeconds(page)
  await page.reload()
  await expect.poll(() => net(page)).toBe(String(came))
  expect(await clockSeconds(page)).toBeGreaterThanOrEqual(seconds)
  const other = await page.context().newPage()
  await other.goto(path)
  await expect.poll(() => net(other)).toBe(String(came))
  const [here, there] = await Promise.all([clockSeconds(page), clockSeconds(other)])
  expect(Math.abs(here - there)).toBeLessThanOrEqual(2)
  await page.goto('/')
  await page.goto(path)
  await expect.poll(() => net(page)).toBe(String(came))
})

test('net position follows a round of another tab as the balance does', async ({ page, house }) => {
  test.setTimeout(120_000)
  await logInByApi(page, await newMember(house))
  const path = `/play/slot/${await laleDevri(house)}`
  await page.goto(path)
  await expect.poll(() => net(page)).toBe('0')
  const other = await page.context().newPage()
  await other.goto(path)
  let came = await playOne(other)
  // A round that only gives its stake back moves nothing that could be followed.
  while (came === 0) came += await playOne(other)
  await expect.poll(() => net(page), { timeout: 8_000 }).toBe(String(came))
})

test('a logout in another tab takes the play screen to the login, and says so', async ({
  page,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  await page.goto(`/play/slot/${await laleDevri(house)}`)
  await expect(frame(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/profile')
  await other.evaluate(() => {
    for (const key of ['bnwUserAuth', 'bnwUserSession', 'bnwUserProfile'])
      localStorage.removeItem(key)
  })
  await expect(page).toHaveURL(/\/login$/)
  await expect(toast(page, 'Oturumunuz kapatıldı.')).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
})
