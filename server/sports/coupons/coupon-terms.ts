/** What a coupon was taken as, in one text that is hashed into its stake's entry: nobody can alter a leg or its odds afterwards unseen. */
import { createHash } from 'node:crypto'
import { contentOf } from '../../bets/stake-content.ts'
import type { ShapeRow } from './coupon-shape.ts'

interface Leg {
  event_id: bigint | number
  market_key: string
  selection: string
  odds: number
}

/** What its stake is on, by the first word, and its terms. At most 200 characters. */
export function couponContent(
  kind: string,
  legs: readonly Leg[],
  { sizes, bankers, is_free }: Omit<ShapeRow, 'is_free'> & Partial<Pick<ShapeRow, 'is_free'>>,
): string {
  const terms = legs.map((leg) => [
    String(leg.event_id),
    leg.market_key,
    leg.selection,
    String(leg.odds),
  ])
  return contentOf(
    'sports',
    hashOf([kind, terms, ...(sizes ? [sizes, bankers] : []), ...(is_free ? ['free'] : [])]),
  )
}

/** Of JSON that is written in one way only: texts and lists. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')
