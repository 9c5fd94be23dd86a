import type { ReactNode } from 'react'
import type { Data } from '#contract/registry.ts'
import { Button } from '#kit/controls/button.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useCall } from '#web/call/use-call.ts'
import { PAGE_LENGTH, usePage } from '#web/parts/screen/page-number.ts'
import { Pager } from '#web/parts/screen/pager.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { CashOut } from '#web/parts/sports/cash-out.tsx'
import { CASH_OUT_WORDS } from '#web/parts/sports/cash-out-words.ts'
import { CouponCard, CouponCode, isOpen } from '#web/parts/sports/coupon-card.tsx'
import { useCashOutPrices } from '#web/parts/sports/use-cash-out-prices.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './bet-history.module.css'
import { BET_WORDS } from './bet-words.ts'
import { FINANCE_PRESETS } from './date-presets.ts'
import { FilterBar } from './filter-bar.tsx'
import list from './finance/finance-history.module.css'
import { couponsPayload, type Filter } from './history-filter.ts'
import { HistoryEmpty, MoreRows } from './history-more.tsx'
import { HistoryPage } from './history-page.tsx'
import { useHistory } from './history-pages.ts'
import { useFilter, type FilterOfScreen } from './use-filter.ts'

type Coupon = Data<'betframe/getCoupons'>[number]

const FALLBACK = '30-days'
const SHORTCUTS = ['today', '7-days', '30-days', '90-days'] as const

/** `/profile/bets`: the member's coupons, those that are open apart from those that are settled. */
export function BetHistoryScreen() {
  const words = useWords(BET_WORDS)
  const screen = useFilter(FINANCE_PRESETS, FALLBACK)
  return (
    <HistoryPage title={words.title} lead={words.lead}>
      <div className={styles['states']}>
        <Segments
          label={words.state}
          options={[
            { value: '', text: words.states.all },
            { value: 'running', text: words.states.open },
            { value: 'ended', text: words.states.closed },
          ]}
          chosen={screen.filter.state}
          onChoose={(state) => screen.change({ state })}
        />
      </div>
      <FilterBar
        screen={screen}
        shortcuts={SHORTCUTS}
        narrowed={[]}
        fields={() => null}
        useCount={useCount}
      />
      <Coupons screen={screen} />
    </HistoryPage>
  )
}

/** How many coupons a filter leaves. */
function useCount(filter: Filter, now: Date): number | null {
  const payload = { ...couponsPayload(filter, FALLBACK, now), limit: 1 }
  const { data } = useCall('betframe/getCoupons', payload, { silent: true, keepLast: true })
  return data?.pagination.total ?? null
}

function Coupons({ screen }: { screen: FilterOfScreen }) {
  const words = useWords(BET_WORDS)
  const { page, offset } = usePage()
  const isAll = screen.filter.state === ''
  const asked = couponsPayload(screen.filter, FALLBACK, screen.now)
  // Of all, what is open stands before the first page of what is closed, however old it is.
  const filter = { ...asked, ...(isAll && { status: 'closed' as const }), limit: PAGE_LENGTH }
  const query = useHistory('betframe/getCoupons', filter, offset)
  const hasOpen = isAll && page === 1
  const open = useCall(
    'betframe/getCoupons',
    { ...asked, status: 'open', limit: OPEN_MAX },
    { silent: true, keepLast: true, enabled: hasOpen },
  )
  const coupons = query.list
  const again = (): void => {
    query.again()
    void open.refetch()
  }
  if (query.isLost || (hasOpen && open.isError && open.data === undefined))
    return <ScreenFailed level={2} onRetry={again} />
  if (coupons === null || (hasOpen && open.data === undefined))
    return (
      <div aria-busy="true">
        <output className="heard-only">{words.loading}</output>
        <Skeleton height={420} radius={16} />
      </div>
    )
  const first = hasOpen ? (open.data?.data ?? []) : []
  const rest = hasOpen ? (open.data?.pagination.total ?? 0) - first.length : 0
  if (coupons.data.length === 0 && first.length === 0)
    return (
      <HistoryEmpty
        screen={screen}
        useCount={useCount}
        page={page}
        icon="ticket"
        title={words.none}
        text={words.noneText}
        way={{ to: '/sport', label: words.toSport }}
      />
    )
  return (
    <div className={list['list']} data-old={query.isOld}>
      <Listed coupons={[...first, ...coupons.data]}>
        {rest > 0 && (
          <Button onClick={() => screen.change({ state: 'running' })}>
            {words.moreOpen(rest)}
          </Button>
        )}
      </Listed>
      <MoreRows more={query.more} isComing={query.isMoreComing} isLost={query.isMoreLost} />
      <Pager page={page} total={coupons.pagination.total} shown={coupons.data.length} />
    </div>
  )
}

/** So many that are open stand before what is closed; those alone are paged by themselves. */
const OPEN_MAX = 20

const OFFERS_MAX = 20

/** Those that are open apart; what they sell for moves with every match. */
function Listed({ coupons, children }: { coupons: readonly Coupon[]; children: ReactNode }) {
  const words = useWords(BET_WORDS)
  const offered = coupons.filter(({ cashOut }) => cashOut !== null).slice(0, OFFERS_MAX)
  const couponIDs = offered.map(({ couponID }) => couponID)
  const fresh = useCashOutPrices(offered, { couponIDs, limit: OFFERS_MAX })
  const shown = coupons.map((coupon) =>
    coupon.cashOut === null
      ? coupon
      : (fresh.find(({ couponID }) => couponID === coupon.couponID) ?? coupon),
  )
  return (
    <>
      <Section title={words.states.open} coupons={shown.filter(isOpen)} />
      {/* Between the two. */}
      {children}
      <Section title={words.states.closed} coupons={shown.filter((coupon) => !isOpen(coupon))} />
    </>
  )
}

function Section({ title, coupons }: { title: string; coupons: readonly Coupon[] }) {
  if (coupons.length === 0) return null
  return (
    <section className={styles['section']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {coupons.map((coupon) => (
          <Listing key={coupon.couponID} coupon={coupon} />
        ))}
      </ul>
    </section>
  )
}

/** One of them, with what was sold and corrected of it, and what it sells for now. */
function Listing({ coupon }: { coupon: Coupon }) {
  const words = useWords(BET_WORDS)
  const { couponID, code, sold, corrections } = coupon
  return (
    <li>
      <CouponCard coupon={coupon} refusal={coupon.refusal} name={words.number(couponID)}>
        {code !== null && (
          <p>
            {words.code} <CouponCode code={code} />
          </p>
        )}
        <Sold sold={sold} />
        <Corrections corrections={corrections} />
        <CashOut coupon={coupon} />
      </CouponCard>
    </li>
  )
}

/** What was sold of it before. */
function Sold({ sold }: Pick<Coupon, 'sold'>) {
  const words = useWords(CASH_OUT_WORDS)
  const lang = useLang()
  if (sold.length === 0) return null
  return (
    <ul className={styles['sold']}>
      {sold.map(({ tenths, price, at }) => (
        <li key={at}>{words.sold(tenths, formatMoney(price, lang))}</li>
      ))}
    </ul>
  )
}

/** A result was corrected once it was paid: what changed, and what of it is still owed. */
function Corrections({ corrections }: Pick<Coupon, 'corrections'>) {
  const words = useWords(BET_WORDS)
  const lang = useLang()
  if (corrections.length === 0) return null
  return (
    <ul className={styles['sold']}>
      {corrections.map(({ at, before, after, owed, waived }) => (
        <li key={at}>
          {words.corrected(
            dayAndTime(at, lang),
            formatMoney(before, lang),
            formatMoney(after, lang),
          )}
          {owed > 0 && ` ${words.owed(formatMoney(owed, lang))}`}
          {waived > 0 && ` ${words.waived(formatMoney(waived, lang))}`}
        </li>
      ))}
    </ul>
  )
}
