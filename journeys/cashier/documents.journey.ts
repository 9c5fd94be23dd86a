import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { DocumentKind } from '#contract/documents.ts'
import { lira } from '#contract/money.ts'
import type { Actor } from '#server/action/actor.ts'
import {
  acceptDocument,
  refuseDocument,
  reviewDocument,
} from '#server/cashier/documents/decision.ts'
import { jpeg, pdf, png } from '#server/cashier/documents/testing-files.ts'
import { newBankAccount } from '#server/cashier/accounts/testing-accounts.ts'
import { approveWithdrawal } from '#server/cashier/withdrawal/decision.ts'
import { requestWithdrawal } from '#server/cashier/withdrawal/request.ts'
import type { TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { chooseLanguage, DESKTOP, expect, expectNotice, main, PHONE, test } from '../tools/house.ts'
import { enlargeLetters, outOfReach } from '../tools/large-letters.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberIdOf, newMember } from '../tools/member.ts'

const OPERATOR: Actor = { kind: 'command', name: 'operator', why: 'journey' }
const FAST = 2
const HOW = 'Yazılar okunmuyor. Işıkta, düz bir yüzeyde yeniden çekin.'

let folder: string
let before: TestHouse['settings']

test.beforeAll(async ({ house }) => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-documents-'))
  before = { ...house.settings }
  house.settings.dataDir = folder
  house.settings.withdrawals = {
    ...before.withdrawals,
    needsIdentity: true,
    addressAbove: lira(1_000),
  }
})
test.afterAll(async ({ house }) => {
  house.settings.dataDir = before.dataDir
  house.settings.withdrawals = before.withdrawals
  await rm(folder, { recursive: true })
})

interface Asking {
  memberId: bigint
  transactionId: bigint
}

/** A member whose request for ₺500.00 waits. */
async function someoneWaiting(page: Page, house: TestHouse): Promise<Asking> {
  const username = await newMember(house)
  const id = await memberIdOf(house, username)
  const account = await newBankAccount(house, id)
  const { id: transactionId } = await requestWithdrawal(house, {
    memberId: id,
    methodId: FAST,
    amount: lira(500),
    form: { accountID: String(account), idValidity: '2031-03-14' },
    call: 'journey',
    requestId: null,
  })
  await logInByApi(page, username)
  return { memberId: id, transactionId }
}

const row = (page: Page, kind: DocumentKind): Locator =>
  main(page).locator(`[data-document="${kind}"]`)

const choose = (page: Page, kind: DocumentKind, bytes: Buffer, name = 'kimlik.jpg') =>
  row(page, kind)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: bytes })

async function idOf(house: TestHouse, { memberId }: Asking, kind: DocumentKind): Promise<bigint> {
  const found = house.database.db.selectFrom('documents').select('id')
  const own = found.where('member_id', '=', memberId).where('kind', '=', kind)
  return (await own.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id
}

const step = (page: Page): Locator => main(page).locator('[aria-current="step"]')

for (const [width, viewport] of Object.entries({ 390: PHONE, 1280: DESKTOP }))
  test(`at ${width} a withdrawal waits for documents, which are sent, refused, sent again and accepted`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(viewport)
    const asking = await someoneWaiting(page, house)
    await page.goto(`/withdraw/${asking.transactionId}`)
    await expect(step(page)).toContainText('Belgeniz bekleniyor')
    await main(page).getByRole('link', { name: 'Belgeleri gönder' }).click()
    await expect(main(page)).toContainText('₺500,00 çekme isteğiniz')
    await expect(main(page)).toContainText('genelde 4 saat')
    await expect(main(page).getByRole('button', { name: 'Desteğe yaz' })).toBeVisible()
    await expect(row(page, 'identity-front')).toContainText('Bekleniyor')
    await choose(page, 'identity-front', jpeg(1600, 1000, 'front'))
    await expectNotice(page, 'Kimlik, ön yüz alındı.', 'positive')
    await expect(row(page, 'identity-front')).toContainText('Alındı')
    await expect(row(page, 'identity-front')).toContainText('kimlik.jpg')
    await choose(page, 'identity-back', png(1200, 800), 'arka.png')
    await expect(row(page, 'identity-back')).toContainText('Alındı')
    await expect(step(page)).toContainText('Belgeleriniz inceleniyor')
    const front = await idOf(house, asking, 'identity-front')
    await reviewDocument(house, OPERATOR, front)
    await expect(row(page, 'identity-front')).toContainText('İnceleniyor')
    await expect(row(page, 'identity-front').locator('input')).toHaveCount(0)
    await refuseDocument(house, OPERATOR, front, HOW)
    await expect(row(page, 'identity-front')).toContainText(HOW)
    expect(await approveWithdrawal(house, OPERATOR, asking)).toBe('documents-missing')
    await choose(page, 'identity-front', jpeg(1600, 1000, 'once more'))
    await expect(row(page, 'identity-front')).toContainText('Alındı')
    for (const kind of ['identity-front', 'identity-back'] as const)
      await acceptDocument(house, OPERATOR, await idOf(house, asking, kind), '2031-03-14')
    await expect(row(page, 'identity-front')).toContainText('14.03.2031 tarihine kadar geçerli')
    await expect(main(page)).toContainText('Şu anda eksik belgeniz yok.')
    await page.goto(`/withdraw/${asking.transactionId}`)
    await expect(step(page)).toContainText('Alındı')
    expect(await approveWithdrawal(house, OPERATOR, asking)).toBe('sent')
    await expect(main(page)).toContainText('Tutar hesabınıza gönderildi', { timeout: 20_000 })
  })

test('what is no document is told at its row, in the member’s language, and another can be chosen', async ({
  page,
  house,
}) => {
  await chooseLanguage(page, 'en')
  await someoneWaiting(page, house)
  await page.goto('/documents')
  const problem = row(page, 'identity-front').getByRole('status')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const wrong: readonly (readonly [Buffer, RegExp])[] = [
    [svg, /no JPG, PNG, WebP or PDF/],
    [Buffer.alloc(0), /The file is empty/],
    [jpeg(20_000, 20_000), /too large in pixels/],
    [jpeg(1600, 1000).subarray(0, -2), /cut off or damaged/],
    [Buffer.concat([jpeg(1600, 1000), Buffer.from('PK\x03\x04')]), /something else in this file/],
    [pdf('/S /JavaScript'), /commands or attached files/],
    [Buffer.alloc(10 * 1024 * 1024 + 1), /larger than 10 MB/],
  ]
  for (const [bytes, words] of wrong) {
    await choose(page, 'identity-front', bytes)
    await expect(problem).toHaveText(words)
  }
  await choose(page, 'identity-front', pdf(), 'card.pdf')
  await expect(row(page, 'identity-front')).toContainText('Received')
  await expect(row(page, 'identity-front')).toContainText('card.pdf')
  await page.reload()
  await expect(row(page, 'identity-front')).toContainText('Received')
})

test('a file is dropped, or chosen by the keyboard', async ({ page, house }) => {
  await someoneWaiting(page, house)
  await page.goto('/documents')
  const bytes = [...jpeg(1600, 1000)]
  const dropped = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(given)], 'birakilan.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes)
  await row(page, 'identity-back').locator('label').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(row(page, 'identity-back')).toContainText('birakilan.jpg')
  const input = main(page).getByLabel('Kimlik, ön yüz: Yükle')
  const [opened] = await Promise.all([page.waitForEvent('filechooser'), input.press('Enter')])
  await opened.setFiles({ name: 'a.jpg', mimeType: '', buffer: jpeg(1600, 1000) })
  await expect(row(page, 'identity-front')).toContainText('Alındı')
})

const LOOKS = { light: [PHONE.width, DESKTOP.width], dark: [320] } as const

for (const mode of ['light', 'dark'] as const)
  test(`the screen can be read and used by everybody, ${mode}, with large letters too`, async ({
    page,
    house,
  }) => {
    await page.emulateMedia({ colorScheme: mode })
    const asking = await someoneWaiting(page, house)
    await page.goto('/documents')
    await choose(page, 'identity-front', jpeg(1600, 1000))
    await expect(row(page, 'identity-front')).toContainText('Alındı')
    await refuseDocument(house, OPERATOR, await idOf(house, asking, 'identity-front'), HOW)
    await expect(row(page, 'identity-front')).toContainText(HOW)
    for (const width of LOOKS[mode]) {
      await page.setViewportSize({ width, height: 844 })
      await page.reload()
      await expect(row(page, 'identity-front')).toContainText(HOW)
      expect(await violations(page)).toEqual([])
      expect(await sidewaysScroll(page)).toEqual([])
      await enlargeLetters(page)
      expect([width, await outOfReach(page)]).toEqual([width, []])
    }
  })
