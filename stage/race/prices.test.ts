import { expect, it } from 'vitest'
import { showShortPrice } from '../virtual/price-text.ts'
import { highest, priceIn } from './prices.ts'

const CARD = { field: [0, 1, 2, 3, 4, 5, 6, 7], strengths: [80, 70, 60, 50, 40, 30, 20, 10] }
const LIRA = 1_000_000

const won = (...spots: string[]): bigint =>
  spots.reduce((sum, spot) => sum + (BigInt(LIRA) * BigInt(priceIn(CARD, spot) ?? 0)) / 100n, 0n)
const best = (...spots: string[]): bigint =>
  highest(
    spots.map((spot) => [spot, LIRA] as const),
    CARD,
  )

it('the most that a slip may bring is what can be right together', () => {
  expect(best('win-1', 'place-2', 'place-3')).toBe(won('win-1', 'place-2', 'place-3'))
  // Of eight three are placed, and no fourth.
  expect(best('place-5', 'place-6', 'place-7', 'place-8')).toBe(
    won('place-6', 'place-7', 'place-8'),
  )
  expect(best('win-1', 'win-8')).toBe(won('win-8'))
  expect(best('forecast-8-7', 'tricast-8-7-6', 'tricast-7-8-6')).toBe(
    won('forecast-8-7', 'tricast-8-7-6'),
  )
  expect(best()).toBe(0n)
  expect(highest([['win-1', LIRA]], null)).toBe(0n)
})

it('a short price is never more than it is', () => {
  expect([999, 1_239, 33_299].map((price) => showShortPrice(price, 'tr'))).toEqual([
    '9,99',
    '12,3',
    '332',
  ])
})
