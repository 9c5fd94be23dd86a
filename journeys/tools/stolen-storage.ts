import type { Browser, Page } from '@playwright/test'

/** All that a thief could copy from the page's storage. */
export const copyStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(localStorage))

/** Another browser that holds the copy, on a page of the site. */
export async function openStolen(
  browser: Browser,
  baseURL: string | undefined,
  copied: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.addInitScript((all) => {
    if (localStorage.length > 0) return
    const entries = Object.entries(JSON.parse(all) as Record<string, string>)
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, copied)
  await page.goto('/')
  return page
}
