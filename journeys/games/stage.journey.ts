import { expect, test as base, type Page } from '@playwright/test'
import { NEWEST } from '#games/shelf.ts'
import type { OwnGame, OwnMode } from '#games/own-game.ts'
import type { SlotEvent } from '#games/slots/events.ts'
import { serveGallery } from '#scripts/site/gallery.ts'
import '#stage/slots/gallery-hooks.ts'

const test = base.extend<object, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const { url, close } = await serveGallery()
      await use(url)
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.use({ reducedMotion: 'no-preference' })

const BOOKS = { best: 20, spread: 140, bought: 40 }
const AT_ONCE = 25
/** One of so many is told to those who want nothing to move. */
const STILL = 10

/** The best rounds of the game, some of every kind between, and bought free spins. */
function booksOf(game: OwnGame): SlotEvent[][] {
  const modes = game.modes.toSorted((a, b) => Number(a.feature) - Number(b.feature))
  return modes.flatMap((mode) => rowsOf(mode).map((row) => eventsOf(mode, row)))
}

// Every house slot is told by these events; a mode's type leaves them open.
const eventsOf = (mode: OwnMode, row: number): SlotEvent[] => mode.book(row) as SlotEvent[]

function rowsOf(mode: OwnMode): number[] {
  const { payouts } = mode.build()
  const wanted = mode.feature ? BOOKS.bought : BOOKS.spread
  const spread = Array.from({ length: wanted }, (_, at) =>
    Math.floor((at * payouts.length) / wanted),
  )
  if (mode.feature) return spread
  const ordered = Array.from(payouts.keys()).sort((a, b) => (payouts[b] ?? 0) - (payouts[a] ?? 0))
  return [...ordered.slice(0, BOOKS.best), ...spread]
}

/** What goes wrong on the page from now on. */
function watch(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (line) => {
    // A page of its own is asked for an icon; a game's frame is not.
    const isIcon = line.location().url.endsWith('/favicon.ico')
    if (line.type() === 'error' && !isIcon) troubles.push(line.text())
  })
  return troubles
}

async function presentAll(page: Page, books: readonly SlotEvent[][]): Promise<void> {
  await page.waitForFunction(() => window.gallery !== undefined)
  for (let from = 0; from < books.length; from += AT_ONCE) {
    const some = books.slice(from, from + AT_ONCE)
    await page.evaluate((rounds) => window.gallery?.present(rounds), some)
  }
}

for (const game of NEWEST) {
  test(`the stage tells 200 rounds of ${game.id} to their end`, async ({ page, gallery }) => {
    test.setTimeout(240_000)
    const books = booksOf(game)
    expect(books).toHaveLength(200)
    const notice = JSON.stringify(books)
    for (const type of ['freeSpinsEnd', 'maxWin']) expect(notice).toContain(`"type":"${type}"`)
    const troubles = watch(page)
    for (const [manner, some] of [
      ['', books.filter((_, at) => at % STILL > 0)],
      ['&still', books.filter((_, at) => at % STILL === 0)],
    ] as const) {
      await page.goto(`${gallery}?gallery&swift${manner}&game=${game.id}`)
      await presentAll(page, some)
    }
    expect(troubles).toEqual([])
  })
}
