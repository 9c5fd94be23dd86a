import type { Page } from '@playwright/test'
import { INFORMATION_PAGES } from '#contract/addresses/information-pages.ts'
import { expect } from '#journeys/tools/house.ts'
import { VISITS, type Visit } from '#journeys/tools/screens.ts'
import {
  serverError,
  FORBIDDEN,
  connectionLost,
  onCall,
  replyWith,
  withoutFirstData,
} from '#journeys/tools/wire.ts'

/** A screen as it is found after something happened. */
export interface ScreenState extends Visit {
  before?: (page: Page) => Promise<void>
  after?: (page: Page) => Promise<void>
  /** What is open over the page: only the window is shown. */
  over?: true
}

const shownButton = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const press = (name: RegExp) => async (page: Page) => {
  await shownButton(page, name).click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
}
const SUPPORT = /^(Canlı destek|Live support)/
const askAgain = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Yeniden dene|Try again)$/ })

/** Support stands in the rail, or in the menu of narrow windows. */
async function openSupport(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: SUPPORT }).filter({ visible: true })
  if ((await button.count()) === 0) await press(/^(Menü|Menu)$/)(page)
  await button.first().click()
  await expect(page.getByRole('dialog', { name: SUPPORT })).toBeVisible()
}

const PLAYED: Readonly<Record<string, Partial<ScreenState>>> = {
  play: { after: boardStands, over: true },
  demo: { after: boardStands, over: true },
  replay: { after: roundIsOver, over: true },
}

/** Once the game has drawn itself and said its first words. */
async function boardStands(page: Page): Promise<void> {
  await expect(page.frameLocator('iframe').locator('canvas').first()).toBeVisible({
    timeout: 20_000,
  })
  await page.waitForTimeout(4_000)
}

async function roundIsOver(page: Page): Promise<void> {
  const again = page
    .frameLocator('iframe')
    .getByRole('button', { name: /^(Yeniden izle|Watch again)$/ })
  await expect(again).toBeVisible({ timeout: 120_000 })
}

/** Every screen of a house on its first day. */
export const FIRST_STATES: readonly ScreenState[] = VISITS.map((one) => ({
  ...one,
  ...PLAYED[one.name],
}))

const unlisted = INFORMATION_PAGES.filter(({ page }) => !['faq', 'terms', 'privacy'].includes(page))

async function findInLobby(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('textbox').fill('lale')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
}

/** Of a house that is lived in: full lists, what failed, and what opens over a page. */
export const STATES: readonly ScreenState[] = [
  ...unlisted.map(({ page, path }): ScreenState => ({ name: page, path })),
  { name: 'live-full', path: '/live' },
  { name: 'live-category', path: '/live/category/11' },
  { name: 'live-provider', path: '/live/provider/301' },
  { name: 'tournaments-full', path: '/tournaments' },
  {
    name: 'slots-failed',
    path: '/slot',
    before: async (page) => {
      await withoutFirstData(page)
      await onCall(page, 'casino/games_list', connectionLost)
    },
    after: (page) => expect(askAgain(page)).toBeVisible({ timeout: 20_000 }),
  },
  {
    name: 'broken',
    path: '/tournaments',
    before: async (page) => void (await page.route('**/endpoint/v1', serverError)),
  },
  {
    name: 'offline',
    path: '/slot',
    after: async (page) => {
      await page.context().setOffline(true)
      await page
        .getByRole('link', { name: /^(Turnuvalar|Tournaments)$/ })
        .filter({ visible: true })
        .first()
        .click()
    },
  },
  { name: 'support', path: '/', after: openSupport, over: true },
  {
    name: 'menu',
    path: '/',
    after: async (page) => {
      await shownButton(page, /^(Menü|Menu|Menüyü genişlet|Widen the menu)$/).click()
    },
    over: true,
  },
  { name: 'search', path: '/slot', after: findInLobby, over: true },
  { name: 'home-full', path: '/', member: true },
  { name: 'me', path: '/me', member: true },
  { name: 'profile-full', path: '/profile', member: true },
  { name: 'favorites-full', path: '/favorites', member: true },
  { name: 'game-history-full', path: '/profile/games', member: true },
  { name: 'finance-history-full', path: '/profile/finance', member: true },
  { name: 'tournaments-own', path: '/tournaments', member: true },
  {
    name: 'messages',
    path: '/',
    member: true,
    after: async (page) => {
      await press(/^(Mesajlar|Messages)/)(page)
      await expect(page.getByRole('dialog').locator('details').first()).toBeVisible()
    },
    over: true,
  },
  {
    name: 'account-menu',
    path: '/',
    member: true,
    after: async (page) => {
      await shownButton(page, /^(Hesap|Account|Hesap menüsü|Account menu)$/).click()
    },
    over: true,
  },
  {
    name: 'round',
    path: '/profile/games',
    member: true,
    after: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Lale Devri/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    over: true,
  },
  {
    name: 'no-access',
    path: '/profile/sessions',
    member: true,
    before: (page) =>
      onCall(
        page,
        'user/sessions',
        replyWith({ result: false, message: '', data: { refusal: 'member-paused' } }),
      ),
  },
  {
    name: 'failed',
    path: '/profile/sessions',
    member: true,
    before: (page) => onCall(page, 'user/sessions', connectionLost),
  },
  {
    name: 'threw',
    path: '/profile/sessions',
    member: true,
    before: (page) =>
      onCall(page, 'user/sessions', replyWith({ result: true, message: '', data: 5 })),
  },
  {
    name: 'logged-out',
    path: '/profile/sessions',
    member: true,
    before: (page) => onCall(page, 'user/sessions', FORBIDDEN),
  },
]
