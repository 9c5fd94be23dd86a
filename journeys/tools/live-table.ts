/** The way to a live table, as a member goes it. */
import type { Page } from '@playwright/test'
import type { TestHouse } from '#server/testing.ts'

/** By the list of its kind, and its tile there. */
export async function goToTable(page: Page, type: string, name: RegExp | string): Promise<void> {
  await page.goto(`/live/type/${type}`)
  await page.getByRole('link', { name }).first().click()
}

/** Flights long enough to press in, and none that goes on for minutes. */
export async function shortenFlights(
  { owner }: TestHouse,
  table: 'zeplin' | 'spaceman',
  openMs: number,
  capHundredths = 130,
): Promise<void> {
  await owner.pool.query(
    `update floor_tables set open_ms = $2, rules = jsonb_set(rules, '{capHundredths}', to_jsonb($3::integer)) where id = $1`,
    [table, openMs, capHundredths],
  )
}
