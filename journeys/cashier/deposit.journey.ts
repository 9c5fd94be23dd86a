import type { Locator, Page } from '@playwright/test'
import type { Actor } from '#server/action/actor.ts'
import { settleDepositByHand } from '#server/cashier/deposit/deposit-by-hand.ts'
import { findDeposit } from '#server/cashier/deposit/deposit-queue.ts'
import { newBankAccount } from '#server/cashier/accounts/testing-accounts.ts'
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
  stopClock,
  test,
  toast,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberIdOf, newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'
import { callsNamed, connectionLost, onCall, recordCalls } from '../tools/wire.ts'

const OPERATOR: Actor = { kind: 'command', name: 'operator', why: 'journey' }
const PAY = 'prepayServices/processTransaction'
const [QR, QUICK_CASH, CARD, WALLET, COINS, CEP, CINAR, TOROS] = [1, 4, 3, 5, 8, 7, 11, 13]

/** A member with a bank account, at the form of a method or at the list. */
async function at(page: Page, house: TestHouse, method?: number): Promise<void> {
  const username = await newMember(house)
  const found = house.database.db.selectFrom('members').select('id')
  const { id } = await found.where('username', '=', username).executeTakeFirstOrThrow()
  await newBankAccount(house, id)
  await logInByApi(page, username)
  await page.goto(method === undefined ? '/deposit' : `/deposit?method=${method}`)
  await expect(card(page, QR)).toBeAttached()
}

const card = (page: Page, id: number): Locator => main(page).locator(`[data-method-id="${id}"]`)
const heart = (page: Page, id: number): Locator => card(page, id).getByRole('button')
const amount = (page: Page): Locator => main(page).locator('input[name="amount"]')
const submit = (page: Page): Locator => main(page).locator('form button[type="submit"]')
const panel = (page: Page, kind: string): Locator => main(page).locator(`[data-kind="${kind}"]`)
const input = (page: Page, name: string): Locator => main(page).locator(`input[name="${name}"]`)

async function shownOne(page: Page): Promise<number> {
  await expect(page).toHaveURL(/transaction=\d+$/)
  return Number(new URL(page.url()).searchParams.get('transaction'))
}

async function approveByHand(house: TestHouse, id: number): Promise<void> {
  const found = await findDeposit(house.database.db, BigInt(id))
  if (!found) throw new Error('no such deposit')
  expect(await settleDepositByHand(house, OPERATOR, found, 'approved')).toBe('approved')
}

test('SCREEN-03/choose-method SCREEN-03/submit the methods are listed, one is chosen, and a card is paid on its own page', async ({
  page,
  house,
}) => {
  await at(page, house)
  for (const name of ['Karekod ile ödeme', 'Hızlı Nakit', 'Banka kartı', 'Turna Cüzdan', 'Kripto'])
    await expect(main(page).getByRole('radio', { name: new RegExp(name) })).toBeAttached()
  await expect(main(page).getByText('Öne çıkanlar')).toBeVisible()
  await main(page).getByText('Havale / EFT').click()
  await expect(card(page, CINAR)).toBeVisible()
  await card(page, CARD).getByText('Banka kartı').click()
  await expect(card(page, CARD).getByRole('radio')).toBeChecked()
  await expect(main(page).getByRole('heading', { name: /Banka kartı/ })).toBeVisible()
  await amount(page).fill('250')
  await submit(page).click()
  await expect(page).toHaveURL(/\/sandbox-pay\//)
  await page.getByRole('button', { name: /^Onayla/ }).click()
  await expect(main(page).getByRole('heading', { name: 'Para hesabınızda' })).toBeVisible()
  await expect(main(page)).toContainText('Onaylandı')
  await expect(balance(page)).toContainText('10.250,00')
})

test('SCREEN-03/qr FORM-deposit/method FORM-deposit/amount a code is shown beside its sum and turns into the outcome by itself', async ({
  page,
  house,
  context,
}) => {
  // What is left is counted by the browser's clock, and journeys before this one move the house's on.
  await page.clock.setSystemTime(house.clock())
  await at(page, house, QR)
  const sent = recordCalls(page)
  await amount(page).fill('500')
  await submit(page).click()
  await expect(panel(page, 'qr').getByRole('img', { name: 'Karekodu okutun' })).toBeVisible()
  await expect(panel(page, 'qr')).toContainText('₺500,00')
  await expect(panel(page, 'qr').getByRole('timer')).toContainText(/kalan (30|29):\d\d/)
  expect(callsNamed(sent, PAY)[0]?.data).toMatchObject({ methodID: QR, amount: 500 })
  const address = await panel(page, 'qr').getByRole('link').getAttribute('href')
  const phone = await context.newPage()
  await phone.goto(address ?? '')
  await phone.getByRole('button', { name: /^Onayla/ }).click()
  await phone.close()
  await expect(main(page).getByRole('heading', { name: 'Para hesabınızda' })).toBeVisible()
  await expect(balance(page)).toContainText('10.500,00')
})

test('SCREEN-03/quick-cash FORM-deposit/transfer_type_id a code is given for the counter, and a deposit is given up', async ({
  page,
  house,
}) => {
  await at(page, house, QUICK_CASH)
  const sent = recordCalls(page)
  await amount(page).fill('250')
  await submit(page).click()
  await expect(panel(page, 'counter')).toContainText(/\d{4} \d{4}/)
  expect(callsNamed(sent, PAY)[0]?.data).toMatchObject({
    methodID: QUICK_CASH,
    amount: 250,
    transfer_type_id: 2,
    fields: expect.any(Object),
    requestId: expect.any(String),
  })
  await panel(page, 'counter').getByRole('button', { name: 'Vazgeç' }).click()
  await expect(card(page, QR)).toBeVisible()
  await expectNotice(page, 'Yatırma işlemi iptal edildi.', 'positive')
  await page.goto('/profile/finance')
  await expect(main(page).getByRole('row', { name: /Hızlı Nakit/ })).toContainText('İptal edildi')
})

test('FORM-deposit/branch FORM-deposit/account FORM-deposit/reference-number a bank transfer asks for them and sends them, says where the money goes, and is credited by the operator', async ({
  page,
  house,
}) => {
  await at(page, house, CINAR)
  const sent = recordCalls(page)
  await expect(main(page).getByRole('button', { name: '₺10.000' })).toBeVisible()
  await main(page).getByRole('button', { name: '₺2.000', exact: true }).click()
  await submit(page).click()
  await expect(main(page)).toContainText('Lütfen bir hesap seçin')
  await main(page).getByRole('radio', { name: /7841/ }).check({ force: true })
  await input(page, 'branch').fill('Kadıköy')
  await input(page, 'referenceNumber').fill('REF-7')
  await submit(page).dblclick()
  await expect(panel(page, 'transfer')).toContainText('TR44 0099 4000 0123 4000 5678 01')
  const calls = callsNamed(sent, 'finance/save_bank_transfer')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.data).toMatchObject({
    methodID: CINAR,
    amount: 2_000,
    transfer_type_id: 1,
    fields: { branch: 'Kadıköy', referenceNumber: 'REF-7' },
    accountID: expect.any(Number),
    requestId: expect.any(String),
  })
  const id = await shownOne(page)
  await expect(panel(page, 'transfer')).toContainText(`KS-${id}`)
  await main(page).getByRole('button', { name: 'Gönderdim' }).click()
  await expect(main(page)).toContainText('Haber verdiniz')
  await approveByHand(house, id)
  await expect(main(page).getByRole('heading', { name: 'Para hesabınızda' })).toBeVisible()
  await expect(balance(page)).toContainText('12.000,00')
})

test('FORM-deposit/sender-national-id FORM-deposit/receiver-national-id RULE-07/national-id cep bank asks for both sides and sends them; a national ID that fails its check is named', async ({
  page,
  house,
}) => {
  await chooseLanguage(page, 'en')
  await at(page, house, CEP)
  const sent = recordCalls(page)
  await amount(page).fill('150')
  await input(page, 'senderPhone').fill('+905321234567')
  await input(page, 'senderNationalId').fill('10000000147')
  await submit(page).click()
  await expect(main(page)).toContainText('national ID incorrect')
  expect(callsNamed(sent, 'finance/save_cep_bank_transfer')).toHaveLength(0)
  await input(page, 'senderNationalId').fill('10000000146')
  await input(page, 'receiverPhone').fill('+905321234568')
  await input(page, 'receiverNationalId').fill('10000000214')
  await submit(page).click()
  await expect(panel(page, 'transfer')).toBeVisible()
  expect(callsNamed(sent, 'finance/save_cep_bank_transfer')[0]?.data).toMatchObject({
    methodID: CEP,
    transfer_type_id: 3,
    fields: {
      senderPhone: '+905321234567',
      senderNationalId: '10000000146',
      receiverPhone: '+905321234568',
      receiverNationalId: '10000000214',
    },
  })
})

test('FORM-deposit/sender-phone FORM-deposit/receiver-phone cep bank asks for both, names one that is none, and sends them', async ({
  page,
  house,
}) => {
  await at(page, house, CEP)
  const sent = recordCalls(page)
  await amount(page).fill('150')
  await input(page, 'senderPhone').fill('0532 12 ab')
  await input(page, 'receiverPhone').fill('+905321234568')
  await input(page, 'senderNationalId').fill('10000000146')
  await input(page, 'receiverNationalId').fill('10000000214')
  await submit(page).click()
  await expect(input(page, 'senderPhone')).toHaveAttribute('aria-invalid', 'true')
  await expect(input(page, 'receiverPhone')).not.toHaveAttribute('aria-invalid', 'true')
  await input(page, 'senderPhone').fill('+90 532 123 45 67')
  await submit(page).click()
  await expect(panel(page, 'transfer')).toBeVisible()
  const calls = callsNamed(sent, 'finance/save_cep_bank_transfer')
  expect(calls.map(({ data }) => data['fields'])).toMatchObject([
    { senderPhone: '+90 532 123 45 67', receiverPhone: '+905321234568' },
  ])
})

for (const size of [DESKTOP, PHONE])
  test(`PROT-80 before the first deposit the question of a limit and the form of a chosen method are both in sight at ${size.width}, and the question is read first`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await at(page, house, COINS)
    const question = main(page).getByText(/^(Kendinize bir s|S)ınır koymak ister misiniz\?$/)
    await expect(question).toBeInViewport({ ratio: 1 })
    await expect(amount(page)).toBeInViewport({ ratio: 1 })
    await expect(main(page).locator('select[name="network"]')).toBeInViewport({ ratio: 1 })
    const isFirst = await question.evaluate(
      (asked, pay) =>
        pay !== null &&
        (asked.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      await submit(page).elementHandle(),
    )
    expect(isFirst).toBe(true)
    expect(await violations(page)).toEqual([])
    // On a phone it is one line, which opens.
    if (size === PHONE) await question.click()
    await expect(main(page).getByRole('link', { name: 'Sınır koy' })).toBeInViewport({ ratio: 1 })
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await main(page).getByRole('button', { name: 'Şimdi değil' }).click()
    await expect(question).toHaveCount(0)
    await expect(amount(page)).toBeInViewport({ ratio: 1 })
  })

test('a wallet and coins are paid elsewhere, and the page follows by itself', async ({
  page,
  house,
}) => {
  await at(page, house, COINS)
  await amount(page).fill('500')
  await submit(page).click()
  await expect(main(page)).toContainText('Zorunlu alan')
  await main(page).locator('select[name="network"]').selectOption('ERC20')
  await submit(page).click()
  await expect(panel(page, 'qr')).toContainText(/0x[0-9a-f]{40}/)
  await expect(main(page).getByRole('heading', { name: 'Para hesabınızda' })).toBeVisible({
    timeout: 30_000,
  })
  await page.goto(`/deposit?method=${WALLET}`)
  await amount(page).fill('100,13')
  await submit(page).click()
  await expect(main(page).getByRole('heading', { name: 'Ödeme reddedildi' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(balance(page)).toContainText('10.500,00')
})

test('RULE-04/minimum RULE-04/maximum amounts beyond the method’s limits are refused in both languages, the limits themselves pass', async ({
  page,
  house,
}) => {
  const refusals = {
    en: 'The amount you entered is not within the minimum and maximum range',
    tr: 'Girdiğiniz tutar alt ve üst sınırlar arasında değil',
  }
  await at(page, house, QUICK_CASH)
  const sent = recordCalls(page)
  for (const typed of ['49,99', '5.000,01']) {
    await amount(page).fill(typed)
    await submit(page).click()
    await expect(main(page)).toContainText(refusals.tr)
  }
  await chooseLanguage(page, 'en')
  await page.goto(`/deposit?method=${QUICK_CASH}`)
  for (const typed of ['49.99', '5000.01']) {
    await amount(page).fill(typed)
    await submit(page).click()
    await expect(main(page)).toContainText(refusals.en)
  }
  expect(callsNamed(sent, PAY)).toHaveLength(0)
  for (const typed of ['50', '5,000']) {
    await page.goto(`/deposit?method=${QUICK_CASH}`)
    await amount(page).fill(typed)
    await submit(page).click()
    await expect(panel(page, 'counter')).toBeVisible()
  }
  // Of the day's ten thousand 4,950 are left.
  await page.goto(`/deposit?method=${QUICK_CASH}`)
  await expect(main(page)).toContainText('₺4,950.00')
  await amount(page).fill('4,951')
  await submit(page).click()
  await expect(main(page)).toContainText('This is more than is left today by this method')
  expect(callsNamed(sent, PAY)).toHaveLength(2)
})

test('ERR-11/overlay ERR-11/toast the wait stands during a deposit; a failure is told in the house’s words for a second', async ({
  page,
  house,
}) => {
  await at(page, house, CARD)
  await amount(page).fill('100')
  let goOn = () => {}
  await onCall(page, PAY, async (route) => {
    await new Promise<void>((done) => (goOn = done))
    const body = route.request().postDataJSON() as { data: object }
    await route.continue({ postData: { ...body, data: { ...body.data, methodID: 99 } } })
  })
  await stopClock(page)
  await submit(page).click()
  const overlay = page.getByRole('dialog', { name: 'Lütfen Bekleyiniz...' })
  await expect(overlay).toBeVisible()
  goOn()
  const notice = toast(page, 'Ödeme yöntemi tanımlı değil')
  await expect(notice).toBeVisible()
  const [box, { width, height }] = [await notice.boundingBox(), DESKTOP]
  expect(box && box.x > width / 2 && box.y > height / 2).toBe(true)
  await expect(overlay).toHaveCount(0)
  await page.clock.runFor(950)
  await expect(notice).toBeVisible()
  await page.clock.runFor(100)
  await expect(notice).toHaveCount(0)
  await expect(amount(page)).toHaveValue('100')
  await onCall(page, PAY, connectionLost)
  await submit(page).click()
  await expect(toast(page, 'Yanıt alınamadı: bağlantı koptu.')).toBeVisible()
})

test('STATE-19/add STATE-19/remove SCREEN-07/payment-methods a heart marks a method in its list, which then stands first and among the favourites', async ({
  page,
  house,
}) => {
  await at(page, house)
  await main(page).getByText('Havale / EFT').click()
  await heart(page, TOROS).click()
  await expect(heart(page, TOROS)).toHaveAttribute('aria-pressed', 'true')
  await expectNotice(page, 'Favorilere Başarıyla Eklendi', 'positive')
  await expect(main(page).getByText('Favorileriniz')).toBeVisible()
  await expect(main(page).locator('[data-method-id]').first()).toContainText('Toros Bankası')
  await page.goto('/withdraw')
  await main(page).getByRole('radio', { name: 'Pusula Bank' }).check({ force: true })
  await heart(page, 2).press('Enter')
  await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page, 2)).toBeFocused()
  await page.goto('/favorites')
  await expect(main(page).getByRole('heading', { name: 'Ödeme yöntemleri' })).toContainText(
    '2 yöntem',
  )
  await expect(card(page, TOROS)).toContainText('Para yatır')
  await expect(card(page, 2)).toContainText('Para çek')
  await heart(page, 2).click()
  await expect(card(page, 2)).toHaveCount(0)
  await card(page, TOROS).getByRole('link').click()
  await expect(main(page).getByRole('heading', { name: 'Toros Bankası' })).toBeVisible()
  await heart(page, TOROS).click()
  await expect(heart(page, TOROS)).toHaveAttribute('aria-pressed', 'false')
  await expectNotice(page, 'Favorilere Başarıyla Kaldırıldı', 'positive')
  await page.reload()
  await expect(heart(page, TOROS)).toHaveAttribute('aria-pressed', 'false')
})

test('on a phone, by day, a deposit goes step by step and can be read and used by everybody', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  await rememberChoices(page, 'day', 'en')
  await at(page, house)
  await expect(amount(page)).toBeHidden()
  expect(await violations(page)).toEqual([])
  await main(page).getByText('Bank transfer').click()
  await card(page, CINAR).getByText('Çınar Bank').click()
  await expect(amount(page)).toBeVisible()
  await expect(card(page, QR)).toBeHidden()
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await expect(card(page, QR)).toBeVisible()
  // By the keys: they walk in the list, and a button goes on.
  await card(page, QR).getByRole('radio').focus()
  await page.keyboard.press('ArrowDown')
  await expect(amount(page)).toBeHidden()
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await expect(main(page).getByRole('heading', { name: 'Quick cash (demo)' })).toBeVisible()
  await amount(page).fill('100')
  await submit(page).click()
  await expect(panel(page, 'counter')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
  await expect(heading(page)).toHaveText('Deposit')
  await page.goto(`/deposit?method=${CINAR}`)
  await amount(page).fill('500')
  await main(page).getByRole('radio', { name: /7841/ }).check({ force: true })
  await submit(page).click()
  await expect(panel(page, 'transfer')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
})

test('CALL-finance/check_balance-loading-bar asking for the balance shows no loading bar, another slow call does', async ({
  page,
  house,
}) => {
  await at(page, house)
  const bar = page.getByRole('progressbar', { name: 'Yükleniyor' })
  let answers: (() => void)[] = []
  const slow = async (name: string) =>
    onCall(page, name, async (route) => {
      await new Promise<void>((done) => answers.push(done))
      await route.continue()
    })
  await slow('finance/check_balance')
  await page.goto('/profile')
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  await page.waitForTimeout(800)
  await expect(bar).toHaveCount(0)
  for (const answer of answers) answer()
  answers = []
  await slow('finance/list_transactions')
  await page.goto('/profile/finance')
  await expect(bar).toBeAttached()
  for (const answer of answers) answer()
})

test('what the member’s own limit leaves is said before anything is paid, and when an amount is beyond it', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  const id = await memberIdOf(house, username)
  await house.database.db
    .insertInto('limits')
    .values({
      member_id: id,
      kind: 'deposit',
      period: 'day',
      value: 1_500_000_000n,
      set_at: new Date(),
    })
    .execute()
  await logInByApi(page, username)
  await page.goto(`/deposit?method=${CEP}`)
  await amount(page).fill('1.500')
  const own = main(page)
    .getByRole('paragraph')
    .filter({ hasText: 'Günlük yatırma limitinizden kalan' })
  await expect(own).toHaveText('Günlük yatırma limitinizden kalan: ₺1.500,00')
  await amount(page).fill('1.500,01')
  await expect(own).toContainText('Bu tutar limitinizi aşar.')
  // It leads to where it is set.
  await own.getByRole('link').click()
  await expect(page).toHaveURL(/\/control$/)
})
