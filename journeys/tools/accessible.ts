import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules of those standards that ask about colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong, one line each: by every rule, or by those about colors alone. */
export async function violations(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    runOnly:
      rules === 'all' ? { type: 'tag', values: STANDARDS } : { type: 'rule', values: COLOR_RULES },
    resultTypes: ['violations'],
  })
  // A page without frames needs no second, blank page in which axe puts the frames together: the
  // same rules find the same in less than half the time.
  const { violations: found } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

/** By how many pixels the page is wider than its window; nothing when it is not. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  const px = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return px > 0 ? [`scrolls sideways by ${px} px`] : []
}
