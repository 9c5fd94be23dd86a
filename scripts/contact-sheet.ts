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
 * Every screen at 390 and 1280, by night and by day, into build/contact-sheet/, with one sheet a
 * width and light that shows them side by side. `npm run contact-sheet -- --lang en`.
 */
const { values } = parseArgs({
  options: { lang: { type: 'string', default: 'tr' }, only: { type: 'string' } },
})
const lang: Lang = values.lang === 'en' ? 'en' : 'tr'
const OUT = path.resolve('build/contact-sheet', lang)
const MODES = ['night', 'day'] as const
const WIDTHS = [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const

const stopDatabase = await setup()
const house = await startTestHouse()
const browser = await playwright.launch({
  executablePath: await chromium(),
  args: CHROMIUM_FLAGS,
})
try {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  for (const [width, viewport] of WIDTHS)
    for (const mode of MODES) await picture(browser, { width, viewport, mode })
  console.log(`The sheets are in ${path.relative(process.cwd(), OUT)}/`)
} finally {
  await browser.close()
  await house.close()
  await stopDatabase()
}

interface Look {
  width: string
  viewport: { width: number; height: number }
  mode: (typeof MODES)[number]
}

async function picture(from: Browser, { width, viewport, mode }: Look): Promise<void> {
  const context = await from.newContext({
    baseURL: house.settings.publicUrl,
    viewport,
    locale: lang === 'tr' ? 'tr-TR' : 'en-GB',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await dressed(page, mode, lang)
  const files: [Visit, string][] = []
  for (const one of chosen()) {
    if (one.member === true && files.every(([{ member }]) => member !== true)) await logIn(page)
    console.log(`${width} ${mode} ${one.name} …`)
    const file = `${one.name}-${width}-${mode}.png`
    await visit(page, one)
    if (one.name === 'play') await page.waitForTimeout(4_000)
    await page.screenshot({ path: path.join(OUT, file), fullPage: one.name !== 'play' })
    files.push([one, file])
  }
  await sheet(context, files, `sheet-${width}-${mode}.png`)
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
  files: readonly [Visit, string][],
  name: string,
): Promise<void> {
  const page = await context.newPage()
  const column = 300
  const cards = files.map(
    ([{ name: title, path: address }, file]) =>
      `<figure><img src="file://${OUT}/${file}"><figcaption>${title} <code>${address}</code></figcaption></figure>`,
  )
  await page.setViewportSize({ width: 1600, height: 900 })
  const style = `body{margin:16px;font:13px sans-serif;background:#777;color:#fff;display:flex;
    flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0;width:${column}px}img{width:100%}`
  const file = path.join(OUT, name.replace('.png', '.html'))
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${cards.join('')}`,
  )
  await page.goto(`file://${file}`)
  await page.waitForLoadState('load')
  await page.screenshot({ path: path.join(OUT, name), fullPage: true })
  await page.close()
}
