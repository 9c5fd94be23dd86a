import { SHELF } from '#games/shelf.ts'
import { buildTestStage } from '#scripts/site/gallery.ts'
import { HEADS_OR_TAILS, hangCoins } from '#server/round/testing-coins.ts'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import { DESKTOP, expect, logIn, PHONE, test as base, type Page } from '../tools/house.ts'
import { newMember } from '../tools/member.ts'

/** A house with a game on its shelf that is no slot, and a stage that plays its kind. */
const test = base.extend<object, { house: TestHouse; coins: number }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const stage = await buildTestStage()
      const ownGames = [...SHELF, HEADS_OR_TAILS]
      const house = await startTestHouse({ ownGames, stage: stage.outDir })
      await use(house)
      await house.close()
      await stage.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  coins: [
    async ({ house }, use) => {
      await use(await hangCoins(house.database.db))
    },
    { scope: 'worker' },
  ],
})

const inGame = (page: Page) => page.frameLocator('iframe')
const toss = (page: Page) => inGame(page).getByRole('button', { name: 'Paraları at' })
const log = (page: Page) => inGame(page).getByRole('log')
const stakeOn = (page: Page, coin: string) =>
  inGame(page).getByRole('button', { name: new RegExp(`^${coin} bahsini seç`) })

async function openCoins(page: Page, house: TestHouse, coins: number): Promise<string> {
  const username = await newMember(house)
  await page.goto('/login')
  await logIn(page, username)
  await page.goto(`/play/slot/${coins}`)
  await expect(toss(page)).toBeEnabled({ timeout: 30_000 })
  return username
}

async function choose(page: Page, coin: string, amount: string): Promise<void> {
  await stakeOn(page, coin).click()
  await inGame(page).getByRole('dialog').getByRole('button', { name: amount, exact: true }).click()
  await expect(stakeOn(page, coin)).toContainText(amount)
}

/** What the member's rounds were, the first one first, and the cash that they left. */
async function recordOf({ database: { db } }: TestHouse, username: string) {
  const { id, cash } = await db
    .selectFrom('members')
    .innerJoin('wallets', 'wallets.member_id', 'members.id')
    .select(['members.id', 'wallets.cash'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const rounds = await db
    .selectFrom('rounds as round')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'round.member_id').onRef('bet.id', '=', 'round.id'),
    )
    .select(['round.mode', 'bet.stake', 'bet.payout', 'bet.state'])
    .where('round.member_id', '=', id)
    .orderBy('round.id')
    .execute()
  return { cash, rounds }
}

const states = async (house: TestHouse, username: string) =>
  (await recordOf(house, username)).rounds.map(({ state }) => state)

const money = (micro: bigint): string => {
  const [whole = '', rest = ''] = (Number(micro) / 1_000_000).toFixed(2).split('.')
  return `₺${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`
}

for (const [name, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`a game that is no slot is launched as its own kind and takes two bets at once at ${name}`, async ({
    page,
    house,
    coins,
  }) => {
    await page.setViewportSize(viewport)
    const username = await openCoins(page, house, coins)
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /\/heads-or-tails\/1\/index\.html\?.*kind=coin/,
    )
    await choose(page, 'Çift para', '₺10,00')
    await toss(page).click()
    await expect(toss(page)).toBeEnabled()
    await expect.poll(async () => (await states(house, username)).join()).toBe('settled,settled')
    const { cash, rounds } = await recordOf(house, username)
    expect(rounds.map(({ mode, stake }) => [mode, stake])).toEqual([
      ['single', 5_000_000n],
      ['pair', 10_000_000n],
    ])
    // In words: each stake, and each outcome with what it paid.
    for (const [index, bet] of ['Tek para', 'Çift para'].entries()) {
      const round = rounds[index]
      await expect(log(page)).toContainText(`${bet}: bahis ${money(round?.stake ?? 0n)}.`)
      const outcome = round?.payout ? `Kazanç ${money(round.payout)}.` : 'Kazanç yok.'
      await expect(log(page)).toContainText(new RegExp(`${bet}: [^.]*\\. ${outcome}`))
    }
    await expect(inGame(page).locator('.figure.is-balance')).toContainText(money(cash))
    const net = rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
    await expect(page.locator('[data-net]')).toHaveAttribute('data-net', String(Number(net) / 1e6))
  })

test('the frame brings rules, log, sound, fairness and history to a kind that has none of its own', async ({
  page,
  house,
  coins,
}) => {
  await openCoins(page, house, coins)
  const sound = inGame(page).getByRole('button', { name: 'Ses' })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await sound.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await expect(log(page)).toContainText('Ses açık.')
  await toss(page).click()
  await expect(toss(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Kurallar ve ödeme tablosu' }).click()
  const sheet = inGame(page).getByRole('dialog')
  for (const text of ['%97,00', '₺1,00 – ₺10.000,00', 'taahhüt edilmiş bir tohumdan', 'Tek para: '])
    await expect(sheet).toContainText(text)
  await sheet.getByRole('button', { name: 'Kapat' }).click()
  await page.getByRole('button', { name: 'Adillik kanıtı' }).click()
  const proof = page.getByRole('dialog', { name: 'Bu oyunun adillik kanıtı' })
  const single = HEADS_OR_TAILS.modes[0]?.tableHash ?? ''
  await expect(proof).toContainText(single)
  await page.goto('/profile/games')
  await page.getByRole('main').getByText('Yazı Tura').first().click()
  await expect(page.getByRole('dialog')).toContainText(single)
})

test('a bet that was broken off goes on after a reload, and is paid', async ({
  page,
  house,
  coins,
}) => {
  const username = await openCoins(page, house, coins)
  // The call that ends a bet never arrives: it stays open, as of a browser that was closed.
  await page.route('**/rgs/wallet/end-round', (route) => route.abort())
  for (let played = 1; ; played += 1) {
    await toss(page).click()
    await expect.poll(async () => (await recordOf(house, username)).rounds.length).toBe(played)
    if ((await recordOf(house, username)).rounds.at(-1)?.state === 'open') break
    await expect(toss(page)).toBeEnabled()
  }
  // Left between two tries: one that is on its way when its frame goes passes the route by.
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/end-round'))
  await page.goto('about:blank')
  await page.unroute('**/rgs/wallet/end-round')
  await page.goto(`/play/slot/${coins}`)
  await expect(toss(page)).toBeEnabled({ timeout: 30_000 })
  await expect(log(page)).toContainText('Yarım kalan turunuz kaldığı yerden sürüyor.')
  await expect.poll(async () => (await states(house, username)).at(-1)).toBe('settled')
  const { cash, rounds } = await recordOf(house, username)
  expect(rounds.at(-1)?.payout).toBe(9_700_000n)
  const net = rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
  expect(cash).toBe(10_000_000_000n + net)
  await expect(inGame(page).locator('.figure.is-balance')).toContainText(money(cash))
})

test('the house serves no kind that is played in tests alone', async ({ page, house, coins }) => {
  await openCoins(page, house, coins)
  const src = (await page.locator('iframe').getAttribute('src')) ?? ''
  const own = await startTestHouse()
  const address = new URL(src)
  address.host = new URL(own.settings.gamesUrl).host
  address.pathname = '/lale-devri/1/index.html'
  await page.goto(address.href)
  await expect(page.getByRole('alert')).toHaveText(/adresi eksik/)
  await own.close()
})
