import { randomBytes } from 'node:crypto'
import { drawLottery } from '#server/lottery/draw.ts'
import { issueLotteryTickets } from '#server/lottery/issue.ts'
import { openLottery } from '#server/lottery/open.ts'
import { addPastTransactions } from '#server/cashier/transactions/testing-transactions.ts'
import type { Actor } from '#server/action/actor.ts'
import type { TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { DESKTOP, expect, heading, main, PHONE, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberIdOf, newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'
import { callsNamed, recordCalls } from '../tools/wire.ts'

const OPERATOR: Actor = { kind: 'command', name: 'ops', why: 'a journey' }
const DAY_MS = 86_400_000
/** Counted back from days in which nobody else of this house deposits: theirs would be tickets, too. */
const daysAgo = (days: number): Date => new Date(Date.now() - (1_000 + days) * DAY_MS)

/** A lottery that ended long ago, a member with these deposits in it, logged in at their tickets. */
async function atTickets(page: Page, house: TestHouse, deposits: readonly number[]) {
  const { db } = house.database
  const name = `l-${randomBytes(4).toString('hex')}`
  const ends = daysAgo(1).toISOString()
  const file = {
    name,
    starts: daysAgo(30).toISOString(),
    ends,
    // No job comes before the journey: a lottery is drawn by the house at its moment.
    draws: new Date(Date.now() + DAY_MS).toISOString(),
    minimum: 250,
    prizes: [{ tickets: 1, amount: 5_000 }],
  }
  const lottery = await openLottery(db, OPERATOR, file, { now: daysAgo(31), random: randomBytes })
  if (typeof lottery === 'string') throw new Error(lottery)
  const username = await newMember(house)
  const id = await memberIdOf(house, username)
  const past = deposits.map((lira, n) => ({ lira, at: daysAgo(10 - n) }))
  if (past.length > 0) await addPastTransactions(db, id, past)
  await issueLotteryTickets(house)
  await logInByApi(page, username)
  const draw = () =>
    drawLottery(house.database, OPERATOR, lottery, new Date(Date.now() + 2 * DAY_MS))
  return { draw, lottery }
}

const tickets = (page: Page) =>
  main(page)
    .getByRole('region', { name: /^(Biletleriniz|Your tickets)$/ })
    .getByRole('listitem')

test('SCREEN-10 STATE-18/ticket-status deposits are tickets, asked for by their status; drawn, the result is verified in the browser', async ({
  page,
  house,
}) => {
  const { draw } = await atTickets(page, house, [250, 249.99, 1_000])
  const sent = recordCalls(page)
  await page.goto('/profile/tickets')
  await expect(heading(page)).toHaveText('Yılbaşı çekilişi')
  await expect(tickets(page)).toHaveCount(2)
  await expect(main(page)).toContainText('Çekiliş mühürlü')
  expect(callsNamed(sent, 'lottery/tickets')[0]?.data).toMatchObject({ status: 1002, limit: 50 })
  await draw()
  await page.reload()
  await expect(tickets(page).filter({ hasText: '₺5.000,00 kazandı' })).toHaveCount(1)
  await expect(tickets(page).filter({ hasText: 'Bu çekilişte çıkmadı' })).toHaveCount(1)
  await main(page).getByRole('button', { name: 'Sonucu doğrula' }).click()
  await expect(main(page)).toContainText('Doğrulandı: tohum önceden yayımlanan özetle aynı')
})

for (const [width, size, mode, lang] of [
  ['390', PHONE, 'night', 'tr'],
  ['1280', DESKTOP, 'day', 'en'],
] as const)
  test(`the tickets are accessible at ${width}, ${mode}, ${lang}`, async ({ page, house }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const { draw } = await atTickets(page, house, [250, 300, 400, 500])
    await draw()
    await page.goto('/profile/tickets')
    await expect(tickets(page)).toHaveCount(4)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  })

test('a member without one is told so, with the rule and the seal', async ({ page, house }) => {
  const { draw } = await atTickets(page, house, [])
  await page.goto('/profile/tickets')
  await expect(main(page)).toContainText('Bu çekilişte biletiniz yok')
  await expect(main(page)).toContainText('limitleriniz aynen geçerlidir')
  await draw()
})

test('a draw that was published stays to be seen and verified when the next lottery opens', async ({
  page,
  house,
}) => {
  const { draw, lottery } = await atTickets(page, house, [250, 300])
  await draw()
  const next = await atTickets(page, house, [])
  await page.goto('/profile/tickets')
  await expect(main(page)).toContainText('Çekiliş mühürlü')
  await main(page)
    .getByRole('navigation', { name: 'Önceki çekilişler' })
    .getByRole('link', { name: `(no ${lottery})` })
    .click()
  await expect(page).toHaveURL(new RegExp(`lottery=${lottery}$`))
  await main(page).getByRole('button', { name: 'Sonucu doğrula' }).click()
  await expect(main(page)).toContainText('Doğrulandı: tohum önceden yayımlanan özetle aynı')
  await main(page).getByRole('link', { name: 'Şimdiki çekiliş' }).click()
  await expect(main(page)).toContainText('Çekiliş mühürlü')
  await next.draw()
})
