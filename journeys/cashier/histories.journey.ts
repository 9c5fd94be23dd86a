import { readFile } from 'node:fs/promises'
import { lira } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { port } from '#server/database/database.ts'
import type { TestHouse } from '#server/testing.ts'
import {
  addPastTransactions,
  type PastTransaction,
} from '#server/cashier/transactions/testing-transactions.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import {
  chooseLanguage,
  DESKTOP,
  expect,
  heading,
  main,
  nothingOver,
  PHONE,
  test,
  type Lang,
  type Page,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberIdOf, newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'
import { callsNamed, recordCalls } from '../tools/wire.ts'

const LIST = 'finance/list_transactions'
const DAY_MS = 86_400_000
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS)
const PUSULA = { bankID: '1', bank: 'Pusula Bank', IBAN: 'TR530099800000004821093701' }

/** Deposits of 26 days, one each of the two other states, a withdrawal refused 60 days ago, an old one. */
const PAST: readonly PastTransaction[] = [
  ...Array.from({ length: 24 }, (_, n) => ({ lira: 100 + n, at: daysAgo(1 + n) })),
  { lira: 90, status: 1001, at: daysAgo(0) },
  { lira: 70, status: 1003, at: daysAgo(2.5) },
  { lira: 400, direction: 'out', at: daysAgo(4.5), fields: PUSULA },
  {
    lira: 800,
    direction: 'out',
    status: 1003,
    refusal: 'Ad uyuşmuyor',
    at: daysAgo(60),
    fields: PUSULA,
  },
  { lira: 5_000, at: daysAgo(400) },
]

/** A member with that past, logged in. */
async function memberWithPast(
  page: Page,
  house: TestHouse,
  past: readonly PastTransaction[] = PAST,
): Promise<bigint> {
  const username = await newMember(house)
  const { db } = house.database
  const id = await memberIdOf(house, username)
  if (past.length > 0) await addPastTransactions(db, id, past)
  await logInByApi(page, username)
  return id
}

const rows = (page: Page) => main(page).getByRole('table').getByRole('row')
const sheet = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string | RegExp) =>
  sheet(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()
const openFilter = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^(Süzgeç|Filter)$/ })
    .click()

test('SCREEN-12/finance-history lists the member’s finance records, ten at first, and reads on', async ({
  page,
  house,
}) => {
  await memberWithPast(page, house)
  const sent = recordCalls(page)
  await page.goto('/profile/finance')
  await expect(heading(page)).toHaveText('Finans geçmişi')
  await expect(rows(page)).toHaveCount(11)
  await expect(main(page)).toContainText('1–10 / 27')
  expect(callsNamed(sent, LIST)[0]?.data).toMatchObject({ limit: 10, Lang: 'tr' })
  await main(page).getByRole('button', { name: 'Daha fazla göster' }).click()
  await expect(rows(page)).toHaveCount(21)
  await expect(main(page)).toContainText('1–20 / 27')
  await main(page).getByRole('link', { name: 'Sonraki' }).click()
  await expect(page).toHaveURL(/\?page=3$/)
  await expect(rows(page)).toHaveCount(8)
  await expect(main(page)).toContainText('21–27 / 27')
})

test('SCREEN-12/finance-date-filter CONST-dates/finance-list narrows by presets and by days of one’s own', async ({
  page,
  house,
}) => {
  await memberWithPast(page, house)
  const sent = recordCalls(page)
  await page.goto('/profile/finance')
  const totals = main(page).getByLabel('Toplamlar')
  await expect(totals).toContainText('−₺400,00')
  await openFilter(page)
  const names = sheet(page).getByRole('group', { name: 'Tarih' }).getByRole('button')
  await expect(names).toHaveText([
    'Bugün',
    'Dün',
    'Son 7 gün',
    'Son 30 gün',
    'Son 90 gün',
    'Son 180 gün',
    'Son 12 ay',
    'Son 2 yıl',
    'Bu ay',
    'Geçen ay',
    'Bütün zamanlar',
    'Kendim seçeyim',
  ])
  await press(page, 'Bütün zamanlar')
  await press(page, '29 kaydı göster')
  await expect(page).toHaveURL(/\?span=all-time$/)
  await expect(main(page)).toContainText('1–10 / 29')
  const { data } = callsNamed(sent, LIST).at(-1) ?? { data: {} }
  expect(data).not.toHaveProperty('startDate')
  await main(page).getByRole('button', { name: 'Bugün', exact: true }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(totals).toContainText('₺0,00')
  await openFilter(page)
  await press(page, 'Kendim seçeyim')
  const days = sheet(page).getByRole('group', { name: 'Kendim seçeyim' })
  await days.getByRole('button', { name: 'Önceki ay' }).click()
  await days.getByRole('button', { name: /^1 / }).first().click()
  await expect(sheet(page)).toContainText('Şimdi son günü seçin')
  await days.getByRole('button', { name: /^9 / }).first().click()
  await sheet(page)
    .getByRole('button', { name: /göster|Sonuç yok/ })
    .click()
  await expect(page).toHaveURL(/\?from=\d{4}-\d{2}-01&until=\d{4}-\d{2}-09$/)
})

test('every other filter narrows, stands in the address, and goes away again', async ({
  page,
  house,
}) => {
  await memberWithPast(page, house)
  const sent = recordCalls(page)
  await page.goto('/profile/finance?span=2-years')
  await openFilter(page)
  await press(page, 'Para çekme')
  await press(page, 'İptal edildi')
  await press(page, 'Tutarı büyük önce')
  await sheet(page).getByLabel('En az tutar').fill('12,345')
  await expect(sheet(page)).toContainText('Tutarı rakamlarla yazın')
  await sheet(page).getByLabel('En az tutar').fill('500,50')
  await press(page, '1 kaydı göster')
  await expect(rows(page)).toHaveCount(2)
  await expect(main(page)).toContainText('Ad uyuşmuyor')
  await expect(
    main(page).getByRole('button', { name: 'Para çekme · İptal edildi · ≥ ₺500,50' }),
  ).toBeVisible()
  expect(callsNamed(sent, LIST).at(-1)?.data).toMatchObject({
    searchCategory: 2,
    status: 1003,
    searchMinAmount: 500.5,
    OrderPar: 'amount',
    OrderDir: 'desc',
  })
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await page.goto('/profile/finance?category=2&status=1001&number=999999999')
  await expect(main(page)).toContainText('Belirlediğiniz kriterlere göre sonuç bulunamadı.')
  await main(page).getByRole('button', { name: 'Süzgeçleri kaldır' }).click()
  await expect(rows(page)).toHaveCount(11)
})

for (const [lang, labels] of [
  ['tr', ['Yeni', 'Onaylandı', 'İptal edildi']],
  ['en', ['New', 'Approved', 'Canceled']],
] as const)
  test(`DATA-21/labels says new, approved and canceled in ${lang}`, async ({ page, house }) => {
    await chooseLanguage(page, lang)
    await memberWithPast(page, house)
    await page.goto('/profile/finance')
    for (const [at, label] of labels.entries()) {
      await page.goto(`/profile/finance?status=${1001 + at}`)
      await expect(rows(page).nth(1)).toContainText(label)
    }
  })

test('takes the filtered history away as a table and as pages', async ({ page, house }) => {
  await memberWithPast(page, house)
  await page.goto('/profile/finance?category=2&span=90-days')
  await main(page).getByRole('button', { name: 'İndir' }).click()
  await expect(sheet(page)).toContainText('Para çekme')
  const table = page.waitForEvent('download')
  await press(page, /^CSV olarak indir/)
  const saved = await table
  expect(saved.suggestedFilename()).toMatch(/^kasa-para-.*\.csv$/)
  const text = await readFile(await saved.path(), 'utf8')
  expect(text).toContain('Para çekme;Pusula Bank ·· 3701;')
  expect(text.split('\r\n').filter((line) => line.startsWith('Para çekme'))).toHaveLength(2)
  const pages = page.waitForEvent('download')
  await press(page, /^PDF olarak indir/)
  const pdf = await readFile(await (await pages).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

test('SCREEN-12/game-history SCREEN-12/game-date-filter CONST-dates/casino-list lists rounds, narrowed by months where finance has days', async ({
  page,
  house,
}) => {
  const memberId = await memberWithPast(page, house, [])
  await playedRounds(house, memberId, 12)
  await page.goto('/profile/games')
  await expect(rows(page)).toHaveCount(11)
  await expect(main(page).getByLabel('Toplamlar')).toContainText('12')
  await openFilter(page)
  const names = sheet(page).getByRole('group', { name: 'Tarih' }).getByRole('button')
  await expect(names.filter({ hasText: 'Son 3 ay' })).toHaveCount(1)
  await expect(names.filter({ hasText: 'Son 6 ay' })).toHaveCount(1)
  await expect(names.filter({ hasText: /90|180/ })).toHaveCount(0)
  await press(page, 'Dün')
  await press(page, 'Sonuç yok')
  await expect(main(page)).toContainText('Belirlediğiniz kriterlere göre sonuç bulunamadı.')
  await page.goto('/profile/games?span=3-months&outcome=won')
  await expect(rows(page)).toHaveCount(7)
  await rows(page).nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/span=3-months&outcome=won&table=\d+/)
})

/** Bets that were settled just now: every other one won. */
async function playedRounds(house: TestHouse, member_id: bigint, many: number): Promise<void> {
  const { db } = house.database
  const game = await db
    .selectFrom('catalogue_games')
    .select(['id', 'game'])
    .where('kind', '=', 'slot')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const at = new Date()
  const values = Array.from({ length: many }, (_, n) => ({
    member_id,
    id: BigInt(900_000 + n),
    kind: 'race' as const,
    account: 'games:test',
    game_id: game.id,
    game: game.game ?? '',
    stake: 2_000_000n,
    payout: n % 2 === 0 ? 5_000_000n : 0n,
    state: 'settled' as const,
    placed_at: at,
    settled_at: at,
  }))
  await db.insertInto('bets').values(values).execute()
}

test('SCREEN-06 the account history shows what moved the balance in the last 7 days and none older', async ({
  page,
  house,
}) => {
  const memberId = await memberWithPast(page, house, [])
  await moved(house, memberId, 'old', 70)
  await age(house, memberId, 9)
  for (let n = 0; n < 21; n += 1) await moved(house, memberId, `new-${n}`, 100 + n)
  const sent = recordCalls(page)
  await page.goto('/profile/history')
  await expect(heading(page)).toHaveText('Hesap hareketleri')
  await expect(rows(page)).toHaveCount(21)
  await expect(rows(page).nth(1)).toContainText('Para yatırma')
  await expect(rows(page).nth(1)).toContainText('+₺120,00')
  expect(callsNamed(sent, 'finance/account_history')).toHaveLength(1)
  await main(page).getByRole('button', { name: 'Daha fazla göster' }).click()
  await expect(rows(page)).toHaveCount(22)
  await expect(rows(page).last()).toContainText('+₺100,00')
  await expect(main(page)).not.toContainText('+₺70,00')
  await expect(main(page).getByRole('button', { name: 'Daha fazla göster' })).toHaveCount(0)
})

test('an account history without a movement in 7 days says so', async ({ page, house }) => {
  const memberId = await memberWithPast(page, house, [])
  await age(house, memberId, 9)
  await page.goto('/profile/history')
  await expect(main(page)).toContainText('Son 7 günde hareket yok')
})

/** A deposit in the ledger. */
async function moved(house: TestHouse, memberId: bigint, reference: string, amount: number) {
  const { db } = house.database
  await post(port(db), deposit({ memberId, source: 'test', reference }, lira(amount), 'card'))
}

/** As though all that has moved so far had moved that many days ago. */
async function age(house: TestHouse, memberId: bigint, days: number): Promise<void> {
  const entries = house.owner.db.updateTable('entries').set({ at: daysAgo(days) })
  await entries.where('member_id', '=', memberId).execute()
}

test('the bonus history stands with its filter and says that there is none', async ({
  page,
  house,
}) => {
  await memberWithPast(page, house, [])
  await page.goto('/profile/finance')
  await main(page).getByRole('link', { name: 'Bonus', exact: true }).click()
  await expect(heading(page)).toHaveText('Bonus geçmişi')
  await expect(main(page)).toContainText('Henüz bir bonusunuz olmadı')
  await expect(main(page).getByRole('group', { name: 'Süzgeçler' })).toBeVisible()
})

const PLACES: readonly (readonly [string, typeof PHONE, 'night' | 'day', Lang])[] = [
  ['390', PHONE, 'night', 'en'],
  ['1280', DESKTOP, 'day', 'tr'],
]
for (const [width, size, mode, lang] of PLACES)
  test(`the histories and their sheets are accessible at ${width}, ${mode}, ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    await memberWithPast(page, house)
    await page.goto('/profile/finance')
    await expect(rows(page)).toHaveCount(11)
    const found = async () => [...(await violations(page)), ...(await sidewaysScroll(page))]
    expect(await found()).toEqual([])
    await openFilter(page)
    await press(page, /^(Kendim seçeyim|Choose days)$/)
    expect(await found()).toEqual([])
    await page.keyboard.press('Escape')
    await nothingOver(page)
    await main(page)
      .getByRole('button', { name: /^(İndir|Download)$/ })
      .click()
    expect(await found()).toEqual([])
    await page.keyboard.press('Escape')
    await nothingOver(page)
    await page.goto('/profile/bonuses')
    await expect(main(page).getByRole('heading', { level: 2 })).toBeVisible()
    expect(await found()).toEqual([])
  })
