import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright, type Browser, type BrowserContext } from '@playwright/test'
import { expect, logIn, DESKTOP, PHONE, type Lang } from '#journeys/tools/house.ts'
import { rememberChoices, visit } from '#journeys/tools/screens.ts'
import { setup } from '#server/database/testing-setup.ts'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import { chromium, CHROMIUM_FLAGS } from '../check/browser.ts'
import { STATES, FIRST_STATES, type ScreenState } from './contact-sheet/states.ts'
import { fillUsedHouse } from './contact-sheet/used-house.ts'
import { wholePage } from './contact-sheet/whole-page.ts'

/**
 * Every screen at four widths, by night and by day, in Turkish and English, into
 * build/contact-sheet/<lang>/, with one sheet a width and light that shows them side by side: each
 * screen as a house on its first day has it, then full, failed and with what opens over it. A part of
 * it: `npm run contact-sheet -- --lang en --width 390,1280 --mode day --only home,slots`.
 */
const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'tr,en' },
    width: { type: 'string', default: '390,768,1280,1920' },
    mode: { type: 'string', default: 'night,day' },
    only: { type: 'string' },
  },
})
const OUT = path.resolve('build/contact-sheet')
const chosen = <T extends string>(list: string, all: readonly T[]): T[] =>
  all.filter((one) => list.split(',').includes(one))
const LANGS: Lang[] = chosen(values.lang, ['tr', 'en'])
const MODES = chosen(values.mode, ['night', 'day'])
const SCREEN_SIZES = {
  '390': PHONE,
  '768': { width: 768, height: 1024 },
  '1280': DESKTOP,
  '1920': { width: 1920, height: 1080 },
} as const
const WIDTHS = chosen(values.width, ['390', '768', '1280', '1920'])

const stopDatabase = await setup()
const houses = { first: await startTestHouse(), lived: await startTestHouse() }
const resident = await fillUsedHouse(houses.lived)
const browser = await playwright.launch({
  executablePath: await chromium(),
  args: CHROMIUM_FLAGS,
})
try {
  for (const lang of LANGS) {
    rmSync(path.join(OUT, lang), { recursive: true, force: true })
    mkdirSync(path.join(OUT, lang), { recursive: true })
    for (const width of WIDTHS)
      for (const mode of MODES) await picture(browser, { lang, width, mode })
  }
  console.log(`The sheets are in ${path.relative(process.cwd(), OUT)}/`)
} finally {
  await browser.close()
  await houses.first.close()
  await houses.lived.close()
  await stopDatabase()
}

interface Appearance {
  lang: Lang
  width: keyof typeof SCREEN_SIZES
  mode: 'night' | 'day'
}

type Shot = readonly [ScreenState, string]

async function picture(from: Browser, appearance: Appearance): Promise<void> {
  const first = await walk(
    from,
    { ...appearance, house: houses.first, username: 'demo' },
    FIRST_STATES,
  )
  const lived = await walk(from, { ...appearance, house: houses.lived, username: resident }, STATES)
  await sheet(from, appearance, [...first, ...lived])
}

interface Walk extends Appearance {
  house: TestHouse
  username: string
}

/** Each in a browser of its own: what happens to one leaves no trace on the next. */
async function walk(from: Browser, one: Walk, all: readonly ScreenState[]): Promise<Shot[]> {
  const { lang, width, mode } = one
  const names = values.only?.split(',')
  const shots: Shot[] = []
  let member: Awaited<ReturnType<typeof enter>> | undefined
  for (const face of all.filter(({ name }) => names?.includes(name) ?? true)) {
    console.log(`${lang} ${width} ${mode} ${face.name} …`)
    if (face.member === true) member ??= await enter(from, one)
    const context = await preparedContext(from, one, face.member === true ? member : undefined)
    const page = await context.newPage()
    await face.before?.(page)
    await visit(page, face)
    await face.after?.(page)
    await expect(page.locator('output', { hasText: /^(Yükleniyor|Loading)$/ })).toHaveCount(0)
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
    if (face.over !== true) await wholePage(page)
    const file = `${face.name}-${width}-${mode}.png`
    await page.screenshot({ path: path.join(OUT, lang, file), fullPage: face.over !== true })
    shots.push([face, file])
    await context.close()
  }
  return shots
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

async function preparedContext(from: Browser, one: Walk, kept?: Kept): Promise<BrowserContext> {
  const { house, lang, width, mode } = one
  const context = await from.newContext({
    baseURL: house.settings.publicUrl,
    viewport: SCREEN_SIZES[width],
    locale: lang === 'tr' ? 'tr-TR' : 'en-GB',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    ...(kept ? { storageState: kept } : {}),
  })
  await rememberChoices(context, mode, lang)
  return context
}

/** What the browser keeps of the member once they have logged in. */
async function enter(from: Browser, one: Walk): Promise<Kept> {
  const context = await preparedContext(from, one)
  await logIn(await context.newPage(), one.username)
  const kept = await context.storageState()
  await context.close()
  return kept
}

/** All of them side by side. */
async function sheet(from: Browser, appearance: Appearance, shots: readonly Shot[]): Promise<void> {
  const { lang, width, mode } = appearance
  const cards = shots.map(
    ([face, file]) =>
      `<figure><img src="${file}"><figcaption>${face.name} <code>${face.path}</code></figcaption></figure>`,
  )
  const style = `body{margin:16px;font:13px sans-serif;background:#777;color:#fff;display:flex;
    flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0;width:300px}img{width:100%;max-height:1000px;object-fit:cover;object-position:top}`
  const file = path.join(OUT, lang, `sheet-${width}-${mode}`)
  writeFileSync(
    `${file}.html`,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${cards.join('')}`,
  )
  const page = await from.newPage({ viewport: { width: 1600, height: 900 } })
  await page.goto(`file://${file}.html`)
  await page.waitForLoadState('load')
  await page.screenshot({ path: `${file}.png`, fullPage: true })
  await page.close()
}
