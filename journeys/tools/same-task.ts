import type { Page } from '@playwright/test'

/** A way on screen that is pressed, and a choice, by the words of its field, that is made. */
type PageAction = { press: string } | { choose: string; value: string }

/** One after the other within one task: nothing is drawn anew between them. */
export async function inSameTask(page: Page, ...deeds: readonly PageAction[]): Promise<void> {
  await page.evaluate((all) => {
    for (const deed of all) {
      if ('press' in deed) document.querySelector<HTMLElement>(deed.press)?.click()
      else {
        const labels = [...document.querySelectorAll('main label')]
        const label = labels.find(({ textContent }) => textContent.startsWith(deed.choose))
        const select = label?.querySelector('select')
        if (!select) throw new Error(`no field ${deed.choose}`)
        select.value = deed.value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }
  }, deeds)
}
