import type { Locator, Page } from '@playwright/test'
import { lira } from '#contract/money.ts'
import { withdrawalRequest } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import type { Actor } from '#server/action/actor.ts'
import type { Whose } from '#server/cashier/reference.ts'
import { newBankAccount } from '#server/cashier/accounts/testing-accounts.ts'
import {
  approveWithdrawal,
  refuseWithdrawal,
  reviewWithdrawal,
} from '#server/cashier/withdrawal/decision.ts'
import { port } from '#server/database/database.ts'
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
import { newMember } from '../tools/member.ts'
import { callsNamed, onCall, recordCalls, replyWith } from '../tools/wire.ts'

const OPERATOR: Actor = { kind: 'command', name: 'operator', why: 'journey' }
const CALL = 'prepayServices/processTransaction'
const FAST = 'Banka hesabına FAST (deneme)'
const MAVI_KOPRU = 2
const CEP = 301

async function memberIdOf(house: TestHouse, username: string): Promise<bigint> {
  const found = house.database.db.selectFrom('members').select('id')
  return (await found.where('username', '=', username).executeTakeFirstOrThrow()).id
}

/** A member with an account, at the form. */
async function atTheForm(page: Page, house: TestHouse): Promise<{ memberId: bigint }> {
  const username = await newMember(house)
  const memberId = await memberIdOf(house, username)
  await newBankAccount(house, memberId)
  await newBankAccount(house, memberId, { bankId: MAVI_KOPRU, iban: 'TR330099600000519786451234' })
  await logInByApi(page, username)
  await page.goto('/withdraw')
  return { memberId }
}

/** The numbers of the member's accounts, the first added first. */
async function accountIdsOf(house: TestHouse, memberId: bigint): Promise<number[]> {
  const found = house.database.db.selectFrom('bank_accounts').select('id')
  const rows = await found.where('member_id', '=', memberId).orderBy('id').execute()
  return rows.map(({ id }) => Number(id))
}

const method = (page: Page, name: string): Locator =>
  main(page).getByRole('radio', { name: new RegExp(name.replace(/[()]/g, '.')) })
const account = (page: Page, name: string): Locator => main(page).getByRole('radio', { name })
const submit = (page: Page): Locator =>
  main(page).getByRole('button', { name: /çekme isteği gönder|^Request|^Send the request/i })

async function fillIn(
  page: Page,
  { amount = '500', accountName = 'Pusula Bank', methodName = FAST } = {},
) {
  await account(page, accountName).check({ force: true })
  await method(page, methodName).check({ force: true })
  await page.locator('input[name="amount"]').fill(amount)
  await page.locator('input[name="idValidity-day"]').fill('14')
  await page.locator('select[name="idValidity-month"]').selectOption('3')
  await page.locator('input[name="idValidity-year"]').fill('2031')
  await page.locator('input[name="note"]').fill('Kira için')
}

/** The request that the page shows, as an operator knows it. */
async function shownOne(page: Page, memberId: bigint): Promise<Whose> {
  await expect(page).toHaveURL(/\/withdraw\/\d+$/)
  return { memberId, transactionId: BigInt(new URL(page.url()).pathname.split('/').at(-1) ?? '0') }
}

const step = (page: Page): Locator => main(page).locator('[aria-current="step"]')

test('SCREEN-04/choose-method SCREEN-04/submit a withdrawal is asked for, followed and paid', async ({
  page,
  house,
}) => {
  const { memberId } = await atTheForm(page, house)
  await newBankAccount(house, memberId, { bankId: CEP, iban: '' })
  await page.reload()
  await expect(heading(page)).toHaveText('Para çek')
  // No account is chosen for the member, and an amount has no range before one is.
  await expect(account(page, 'Pusula Bank')).not.toBeChecked()
  await expect(method(page, FAST)).toHaveCount(0)
  await expect(main(page)).not.toContainText('En az')
  await account(page, 'Pusula Bank').check({ force: true })
  await expect(method(page, FAST)).toBeChecked()
  await expect(method(page, 'Banka havalesi')).not.toBeChecked()
  await expect(main(page)).toContainText('En az ₺100,00, en çok ₺10.000,00')
  await account(page, 'Pusula Cep').check({ force: true })
  await expect(method(page, 'Cep Bank')).toBeChecked()
  await expect(method(page, FAST)).toHaveCount(0)
  await fillIn(page)
  const sent = recordCalls(page)
  await expect(submit(page)).toHaveText('₺500,00 çekme isteği gönder')
  // Pressed twice, asked for once.
  await submit(page).dblclick()
  const whose = await shownOne(page, memberId)
  expect(callsNamed(sent, CALL)).toHaveLength(1)
  await expect(heading(page)).toHaveText('₺500,00 çekme isteği')
  await expect(main(page)).toContainText('Pusula Bank ·· 7841')
  const checks = main(page).getByRole('list', { name: 'Bakılanlar' }).getByRole('listitem')
  await expect(checks.first()).toHaveText('Hesap sahibi olarak kendi adınız yazıldı')
  await expect(checks.last()).toHaveText('Görevli onayı bekleniyor')
  await expect(balance(page)).toContainText('9.500,00')
  await expect(step(page)).toContainText('Alındı')
  await reviewWithdrawal(house, OPERATOR, whose)
  await expect(step(page)).toContainText('İnceleniyor')
  await expect(step(page)).toContainText(
    /tarihinden beri · Bir görevli bakıyor · Genelde 2 saat sürer/,
  )
  await expect(main(page).getByText('Ücret')).toBeVisible()
  await main(page).getByRole('button', { name: 'Desteğe yaz' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main(page).getByRole('button', { name: 'İsteği geri al' })).toHaveCount(0)
  await approveWithdrawal(house, OPERATOR, whose)
  await expect(main(page)).toContainText('Tutar hesabınıza gönderildi', { timeout: 20_000 })
  await expect(balance(page)).toContainText('9.500,00')
  await page.goto('/profile/finance')
  await expect(main(page).getByRole('row', { name: /Para çekme/ })).toContainText('Ödendi')
})

const MISSING = {
  tr: {
    FAST,
    method: 'Lütfen ödeme almak istediğiniz yöntemi seçin',
    amount: 'Lütfen bir tutar girin',
    account: 'Lütfen bir hesap seçin',
    date: 'Lütfen kimliğinizin son geçerlilik tarihini girin',
    past: 'Bu tarih geçmiş',
  },
  en: {
    FAST: 'Instant transfer',
    method: 'Please select the method you wish to receive payment for',
    amount: 'Please enter an amount',
    account: 'Please select a account',
    date: 'Please enter the last TC validity date',
    past: 'This date is over',
  },
} as const

for (const lang of ['tr', 'en'] as const) {
  const words = MISSING[lang]
  test(`RULE-07/select-payment-method RULE-07/enter-amount what is missing is named where it is missing, in ${lang}, and nothing is sent`, async ({
    page,
    house,
  }) => {
    await chooseLanguage(page, lang)
    await atTheForm(page, house)
    const sent = recordCalls(page)
    await submit(page).click()
    await expect(main(page)).toContainText(words.method)
    await expect(main(page)).toContainText(words.amount)
    await account(page, 'Pusula Bank').check({ force: true })
    await expect(main(page)).not.toContainText(words.method)
    await expect(method(page, words.FAST)).toBeChecked()
    expect(callsNamed(sent, CALL)).toHaveLength(0)
  })

  test(`RULE-07/select-account RULE-07/tc-validity-date and so are account and date, in ${lang}, which go when they are mended`, async ({
    page,
    house,
  }) => {
    await chooseLanguage(page, lang)
    await atTheForm(page, house)
    const sent = recordCalls(page)
    await submit(page).click()
    await expect(main(page)).toContainText(words.account)
    await expect(main(page)).toContainText(words.date)
    expect(callsNamed(sent, CALL)).toHaveLength(0)
    await fillIn(page, { methodName: words.FAST })
    await page.locator('input[name="idValidity-year"]').fill('2020')
    await submit(page).click()
    await expect(main(page)).toContainText(words.past)
    await expect(main(page)).not.toContainText(words.account)
    await expect(main(page)).not.toContainText(words.date)
  })
}

test('RULE-07/select-valid-account RULE-07/method-not-defined ERR-11/toast what the house refuses is told in its words for a second', async ({
  page,
  house,
}) => {
  await chooseLanguage(page, 'en')
  const { memberId } = await atTheForm(page, house)
  await newBankAccount(house, memberId, { bankId: CEP, iban: '' })
  const fill = async () => {
    await page.goto('/withdraw')
    await account(page, 'Pusula Bank').check({ force: true })
    await method(page, 'Instant transfer').check({ force: true })
    await page.locator('input[name="amount"]').fill('500')
    await page.locator('input[name="idValidity-day"]').fill('14')
    await page.locator('select[name="idValidity-month"]').selectOption('3')
    await page.locator('input[name="idValidity-year"]').fill('2031')
  }
  await fill()
  await house.database.pool.query('delete from bank_accounts where member_id = $1', [memberId])
  await stopClock(page)
  await submit(page).click()
  const notice = toast(page, 'Please select a valid account')
  await expect(notice).toBeVisible()
  const [box, { width, height }] = [await notice.boundingBox(), DESKTOP]
  expect(box && box.x > width / 2 && box.y > height / 2).toBe(true)
  await page.clock.runFor(950)
  await expect(notice).toBeVisible()
  await page.clock.runFor(100)
  await expect(notice).toHaveCount(0)
  await expectNotice(page, 'Please select a valid account', 'negative')
  await page.clock.resume()
  await expect(main(page)).toContainText('Please select a valid account')
  await newBankAccount(house, memberId)
  await fill()
  await onCall(page, CALL, async (route) => {
    const body = route.request().postDataJSON() as { data: object }
    await route.continue({ postData: { ...body, data: { ...body.data, methodID: 99 } } })
  })
  await submit(page).click()
  await expectNotice(page, 'Payment method not defined', 'negative')
  const [message, BANK_TRANSFER] = ['What you put in goes back the way it came first.', 6]
  const data = { refusal: 'return-first', methodID: BANK_TRANSFER, amount: 200 }
  await onCall(page, CALL, replyWith({ result: false, code: 422, message, data }))
  await submit(page).click()
  await expect(main(page)).toContainText(
    'What you put in goes back the way it came first: for ₺200.00, choose Bank transfer',
  )
})

test('FORM-withdraw/method FORM-withdraw/amount ERR-11/overlay the wait stands during a withdrawal and is gone after it, and the form keeps what was typed', async ({
  page,
  house,
}) => {
  const { memberId } = await atTheForm(page, house)
  const sent = recordCalls(page)
  await fillIn(page, { amount: '9.999.999' })
  await submit(page).click()
  await expect(main(page)).toContainText('Girdiğiniz tutar alt ve üst sınırlar arasında değil')
  // More than there is, is told by the field; what is spent elsewhere meanwhile, by the house.
  await page.locator('input[name="amount"]').fill('9500')
  const elsewhere = { memberId, source: 'test', reference: 'elsewhere' }
  await post(port(house.owner.db), withdrawalRequest(elsewhere, lira(9_000)))
  let goOn = () => {}
  await onCall(page, CALL, async (route) => {
    await new Promise<void>((done) => (goOn = done))
    await route.continue()
  })
  await submit(page).click()
  const overlay = page.getByRole('dialog', { name: 'Lütfen Bekleyiniz...' })
  await expect(overlay).toBeVisible()
  goOn()
  await expectNotice(page, 'Bakiyeniz bu işlem için yeterli değil', 'negative')
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('input[name="amount"]')).toHaveValue('9500')
  await expect(page.locator('input[name="note"]')).toHaveValue('Kira için')
  expect(callsNamed(sent, CALL).map(({ data }) => data)).toMatchObject([
    { Type: 2, methodID: 2, amount: 9_500, transfer_type_id: 2 },
  ])
})

test('FORM-withdraw/account FORM-withdraw/id-validity-date FORM-withdraw/customer-note a withdrawal that nobody has looked at is taken back; one that is refused says why', async ({
  page,
  house,
}) => {
  const { memberId } = await atTheForm(page, house)
  const sent = recordCalls(page)
  await fillIn(page)
  await submit(page).click()
  await shownOne(page, memberId)
  const accounts = await accountIdsOf(house, memberId)
  expect(callsNamed(sent, CALL)[0]?.data).toMatchObject({
    accountID: accounts[0],
    idValidity: '2031-03-14',
    note: 'Kira için',
  })
  await main(page).getByRole('button', { name: 'İsteği geri al' }).click()
  const question = page.getByRole('dialog', { name: 'İstek geri alınsın mı?' })
  await expect(question).toContainText('₺500,00')
  await question.getByRole('button', { name: 'İsteği geri al' }).click()
  await expect(main(page).getByRole('heading', { name: 'Geri alındı' })).toBeVisible()
  await expect(balance(page)).toContainText('10.000,00')
  await main(page).getByRole('link', { name: 'Para çek', exact: true }).last().click()
  await fillIn(page, { accountName: 'Mavi Köprü' })
  await submit(page).click()
  await expect.poll(() => callsNamed(sent, CALL)[1]?.data).toMatchObject({ accountID: accounts[1] })
  await refuseWithdrawal(
    house,
    OPERATOR,
    await shownOne(page, memberId),
    'Hesap sizin adınıza değil',
  )
  await expect(main(page)).toContainText('Hesap sizin adınıza değil')
  await expect(main(page).getByRole('table', { name: 'Önceki istekleriniz' })).toContainText(
    'İptal edildi',
  )
  await expect(balance(page)).toContainText('10.000,00')
})

test('on a phone, by day, the form and where a request is can be read and used by everybody', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'light' })
  const { memberId } = await atTheForm(page, house)
  await fillIn(page)
  expect(await violations(page)).toEqual([])
  await submit(page).click()
  await shownOne(page, memberId)
  await expect(step(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
})
