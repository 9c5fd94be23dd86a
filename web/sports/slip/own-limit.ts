/** What the member's limits leave for a coupon: their own and the house's, of stakes and of losses, the one that is met first. */
import type { Data } from '#contract/registry.ts'

type Limit = Pick<Data<'protection/get'>['limits'][number], 'kind' | 'period' | 'value' | 'used'>

export interface Left {
  kind: 'stake' | 'loss'
  period: Limit['period']
  lira: number
}

/** Null where no limit holds stakes. */
export const leastLeft = (limits: readonly Limit[]): Left | null =>
  limits
    .flatMap(({ kind, period, value, used }): Left[] =>
      kind === 'stake' || kind === 'loss'
        ? [{ kind, period, lira: Math.max(0, value - used) }]
        : [],
    )
    .toSorted((one, other) => one.lira - other.lira)[0] ?? null
