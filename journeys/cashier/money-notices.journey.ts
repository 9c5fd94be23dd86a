import {
  addPastTransactions,
  type PastTransaction,
} from '#server/cashier/transactions/testing-transactions.ts'
import type { TestHouse } from '#server/testing.ts'
import { namedDay } from '#web/words/moment.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { DESKTOP, expect, heading, main, PHONE, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberIdOf, newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'
import { callsNamed, recordCalls } from '../tools/wire.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS)
const dayName = (days: number): string => namedDay(daysAgo(days), 'tr')
const out = { direction: 'out', status: 1003 } as const

/** Two that are notices, and one of each kind that is none. */
const PAST: readonly PastTransaction[] = [
  { lira: 800, ...out, refusal: 'Ad uyuşmuyor', at: daysAgo(40) },
  { lira: 300, ...out, at: daysAgo(3) },
  { lira: 111, ...out, at: daysAgo(95) },
  { lira: 222, direction: 'out', at: daysAgo(4) },
  { lira: 333, direction: 'out', status: 1001, at: daysAgo(5) },
  { lira: 444, status: 1003, at: daysAgo(6) },
  { lira: 555, at: daysAgo(7) },
]

async function openNotices(page: Page, house: TestHouse): Promise<void> {
  const username = await newMember(house)
  const { db } = house.database
  const id = await memberIdOf(house, username)
  await addPastTransactions(db, id, PAST)
  await logInByApi(page, username)
  await page.goto('/notifications')
}

const notices = (page: Page) =>
  main(page)
    .getByRole('region', { name: /^(Para|Money)$/ })
    .getByRole('listitem')

test('ROUTE-20 SCREEN-14 STATE-18/notifications canceled withdrawals, and no other records, are notices', async ({
  page,
  house,
}) => {
  await openNotices(page, house)
  await expect(heading(page)).toHaveText('Bildirimler')
  await expect(notices(page)).toHaveCount(2)
  await expect(notices(page).nth(1)).toContainText('Para çekme isteğiniz iptal edildi')
  await expect(notices(page).nth(1)).toContainText('₺800,00 bakiyenize döndü')
  await expect(notices(page).nth(1)).toContainText('Neden: Ad uyuşmuyor')
  // Each stands below the day on which it was decided.
  await expect(main(page).getByRole('heading', { level: 3 }).first()).toHaveText(dayName(3))
  await expect(main(page).getByRole('heading', { level: 3 }).nth(1)).toHaveText(dayName(40))
  for (const amount of ['222', '333', '444', '555'])
    await expect(main(page)).not.toContainText(`₺${amount},00`)
  // What was refused is unread until it is opened; what the member took back is no news.
  const isNew = (at: number) => notices(page).nth(at).getByRole('link').getAttribute('data-new')
  expect([await isNew(0), await isNew(1)]).toEqual(['false', 'true'])
  await notices(page).nth(1).getByRole('link').click()
  await expect(heading(page)).toHaveText('₺800,00 çekme isteği')
  await page.goBack()
  await expect(notices(page).nth(1).getByRole('link')).toHaveAttribute('data-new', 'false')
})

test('CONST-06/notifications-limit CONST-06/notifications-order CONST-06/notifications-range 250 from the first on, newest first, of 90 days', async ({
  page,
  house,
}) => {
  const sent = recordCalls(page)
  await openNotices(page, house)
  await expect(notices(page).nth(0)).toContainText('₺300,00')
  await expect(notices(page).nth(1)).toContainText('₺800,00')
  await expect(main(page)).not.toContainText('₺111,00')
  const asked = callsNamed(sent, 'finance/list_transactions').map(({ data }) => data)
  const { startDate, ...rest } = asked.find(({ limit }) => limit === 250) ?? {}
  expect(rest).toMatchObject({ limit: 250, offset: 0, status: 1003, searchCategory: 2 })
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' })
  expect(startDate).toBe(day.format(daysAgo(90)))
})

test('the bell shows them before the messages to everyone', async ({ page, house }) => {
  await openNotices(page, house)
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mesajlar/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('₺300,00 bakiyenize döndü')
})

for (const [width, size, mode, lang] of [
  ['390', PHONE, 'day', 'en'],
  ['1280', DESKTOP, 'night', 'tr'],
] as const)
  test(`the notices are accessible at ${width}, ${mode}, ${lang}`, async ({ page, house }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    await openNotices(page, house)
    await expect(notices(page)).toHaveCount(2)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  })
