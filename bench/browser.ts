import { chromium as playwright, type Browser } from '@playwright/test'
import { CHROMIUM_FLAGS, headlessBrowser } from '#scripts/check/browser.ts'

/**
 * What benches look at pages with: a headless shell, as the journeys do. A whole Chromium draws its own windows, toolbar and address bar in the
 * first second of every page, of some three hundred files, and on two cores the page waits for that.
 */
export const openBrowser = async (flags: readonly string[] = []): Promise<Browser> =>
  playwright.launch({
    executablePath: await headlessBrowser(),
    args: [...CHROMIUM_FLAGS, ...flags],
  })
