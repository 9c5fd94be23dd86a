import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { sidewaysScroll, violations } from './accessible.ts'
import { becomeVisitor, expect, logIn, type Lang } from './house.ts'
import { enlargeLetters, outOfReach } from './large-letters.ts'
import { textsOf } from './screen-texts.ts'
import { visit, VISITS, type Visit } from './screens.ts'

/**
 * One walk through every screen answers many questions on one visit. It is walked once a run for
 * each width; every test reads from what was found what its title asks about.
 */
export interface Findings {
  visited: string[]
  night: string[]
  day: string[]
  largeLetters: string[]
  /** Every text that stood on a screen, with the screen's name. */
  texts: [text: string, screen: string][]
}

type Mode = 'night' | 'day'
type Look = (screen: Visit) => Promise<void>

export const noFindings = (): Findings => ({
  visited: [],
  night: [],
  day: [],
  largeLetters: [],
  texts: [],
})

/** What is drawn by a game's own canvas does not grow with letters. */
export const growsWithLetters = ({ path: address }: Visit): boolean =>
  !/^\/(play|demo|replay)\//.test(address)

/** Visits every screen, first as a visitor and then as a member. */
export async function eachScreen(
  page: Page,
  look: Look,
  screens: readonly Visit[] = VISITS,
): Promise<void> {
  for (const screen of screens.filter(({ member }) => member !== true)) {
    await visit(page, screen)
    await look(screen)
  }
  await logIn(page)
  for (const screen of screens.filter(({ member }) => member === true)) {
    await visit(page, screen)
    await look(screen)
  }
}

/** Looks at a screen in both lights and at letters of twice the size; writes down what is wrong. */
export async function lookAtAll(page: Page, screen: Visit, found: Findings): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const lineOf = (mode: Mode) => (what: string) => `${screen.name} at ${width} by ${mode}: ${what}`
  found.visited.push(screen.name)
  const first = await modeOf(page)
  await drawAll(page)
  for (const mode of [first, other(first)]) {
    await changeMode(page, mode)
    await colorsStand(page)
    // Another light changes colors and nothing else of the page.
    const rules = mode === first ? 'all' : 'colors'
    const wrong = [...(await violations(page, rules)), ...(await sidewaysScroll(page))]
    found[mode].push(...wrong.map(lineOf(mode)))
  }
  if (!growsWithLetters(screen)) return
  await enlargeLetters(page)
  found.largeLetters.push(...(await outOfReach(page)).map(lineOf(other(first))))
}

/** Writes down the words of a screen. */
export async function collectTexts(page: Page, screen: Visit, found: Findings): Promise<void> {
  for (const text of await textsOf(page)) found.texts.push([text, screen.name])
}

/** Forgets whoever was here and presses the site's own button for a language. */
export async function visitorSpeaking(page: Page, lang: Lang): Promise<void> {
  await becomeVisitor(page)
  const button = { tr: 'Türkçe', en: 'English' }[lang]
  await page.getByRole('button', { name: button }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
}

/** From now on the notice of the demo and the announcements are closed, and this light is chosen. */
export async function closeNotices(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((light) => {
    localStorage.setItem('bnwUserMode', light)
    localStorage.setItem('modalStatus', '1000000')
    document.cookie = 'kasa_noticed=demo; path=/'
  }, STORED_MODES[mode])
}

const STORED_MODES = { night: 'dark', day: 'light' } as const
const other = (mode: Mode): Mode => (mode === 'night' ? 'day' : 'night')

const modeOf = async (page: Page): Promise<Mode> =>
  (await page.locator('html').getAttribute('data-mode')) === 'day' ? 'day' : 'night'

/** The light is changed as by another tab of the site; a game's frame follows. */
export async function changeMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((light) => {
    localStorage.setItem('bnwUserMode', light)
    dispatchEvent(new StorageEvent('storage', { key: 'bnwUserMode', newValue: light }))
  }, STORED_MODES[mode])
  for (const frame of page.frames())
    await expect(frame.locator('html')).toHaveAttribute('data-mode', mode)
}

/**
 * What is far below (`content-visibility`) keeps the colors of before until it comes near: here all of it is near. Nor
 * does anything take its time: a thousand colors on their way cost more than to judge them, and letters that grow from one
 * element into the next are measured once they are grown.
 */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { content-visibility: visible !important }
      *, ::before, ::after { transition: none !important }`)
    document.adoptedStyleSheets = [sheet]
  })

/** No color is on its way to another. */
const colorsStand = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => !(each instanceof CSSTransition)),
  )
}

/** What the walk of this name found in this run; it is walked when nobody did, and at a second try. */
export async function findingsOf(
  name: string,
  info: TestInfo,
  walk: () => Promise<Findings>,
): Promise<Findings> {
  const file = path.join(info.project.outputDir, `walk-${name}.json`)
  // What this very function wrote, in a folder that is emptied when a run begins.
  if (info.retry === 0 && existsSync(file))
    return JSON.parse(readFileSync(file, 'utf8')) as Findings
  info.setTimeout(600_000)
  const found = await walk()
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(found))
  return found
}
