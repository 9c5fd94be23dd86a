/** What stands where a game will be, until it is there. About half a minute. */
import type { Locator, Page } from '@playwright/test'
import { openWithoutScript, SCRIPT } from '../tools/first-frame.ts'
import { expect, PHONE, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { callsNamed, onCall, recordCalls } from '../tools/wire.ts'

const LAUNCHES = ['casino/demo_game', 'floor/demo', 'livecasino/init_game']

/** What is launched never opens. */
async function holdLaunches(page: Page): Promise<void> {
  for (const name of LAUNCHES) await onCall(page, name, () => {})
}

/** A tile's picture, upright or lying, wherever it stands. */
const pictureIn = (place: Page | Locator): Locator =>
  place.locator('img[width="480"], img[width="300"]')

/** Where the picture stands, and which it is. */
async function seen(picture: Locator) {
  await expect(picture).toBeVisible()
  return { box: await picture.boundingBox(), src: await picture.getAttribute('src') }
}

/** The picture at an address, which the script leaves where it stood before. */
async function coverAt(page: Page, path: string): Promise<string | null> {
  const frame = await openWithoutScript(page, path)
  const drawn = await seen(pictureIn(frame))
  await page.unroute(SCRIPT)
  await page.reload()
  await expect(frame).toHaveCount(0)
  expect(await seen(pictureIn(page)), path).toEqual(drawn)
  return drawn.src
}

test('until a game is there its picture stands in its place: in the page before its script, by a press, and for a member', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/live')
  const tile = page.locator('a[data-table-id]').first()
  const table = (await tile.getAttribute('href')) ?? ''
  const art = (await tile.locator('img').getAttribute('src')) ?? ''
  const tableName = (await tile.locator('b').first().textContent()) ?? ''
  const name = page.locator('h1')

  await holdLaunches(page)
  expect(await coverAt(page, '/demo/slot/1')).toContain('/art/lale-devri/')
  await expect(name).toHaveText('Lale Devri')
  expect(await coverAt(page, table.replace('/play/', '/demo/'))).toBe(art)

  await logInByApi(page, await newMember(house))
  const sent = recordCalls(page)
  expect(await coverAt(page, table)).toBe(art)
  await page.goto('/live')
  await tile.click()
  await expect(page).toHaveURL(table)
  await expect(pictureIn(page)).toHaveCount(1)
  await expect(pictureIn(page)).toHaveAttribute('src', art)
  await expect(name).toHaveText(tableName)
  expect(callsNamed(sent, 'livecasino/init_game').length).toBeGreaterThan(1)
  expect(callsNamed(sent, 'casino/cover')).toEqual([])
})

test('on a phone that lies the picture leaves room for what turns below it', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 280 })
  await holdLaunches(page)
  for (const path of ['/demo/slot/1', '/demo/live/6']) {
    await page.goto(path)
    const spinner = page.getByRole('status').filter({ hasText: 'Oyun açılıyor' })
    await expect(spinner).toBeVisible()
    await expect(pictureIn(page)).toHaveCount(1)
    const [art, turning] = [await pictureIn(page).boundingBox(), await spinner.boundingBox()]
    expect(art?.width, path).toBeGreaterThan(40)
    expect((turning?.y ?? 280) + (turning?.height ?? 0), path).toBeLessThanOrEqual(280)
    expect(art?.y, path).toBeGreaterThanOrEqual(88)
  }
})
