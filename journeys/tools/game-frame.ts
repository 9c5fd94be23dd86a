/** A game in its frame on the site. */
import type { FrameLocator, Locator, Page } from '@playwright/test'

export const inGame = (page: Page): FrameLocator => page.frameLocator('iframe')
/** What it says in words. */
export const log = (page: Page): Locator => inGame(page).getByRole('log')
export const press = (page: Page, name: RegExp | string): Locator =>
  inGame(page).getByRole('button', { name }).first()
