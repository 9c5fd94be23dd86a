import type { Page } from '@playwright/test'

/** What cannot be reached or read any more, one line each. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const describe = (element: Element) =>
      `${element.tagName} ${(element.textContent || element.getAttribute('aria-label') || '').slice(0, 40)}`
    const isInSight = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.heard-only, [aria-hidden="true"]') === null &&
      element.getBoundingClientRect().width > 1
    /** Some rows are made to be pulled sideways. */
    const isPulled = (element: Element): boolean => {
      const parent = element.parentElement
      if (parent === null || parent === document.body) return false
      const pulls = /auto|scroll/.test(getComputedStyle(parent).overflowX)
      return (pulls && parent.scrollWidth > parent.clientWidth + 1) || isPulled(parent)
    }
    const places = 'header, nav, main'
    const all = [...document.querySelectorAll(places)].flatMap((place) => [
      ...place.querySelectorAll('*'),
    ])
    const seen = all.filter((element) => isInSight(element) && !isPulled(element))
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    for (const element of seen.filter((one) => one.matches('a, button, input, select'))) {
      const { left, right } = element.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1) found.push(`outside: ${describe(element)}`)
    }
    for (const element of seen) {
      const words = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
      const isRolling = element.closest('[data-digit]') !== null
      if (words.length === 0 || isRolling || element.matches('th, select, option')) continue
      // Its own words only: what stands in it for ears alone is wider than its box, and unseen.
      const boxes = words.map((node) => {
        const range = document.createRange()
        range.selectNode(node)
        return range.getBoundingClientRect()
      })
      const left = Math.min(...boxes.map((each) => each.left))
      const right = Math.max(...boxes.map((each) => each.right))
      const clips = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflowX)
      let box: Element | null = element
      while (box !== null && !clips(box)) box = box.parentElement
      const sides = box?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
      if (right > sides.right + 2 || left < sides.left - 2 || right > innerWidth + 1)
        found.push(`cut: ${describe(element)}`)
    }
    return [...new Set(found)]
  })

/** As a reader who asks the browser for letters twice as large while the page is open. */
export async function enlargeLetters(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.setProperty('font-size', '200%')
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise<unknown>((drawn) => void requestAnimationFrame(drawn))
  })
}

/** The same from the first frame of every page that is opened from now on. */
export const enlargeLettersFromStart = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%')
    enlarge()
    addEventListener('DOMContentLoaded', enlarge)
  })
