import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright, type Browser, type BrowserContext } from '@playwright/test'
import { logIn, DESKTOP, PHONE, type Lang } from '#journeys/house.ts'
import { dressed, visit, VISITS, type Visit } from '#journeys/screens.ts'
import { setup } from '#server/database/testing-setup.ts'
import { startTestHouse } from '#server/testing.ts'
import { chromium, CHROMIUM_FLAGS } from './browser.ts'

/**
 * Every screen at four widths, by night and by day, in Turkish and English, into
 * build/contact-sheet/<lang>/, with one sheet a width and light that shows them side by side. A part
 * of it: `npm run contact-sheet -- --lang en --width 390,1280 --mode day --only home,slots`.
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
const asked = <T extends string>(list: string, all: readonly T[]): T[] =>
  all.filter((one) => list.split(',').includes(one))
const LANGS: Lang[] = asked(values.lang, ['tr', 'en'])
const MODES = asked(values.mode, ['night', 'day'])
const SCREEN_SIZES = {
  '390': PHONE,
  '768': { width: 768, height: 1024 },
  '1280': DESKTOP,
  '1920': { width: 1920, height: 1080 },
} as const
const WIDTHS = asked(values.width, ['390', '768', '1280', '1920'])

const stopDatabase = await setup()
const house = await startTestHouse()
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
  await house.close()
  await stopDatabase()
}

interface Look {
  lang: Lang
  width: keyof typeof SCREEN_SIZES
  mode: 'night' | 'day'
}

async function picture(from: Browser, { lang, width, mode }: Look): Promise<void> {
  const context = await from.newContext({
    baseURL: house.settings.publicUrl,
    viewport: SCREEN_SIZES[width],
    locale: lang === 'tr' ? 'tr-TR' : 'en-GB',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await dressed(page, mode, lang)
  const files: [Visit, string][] = []
  for (const one of chosen()) {
    if (one.member === true && files.every(([{ member }]) => member !== true)) await logIn(page)
    console.log(`${lang} ${width} ${mode} ${one.name} …`)
    const file = `${one.name}-${width}-${mode}.png`
    await visit(page, one)
    if (one.name === 'play') await page.waitForTimeout(4_000)
    await page.screenshot({ path: path.join(OUT, lang, file), fullPage: one.name !== 'play' })
    files.push([one, file])
  }
  await sheet(context, path.join(OUT, lang), files, `sheet-${width}-${mode}.png`)
  await context.close()
}

/** Visitors first: whoever logged in stays so. */
function chosen(): Visit[] {
  const names = values.only?.split(',')
  const some = VISITS.filter(({ name }) => names === undefined || names.includes(name))
  return some.toSorted((a, b) => Number(a.member ?? false) - Number(b.member ?? false))
}

async function sheet(
  context: BrowserContext,
  folder: string,
  files: readonly [Visit, string][],
  name: string,
): Promise<void> {
  const page = await context.newPage()
  const column = 300
  const cards = files.map(
    ([{ name: title, path: address }, file]) =>
      `<figure><img src="file://${folder}/${file}"><figcaption>${title} <code>${address}</code></figcaption></figure>`,
  )
  await page.setViewportSize({ width: 1600, height: 900 })
  const style = `body{margin:16px;font:13px sans-serif;background:#777;color:#fff;display:flex;
    flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0;width:${column}px}img{width:100%}`
  const file = path.join(folder, name.replace('.png', '.html'))
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${cards.join('')}`,
  )
  await page.goto(`file://${file}`)
  await page.waitForLoadState('load')
  await page.screenshot({ path: path.join(folder, name), fullPage: true })
  await page.close()
}
