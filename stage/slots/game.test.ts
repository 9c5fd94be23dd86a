import { describe, expect, it } from 'vitest'
import { examplesOf } from './examples.ts'
import { SHELF } from '#games/shelf.ts'
import type { SlotEvent } from '#games/slots/events.ts'
import { paysOf, scattersMin } from './game.ts'
import { TITLES } from './themes.ts'
import { atVersion } from './title.ts'

describe('a game in the engine’s shape', () => {
  it('pays each count for all up to the next, and the last for any more', () => {
    expect(paysOf('leaf', { 5: 20, 6: 25, 10: 100 }).counts).toEqual([
      { count: 5, upTo: 5, payout: 20 },
      { count: 6, upTo: 9, payout: 25 },
      { count: 10, upTo: null, payout: 100 },
    ])
  })
})

it('prints the numbers of the version that was launched', () => {
  const [title] = Object.values(TITLES)
  if (!title) throw new Error('there is no title')
  const before = { ...title.game, maxWin: 100_000 }
  const later = { ...title, older: { '1': before } }
  expect(atVersion(later, '1').game).toBe(before)
  expect(atVersion(later, '2').game).toBe(title.game)
})

describe.each(Object.entries(TITLES))('%s', (name, { game, theme, words }) => {
  const symbols = [...game.pays.map(({ symbol }) => symbol), game.scatter]
  if (game.mechanic !== 'clusters') symbols.push(game.wild)

  it('has a look and a name in both languages for every symbol, and no others', () => {
    for (const known of [theme.symbols, words.tr.symbols, words.en.symbols])
      expect(Object.keys(known).toSorted()).toEqual(symbols.toSorted())
    expect(theme.game).toBe(name)
  })

  it('draws with pictures it brings along', () => {
    const looks = Object.values(theme.symbols)
    const layers = looks.flatMap((look) => (look.kind === 'picture' ? look.layers : []))
    const all = [...layers, ...theme.emblem, ...theme.tile.hero, ...theme.tile.sides]
    const used = [...all.map(({ picture }) => picture), ...theme.petals]
    for (const picture of used) expect(theme.pictures).toHaveProperty([picture])
  })

  it('opens on a full board of its own symbols', () => {
    expect(game.opening).toHaveLength(game.reels)
    for (const column of game.opening) {
      expect(column).toHaveLength(game.rows)
      for (const symbol of column) expect(symbols).toContain(symbol)
    }
  })

  it('shows rounds in the gallery whose boards are full after every tumble', () => {
    const boards = examplesOf(game).flatMap(({ events }) =>
      events.flatMap((event) => ('board' in event ? [event.board] : [])),
    )
    for (const board of boards)
      expect(board.map((column) => column.length)).toEqual(game.opening.map((c) => c.length))
  })

  describe('says of its scatters and wilds what its books do', () => {
    const books = booksOf(name)
    const boards = books.flat().flatMap((event) => ('board' in event ? [event.board] : []))
    const reelsOf = (symbol: string) =>
      [...new Set(boards.flatMap((board) => reelsShowing(board, symbol)))].toSorted((a, b) => a - b)

    it('the reels they come on, and one scatter a reel at most', () => {
      expect(reelsOf(game.scatter)).toEqual(game.scatterReels)
      if (game.mechanic !== 'clusters') expect(reelsOf(game.wild)).toEqual(game.wildReels)
      const most = Math.max(...boards.flat().map((column) => countOf(column, game.scatter)))
      expect(most).toBe(1)
    })

    it('when they are counted', () => {
      const fallen = books.flat().flatMap((event) => (event.type === 'tumble' ? event.fallen : []))
      const late = fallen.flat().filter((symbol) => symbol === game.scatter).length
      if (game.scatterCounted === 'as-shown') expect(late).toBe(0)
      else expect(late).toBeGreaterThan(0)
      const counted = books.flatMap(awardsIn)
      expect(counted.length).toBeGreaterThan(20)
      for (const { board, places } of counted) {
        expect(countOf(board.flat(), game.scatter)).toBe(places)
        expect(places).toBeGreaterThanOrEqual(scattersMin(game))
      }
    })
  })
})

/** The first rows of each mode: base rounds and bought ones. */
function booksOf(id: string): SlotEvent[][] {
  const modes = SHELF.findLast((own) => own.id === id)?.modes ?? []
  // A book of our own slots is a list of their events.
  return modes.flatMap((mode) =>
    Array.from({ length: 300 }, (_, row) => mode.book(row) as SlotEvent[]),
  )
}

const countOf = (symbols: readonly string[], symbol: string): number =>
  symbols.filter((each) => each === symbol).length

const reelsShowing = (board: readonly string[][], symbol: string): number[] =>
  board.flatMap((column, at) => (column.includes(symbol) ? [at + 1] : []))

/** Every award of free spins with the board that it was counted on: the last one shown before. */
function awardsIn(events: readonly SlotEvent[]): { board: string[][]; places: number }[] {
  let board: string[][] = []
  return events.flatMap((event) => {
    if ('board' in event) board = event.board
    return event.type === 'freeSpins' ? [{ board, places: event.positions.length }] : []
  })
}
