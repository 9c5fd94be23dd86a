/** What the house brings by itself, within a second and without being asked; and how it is without. */
import type { Page, WebSocketRoute } from '@playwright/test'
import { LIRA } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { TESTER } from '#server/action/testing.ts'
import { changeContent, keep } from '#server/content/keep.ts'
import { port } from '#server/database/database.ts'
import { memberScope } from '#server/push/source.ts'
import { setMaintenance } from '#server/site/site-state.ts'
import { replyTo } from '#server/support/operator.ts'
import { loginAs, type TestHouse } from '#server/testing.ts'
import { balance, expect, logIn, stored, test, noticeTexts } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberIdOf, newMember } from '../tools/member.ts'
import { withoutStream } from '../tools/wire.ts'

/** From the commit to the screen, a frame to draw it included. */
const SOON = { timeout: 1_000 }

/** Every call of this page from now on, by name. */
function asked(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/endpoint/v1')) return
    const { api } = request.postDataJSON() as { api: { class: string; method: string } }
    names.push(`${api.class}/${api.method}`)
  })
  return names
}

/** The page has a socket, and has been let in. */
async function live(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', {
    predicate: (each) => each.url().endsWith('/endpoint/v1/stream'),
  })
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('ready'),
  })
}

async function openLive(page: Page, path = '/'): Promise<void> {
  const isLive = live(page)
  await page.goto(path)
  await isLive
  await page.waitForLoadState('networkidle')
}

/** Money from somewhere else, as a settled deposit brings it. */
async function pay(house: TestHouse, username: string, reference: string): Promise<void> {
  const memberId = await memberIdOf(house, username)
  const key = { memberId, source: 'journey', reference }
  await post(port(house.database.db), deposit(key, 250n * LIRA, 'demo'))
  house.push.touch('balance', memberScope(memberId))
}

const MESSAGE = {
  kind: 'message',
  isActive: true,
  endsAt: null,
  position: 0,
  page: null,
  place: null,
  topic: null,
  image: '',
  link: '',
} as const

async function announce({ database: { db }, clock }: TestHouse, name: string): Promise<void> {
  const words = { title: name, text: name, html: '', terms: '', button: '' }
  const item = { ...MESSAGE, name, startsAt: clock(), words: [{ lang: 'tr' as const, words }] }
  await changeContent(db, (within) => keep(within, [item], { now: clock(), isOwn: false }))
}

const bell = (page: Page) => page.getByRole('button', { name: /^Mesajlar/ }).first()

test('the balance and the count of unread messages come within a second, unasked', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await logInByApi(page, username)
  await openLive(page)
  await expect(balance(page)).toContainText('10.000,00')
  const names = asked(page)

  await pay(house, username, 'live')
  await expect(balance(page)).toContainText('10.250,00', SOON)

  await announce(house, `haber-${username}`)
  await expect(bell(page)).toHaveAccessibleName(/okunmamış/, SOON)

  expect(names).toEqual([])
})

test('a reply of the desk stands in the open conversation within a second', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await logInByApi(page, username)
  await openLive(page)
  await page
    .getByRole('button', { name: /^Canlı destek/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: 'Canlı destek' })
  await drawer.getByRole('textbox', { name: 'Mesajınız' }).fill('Kimse var mı?')
  await drawer.getByRole('button', { name: 'Gönder' }).click()
  await expect(drawer.getByRole('log')).toContainText('Kimse var mı?')
  const { db } = house.database
  const { id } = await db
    .selectFrom('support_conversations')
    .select('id')
    .where('member_id', '=', await memberIdOf(house, username))
    .executeTakeFirstOrThrow()
  await replyTo(db, TESTER, id, 'Buyurun, buradayız.', house.clock())
  await expect(drawer.getByRole('log')).toContainText('Buyurun, buradayız.', SOON)
})

test('a heart pressed in another tab stands here within a second', async ({
  page,
  context,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  await openLive(page, '/slot')
  const other = await context.newPage()
  await openLive(other, '/slot')
  const heart = (at: Page) =>
    at
      .locator('main button[aria-pressed]')
      .filter({ has: at.locator('svg') })
      .first()
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false')
  await heart(page).click()
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true', SOON)
})

test('a session that was ended elsewhere is over here within a second, with its notice', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await logInByApi(page, username)
  await openLive(page)
  const elsewhere = await loginAs(house, username)
  await elsewhere.call('user/revoke_other_sessions', {})
  await expect(balance(page)).toBeHidden(SOON)
  expect(await noticeTexts(page)).toContain('Oturumunuz kapatıldı.')
})

test('a game that stands alone shows money from elsewhere within a second, and that its session is over', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await logIn(page, username)
  await page.goto('/play/slot/1')
  const address = await page.locator('iframe').getAttribute('src')
  const socket = page.waitForEvent('websocket', (each) => each.url().endsWith('/rgs/stream'))
  await page.goto(address ?? '')
  const opened = await socket
  await opened.waitForEvent('framereceived', ({ payload }) => String(payload).includes('ready'))
  const cash = page.locator('.figure.is-balance')
  await expect(cash).toContainText('10.000,00')
  await pay(house, username, 'into-a-game')
  await expect(cash).toContainText('10.250,00', SOON)
  const elsewhere = await loginAs(house, username)
  await elsewhere.call('user/revoke_other_sessions', {})
  await expect(page.getByRole('status')).toContainText('Oturum', SOON)
})

test('maintenance comes within a second, and its end; the screens follow', async ({
  page,
  house,
}) => {
  await openLive(page)
  const isClosed = () => stored(page, 'siteUnderMaintenance')
  try {
    await setMaintenance(house.database.db, TESTER, true)
    await expect.poll(isClosed, SOON).toBe('true')
    await expect(page).toHaveURL(/\/maintenance$/)
    await setMaintenance(house.database.db, TESTER, false)
    await expect.poll(isClosed, SOON).toBeNull()
  } finally {
    await setMaintenance(house.database.db, TESTER, false)
    house.pass(1_000)
  }
  await expect(page).toHaveURL(/\/$/, { timeout: 15_000 })
})

test('a page that was sent away comes back by itself, and misses nothing', async ({
  page,
  house,
}) => {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/endpoint\/v1\/stream$/, (line) => {
    line.connectToServer()
    lines.push(line)
  })
  const username = await newMember(house)
  await logInByApi(page, username)
  await page.goto('/')
  await expect(balance(page)).toContainText('10.000,00')
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  const before = lines.length
  await lines.at(-1)?.close({ code: 1012, reason: 'restart' })
  await pay(house, username, 'while-away')
  await expect.poll(() => lines.length, { timeout: 7_000 }).toBeGreaterThan(before)
  await expect(balance(page)).toContainText('10.250,00', { timeout: 3_000 })
})

test('without a socket every screen works, slower: what is polled comes in its time', async ({
  page,
  house,
}) => {
  test.slow()
  await withoutStream(page)
  const username = await newMember(house)
  await logIn(page, username)
  await expect(balance(page)).toContainText('10.000,00')
  await pay(house, username, 'polled')
  await expect(balance(page)).toContainText('10.250,00', { timeout: 40_000 })
})
