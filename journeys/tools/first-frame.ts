/** The page as it stands before its script, and where that leaves it. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './house.ts'

const CLS_MAX = 0.02

/** The site's own script, without which a page stays as it was sent. */
export const SCRIPT = /\/assets\/index-[\w-]+\.js$/

/** Runs in the page: its stylesheets are in force, all of them. */
export const inForce = (): boolean => {
  const media = Array.from(document.styleSheets, ({ media }) => media.mediaText)
  return media.includes('all') && !media.includes('not all')
}

/** The page as it stands before its script, in the house's own type. */
export async function openWithoutScript(page: Page, path: string): Promise<Locator> {
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto(path)
  await page.waitForFunction(inForce)
  // Type comes with the site's script: in the device's faces a line is a hair shorter or longer.
  await page.evaluate(() => {
    const type = document.querySelector<HTMLLinkElement>('link[rel=type]')
    if (!type) return
    const isHere = new Promise((done) => type.addEventListener('load', done))
    type.rel = 'stylesheet'
    return isHere.then(() => document.fonts.ready)
  })
  return page.locator('.first-screen')
}

/** What stands in sight on the screen, each with its place; what only waits there stands for nothing. */
export const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(h1, h2, li:not([aria-hidden], ul[aria-hidden] > li, details li), img)',
      ),
    ].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isInSight = x >= 0 && x + width <= innerWidth && y < innerHeight && width > 1
      const box = [x, y, width, height].map(Math.round).join(' ')
      return isInSight ? [`${element.tagName} ${box} ${element.getAttribute('src') ?? ''}`] : []
    }),
  )

/** What stands around a screen: each link, button and notice in sight, with its place. */
export const around = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(':is(header, nav, aside) :is(a, button, p), nav, header'),
    ].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isInSight = width > 1 && height > 1 && x >= 0 && y >= 0 && y < innerHeight
      // The screen's own menus come with it; how wide a balance is, is known when it has come.
      if (!isInSight || element.closest('main, fieldset') !== null) return []
      return [`${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`]
    }),
  )

/** From its next page on, how much has moved by itself is kept in `window.moved`. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Once in each page, however often it is asked for.
    if (window.moved !== undefined) return
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.moved = (window.moved ?? 0) + Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Nothing has moved by itself since `watchShifts`. */
export async function expectUnmoved(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.moved)).toBeLessThan(CLS_MAX)
}

/** With its script the page leaves everything that was `drawn`, as `look` sees it, where it stood. */
export async function expectLeftBy(
  page: Page,
  frame: Locator,
  drawn: readonly string[],
  look: (page: Page) => Promise<string[]>,
): Promise<void> {
  expect(drawn).not.toEqual([])
  await page.unroute(SCRIPT)
  await watchShifts(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const mounted = await look(page)
  const come = mounted.filter((place) => !drawn.includes(place))
  expect(
    drawn.filter((place) => !mounted.includes(place)),
    `in their place: ${come.join(', ')}`,
  ).toEqual([])
  await expectUnmoved(page)
}

declare global {
  interface Window {
    /** How far the page has moved by itself, as its own observer counts it. */
    moved?: number
  }
}
