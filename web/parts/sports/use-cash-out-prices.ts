import type { Data, Payload } from '#contract/registry.ts'
import { OFFERS_MS } from '#web/call/market-news.ts'
import { useCall } from '#web/call/use-call.ts'

type Coupon = Data<'betframe/getCoupons'>[number]

/**
 * Keeps what these open coupons sell for: asked again as one of their matches moves, a few seconds apart at the least; so often, too, where
 * the stream does not bring those. `asked` names them: by their numbers, or the open ones.
 */
export function useCashOutPrices(
  coupons: readonly Pick<Coupon, 'legs'>[],
  asked: Payload<'betframe/getCoupons'>,
): readonly Coupon[] {
  const events = new Set(coupons.flatMap(({ legs }) => legs.map(({ eventID }) => eventID)))
  const { data } = useCall('betframe/getCoupons', asked, {
    silent: true,
    keepLast: true,
    enabled: coupons.length > 0,
    topics: ['changes', ...[...events].map((id) => `market/${id}` as const)],
    everyMs: OFFERS_MS,
    freshMs: 0,
  })
  return data?.data ?? []
}
