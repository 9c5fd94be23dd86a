import type { FrameLocator, Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '../tools/house.ts'

const inGame = (page: Page): FrameLocator => page.frameLocator('iframe')
const spin = (page: Page) => inGame(page).getByRole('button', { name: 'Çevir', exact: true })
const sheet = (page: Page) => inGame(page).getByRole('dialog')

/** The mode of every round that is played from here on. */
function plays(page: Page): string[] {
  const modes: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/wallet/play')) return
    // As the game protocol has it.
    modes.push((request.postDataJSON() as { mode: string }).mode)
  })
  return modes
}

async function openDemo(page: Page): Promise<void> {
  await page.goto('/demo/slot/1')
  await expect(spin(page)).toBeEnabled({ timeout: 30_000 })
}

/** Two presses at one place; the second comes at once, or when what was confirmed has begun. */
async function pressTwice(page: Page, name: RegExp, ms: number): Promise<void> {
  const box = await sheet(page).getByRole('button', { name }).boundingBox()
  if (box === null) throw new Error(`${name.source} is not to be seen`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const press = (clickCount: number) =>
    Promise.all([page.mouse.down({ clickCount }), page.mouse.up({ clickCount })])
  const first = press(1)
  // Nobody waits for the page between two presses.
  if (ms > 0) await page.waitForTimeout(ms)
  await Promise.all([first, press(2)])
}

for (const [width, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  for (const ms of [0, 150]) {
    test(`a double-click of ${ms} ms buys one bonus at ${width}, and presses nothing beneath`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openDemo(page)
      const modes = plays(page)
      await inGame(page)
        .getByRole('button', { name: /^Bonus al/ })
        .click()
      await pressTwice(page, /^Satın al/, ms)
      await expect(inGame(page).getByRole('log')).toContainText('Bonus satın alındı')
      await expect.poll(() => modes).toEqual(['bonus'])
      await expect(sheet(page)).toHaveCount(0)
    })

    test(`a double-click of ${ms} ms begins autoplay at ${width}, and presses nothing beneath`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openDemo(page)
      const modes = plays(page)
      await inGame(page).getByRole('button', { name: 'Otomatik oyun', exact: true }).click()
      await expect(sheet(page)).toBeVisible()
      await sheet(page).getByRole('radio', { name: '₺250,00' }).check()
      await pressTwice(page, /^Başlat/, ms)
      const left = inGame(page).getByRole('button', { name: /durdur, 8 tur kaldı$/ })
      await expect(left).toBeVisible({ timeout: 60_000 })
      expect(modes).toEqual(['base', 'base'])
      await expect(sheet(page)).toHaveCount(0)
    })
  }
