/**
 * What every game on the shelf keeps, whatever its kind, read from nothing but what a publisher gets: tables
 * and books. What is asked of a slot's own events is asked of slots alone.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { printTable, readTable } from '#server/round/publish/lookup-table.ts'
import { objectionsTo, reportOf } from '#server/round/fairness/table-report.ts'
import { HEADS_OR_TAILS } from '#server/round/testing-coins.ts'
import type { OwnGame, OwnMode } from './own-game.ts'
import { NEWEST, SHELF } from './shelf.ts'
import type { SlotEvent } from './slots/events.ts'
import { SLOT } from './slots/published-slot.ts'
import { totalOf } from './slots/testing.ts'
import { SYMBOLS as KAPADOKYA_SYMBOLS } from './slots/kapadokya-1000/numbers.ts'
import { SYMBOLS as LALE_SYMBOLS } from './slots/lale-devri/numbers.ts'
import { SYMBOLS as YONCA_SYMBOLS } from './slots/yonca-bahcesi/numbers.ts'

const isSlot = ({ stageKind }: Pick<OwnGame, 'stageKind'>): boolean => stageKind === SLOT

/** What a game shows and tells beyond what every slot does; a new slot adds its line. */
const REACHED: Readonly<Record<string, { symbols: readonly string[]; events: string[] }>> = {
  'lale-devri': { symbols: LALE_SYMBOLS, events: [] },
  'kapadokya-1000': { symbols: KAPADOKYA_SYMBOLS, events: ['tumble', 'multiplier'] },
  'yonca-bahcesi': { symbols: YONCA_SYMBOLS, events: ['tumble', 'grid'] },
}

const EVENTS_OF_ALL = 'reveal wins freeSpins freeSpin freeSpinsEnd maxWin total'.split(' ')

/** Books looked at in each mode, evenly over its rows and the last one. */
const SAMPLE = 400

interface Published {
  mode: OwnMode
  built: ReturnType<OwnMode['build']>
  report: ReturnType<typeof reportOf>
  hash: string
  rows: number[]
  books: SlotEvent[][]
}

const published = new Map<OwnMode, Published>()

const BUILD_MS_MAX = 180_000

/** Built once, whoever wants it first. */
function publishedOf(mode: OwnMode): Published {
  const known = published.get(mode)
  if (known) return known
  const built = mode.build()
  const table = readTable(Buffer.from(printTable(built.weights, built.payouts)))
  const last = built.payouts.length - 1
  const rows = Array.from({ length: SAMPLE }, (_, at) => Math.floor((at * last) / (SAMPLE - 1)))
  const books = rows.map((row) => bookOf(mode, row))
  const fresh = { mode, built, report: reportOf(table, mode.cost), hash: table.hash, rows, books }
  published.set(mode, fresh)
  return fresh
}

/** Every book counts its events; what else stands in them is a slot's where the game is one. */
const bookOf = (mode: OwnMode, row: number) => mode.book(row) as SlotEvent[] // as its game records them

/** Every number anywhere in it. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** What the events say was paid, added up by hand. */
function sumOf(events: readonly SlotEvent[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'wins') return sum + event.wins.reduce((all, win) => all + win.payout, 0)
    return event.type === 'freeSpins' ? sum + event.payout : sum
  }, 0)
}

/** The model of a game that is no slot keeps it all too, or whoever copies it would not. */
const GAMES: readonly OwnGame[] = [...SHELF, HEADS_OR_TAILS]

const ALL = GAMES.flatMap((game) => game.modes.map((mode) => ({ game, mode })))
const named = ALL.map(({ game, mode }): [string, OwnGame, OwnMode] => [
  `${game.id} ${game.version} ${mode.name}`,
  game,
  mode,
])

describe.each(named)('%s', (_name, { stageKind }, mode) => {
  const maxWin = mode.maxWin * 100

  beforeAll(() => void publishedOf(mode), BUILD_MS_MAX)

  it('has the table whose hash is committed', () => {
    expect(publishedOf(mode).hash).toBe(mode.tableHash)
  })

  it('has whole weights above zero, whole payouts up to the maximum win, and sums exactly', () => {
    const { weights, payouts } = publishedOf(mode).built
    expect(weights.every((weight) => Number.isSafeInteger(weight) && weight > 0)).toBe(true)
    expect(payouts.every((payout) => payout >= 0 && payout <= maxWin)).toBe(true)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(2 ** 53)
  })

  it('returns what is stated to 0.01 %, in exact arithmetic', () => {
    expect(Math.abs(publishedOf(mode).report.rtp - mode.rtp)).toBeLessThan(0.0001)
  })

  it('reaches its maximum win at least once in ten million', () => {
    const { report } = publishedOf(mode)
    expect(report.maxWin * 100).toBe(maxWin)
    expect(report.maxWinOneIn).toBeLessThan(10_000_000)
  })

  it.runIf(isSlot({ stageKind }))('leans by less than a fifth', () => {
    const { built } = publishedOf(mode)
    const lean = 'lean' in built ? built.lean : undefined
    expect(lean).toBeTypeOf('number')
    expect(lean).toBeLessThan(0.2)
  })

  it('tells a row the same at every call, its events counted from 0, in integers only', () => {
    const { rows, books } = publishedOf(mode)
    books.forEach((events, at) => {
      if (at % 4 === 0) expect(bookOf(mode, rows[at] ?? 0)).toEqual(events)
      expect(events.map(({ index }) => index)).toEqual(events.map((_, index) => index))
      expect(numbersIn(events).every(Number.isSafeInteger)).toBe(true)
    })
  })

  it.runIf(isSlot({ stageKind }))(
    'pays by each row what its events add up to, held to its maximum',
    () => {
      const { rows, books, built } = publishedOf(mode)
      books.forEach((events, at) => {
        const capped = events.some(({ type }) => type === 'maxWin')
        expect(totalOf(events)).toBe(built.payouts[rows[at] ?? 0])
        expect(totalOf(events)).toBe(Math.min(maxWin, sumOf(events)))
        expect(capped).toBe(totalOf(events) === maxWin)
        expect(events.filter(({ type }) => type === 'total')).toEqual([events.at(-1)])
      })
    },
  )

  it('has no book beyond its table', () => {
    const { built } = publishedOf(mode)
    expect(() => mode.book(built.payouts.length)).toThrow(RangeError)
  })
})

describe.each(GAMES.map((game): [string, OwnGame] => [`${game.id} ${game.version}`, game]))(
  '%s',
  (_name, game) => {
    const { id } = game
    const modes = () => game.modes.map(publishedOf)
    const events = () => modes().flatMap(({ books }) => books.flat())

    it('states the maximum win of the mode that pays most', () => {
      expect(game.facts.maxWin).toBe(Math.max(...game.modes.map(({ maxWin }) => maxWin)))
    })

    it('may be published: its modes return alike', () => {
      expect(
        objectionsTo(modes().map(({ mode, report }) => ({ name: mode.name, report }))),
      ).toEqual([])
    })

    it.runIf(isSlot(game))('reaches every feature', () => {
      expect(game.modes.map(({ name }) => name)).toEqual(['base', 'bonus'])
      const wanted = [...EVENTS_OF_ALL, ...(REACHED[id]?.events ?? ['a line in REACHED'])]
      expect(new Set(events().map(({ type }) => type))).toEqual(new Set(wanted))
      const awards = events().flatMap((event) => (event.type === 'freeSpins' ? [event] : []))
      expect(new Set(awards.map(({ retrigger }) => retrigger))).toEqual(new Set([true, false]))
    })

    it.runIf(isSlot(game))('reaches every symbol, and a win with each that pays', () => {
      const shown = events().flatMap((event) =>
        event.type === 'reveal' || event.type === 'tumble' ? event.board.flat() : [],
      )
      expect(new Set(shown)).toEqual(new Set(REACHED[id]?.symbols))
      const won = events().flatMap((event) => (event.type === 'wins' ? event.wins : []))
      expect(new Set(won.map(({ symbol }) => symbol))).toEqual(
        new Set(game.facts.pays.map(({ symbol }) => symbol)),
      )
    })

    it.runIf(isSlot(game))('reaches every size of win that the paytable lists', () => {
      const listed = [...new Set(game.facts.pays.flatMap(({ pays }) => pays.map(countOf)))]
      const sizes = listed.sort((a, b) => a - b)
      const won = events().flatMap((event) => (event.type === 'wins' ? event.wins : []))
      const met = won.map(({ count }) => sizes.findLast((size) => size <= count))
      expect(new Set(met)).toEqual(new Set(sizes))
    })
  },
)

it('holds slots: what is asked of slots alone is asked of every game of today', () => {
  expect(SHELF.filter(isSlot).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['lale-devri', 'kapadokya-1000', 'yonca-bahcesi']),
  )
})

it('has every version once, those of a game side by side, the newest last', () => {
  const names = SHELF.map(({ id, version }) => `${id} ${version}`)
  expect(names).toEqual([...new Set(names)])
  const ids = SHELF.map(({ id }) => id)
  const begun = ids.filter((id, at) => id !== ids[at - 1])
  expect(begun).toEqual([...new Set(ids)])
  expect(NEWEST.map(({ id }) => id)).toEqual(begun)
})

const countOf = ({ count }: { count: number }): number => count
