import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './house.ts'

export interface Visit {
  name: string
  path: string
  /** Opened by a member. */
  member?: true
}

/** Every kind of screen once, with an address that shows it full. */
export const VISITS: readonly Visit[] = [
  { name: 'home', path: '/' },
  { name: 'slots', path: '/slot' },
  { name: 'slots-category', path: '/slot/category/49' },
  { name: 'slots-type', path: '/slot/type/lines' },
  { name: 'slots-provider', path: '/slot/provider/1' },
  { name: 'slots-nothing', path: '/slot?q=qqqq' },
  { name: 'live', path: '/live' },
  { name: 'live-type', path: '/live/type/roulette' },
  { name: 'golden-race', path: '/golden-race' },
  { name: '3d-football', path: '/3d-football' },
  { name: 'bingo', path: '/bingo' },
  { name: 'bet-on-games', path: '/bet-on-games' },
  { name: 'sport', path: '/sport' },
  { name: 'sport-live', path: '/sport/live' },
  { name: 'sport-results', path: '/sport/results' },
  { name: 'coupon-check', path: '/sport/coupon' },
  { name: 'rounds', path: '/rounds/zeplin' },
  { name: 'promotions', path: '/promotions' },
  { name: 'about-us', path: '/about-us' },
  { name: 'faq', path: '/info/faq' },
  { name: 'terms', path: '/info/terms' },
  { name: 'privacy', path: '/info/privacy' },
  { name: 'info-nowhere', path: '/info/nowhere' },
  { name: 'tournaments', path: '/tournaments' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'register-confirm', path: '/register-account-confirm' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/account_reset?token=shown' },
  { name: 'maintenance', path: '/maintenance' },
  { name: 'maintenance-control', path: '/maintenance-control' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'home-member', path: '/', member: true },
  { name: 'profile', path: '/profile', member: true },
  { name: 'deposit', path: '/deposit', member: true },
  { name: 'deposit-method', path: '/deposit?method=11', member: true },
  { name: 'deposit-unknown', path: '/deposit?transaction=999999', member: true },
  { name: 'withdraw', path: '/withdraw', member: true },
  { name: 'withdrawal-unknown', path: '/withdraw/999999', member: true },
  { name: 'bank-accounts', path: '/bank-accounts', member: true },
  { name: 'bonuses', path: '/bonuses', member: true },
  { name: 'control', path: '/control', member: true },
  { name: 'self-test', path: '/control/self-test', member: true },
  { name: 'documents', path: '/documents', member: true },
  { name: 'favorites', path: '/favorites', member: true },
  { name: 'notifications', path: '/notifications', member: true },
  { name: 'game-history', path: '/profile/games', member: true },
  { name: 'account-history', path: '/profile/history', member: true },
  { name: 'finance-history', path: '/profile/finance', member: true },
  { name: 'tickets', path: '/profile/tickets', member: true },
  { name: 'bet-history', path: '/profile/bets', member: true },
  { name: 'bonus-history', path: '/profile/bonuses', member: true },
  { name: 'fairness', path: '/profile/fairness', member: true },
  { name: 'password-change', path: '/profile/password', member: true },
  { name: 'two-factor', path: '/profile/two-factor', member: true },
  { name: 'passkeys', path: '/profile/passkeys', member: true },
  { name: 'personal-data', path: '/profile/data', member: true },
  { name: 'sessions', path: '/profile/sessions', member: true },
  { name: 'poker', path: '/poker-tavla-okey', member: true },
  { name: 'play', path: '/play/slot/1', member: true },
  { name: 'demo', path: '/demo/slot/1' },
  { name: 'replay', path: '/replay/lale-devri/1/bonus/17?amount=2' },
]

const IDLE_MS_MAX = 20_000

/** Goes there and waits until nothing comes any more. */
export async function visit(page: Page, { path }: Visit): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // Of a frame that was left, the browser may never report the last request done.
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS_MAX }).catch(() => undefined)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Makes the browser one that chose this light and this language before. */
export async function rememberChoices(
  page: Page | BrowserContext,
  mode: 'night' | 'day',
  lang: 'tr' | 'en',
): Promise<void> {
  await page.addInitScript(
    ([light, code]) => {
      localStorage.setItem('bnwUserMode', light)
      localStorage.setItem('bnwUserLang', code)
      localStorage.setItem('modalStatus', '1000000')
      document.cookie = 'kasa_noticed=demo; path=/'
    },
    [mode === 'day' ? 'light' : 'dark', lang] as const,
  )
}
