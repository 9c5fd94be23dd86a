import type { Page } from '@playwright/test'
import { DESKTOP, expect, logIn, PHONE, test } from './house.ts'
import { dressed, visit, VISITS } from './screens.ts'

const SCREENS = VISITS.filter(({ path }) => !/^\/(play|demo|replay)\//.test(path))
const NARROWEST = { width: 320, height: 640 }
const ON_NARROWEST = ['home', 'terms', 'promotions', 'not-found', 'game-history']

/** As a browser whose reader asked for letters twice as large. */
const enlarged = (page: Page) =>
  page.addInitScript(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%')
    enlarge()
    addEventListener('DOMContentLoaded', enlarge)
  })

/** What cannot be reached or read any more, one line each. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const says = (element: Element) =>
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
      if (left < -1 || right > innerWidth + 1) found.push(`outside: ${says(element)}`)
    }
    for (const element of seen) {
      const words = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
      const isRolling = element.closest('[data-digit]') !== null
      if (words.length === 0 || isRolling || element.matches('th, select, option')) continue
      const range = document.createRange()
      range.selectNodeContents(element)
      const at = range.getBoundingClientRect()
      const clips = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflowX)
      let box: Element | null = element
      while (box !== null && !clips(box)) box = box.parentElement
      const sides = box?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
      if (at.right > sides.right + 2 || at.left < sides.left - 2 || at.right > innerWidth + 1)
        found.push(`cut: ${says(element)}`)
    }
    return [...new Set(found)]
  })

for (const [width, viewport, screens] of [
  ['320', NARROWEST, SCREENS.filter(({ name }) => ON_NARROWEST.includes(name))],
  ['390', PHONE, SCREENS],
  ['1280', DESKTOP, SCREENS],
] as const)
  test(`with letters twice as large nothing is out of reach or cut, at ${width}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await dressed(page, 'night', 'tr')
    await enlarged(page)
    for (const one of screens.filter(({ member }) => member !== true)) {
      await visit(page, one)
      expect.soft(await lost(page), one.name).toEqual([])
    }
    await logIn(page)
    for (const one of screens.filter(({ member }) => member === true)) {
      await visit(page, one)
      expect.soft(await lost(page), one.name).toEqual([])
    }
  })
