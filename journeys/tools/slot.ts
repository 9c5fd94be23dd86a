/** The house's first slot, as its member opens it. */
import type { Locator, Page } from '@playwright/test'
import type { TestHouse } from '#server/testing.ts'
import { inGame } from './game-frame.ts'
import { expect } from './house.ts'

export const spinOf = (page: Page): Locator =>
  inGame(page).getByRole('button', { name: /^(Çevir|Spin)$/ })

/** Opened, whatever its game says by then. */
export async function gotoSlot(page: Page, { database: { db } }: TestHouse): Promise<void> {
  const { id } = await db
    .selectFrom('catalogue_games')
    .select('id')
    .where('name', '=', 'Lale Devri')
    .executeTakeFirstOrThrow()
  await page.goto(`/play/slot/${id}`)
}

/** Opened, and ready for a spin. */
export async function openSlot(page: Page, house: TestHouse): Promise<void> {
  await gotoSlot(page, house)
  await expect(spinOf(page)).toBeEnabled({ timeout: 40_000 })
}
