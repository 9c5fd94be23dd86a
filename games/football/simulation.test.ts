import { expect, it } from 'vitest'
import { drawCardOf, drawRound } from '#chance/floor-draws.ts'
import { cardWordsOf, wordsOf } from '#chance/floor.ts'
import { hmacLater, sha256Later } from '#server/crypto/node-hash.ts'
import { LEAGUES, endOf, isRightBy, pricesOf, spotsOf, type MatchEnd } from './numbers.ts'
import { matchScores, type Ending } from './scores.ts'

/** So many match days of a chain that begins with a seed that is written here: eight matches, 512 bets each. */
const DAYS = 80

it(
  'a lira on every bet of every match, day after day, returns what the prices say, within 99 %',
  { timeout: 60_000 },
  async () => {
    const rules = LEAGUES['cini-ligi']
    const drawnBy = { kind: 'football', ...rules } as const
    let seed = await sha256Later('a chain of a simulation')
    let [off, variance] = [0, 0]
    const goals = goalCount()
    for (let round = BigInt(DAYS); round > 0n; round -= 1n) {
      const drawn = { table: 'cini-ligi', round, clientSeeds: [], salt: 'salt' }
      const card = await drawCardOf(
        drawnBy,
        await cardWordsOf(hmacLater, sha256Later, drawn),
        round,
      )
      if (card === null) throw new Error('a match day without a card')
      const words = await wordsOf(hmacLater, sha256Later, seed, drawn)
      const { outcome } = await drawRound(drawnBy, words, card, matchScores)
      if (!('goals' in outcome)) throw new Error('a match day without goals')
      for (let match = 1; match <= card.field.length / 2; match += 1) {
        const prices = pricesOf(match, card.strengths)
        const spots = spotsOf(match)
        const paidBy = (end: MatchEnd): number =>
          spots.reduce(
            (sum, spot) => sum + (isRightBy(spot, end) ? (prices.get(spot.name) ?? 0) / 100 : 0),
            0,
          )
        const { endings, all } = matchScores(
          card.strengths[2 * match - 2] ?? 0,
          card.strengths[2 * match - 1] ?? 0,
        )
        let [mean, square] = [0, 0]
        for (const ending of endings) {
          const paid = paidBy(ending)
          mean += (ending.weight / all) * paid
          square += (ending.weight / all) * paid * paid
        }
        off += paidBy(endOf(outcome.goals, match)) - mean
        variance += square - mean * mean
        goals.add(endings, all, endOf(outcome.goals, match))
      }
      seed = await sha256Later(seed)
    }
    expect(Math.abs(off) / Math.sqrt(variance)).toBeLessThan(2.576)
    expect(goals.astray()).toBeLessThan(2.576)
  },
)

/** Bets on scores that hardly ever come pay most of all together: how many goals there are says more of the draw. */
function goalCount() {
  let [off, variance] = [0, 0]
  const sumOf = ({ full }: MatchEnd): number => full[0] + full[1]
  return {
    add: (endings: readonly Ending[], all: number, end: MatchEnd) => {
      let [mean, square] = [0, 0]
      for (const ending of endings) {
        mean += (ending.weight / all) * sumOf(ending)
        square += (ending.weight / all) * sumOf(ending) ** 2
      }
      off += sumOf(end) - mean
      variance += square - mean * mean
    },
    astray: () => Math.abs(off) / Math.sqrt(variance),
  }
}
