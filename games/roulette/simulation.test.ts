import { expect, it } from 'vitest'
import { drawRound } from '#chance/floor-draws.ts'
import { wordsOf } from '#chance/floor.ts'
import { chiSquare, chiSquareAbove } from '#scripts/games/battery/distributions.ts'
import { hmacLater, sha256Later } from '#server/crypto/node-hash.ts'
import { POCKETS, SPOTS, WHEEL } from './numbers.ts'
import { payoutOf, returnOf } from './rules.ts'

/** So many rounds of a chain that begins with a seed that is written here. */
const ROUNDS = 20_000
const STAKE = 2n

async function pocketsOf(table: string): Promise<number[]> {
  const rules = { kind: 'roulette' } as const
  let seed = await sha256Later('a chain of a simulation')
  const counts = Array<number>(POCKETS).fill(0)
  for (let round = ROUNDS; round > 0; round -= 1) {
    const drawn = { table, round: BigInt(round), clientSeeds: [], salt: 'salt' }
    const { outcome } = await drawRound(rules, await wordsOf(hmacLater, sha256Later, seed, drawn))
    if ('pocket' in outcome) counts[outcome.pocket] = (counts[outcome.pocket] ?? 0) + 1
    seed = await sha256Later(seed)
  }
  return counts
}

/** One of each sort of rules. */
const TABLES = {
  'avrupa-ruleti': { laPartage: false },
  'fransiz-ruleti': { laPartage: true },
}

it.each(Object.entries(TABLES))(
  '%s: a chip on every spot, round after round, returns what is stated, within 99 %%',
  async (table, rules) => {
    const counts = await pocketsOf(table)
    const even = Array<number>(POCKETS).fill(ROUNDS / POCKETS)
    expect(chiSquareAbove(chiSquare(counts, even), POCKETS - 1)).toBeGreaterThan(0.001)
    const paid = WHEEL.map((pocket) =>
      Number(SPOTS.reduce((sum, spot) => sum + payoutOf(spot, STAKE, pocket, rules), 0n)),
    )
    const stated = Number(SPOTS.reduce((sum, spot) => sum + returnOf(spot, rules), 0n)) / POCKETS
    const mean = WHEEL.reduce((sum, pocket, at) => sum + (counts[pocket] ?? 0) * (paid[at] ?? 0), 0)
    const variance = paid.reduce((sum, one) => sum + (one - stated) ** 2, 0) / POCKETS
    const off = Math.abs(mean / ROUNDS - stated) / Math.sqrt(variance / ROUNDS)
    expect(off).toBeLessThan(2.576)
  },
)
