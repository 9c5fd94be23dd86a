import { describe, expect, it } from 'vitest'
import { STAKES } from '#games/stakes.ts'
import type { KnownGame } from '#server/round/publish/known-game.ts'
import { readTile } from '../publish-game/options.ts'
import { readChange } from './options.ts'

const GAME: KnownGame = {
  id: 'moon-lines',
  versions: ['1', '2'],
  modes: ['base', 'Bonus'],
  stakes: STAKES,
  maxWin: 5000,
  settings: undefined,
  wrongFiles: [],
}

describe('what is said of a game', () => {
  it('changes that and nothing else', () => {
    expect(readChange({}, GAME)).toEqual({})
    expect(readChange({ close: true }, GAME)).toEqual({ is_open: false })
    expect(readChange({ open: true, hide: true }, GAME)).toEqual({ is_open: true, is_hidden: true })
    expect(readChange({ show: true, version: '1' }, GAME)).toEqual({
      is_hidden: false,
      version: '1',
    })
    expect(readChange({ 'close-mode': 'bonus' }, GAME)).toEqual({ closed_modes: ['BONUS'] })
    expect(readChange({ 'own-stakes': true }, GAME)).toEqual({ stakes: null })
    expect(readChange({ client: '' }, GAME)).toEqual({ client: null })
    const client = 'https://games.example/index.html'
    expect(readChange({ client }, GAME)).toEqual({ client, is_hidden: false })
  })

  it('keeps the levels that still fit when only the limits change', () => {
    const { stakes } = readChange({ min: '2', max: '6', step: '0.5' }, GAME)
    expect(stakes).toEqual({
      minMicro: 2_000_000,
      maxMicro: 6_000_000,
      stepMicro: 500_000,
      defaultMicro: 5_000_000,
      levelsMicro: [2, 3, 4, 5, 6].map((lira) => lira * 1_000_000),
    })
    const own = readChange({ max: '3', levels: '1,2,3', first: '2' }, GAME).stakes
    expect(own).toMatchObject({ levelsMicro: [1_000_000, 2_000_000, 3_000_000] })
    expect(own).toMatchObject({ defaultMicro: 2_000_000, maxMicro: 3_000_000 })
  })

  it.each([
    [{ min: '2,5' }, /--min takes lira/],
    [{ min: '-1' }, /--min takes lira/],
    [{ max: '1e6' }, /--max takes lira/],
    [{ step: '0.001' }, /whole kuruş/],
    [{ max: '100.1' }, /100.1 is not on the step/],
    [{ levels: '5,2' }, /have to rise/],
    [{ first: '7' }, /one of the levels/],
    [{ version: '3' }, /no version 3; it has 1, 2/],
    [{ 'close-mode': 'free' }, /no mode free; it has base, Bonus/],
    [{ client: 'http://games.example' }, /https address/],
  ])('is refused where it cannot be: %j', (given, reason) => {
    expect(() => readChange(given, GAME)).toThrow(reason)
  })
})

it('a game whose files are not those published is not opened, and may be closed', () => {
  const wrong = { ...GAME, wrongFiles: ['books_base.blocks of version 2'] }
  expect(() => readChange({ open: true }, wrong)).toThrow(
    /moon-lines stays closed: books_base.blocks of version 2 .*npm run game-hashes/,
  )
  expect(readChange({ close: true }, wrong)).toEqual({ is_open: false })
})

describe('a tile', () => {
  it('is named after its folder unless somebody says better', () => {
    expect(readTile('/a/Moon_Lines/', {}).game).toBe('moon-lines')
    expect(readTile('/a/b', { id: 'c', category: '49,60', volatility: 'low' })).toMatchObject({
      game: 'c',
      categories: [49, 60],
      volatility: 'low',
    })
  })

  it.each([[{ category: 'new' }], [{ category: '49,' }], [{ volatility: 'wild' }]])(
    'cannot be told %j',
    (given) => {
      expect(() => readTile('/a/b', given)).toThrow(/--(category|volatility)/)
    },
  )
})
