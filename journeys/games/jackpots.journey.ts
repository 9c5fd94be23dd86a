import type { Page } from '@playwright/test'
import { lira } from '#contract/money.ts'
import { makeLucky, playHigh, sitDown } from '#server/jackpot/testing.ts'
import { visitor } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { chunkOf } from '../tools/chunk.ts'
import { DESKTOP, expect, main, PHONE, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'

const POOLS = ['Büyük', 'Majör', 'Minör', 'Mini']
const POOL_OF = { mini: 'Mini', minor: 'Minör', major: 'Majör', grand: 'Büyük' } as const
const ticker = (page: Page) => page.getByRole('region', { name: 'Jackpotlar' })
const amounts = (page: Page) => ticker(page).locator('data')

/** ₺ as the page writes it. */
const written = (amount: number): string =>
  `₺${(Math.floor(Math.round(amount * 1e6) / 1e4) / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2 })}`

for (const [name, viewport, path] of [
  ['390', PHONE, '/slot/type/jackpot'],
  ['1280', DESKTOP, '/slot/category/58'],
] as const)
  test(`SCREEN-16 jackpots are shown with their present amounts, and follow every stake, at ${name}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(viewport)
    const present = async () => {
      const { data } = await visitor(house).call('habanero/getJackpots', {})
      return data.toReversed().map(({ amount }) => written(amount))
    }
    await page.goto(path)
    await expect(ticker(page).locator('dt')).toHaveText(POOLS)
    await expect(amounts(page)).toHaveText(await present())
    const before = await present()
    const player = await sitDown(house, 100_000)
    await makeLucky(house, player, [])
    await playHigh(player)
    const after = await present()
    expect(after).not.toEqual(before)
    // Without a reload: the page asks again while it is seen.
    await expect(amounts(page)).toHaveText(after, { timeout: 15_000 })
    await expect(page.getByText('+ %0,55').first()).toBeVisible()
  })

test('what makes the jackpots stands behind one press: odds, shares, and who won', async ({
  page,
  house,
}) => {
  const player = await sitDown(house, 10_000)
  await makeLucky(house, player, ['minor'])
  await playHigh(player)
  await page.goto('/slot/type/jackpot')
  await page.getByRole('button', { name: 'Nasıl çalışır?' }).click()
  const sheet = page.getByRole('dialog', { name: 'Jackpotlar' })
  await expect(sheet).toContainText('₺200.000.000 bahiste 1')
  await expect(sheet).toContainText('%0,025 + %0,025')
  await expect(sheet).toContainText('en çok ₺10.000')
  await expect(sheet.getByRole('listitem').first()).toContainText('T•••a · Lale Devri')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('a jackpot won at the reels is told over the game, again after a reload, and once it was seen no more', async ({
  page,
  house,
}) => {
  test.setTimeout(120_000)
  const player = await sitDown(house, 10_000)
  // Lucky at every stake from the lowest on.
  await makeLucky(house, player, ['mini'], { stake: lira(1) })
  const { data } = await player.client.call('casino/games_list', { searchGameName: 'lale devri' })
  await logInByApi(page, player.username)
  await page.goto(`/play/slot/${data[0]?.gameID}`)
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Çevir', exact: true })
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  await spin.click()
  const dialog = page.getByRole('dialog', { name: 'Mini jackpot sizin' })
  await expect(dialog).toBeVisible({ timeout: 30_000 })
  const { jackpots } = (await player.client.call('casino/play_session', {})).data
  await expect(dialog.getByRole('status')).toHaveText(written(jackpots[0]?.amount ?? 0))
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(dialog).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Oyuna dön' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => (await player.client.call('casino/play_session', {})).data.jackpots)
    .toEqual([])
  await page.reload()
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  await expect(dialog).toBeHidden()
})

for (const [name, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`what one round won of several pools is told at once, each with its amount, at ${name}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(viewport)
    const player = await sitDown(house, 20_000)
    await makeLucky(house, player, ['mini', 'minor'])
    const { roundID } = (await playHigh(player)).round
    await player.slot.endRound()
    const { jackpots } = (await player.client.call('casino/play_session', {})).data
    expect(jackpots).toHaveLength(2)
    const { data } = await player.client.call('casino/games_list', { searchGameName: 'lale devri' })
    await logInByApi(page, player.username)
    await page.goto(`/play/slot/${data[0]?.gameID}`)
    const dialog = page.getByRole('dialog', { name: '2 jackpot birden sizin' })
    await expect(dialog).toBeVisible({ timeout: 30_000 })
    await expect(dialog.locator('dt')).toHaveText(jackpots.map(({ level }) => POOL_OF[level]))
    await expect(dialog.locator('dd')).toHaveText(jackpots.map(({ amount }) => written(amount)))
    const total = jackpots.reduce((sum, { amount }) => sum + amount, 0)
    await expect(dialog.getByRole('status')).toHaveText(written(total))
    await expect(dialog).toContainText(`Tur #${roundID}`)
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Oyuna dön' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect
      .poll(async () => (await player.client.call('casino/play_session', {})).data.jackpots)
      .toEqual([])
  })

test('the round of a jackpot shows it, and works its draws out again', async ({ page, house }) => {
  const player = await sitDown(house, 10_000)
  await makeLucky(house, player, ['mini'])
  const { roundID } = (await playHigh(player)).round
  await player.slot.endRound()
  const { seq } = (await player.client.call('casino/seeds', {})).data
  await player.client.call('casino/rotate_seeds', { seq, clientSeed: 'next' })
  await logInByApi(page, player.username)
  await page.goto(`/profile/games?round=${roundID}`)
  const sheet = page.getByRole('dialog')
  await expect(sheet.locator('dt', { hasText: 'Mini jackpot' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Turu doğrula' }).click()
  await expect(sheet).toContainText('her adım tutuyor', { timeout: 30_000 })
  await expect(sheet).toContainText('(düştü)')
})

for (const [name, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`while they are on their way their place is drawn, as large as they will be, at ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    let letThrough = () => {}
    const way = new Promise<void>((done) => (letThrough = done))
    await page.route(`**/${await chunkOf('soon')}`, async (route) => {
      await way
      await route.continue()
    })
    await page.goto('/')
    const place = main(page).locator('[data-part="jackpots"]')
    await expect(place.locator('> [aria-hidden="true"]')).toBeVisible()
    const box = () => place.locator('> *').boundingBox()
    const before = await box()
    letThrough()
    await expect(amounts(page)).toHaveCount(4)
    expect(await box()).toEqual(before)
  })
