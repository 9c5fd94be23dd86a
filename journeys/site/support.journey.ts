import { TESTER } from '#server/action/testing.ts'
import type { Page } from '@playwright/test'
import { replyTo } from '#server/support/operator.ts'
import { hoursOf, setHours } from '#server/support/hours.ts'
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import {
  DESKTOP,
  expect,
  holdClock,
  logIn,
  nothingOver,
  PHONE,
  stored,
  test,
} from '../tools/house.ts'
import { newMember } from '../tools/member.ts'
import {
  callOf,
  recordCalls,
  connectionLost,
  callsNamed,
  onCall,
  once,
  withoutStream,
} from '../tools/wire.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Canlı destek' })
const entry = (page: Page) => page.getByRole('button', { name: /^Canlı destek/ }).first()
/** That of the rail: the home page has a way of its own. */
const inMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Ana menü' }).getByRole('button', { name: /^Canlı destek/ })
const field = (page: Page) => drawer(page).getByRole('textbox', { name: 'Mesajınız' })
const conversation = (page: Page) => drawer(page).getByRole('log', { name: 'Yazışma' })

/** All that describes the field stands on the page. */
async function expectDescribed(page: Page): Promise<void> {
  const missing = await field(page).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => document.getElementById(id) === null),
  )
  expect(missing).toEqual([])
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await drawer(page).getByRole('button', { name: 'Gönder' }).click()
  await expect(conversation(page)).toContainText(text)
  await expect(field(page)).toHaveValue('')
}

/** After these words, so many more of the same visit. */
async function addMessagesSince(
  { database: { db }, push }: TestHouse,
  since: string,
  count: number,
) {
  const { conversation_id, at } = await db
    .selectFrom('support_messages')
    .select(['conversation_id', 'at'])
    .where('text', '=', since)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const later = Array.from({ length: count }, (_, after) => ({
    conversation_id,
    is_from_house: after % 2 === 0,
    text: `Söz ${after + 1}`,
    at: new Date(at.getTime() + after + 1),
  }))
  await db.insertInto('support_messages').values(later).execute()
  push.touch('support')
}

/** As `npm run support -- reply` does it. */
async function answer({ database: { db }, clock }: TestHouse, to: string, text: string) {
  const { conversation_id: id } = await db
    .selectFrom('support_messages')
    .select('conversation_id')
    .where('text', '=', to)
    .executeTakeFirstOrThrow()
  expect(await replyTo(db, TESTER, id, text, clock())).toBe(true)
}

test('SCREEN-01/live-support the menu opens it: a member writes, the house answers, both are seen', async ({
  page,
  house,
}) => {
  await logIn(page, await newMember(house))
  await page.goto('/')
  await inMenu(page).click()
  await expect(drawer(page)).toContainText('size nasıl yardımcı olabiliriz')
  await expect(drawer(page)).toContainText(/açığız|kapalıyız/)
  await expect(field(page)).toBeFocused()
  await write(page, 'Param nerede?')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(inMenu(page)).toBeFocused()
  await nothingOver(page)
  await answer(house, 'Param nerede?', 'Hemen bakıyoruz.')
  await page.reload()
  await expect(inMenu(page)).toContainText('1')
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('button', { name: 'Menü' })).toContainText('1')
  await page.setViewportSize(DESKTOP)
  await inMenu(page).click()
  await expect(conversation(page)).toContainText('Hemen bakıyoruz.')
  await expect(inMenu(page)).not.toContainText('1')
  await answer(house, 'Param nerede?', 'Bulduk.')
  await expect(conversation(page)).toContainText('Bulduk.')
})

for (const [width, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`the drawer and safer play are at hand over a game, too, at ${width}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/demo/slot/1')
    const press = async (name: string) => {
      if (viewport === PHONE) await page.getByRole('button', { name: 'Diğer seçenekler' }).click()
      await page.getByRole('button', { name }).filter({ visible: true }).click()
    }
    await press('Canlı destek')
    await expect(field(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await nothingOver(page)
    await press('Güvenli oyun ve yardım')
    await expect(page.getByRole('dialog', { name: 'Güvenli oyun ve yardım' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/demo\/slot\/1$/)
  })

test('SCREEN-01/live-support a visitor’s words stay in the browser, and go with them into the account', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await page.goto('/slot')
  await entry(page).click()
  await write(page, 'Daha üye değilim')
  await page.reload()
  await entry(page).click()
  await expect(conversation(page)).toContainText('Daha üye değilim')
  await page.keyboard.press('Escape')
  await nothingOver(page)
  await logIn(page, username)
  await entry(page).click()
  await expect(conversation(page)).toContainText('Daha üye değilim')
})

for (const [name, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`what was said long ago comes at a press, above what is read and without moving it, at ${name}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(viewport)
    await logIn(page, await newMember(house))
    await page.goto('/slot')
    const menu = page.getByRole('button', { name: 'Menü', exact: true })
    if (name === '390') await menu.click()
    await entry(page).click()
    await write(page, 'Söz 0')
    await addMessagesSince(house, 'Söz 0', 119)
    const words = conversation(page).locator('[data-id]')
    await expect(words).toHaveCount(50, { timeout: 15_000 })
    await expect(words.first()).toContainText('Söz 70')
    await expect(words.last()).toBeInViewport()
    const older = drawer(page).getByRole('button', { name: 'Daha eski mesajları göster' })
    // The drawer asks for what is new by itself, too: what is lost is the press's own.
    const lost = once(connectionLost)
    await onCall(page, 'support/list_messages', (route) =>
      callOf(route.request())?.data['offset'] === 50 ? lost(route) : route.fallback(),
    )
    await older.click()
    await expect(older).toBeEnabled()
    await older.click()
    await expect(words).toHaveCount(100)
    await expect(words.filter({ hasText: 'Söz 70' })).toBeInViewport()
    await older.click()
    await expect(words).toHaveCount(120)
    await expect(words).toContainText(Array.from({ length: 120 }, (_, at) => `Söz ${at}`))
    await expect(older).toBeHidden()
  })

test('a draft sent from one tab is gone from the other, too', async ({ page, context }) => {
  await page.goto('/')
  await entry(page).click()
  await field(page).fill('İki sekmede yazılan')
  const other = await context.newPage()
  await other.goto('/')
  await entry(other).click()
  await expect(field(other)).toHaveValue('İki sekmede yazılan')
  await drawer(other).getByRole('button', { name: 'Gönder' }).click()
  await expect(conversation(other)).toContainText('İki sekmede yazılan')
  await expect(field(page)).toHaveValue('')
})

test('a message that is lost stays where it was typed, and is sent once', async ({ page }) => {
  await page.goto('/')
  await entry(page).click()
  await onCall(page, 'support/send_message', connectionLost)
  await field(page).fill('Yolda kalan')
  await drawer(page).getByRole('button', { name: 'Gönder' }).click()
  await expect(drawer(page).getByRole('alert').first()).toContainText('gönderilemedi')
  await expect(field(page)).toHaveValue('Yolda kalan')
  await expect.poll(() => stored(page, 'supportDraft')).toBe('Yolda kalan')
  await page.unrouteAll({ behavior: 'wait' })
  const sent = recordCalls(page)
  await page.reload()
  await entry(page).click()
  await expect(field(page)).toHaveValue('Yolda kalan')
  await drawer(page).getByRole('button', { name: 'Gönder' }).click()
  await expect(conversation(page)).toContainText('Yolda kalan')
  expect(callsNamed(sent, 'support/send_message')).toHaveLength(1)
  await expect.poll(() => stored(page, 'supportDraft')).toBeNull()
})

for (const [name, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`the drawer is accessible at ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/slot')
    if (name === '390')
      await page.getByRole('navigation', { name: 'Alt menü' }).getByText('Menü').click()
    await entry(page).click()
    await write(page, `Merhaba ${name}`)
    await expectDescribed(page)
    expect(await violations(page)).toEqual([])
    const body = drawer(page).getByRole('group', { name: 'Canlı destek' })
    await expect(body).toHaveCount(0)
    await write(page, `${name} çok uzun bir söz. `.repeat(80))
    await expect(body).toHaveAttribute('tabindex', '0')
    expect(await violations(page)).toEqual([])
    await body.focus()
    await page.keyboard.press('Home')
    await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  })

for (const [name, viewport] of [
  ['320', { width: 320, height: 640 }],
  ['1280', DESKTOP],
] as const)
  test(`that the house is closed is seen below the longest conversation, at ${name}`, async ({
    page,
    house,
  }) => {
    const { db } = house.database
    const usual = await hoursOf(db)
    const minute = (Math.floor(house.clock().getTime() / 60_000) + 180) % 1440
    await setHours(db, TESTER, {
      opensMinute: (minute + 60) % 1440,
      closesMinute: (minute + 120) % 1440,
    })
    await page.setViewportSize(viewport)
    await page.goto('/slot')
    if (name === '320') await page.getByRole('button', { name: 'Menü', exact: true }).click()
    await entry(page).click()
    await write(page, `Uzun söz ${name}`)
    await addMessagesSince(house, `Uzun söz ${name}`, 40)
    await expect(conversation(page).locator('[data-id]')).toHaveCount(41, { timeout: 15_000 })
    await expect(conversation(page).locator('[data-id]').last()).toBeInViewport()
    await expect(drawer(page).getByText('Şu anda kapalıyız')).toBeInViewport({ ratio: 1 })
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    await expect(field(page)).toHaveAccessibleDescription(/Şu anda kapalıyız/)
    await setHours(db, TESTER, usual)
  })

test('an answer is seen within 20 seconds while the drawer is shut, and who never wrote asks once a minute', async ({
  page,
  house,
}) => {
  await withoutStream(page)
  await page.clock.install()
  const sent = recordCalls(page)
  const asked = () => callsNamed(sent, 'support/status').length
  await logIn(page, await newMember(house))
  await page.goto('/slot')
  await expect.poll(asked).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await holdClock(page)
  const before = asked()
  for (const seconds of [20, 20, 19]) await page.clock.runFor(seconds * 1_000)
  await page.clock.runFor(2_000)
  await expect.poll(asked).toBe(before + 1)
  await page.clock.resume()
  await inMenu(page).click()
  await write(page, 'Bir sorum var')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await nothingOver(page)
  await answer(house, 'Bir sorum var', 'Buyurun.')
  await holdClock(page)
  await page.clock.runFor(20_000)
  await page.clock.resume()
  await expect(inMenu(page)).toContainText('1')
})
