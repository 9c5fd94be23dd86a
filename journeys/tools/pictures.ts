import type { Page } from '@playwright/test'

const FOLDER = process.env['PICTURES']

/** A picture of the page for whoever wants to look at it: `PICTURES=<folder>`; without, none is taken. */
export async function takePicture(page: Page, name: string, fullPage = false): Promise<void> {
  if (FOLDER !== undefined) await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage })
}
