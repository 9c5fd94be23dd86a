import { useState } from 'react'
import { Link, useMatch } from 'react-router'
import type { Data, Payload } from '#contract/registry.ts'
import { Icon } from '#kit/art/icon.tsx'
import { BareButton } from '#kit/controls/button.tsx'
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
/** So many unfold on a match's page; the history has the rest. */
const ON_MATCH_MAX = 20

/** A member's open coupons with a pick of a match: one line above its prices, and what each sells for once it is unfolded. */
export function CouponsOnMatch({ eventID }: { eventID: number }) {
  const words = useWords(OWN_COUPON_WORDS)
  const lang = useLang()
  const [isUnfolded, setUnfolded] = useState(false)
  const payload = { status: 'open', eventID, limit: ON_MATCH_MAX } as const
  const { coupons, total } = useOpenCoupons(payload)
  if (coupons.length === 0) return null
  const rest = total - coupons.length
  const most = coupons.reduce((sum, coupon) => sum + coupon.most, 0)
  return (
    <section className={cardClass(`${styles['own']} ${styles['card']}`)} aria-label={words.onMatch}>
      <h2>
        <BareButton aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          <span>
            {words.count(total)}
            {rest === 0 && <small>{words.ifAllWin(total, formatMoney(most, lang))}</small>}
          </span>
          <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} size={18} />
        </BareButton>
      </h2>
      {isUnfolded && (
        <>
          <Priced {...{ coupons, payload }} />
          {rest > 0 && (
            <Link className={styles['rest']} to="/profile/bets?state=running">
              {words.rest(rest)}
            </Link>
          )}
        </>
      )}
    </section>
  )
}

/** The latest of a member's open coupons; beside a match, those that do not stand on its page itself. */
export function LatestCoupons() {
  const words = useWords(OWN_COUPON_WORDS)
  const payload = { status: 'open', limit: IN_SLIP_MAX } as const
  const shown = Number(useMatch('/sport/event/:id')?.params.id)
  const coupons = useOpenCoupons(payload).coupons.filter(
    ({ legs }) => !legs.some(({ eventID }) => eventID === shown),
  )
  if (coupons.length === 0) return null
  return (
    <section className={styles['own']} aria-label={words.open}>
      <h2>{words.open}</h2>
      <Priced {...{ coupons, payload }} />
    </section>
  )
}

type Asked = Payload<'betframe/getCoupons'>

function useOpenCoupons(payload: Asked): { coupons: readonly Coupon[]; total: number } {
  const { data } = useCall('betframe/getCoupons', payload, {
    silent: true,
    keepLast: true,
    everyMs: COUPONS_LOOK_MS,
    freshMs: 0,
  })
  return { coupons: data?.data ?? [], total: data?.pagination.total ?? 0 }
}

/** What they sell for is followed while they are shown. */
function Priced({ coupons, payload }: { coupons: readonly Coupon[]; payload: Asked }) {
  useCashOutPrices(coupons, payload)
  return (
    <ul>
      {coupons.map((coupon) => (
        <OwnCoupon key={coupon.couponID} coupon={coupon} />
      ))}
    </ul>
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
