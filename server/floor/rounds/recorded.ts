/** What kinds with a card read of a record in the database. */
import type { FloorCard } from '#contract/games/floor-protocol.ts'
import type { RecordedCard } from '../kinds/table-kind.ts'

export const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isSafeInteger(one))

/** Who takes part, and how strong they are. Throws where a round has no card. */
export function cardIn(card: RecordedCard): FloorCard {
  const { field, strengths } = card ?? {}
  if (!isNumbers(field) || !isNumbers(strengths)) throw new Error('a round has no card')
  return { field, strengths }
}
