import AxeBuilder from '@axe-core/playwright'
import axeCore from 'axe-core'
import type { Page } from '@playwright/test'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules of those standards that ask about colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong, one line each: by every rule, or by those about colors alone. */
export async function violations(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  await stillness(page)
  // A page without frames needs no second, blank page in which axe puts the frames together: the
  // same rules find the same in less than half the time.
  const isAlone = page.frames().length === 1
  if (isAlone) await bringAxe(page)
  const axe = new AxeBuilder(isAlone ? { page, axeSource: NOTHING_MORE } : { page }).options({
    runOnly:
      rules === 'all' ? { type: 'tag', values: STANDARDS } : { type: 'rule', values: COLOR_RULES },
    resultTypes: ['violations'],
  })
  const { violations: found } = await axe.setLegacyMode(isAlone).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

/** How long what moves may still be on its way; what moves without an end is not waited for. */
const MOVES_MS = 2_000

/** A color on its way to another is neither: what a press began to fade has faded, in every frame. */
async function stillness(page: Page): Promise<void> {
  await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(async (ms) => {
        const end = performance.now() + ms
        const painted = () => new Promise(requestAnimationFrame)
        const isMoving = () =>
          document.getAnimations().some(({ playState, effect }) => {
            const isEndless = effect?.getComputedTiming().endTime === Infinity
            return playState === 'running' && !isEndless
          })
        await painted()
        while (isMoving() && performance.now() < end) await painted()
      }, MOVES_MS),
    ),
  )
}

/** What the builder brings where axe is there already: by itself it would read all of it in anew, twice a question. */
const NOTHING_MORE = 'void 0'

/** Axe is read in once a page: asked again, it is warm. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
}

/** By how many pixels the page is wider than its window; nothing when it is not. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  const px = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return px > 0 ? [`scrolls sideways by ${px} px`] : []
}
