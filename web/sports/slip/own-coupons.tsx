import { useMatch } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { cardClass } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useCall } from '#web/call/use-call.ts'
import { CashOut } from '#web/parts/sports/cash-out.tsx'
import { useCashOutPrices } from '#web/parts/sports/use-cash-out-prices.ts'
import { LegMatch, LegOdds } from '#web/parts/sports/coupon-card.tsx'
import { marketText, selectionText } from '#web/parts/sports/market-words.ts'
import { useWords } from '#web/words/words.ts'
import { OWN_COUPON_WORDS } from './own-coupons-words.ts'
import { IN_SLIP_MAX } from '../look.ts'
import styles from './own-coupons.module.css'

/** It is drawn by the same cards: one file brings both. */
export { CouponCheck } from '../results/coupon-check.tsx'

type Coupon = Data<'betframe/getCoupons'>[number]

/** Where the stream brings no news of them. */
const COUPONS_LOOK_MS = 60_000
const SHOWN_MAX = 5

/** A member's open coupons with a pick of a match, and what each sells for now. */
export function CouponsOnMatch({ eventID }: { eventID: number }) {
  const words = useWords(OWN_COUPON_WORDS)
  const coupons = useOpenCoupons({ eventID, limit: SHOWN_MAX })
  return <Coupons title={words.onMatch} coupons={coupons} isCard />
}

/** The latest of a member's open coupons; beside a match, those that do not stand on its page itself. */
export function LatestCoupons() {
  const words = useWords(OWN_COUPON_WORDS)
  const shown = Number(useMatch('/sport/event/:id')?.params.id)
  const coupons = useOpenCoupons({ limit: IN_SLIP_MAX }).filter(
    ({ legs }) => !legs.some(({ eventID }) => eventID === shown),
  )
  return <Coupons title={words.open} coupons={coupons} />
}

function useOpenCoupons(filter: { eventID?: number; limit: number }): readonly Coupon[] {
  const payload = { status: 'open', ...filter } as const
  const { data } = useCall('betframe/getCoupons', payload, {
    silent: true,
    keepLast: true,
    everyMs: COUPONS_LOOK_MS,
    freshMs: 0,
  })
  const coupons = data?.data ?? []
  useCashOutPrices(coupons, payload)
  return coupons
}

interface CouponsProps {
  title: string
  coupons: readonly Coupon[]
  /** It stands by itself. */
  isCard?: boolean
}

function Coupons({ title, coupons, isCard = false }: CouponsProps) {
  if (coupons.length === 0) return null
  return (
    <section
      className={isCard ? cardClass(`${styles['own']} ${styles['card']}`) : styles['own']}
      aria-label={title}
    >
      <h2>{title}</h2>
      <ul>
        {coupons.map((coupon) => (
          <OwnCoupon key={coupon.couponID} coupon={coupon} />
        ))}
      </ul>
    </section>
  )
}

function OwnCoupon({ coupon }: { coupon: Coupon }) {
  const words = useWords(OWN_COUPON_WORDS)
  const lang = useLang()
  const { couponID, status, legs, stake, most } = coupon
  return (
    <li>
      <small>
        {words.number(couponID)}
        {status === 'pending' && ` · ${words.pending}`}
      </small>
      <ul>
        {legs.map((leg) => (
          <li key={`${leg.eventID} ${leg.market} ${leg.selection}`} data-result={leg.result}>
            <span>
              <b>{selectionText(leg, leg.selection, leg, lang)}</b> · {marketText(leg, lang)}
            </span>
            <b>
              <LegOdds leg={leg} />
            </b>
            <small data-live={leg.result === null && leg.score !== null}>
              <LegMatch leg={leg} />
            </small>
          </li>
        ))}
      </ul>
      <small>{words.sums(formatMoney(stake, lang), formatMoney(most, lang))}</small>
      <CashOut coupon={coupon} />
    </li>
  )
}
