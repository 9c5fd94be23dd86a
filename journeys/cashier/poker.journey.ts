import type { Locator, Page } from '@playwright/test'
import type { Actor } from '#server/action/actor.ts'
import { creditPurseWithdrawal, refusePurseWithdrawal } from '#server/poker/decision.ts'
import type { Whose } from '#server/poker/references.ts'
import type { TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import {
  balance,
  chooseLanguage,
  DESKTOP,
  expect,
  expectNotice,
  heading,
  main,
  PHONE,
  test,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { callsNamed, onCall, once, recordCalls, replyWith } from '../tools/wire.ts'

const OPERATOR: Actor = { kind: 'command', name: 'operator', why: 'journey' }
const PATH = '/poker-tavla-okey'

async function atTheRoom(page: Page, house: TestHouse): Promise<{ username: string }> {
  const username = await newMember(house)
  await logInByApi(page, username)
  await page.goto(PATH)
  return { username }
}

async function takeName(page: Page, name: string): Promise<void> {
  await page.locator('input[name="pokerName"]').fill(name)
  await main(page)
    .getByRole('button', { name: /^(Bu adı al|Take this name)$/ })
    .click()
  await expect(main(page)).toContainText(name)
}

const amount = (page: Page): Locator => page.locator('input[name="amount"]')
const submit = (page: Page): Locator => main(page).locator('form button[type="submit"]')
const transfers = (page: Page): Locator => main(page).getByRole('listitem')

/** The newest transfer of this member, as an operator knows it. */
async function newest({ database }: TestHouse, username: string): Promise<Whose> {
  const { memberId, transferId } = await database.db
    .selectFrom('poker_transfers as t')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .select(['t.member_id as memberId', 't.id as transferId'])
    .where('m.username', '=', username)
    .orderBy('t.id', 'desc')
    .executeTakeFirstOrThrow()
  return { memberId, transferId }
}

test('ROUTE-25 ERR-15/poker-transfer ERR-15/poker-withdrawal a member takes a name, moves money, plays at a table and asks the rest back', async ({
  page,
  house,
}) => {
  const { username } = await atTheRoom(page, house)
  await expect(heading(page)).toHaveText('Poker, tavla, okey')
  for (const hall of ['Poker', 'Tavla', 'Okey'])
    await expect(main(page).getByRole('heading', { name: hall, exact: true })).toBeVisible()
  await takeName(page, `Nilüfer ${username.slice(-4)}`)
  await expect(main(page)).toContainText('Henüz aktarmanız yok')
  await amount(page).fill('250')
  await expect(submit(page)).toHaveText('₺250,00 aktar')
  const sent = recordCalls(page)
  // Pressed twice, moved once.
  await submit(page).dblclick()
  await expectNotice(page, 'Para salona aktarıldı', 'positive')
  expect(callsNamed(sent, 'klasGaming/deposit')).toHaveLength(1)
  expect(callsNamed(sent, 'klasGaming/deposit')[0]?.data).toMatchObject({
    productId: 'poker',
    amount: 250,
  })
  await expect(transfers(page)).toContainText([/Salona aktarım.*₺250,00.*Tamam/s])
  await expect(balance(page)).toContainText('9.750,00')

  const [lobby] = await Promise.all([
    page.waitForEvent('popup'),
    main(page)
      .getByRole('button', { name: /^Poker: Salonu aç/ })
      .click(),
  ])
  await expect(lobby.locator('[data-sum="purse"]')).toHaveText('₺250,00')
  await expect(lobby.locator('body')).toContainText('OYUN PARASI')
  await lobby.getByRole('button', { name: 'Otur: Çınaraltı' }).click()
  await expect(lobby.locator('[data-sum="purse"]')).toHaveText('₺150,00')
  await lobby.getByRole('button', { name: /^Kazan/ }).click()
  await expect(lobby.getByRole('status')).toHaveText('Kazandınız: +₺25,00')
  await lobby.getByRole('button', { name: /^Kaybet/ }).click()
  await expect(lobby.getByRole('status')).toHaveText('Kaybettiniz: −₺25,00')
  await lobby.getByRole('button', { name: /^Kazan/ }).click()
  await lobby.getByRole('button', { name: /^Masadan kalk/ }).click()
  await expect(lobby.locator('[data-sum="purse"]')).toHaveText('₺275,00')
  await lobby.close()

  await page.reload()
  await main(page).getByRole('button', { name: 'Geri iste', exact: true }).first().click()
  await main(page).getByRole('button', { name: 'Tümü' }).click()
  await submit(page).click()
  await expectNotice(
    page,
    'Çekim isteğiniz alındı; incelendikten sonra bakiyenize eklenir',
    'positive',
  )
  await expect(transfers(page).first()).toContainText('İnceleniyor')
  await expect(balance(page)).toContainText('9.750,00')
  await creditPurseWithdrawal(house, OPERATOR, await newest(house, username))
  await expect(transfers(page).first()).toContainText(/\+₺275,00.*Bakiyenizde/s)
  await expect(balance(page)).toContainText('10.025,00')
})

test('what cannot be moved is named in English, and a refused draw is read with its reason', async ({
  page,
  house,
}) => {
  await chooseLanguage(page, 'en')
  await page.setViewportSize(PHONE)
  const { username } = await atTheRoom(page, house)
  await expect(heading(page)).toHaveText('Poker, backgammon, okey')
  await page.locator('input[name="pokerName"]').fill('ab')
  await main(page).getByRole('button', { name: 'Take this name' }).click()
  await expect(main(page)).toContainText('at least 3 letters')
  await takeName(page, `room ${username}`)
  const sent = recordCalls(page)
  for (const [typed, message] of [
    ['', 'Enter an amount'],
    ['0', 'Enter an amount'],
    ['10.005', 'at most two decimals'],
    ['1e3', 'Write the amount in digits'],
    ['10000.01', 'You do not have that much'],
  ] as const) {
    await amount(page).fill(typed)
    await submit(page).click()
    await expect(main(page)).toContainText(message)
  }
  expect(callsNamed(sent, 'klasGaming/deposit')).toEqual([])
  // The sandbox room takes no amount that ends so.
  await amount(page).fill('20.13')
  await submit(page).click()
  await expect(main(page)).toContainText('The room did not take this transfer')
  await expect(transfers(page).first()).toContainText('Not taken, in your balance')
  await amount(page).fill('100')
  await submit(page).click()
  await expectNotice(page, 'Money transferred', 'positive')
  await main(page).getByRole('button', { name: 'Turn the direction' }).click()
  await amount(page).fill('60')
  await submit(page).click()
  await expectNotice(page, 'it is reviewed before it is credited', 'positive')
  await refusePurseWithdrawal(
    house,
    OPERATOR,
    await newest(house, username),
    'Your table is under review.',
  )
  await expect(transfers(page).first()).toContainText('Refused, in your room purse', {
    timeout: 20_000,
  })
  await expect(transfers(page).first()).toContainText('Reason: Your table is under review.')
  await expect(main(page).getByText('₺100.00').first()).toBeVisible()
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    expect(await violations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toEqual([])
  }
})

test('a house without a partner says so', async ({ page, house }) => {
  const data = { refusal: 'poker-partner-missing' }
  await onCall(page, 'klasGaming/launch', replyWith({ result: false, message: 'Yok', data }))
  await atTheRoom(page, house)
  await expect(heading(page)).toHaveText('Poker, tavla ve okey masası henüz yok')
  await main(page).getByRole('link', { name: 'Slotlara göz at' }).click()
  await expect(page).toHaveURL(/\/slot$/)
})

test('a partner out of reach is said so, and what was moved is still to be read', async ({
  page,
  house,
}) => {
  const { username } = await atTheRoom(page, house)
  await takeName(page, `sessiz ${username.slice(-4)}`)
  await amount(page).fill('50')
  await submit(page).click()
  await expectNotice(page, 'Para salona aktarıldı', 'positive')
  const data = { refusal: 'poker-partner-unreachable' }
  const away = replyWith({ result: false, message: 'Salona ulaşılamıyor', data })
  await onCall(page, 'klasGaming/launch', once(away))
  await page.reload()
  await expect(main(page)).toContainText('Salona şu anda ulaşılamıyor')
  await expect(transfers(page)).toContainText([/₺50,00/])
  await main(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(main(page)).toContainText('salondaki adınız')
})
