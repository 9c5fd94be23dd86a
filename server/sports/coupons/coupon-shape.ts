/** How the picks of a coupon stand together, as its row says, what is staked on each of its lines, and by whom. */
import type { Money } from '#contract/money.ts'
import { countLines, type CouponShape } from '#games/sports/lines.ts'

export interface ShapeRow {
  /** Of a system; null of any other: its picks are one line. */
  sizes: readonly number[] | null
  /** The places of picks that stand in every line. */
  bankers: readonly number[]
  /** The house staked on it: it pays what it wins beyond its stake. */
  is_free: boolean
}

/** Its columns, for a query. */
export const SHAPE = ['coupon.sizes', 'coupon.bankers', 'coupon.is_free'] as const

export const ONE_LINE: ShapeRow = { sizes: null, bankers: [], is_free: false }

export const shapeOf = (
  { sizes, bankers }: Pick<ShapeRow, 'sizes' | 'bankers'>,
  legs: number,
): CouponShape => ({
  legs,
  bankers,
  sizes: sizes ?? [legs - bankers.length],
})

/** A coupon of these legs, with so much staked on all of its lines together: whole tenths of kuruş on each. */
export function shaped<Leg>(row: ShapeRow, legs: readonly Leg[], stake: Money) {
  const shape = shapeOf(row, legs.length)
  return { ...shape, legs, lineStake: stake / BigInt(countLines(shape)), isFree: row.is_free }
}
