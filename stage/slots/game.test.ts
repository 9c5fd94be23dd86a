import { describe, expect, it } from 'vitest'
import { examplesOf } from './examples.ts'
import { paysOf } from './game.ts'
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
})
