/** What the events of a published book say that it pays, held against what its row of the table pays. */
import { bareName, sumFieldOf } from '#contract/games/book-sums.ts'
import { isRecord } from './folder-index.ts'

/**
 * Why these events cannot tell of a round that pays so much, or null. `payout` is in hundredths of the base bet. The
 * last event declares the sum of the round, in the one field that its type has for it, and that has to be the payout.
 * So has any such sum before it, or whoever verifies the round later finds that it does not hold; and every field of the
 * last event that is named like a sum of the round: a page counts up to it.
 */
export function objectionToSum(events: readonly unknown[], payout: number): string | null {
  if (events.length === 0 && payout !== 0) return `has no events, and its row pays ${payout}`
  for (const [at, event] of events.entries()) {
    if (!isRecord(event)) continue
    const field = fieldsOf(event, at === events.length - 1).find((name) => event[name] !== payout)
    if (field === undefined) continue
    const declared = JSON.stringify(event[field]) ?? 'nothing'
    return `ends with ${payout} by its row, and event ${at + 1} (${String(event['type'])}) has ${declared} as its ${field}`
  }
  return events.length === 0 ? null : objectionToEnd(events)
}

/** Whatever a game calls its sums in other events, one of them is declared where everybody looks for it. */
function objectionToEnd(events: readonly unknown[]): string | null {
  const last = events.at(-1)
  const type = isRecord(last) ? last['type'] : undefined
  if (sumFieldOf(type) !== null) return null
  return `ends with event ${events.length} (${String(type)}), which declares no sum: a book ends with a finalWin and its amount, or with a total and its payout`
}

/** What the last event of any type may count up to: `total`, `win`, `payout`, `totalWinAmount`, `payoutMultiplier` … */
const SUM_NAME = /^(total|final|((total|final)?(win|amount|payout)(amount|multiplier)?))$/

const namesSum = (field: string): boolean => SUM_NAME.test(bareName(field))

/** Every field of an event that says what the round pays. */
function fieldsOf(event: Record<string, unknown>, isLast: boolean): readonly string[] {
  const sum = sumFieldOf(event['type'])
  const ends = isLast ? Object.keys(event).filter(namesSum) : []
  return sum === null ? ends : [sum, ...ends]
}
