import { expect, it } from 'vitest'
import { drawCardOf, drawRound } from '#chance/floor-draws.ts'
import { cardWordsOf, wordsOf } from '#chance/floor.ts'
import { hmacLater, sha256Later } from '#server/crypto/node-hash.ts'
import { RACE_TRACKS, isRight, priceOf, spotsOf } from './numbers.ts'

/** So many races of a chain that begins with a seed that is written here. */
const RACES = 600

it.each(Object.entries(RACE_TRACKS))(
  '%s: a lira on every bet of every market, race after race, returns what its prices say, within 99 %%',
  { timeout: 60_000 },
  async (table, rules) => {
    const drawnBy = { kind: 'race', ...rules } as const
    const spots = spotsOf(rules.runners)
    let seed = await sha256Later('a chain of a simulation')
    let [off, variance] = [0, 0]
    for (let round = BigInt(RACES); round > 0n; round -= 1n) {
      const drawn = { table, round, clientSeeds: [], salt: 'salt' }
      const card = await drawCardOf(
        drawnBy,
        await cardWordsOf(hmacLater, sha256Later, drawn),
        round,
      )
      if (card === null) throw new Error('a race without a card')
      const { outcome } = await drawRound(
        drawnBy,
        await wordsOf(hmacLater, sha256Later, seed, drawn),
        card,
      )
      const order = 'order' in outcome ? outcome.order : []
      const prices = new Map(
        spots.map((spot) => [spot.name, (priceOf(spot, card.strengths) ?? 0) / 100]),
      )
      const paid = spots.reduce(
        (sum, spot) => sum + (isRight(spot, order) ? (prices.get(spot.name) ?? 0) : 0),
        0,
      )
      const { mean, spread } = paidBy(card.strengths, prices)
      off += paid - mean
      variance += spread
      seed = await sha256Later(seed)
    }
    expect(Math.abs(off) / Math.sqrt(variance)).toBeLessThan(2.576)
  },
)

/** What all bets together pay on average, and how far that goes astray, over every first three. */
function paidBy(strengths: readonly number[], prices: ReadonlyMap<string, number>) {
  const whole = strengths.reduce((sum, one) => sum + one, 0)
  const price = (name: string): number => prices.get(name) ?? 0
  const isThird = strengths.length >= 8
  let [mean, square] = [0, 0]
  for (const [a, first] of strengths.entries())
    for (const [b, second] of strengths.entries())
      for (const [c, third] of strengths.entries()) {
        if (a === b || b === c || a === c) continue
        const chance =
          (first / whole) * (second / (whole - first)) * (third / (whole - first - second))
        const [x, y, z] = [a + 1, b + 1, c + 1]
        const placed = price(`place-${x}`) + price(`place-${y}`)
        const paid =
          price(`win-${x}`) +
          placed +
          (isThird ? price(`place-${z}`) : 0) +
          price(`forecast-${x}-${y}`) +
          price(`tricast-${x}-${y}-${z}`)
        mean += chance * paid
        square += chance * paid * paid
      }
  return { mean, spread: square - mean * mean }
}
