/** Tables that everybody shares, with play money. Costs a house, a spin at each width, a flight and a race. */
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { expectApart } from '../tools/apart.ts'
import { inGame, log } from '../tools/game-frame.ts'
import { DESKTOP, expect, PHONE, test, type Page } from '../tools/house.ts'
import { goToTable, shortenFlights } from '../tools/live-table.ts'
import { closeBets, lengthenRounds, advanceTelling } from '../tools/told-rounds.ts'

test.use({ reducedMotion: 'no-preference' })

const WORDS = {
  tr: {
    demo: /^Demo oyna: Avrupa Ruleti/,
    mark: 'Demo, oyun parası',
    spot: /^Kırmızı,/,
    laid: 'Bahis kondu: Kırmızı, ₺5.',
    fell: /\d+ (kırmızı|siyah|yeşil).* geldi\./,
    purses: { before: '₺9.995,00', won: '₺10.005,00' },
    real: 'Gerçek oyunu aç',
    chat: /^Masadakiler ve sohbet/,
    reader: 'Demoda sohbet yalnızca okunur.',
    proof: 'Adillik kanıtı',
  },
  en: {
    demo: /^Play the demo: European Roulette/,
    mark: 'Demo, play money',
    spot: /^Red,/,
    laid: 'Bet laid: Red, ₺5.',
    fell: /\d+ (red|black|green)/,
    purses: { before: '₺9,995.00', won: '₺10,005.00' },
    real: 'Open the real game',
    chat: /^Who is here, and chat/,
    reader: 'In a demo the chat is only read.',
    proof: 'Proof of fairness',
  },
} as const

const shot = (page: Page, name: string) =>
  page.screenshot({ path: `.results/table-demo-${name}.png` })

/** The play money as the bar over the game shows it. */
const bar = (page: Page) => page.locator('header').filter({ has: page.locator('dl') })

async function booked(house: TestHouse): Promise<number> {
  const { rows } = await house.owner.pool.query<{ count: bigint }>(
    // What another journey staked may be settled meanwhile.
    `select (select count(*) from entries where cash_delta + bonus_delta < 0) + (select count(*) from bets) as count`,
  )
  return Number(rows[0]?.count)
}

async function flights(house: TestHouse) {
  const { rows } = await house.owner.pool.query<{
    number: bigint
    landed: boolean
    point: number | null
  }>(
    `select number, landed_at is not null as landed, (outcome ->> 'point')::integer as point
     from floor_rounds where table_id = 'zeplin' order by number desc limit 5`,
  )
  return rows
}

for (const [lang, width, size] of [
  ['tr', '390', PHONE],
  ['en', '1280', DESKTOP],
] as const)
  test(`DEMO-06 at ${width} in ${lang} a visitor goes from a tile to the shared spin with play money, and sees all the while that it is`, async ({
    page,
    house,
  }) => {
    test.setTimeout(180_000)
    const own = WORDS[lang]
    await page.setViewportSize(size)
    await lengthenRounds(house, 'roulette')
    const before = await booked(house)
    await page.goto(`/live/type/roulette?lang=${lang}`)
    const demo = page.getByRole('link', { name: own.demo })
    await expect(demo).toBeVisible()
    await shot(page, `${width}-lobby`)
    await demo.click()
    await expect(page).toHaveURL(/\/demo\/live\/\d+/)
    const game = inGame(page)
    await expect(page.getByText(own.mark)).toBeVisible()
    await expect(game.getByText(own.mark)).toBeVisible()
    await expect(game.locator('.rl-clock b')).toHaveText(/^\d{3}$/, { timeout: 60_000 })
    await game.getByRole('button', { name: own.spot }).first().click()
    await expect(log(page)).toContainText(own.laid)
    await expect(bar(page)).toContainText(own.purses.before)
    await shot(page, `${width}-laid`)
    expect(await violations(page)).toEqual([])
    await game.getByRole('button', { name: own.chat }).click()
    await expect(game.locator('.room')).toContainText(own.reader)
    await expect(game.locator('.room-form')).toBeHidden()
    await page.keyboard.press('Escape')
    // Beside the game, which keeps the table awake.
    const lobby = await page.context().newPage()
    await lobby.setViewportSize(size)
    await lobby.goto(`/live/type/roulette?lang=${lang}`)
    const way = lobby.getByRole('link', { name: own.demo })
    // The tile itself, and not the rail that all of them stand in.
    const tile = lobby.locator('[data-shape]').filter({ has: way }).last()
    const clock = tile.locator('[data-ring]')
    await expect(clock).toBeVisible({ timeout: 60_000 })
    await expectApart(clock, way)
    await shot(lobby, `${width}-clock`)
    await lobby.close()
    await closeBets(house, 'avrupa-ruleti')
    await expect(game.locator('.rl-own').first()).toBeVisible({ timeout: 60_000 })
    await expect(log(page)).toContainText(own.fell)
    const text = (await log(page).textContent()) ?? ''
    const { rows } = await house.owner.pool.query<{ pocket: number }>(
      `select (outcome ->> 'pocket')::integer as pocket from floor_rounds
       where table_id = 'avrupa-ruleti' and landed_at is not null order by number desc limit 1`,
    )
    const pocket = rows[0]?.pocket ?? -1
    expect(text).toContain(String(pocket))
    const purse = RED.has(pocket) ? own.purses.won : own.purses.before
    await expect(bar(page)).toContainText(purse)
    await expect(game.getByText(own.mark)).toBeVisible()
    await shot(page, `${width}-result`)
    expect(await booked(house)).toBe(before)
    if (width === '1280') {
      await page.getByRole('button', { name: own.proof }).click()
      await expect(page.getByRole('dialog')).toContainText(/[0-9a-f]{64}/)
      await shot(page, `${width}-proof`)
    }
  })

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

test.describe('at other tables', () => {
  test.use({ viewport: PHONE })

  test('a flight is bet on with play money, and paid by where it ended', async ({
    page,
    house,
  }) => {
    test.setTimeout(120_000)
    await shortenFlights(house, 'zeplin', 6_000)
    const before = await booked(house)
    await goToTable(page, 'crash', 'Demo oyna: Zeplin')
    await expect(inGame(page).getByText(WORDS.tr.mark)).toBeVisible({ timeout: 30_000 })
    const lay = inGame(page).getByRole('button', { name: /^Koy/ }).first()
    await expect(async () => {
      if ((await log(page).textContent())?.includes('1. bahis kondu: ₺10,00.')) return
      await expect(lay).toBeEnabled()
      await lay.click()
      await expect(log(page)).toContainText('1. bahis kondu: ₺10,00.', { timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
    const round = (await flights(house)).at(0)?.number ?? 0n
    const isOver = async () =>
      (await flights(house)).find(({ number }) => number === round)?.landed ?? false
    await expect.poll(isOver, { timeout: 60_000 }).toBe(true)
    await expect(log(page)).toContainText(' iken uçtu.')
    const { point } = (await flights(house)).find(({ number }) => number === round) ?? {}
    // Whoever flies at the cap is paid it.
    await expect(bar(page)).toContainText(point === 130 ? '₺10.003,00' : '₺9.990,00')
    await shot(page, '390-flown')
    expect(await booked(house)).toBe(before)
  })

  test('a race is bet on and run with play money', async ({ page, house }) => {
    test.setTimeout(180_000)
    await lengthenRounds(house, 'race')
    const before = await booked(house)
    await page.goto('/golden-race')
    const demo = page.getByRole('link', { name: 'Demo oyna: Altın Yarış Haliç' })
    await expect(demo).toBeVisible()
    await shot(page, '390-tracks')
    await demo.click()
    const game = inGame(page)
    await expect(page.getByText(WORDS.tr.mark)).toBeVisible({ timeout: 30_000 })
    await expect(game.locator('[data-phase="open"]')).toBeVisible({ timeout: 90_000 })
    await game
      .getByRole('button', { name: /^Birinci 3,/ })
      .first()
      .click()
    await game.getByRole('button', { name: 'Kuponu aç' }).first().click()
    await game
      .getByRole('button', { name: /ile oyna$/ })
      .first()
      .click()
    await expect(log(page)).toContainText('Bahis kondu: Birinci 3, ₺10.')
    await expect(bar(page)).toContainText('₺9.990,00')
    await shot(page, '390-race')
    await closeBets(house, 'altin-halic')
    await expect(game.locator('[data-phase="running"]')).toBeVisible({ timeout: 30_000 })
    await advanceTelling(house, 'altin-halic', 12)
    await expect(log(page)).toContainText(/koşu bitti/, { timeout: 120_000 })
    expect(await booked(house)).toBe(before)
  })

  test('DEMO-07 a table of seats has none, says so, and leads to the real game', async ({
    page,
    house,
  }) => {
    const { rows } = await house.owner.pool.query<{ id: number }>(
      `select game_id as id from floor_tables where id = 'blackjack-saray'`,
    )
    await page.goto(`/demo/live/${rows[0]?.id}`)
    await expect(page.getByRole('heading', { name: 'Bu oyunun demosu yok' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Oyunu aç' })).toHaveAttribute(
      'href',
      `/play/live/${rows[0]?.id}`,
    )
    await expect(page.locator('header').first()).toBeVisible()
    await page.goto('/live/type/blackjack')
    await expect(page.getByRole('link', { name: /Blackjack Saray/ })).toHaveCount(1)
  })
})
