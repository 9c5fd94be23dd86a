import type { Locator } from '@playwright/test'
import type { TestHouse } from '#server/testing.ts'
import { violations, sidewaysScroll } from '../tools/accessible.ts'
import {
  chooseLanguage,
  DESKTOP,
  expect,
  expectNotice,
  heading,
  main,
  PHONE,
  test,
  toast,
  type Page,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberIdOf, newMember } from '../tools/member.ts'
import { callsNamed, onCall, recordCalls } from '../tools/wire.ts'

const LIST = 'finance/list_bank_accounts'
const SAVE = 'finance/save_bank_account'
const DELETE = 'finance/delete_bank_account'

const PUSULA = { bank_id: 1, account_name: 'Maaş hesabım', iban: 'TR530099800000004821093701' }
const KOPRU = { bank_id: 2, account_name: 'Birikim', iban: 'TR800099600000030071246905' }
const NAR = { bank_id: 3, account_name: 'Ev', iban: 'TR550099500000091823645510' }

/** A member with these accounts, the last one newest, at the list of them. */
async function openWith(
  page: Page,
  house: TestHouse,
  accounts: readonly (typeof PUSULA)[],
): Promise<bigint> {
  const username = await newMember(house)
  const { db } = house.database
  const member_id = await memberIdOf(house, username)
  for (const account of accounts)
    await db
      .insertInto('bank_accounts')
      .values({ member_id, account_owner: 'Nilüfer Çağlayangil', ...account })
      .execute()
  await logInByApi(page, username)
  await page.goto('/bank-accounts')
  await expect(rows(page)).toHaveCount(accounts.length)
  return member_id
}

const list = (page: Page): Locator =>
  main(page)
    .getByRole('list')
    .filter({ has: page.locator('[data-account]') })
const rows = (page: Page): Locator => main(page).locator('[data-account]')
const row = (page: Page, bank: string): Locator => rows(page).filter({ hasText: bank })
const form = (page: Page): Locator => page.getByRole('dialog')
const field = (page: Page, name: string): Locator => form(page).locator(`input[name="${name}"]`)
const save = (page: Page): Promise<void> =>
  form(page).getByRole('button', { name: 'Kaydet' }).click()

/** A finger on a row, this far to the left, and up. */
async function slide(page: Page, on: Locator, px: number): Promise<void> {
  const box = await on.boundingBox()
  if (box === null) throw new Error('nothing to slide')
  const [x, y] = [box.x + box.width - 20, box.y + box.height / 2]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - left, y }],
    })
  await touch('touchStart')
  for (let step = 1; step <= 8; step++) await touch('touchMove', (px * step) / 8)
  await touch('touchEnd')
  await finger.detach()
}

test('SCREEN-05/add SCREEN-05/list ERR-14/bank-account-added an account is added, its bank told by the IBAN', async ({
  page,
  house,
}) => {
  await openWith(page, house, [])
  await expect(heading(page)).toHaveText('Banka hesapları')
  await expect(main(page).getByRole('heading', { name: 'Kayıtlı hesabınız yok' })).toBeVisible()
  const sent = recordCalls(page)
  await main(page).getByRole('button', { name: 'Hesap ekle' }).click()
  await expect(form(page).getByRole('heading')).toHaveText('Banka hesabı ekle')
  await expect(field(page, 'owner')).toHaveValue('Nilüfer Çağlayangil')
  await expect(field(page, 'owner')).toHaveAttribute('readonly')
  await save(page)
  await expect(form(page).getByText('IBAN’ınızı yazın')).toBeVisible()
  await expect(field(page, 'iban')).toBeFocused()
  await page.keyboard.type('tr5300998')
  await expect(field(page, 'iban')).toHaveValue('TR53 0099 8')
  await expect(form(page).getByText('Pusula Bank · 17 hane daha')).toBeVisible()
  await page.keyboard.type('000000048210937')
  await page.keyboard.type('10')
  await expect(form(page).getByText('kontrol rakamları tutmuyor')).toBeVisible()
  for (let i = 0; i < 2; i++) await page.keyboard.press('Backspace')
  await page.keyboard.type('01')
  await expect(form(page).getByText('hesap no 4821093701')).toBeVisible()
  await field(page, 'accountName').fill('Maaş hesabım')
  await save(page)
  await expectNotice(page, 'Banka Hesabı Başarıyla Eklendi', 'positive')
  await expect(row(page, 'Pusula Bank')).toContainText('Maaş hesabım')
  await expect(row(page, 'Pusula Bank')).toBeFocused()
  expect(callsNamed(sent, SAVE).map(({ data }) => data)).toMatchObject([
    {
      bankID: 1,
      IBAN: PUSULA.iban,
      accountOwner: 'Nilüfer Çağlayangil',
      accountNumber: '4821093701',
    },
  ])
  await page.reload()
  await expect(row(page, 'Pusula Bank')).toBeVisible()
})

test('CALL-finance/list_bank_accounts DATA-19/bankAccounts is asked for with prepaid accounts, SiteType and the language', async ({
  page,
  house,
}) => {
  const sent = recordCalls(page)
  await openWith(page, house, [PUSULA, KOPRU])
  const [asked] = callsNamed(sent, LIST)
  expect(asked?.data).toEqual({ showPrepaid: 1, SiteType: 'desktop', Lang: 'tr' })
  await expect(rows(page).first()).toContainText('Mavi Köprü')
})

test('SCREEN-05/update ERR-14/bank-account-updated DATA-19/bankAccount an account is updated, and the change stands after a reload', async ({
  page,
  house,
}) => {
  await openWith(page, house, [PUSULA])
  const sent = recordCalls(page)
  await row(page, 'Pusula Bank').click()
  await expect(form(page).getByRole('heading')).toHaveText('Hesabı güncelle')
  await expect(field(page, 'iban')).toHaveValue('TR53 0099 8000 0000 4821 0937 01')
  await field(page, 'accountName').fill('Kira')
  await field(page, 'branchName').fill('Moda')
  await save(page)
  await expectNotice(page, 'Banka Hesabı Başarıyla Güncellendi', 'positive')
  await expect(row(page, 'Pusula Bank')).toContainText('Kira')
  await expect(row(page, 'Pusula Bank')).toBeFocused()
  const [asked] = callsNamed(sent, 'finance/get_bank_account')
  expect(callsNamed(sent, SAVE)[0]?.data['bankAccountID']).toBe(asked?.data['bankID'])
  await page.reload()
  await expect(row(page, 'Pusula Bank')).toContainText('Kira')
})

test('SCREEN-05/slide-to-remove STATE-21/bank-account ERR-14/bank-account-deleted a row slides, asks and goes, without a new fetch', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  await openWith(page, house, [PUSULA, KOPRU, NAR])
  await slide(page, row(page, 'Mavi Köprü'), 90)
  const uncovered = list(page).getByRole('button', { name: 'Mavi Köprü · Birikim: sil' })
  await expect(uncovered).toBeInViewport()
  await expect(page).toHaveURL(/\/bank-accounts$/)
  await uncovered.click()
  await expect(list(page)).toContainText('Mavi Köprü hesabı silinsin mi?')
  const sent = recordCalls(page)
  await list(page).getByRole('button', { name: 'Sil', exact: true }).click()
  await expect(row(page, 'Mavi Köprü')).toHaveCount(0)
  await expect(toast(page, 'Banka Hesabı Başarıyla Silindi')).toBeVisible()
  await expect(row(page, 'Pusula Bank')).toBeFocused()
  expect(callsNamed(sent, DELETE)).toEqual([])
  await expect.poll(() => callsNamed(sent, DELETE).length, { timeout: 8_000 }).toBe(1)
  await expect(toast(page, 'Banka Hesabı Başarıyla Silindi')).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)
  expect(callsNamed(sent, LIST)).toEqual([])
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
})

test('a row slid past 70 % asks at once, slid a little it closes, and a scroll opens nothing', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  await openWith(page, house, [PUSULA, KOPRU])
  await slide(page, row(page, 'Mavi Köprü'), 30)
  await expect(list(page).getByRole('button', { name: 'Mavi Köprü · Birikim: sil' })).toHaveCount(0)
  await slide(page, row(page, 'Mavi Köprü'), 300)
  await expect(list(page)).toContainText('Mavi Köprü hesabı silinsin mi?')
  await list(page).getByRole('button', { name: 'Vazgeç' }).click()
  await expect(list(page)).not.toContainText('silinsin mi?')
  await expect(row(page, 'Mavi Köprü')).toBeFocused()
  await expect(page).toHaveURL(/\/bank-accounts$/)
})

test('SCREEN-05/delete a deletion is taken back within five seconds, and is sent at once by a page that is left', async ({
  page,
  house,
}) => {
  const memberId = await openWith(page, house, [PUSULA, KOPRU])
  const sent = recordCalls(page)
  const removeKopru = async () => {
    await main(page)
      .getByRole('button', { name: 'Mavi Köprü · Birikim: ayrıntılar ve işlemler' })
      .click()
    await expect(form(page)).toContainText('TR80 0099 6000 0003 0071 2469 05')
    await form(page).getByRole('button', { name: 'Sil' }).click()
    await list(page).getByRole('button', { name: 'Sil', exact: true }).click()
    await expect(rows(page)).toHaveCount(1)
  }
  await removeKopru()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(row(page, 'Mavi Köprü')).toBeFocused()
  await expect(toast(page, 'Banka Hesabı Başarıyla Silindi')).toHaveCount(0)
  await page.waitForTimeout(5_500)
  expect(callsNamed(sent, DELETE)).toEqual([])
  await removeKopru()
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  const { length } = await house.database.db
    .selectFrom('bank_accounts')
    .select('id')
    .where('member_id', '=', memberId)
    .execute()
  expect(length).toBe(1)
})

test('a deletion that the line loses puts the account back and says so', async ({
  page,
  house,
}) => {
  await openWith(page, house, [PUSULA])
  await onCall(page, DELETE, (route) => route.abort())
  await row(page, 'Pusula Bank').focus()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { name: 'Kayıtlı hesabınız yok' })).toBeVisible()
  await expectNotice(page, 'Hesap silinemedi', 'negative')
  await expect(rows(page)).toHaveCount(1)
})

test('the list is walked, edited and emptied by keys alone', async ({ page, house }) => {
  await page.setViewportSize(DESKTOP)
  await openWith(page, house, [PUSULA, KOPRU, NAR])
  await row(page, 'Nar Katılım').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'Mavi Köprü')).toBeFocused()
  await page.keyboard.press('End')
  await expect(row(page, 'Pusula Bank')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(field(page, 'iban')).toHaveValue('TR80 0099 6000 0003 0071 2469 05')
  await page.keyboard.press('Escape')
  await expect(form(page)).toHaveCount(0)
  await expect(row(page, 'Mavi Köprü')).toBeFocused()
  await page.keyboard.press('Delete')
  const ask = list(page).getByRole('button', { name: 'Sil', exact: true })
  await expect(ask).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ask).toHaveCount(0)
  await expect(row(page, 'Mavi Köprü')).toBeFocused()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Mavi Köprü')).toHaveCount(0)
  await expect(row(page, 'Pusula Bank')).toBeFocused()
  await page.keyboard.press('n')
  await expect(form(page).getByRole('heading')).toHaveText('Banka hesabı ekle')
  await page.goBack()
  await expect(form(page)).toHaveCount(0)
})

test('DATA-19/banks a prepaid account and a cep bank are added by their numbers, and refusals stand by their field', async ({
  page,
  house,
}) => {
  await openWith(page, house, [])
  const sent = recordCalls(page)
  await page.goto('/bank-accounts?add')
  await form(page).getByRole('button', { name: 'Ön ödemeli' }).click()
  await save(page)
  await expect(form(page).getByText('Bir banka seçin')).toBeVisible()
  await form(page).locator('select').selectOption({ label: 'Anka Cüzdan' })
  await field(page, 'number').fill('4111111111111111')
  await save(page)
  await expect(form(page).getByText('Hesap numarasını rakamlarla yazın: 6–12 hane')).toBeVisible()
  await field(page, 'number').fill('1234567890')
  await save(page)
  await expect(row(page, 'Anka Cüzdan')).toContainText('1234567890')
  // The form has gone, and its address with it, before the next one is opened.
  await expect(form(page)).toHaveCount(0)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await main(page).getByRole('button', { name: 'Hesap ekle' }).click()
  await form(page).getByRole('button', { name: 'Cep bank' }).click()
  await form(page).locator('select').selectOption({ label: 'Pusula Cep' })
  await field(page, 'number').fill('0532 000 00 01')
  await save(page)
  await expect(row(page, 'Pusula Cep')).toContainText('+905320000001')
  const types = callsNamed(sent, 'finance/list_banks').map(({ data }) => Number(data['typeID']))
  // Asked once more where they are no longer fresh.
  expect([...new Set(types)].toSorted((one, other) => one - other)).toEqual([1, 2, 3])
})

test('what cannot be loaded or saved says so, and is tried again', async ({ page, house }) => {
  await openWith(page, house, [PUSULA])
  await page.goto('/bank-accounts?account=999999999')
  await expect(form(page).getByText('Bu hesap artık listenizde yok.')).toBeVisible()
  await page.goto('/bank-accounts?add')
  await onCall(page, SAVE, (route) => route.abort())
  await field(page, 'iban').fill(KOPRU.iban)
  await save(page)
  await expect(form(page).getByText('Kaydedilemedi: bağlantı koptu.')).toBeVisible()
  await expect(field(page, 'iban')).toHaveValue('TR80 0099 6000 0003 0071 2469 05')
  await page.unrouteAll()
  await save(page)
  await expect(rows(page)).toHaveCount(2)
})

for (const [name, size] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  for (const mode of ['night', 'day'] as const)
    test(`the accounts and their form are accessible at ${name}, ${mode}, in English`, async ({
      page,
      house,
    }) => {
      await page.setViewportSize(size)
      await chooseLanguage(page, 'en')
      await page.emulateMedia({ colorScheme: mode === 'day' ? 'light' : 'dark' })
      await page.addInitScript(
        (chosen) => localStorage.setItem('bnwUserMode', chosen === 'day' ? 'light' : 'dark'),
        mode,
      )
      await openWith(page, house, [PUSULA, KOPRU, NAR])
      await expect(heading(page)).toHaveText('Bank accounts')
      await row(page, 'Mavi Köprü').focus()
      await page.keyboard.press('Delete')
      await expect(list(page)).toContainText('Delete the account at Mavi Köprü?')
      expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
      await page.goto('/bank-accounts?add')
      await field(page, 'iban').fill('TR31 0099 7000 0077 5120 3400 18')
      await expect(form(page)).toContainText('Toros Bankası')
      expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    })
