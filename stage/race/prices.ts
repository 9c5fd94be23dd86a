/** The prices of a card, as the board and the slip show them. */
import type { FloorCard } from '#contract/games/floor-protocol.ts'
import { findSpot, isRight, priceOf } from '#games/race/numbers.ts'

/** What one lira on a bet pays on this card, in hundredths; null where it has none. */
export function priceIn(card: FloorCard | null, spot: string): number | null {
  const found = findSpot(spot)
  return found && card ? priceOf(found, card.strengths) : null
}

/** What all selections pay together where the order is kindest to them. */
export function highest(
  chips: readonly (readonly [string, number])[],
  card: FloorCard | null,
): bigint {
  if (!card) return 0n
  const posts = card.field.map((_, at) => at + 1)
  const bets = chips.flatMap(([name, amount]) => {
    const [spot, price] = [findSpot(name), priceIn(card, name)]
    return spot && price !== null ? [{ spot, won: (BigInt(amount) * BigInt(price)) / 100n }] : []
  })
  let best = 0n
  for (const a of posts)
    for (const b of posts)
      for (const c of posts) {
        if (a === b || b === c || a === c) continue
        // No bet looks further than the third: in which order the others come does not matter.
        const order = [a, b, c, ...posts.filter((post) => post !== a && post !== b && post !== c)]
        const won = bets.reduce(
          (sum, { spot, won: pays }) => (isRight(spot, order) ? sum + pays : sum),
          0n,
        )
        if (won > best) best = won
      }
  return best
}
