import { Link } from 'react-router'
import { LIMIT_PERIODS } from '#contract/members/protection-choices.ts'
import type { Data } from '#contract/registry.ts'
import { useLang } from '#kit/text/language.ts'
import { formatMoney, wholeKurus } from '#kit/text/money-format.ts'
import { useCall } from '#web/call/use-call.ts'
import { useBalance } from '#web/parts/balance/use-balance.ts'
import { useHasBonus } from '#web/parts/balance/use-has-bonus.ts'
import { useAuth } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { liraOf } from '#contract/typed-amount.ts'
import type { Method } from '../method.ts'
import { DEPOSIT_WORDS } from './deposit-words.ts'
import styles from './pay-panel.module.css'

/** What is left today, what it costs, and what the balance will be: before anything is paid. */
export function DepositSummary({ method, kurus }: { method: Method; kurus: number | null }) {
  const words = useWords(DEPOSIT_WORDS)
  const lang = useLang()
  const isShown = useAuth((state) => state.showBalance)
  const balance = useBalance()
  const hasBonus = useHasBonus()
  const after =
    kurus === null || balance === null || !isShown
      ? '–'
      : formatMoney(balance + liraOf(kurus), lang)
  return (
    <>
      <LeftToday method={method} kurus={kurus ?? 0} />
      <OwnLimits kurus={kurus ?? 0} />
      <dl className={styles['sums']}>
        <div>
          <dt>{words.fee}</dt>
          <dd>{formatMoney(0, lang)}</dd>
        </div>
        <div>
          <dt>{hasBonus ? words.afterCash : words.after}</dt>
          <dd>{after}</dd>
        </div>
      </dl>
    </>
  )
}

/** What the limits on deposits leave, the member's own and the house's, of each period the lower one: said before anything is paid, and when it is less than this. It leads to where they are set. */
function OwnLimits({ kurus }: { kurus: number }) {
  const words = useWords(DEPOSIT_WORDS)
  const lang = useLang()
  const { data } = useCall('protection/get', {}, { silent: true })
  const limits = lowestOf([...(data?.limits ?? []), ...(data?.houseLimits ?? [])])
  return limits.map(({ period, value, used }) => {
    const left = Math.max(0, value - used)
    const isOver = kurus > wholeKurus(left)
    return (
      <p key={period} className={styles['own']} data-over={isOver}>
        <Link to="/control">
          {words.ownLimit[period]}: <strong>{formatMoney(left, lang)}</strong>
        </Link>
        {isOver && ` · ${words.overOwnLimit}`}
      </p>
    )
  })
}

type Limit = Data<'protection/get'>['limits'][number]

const lowestOf = (limits: readonly Limit[]): Limit[] =>
  LIMIT_PERIODS.flatMap((each) =>
    limits
      .filter(({ kind, period }) => kind === 'deposit' && period === each)
      .toSorted((one, other) => one.value - other.value)
      .slice(0, 1),
  )

/** The method's limit of the day: what was used, and what this one takes of it. */
function LeftToday({ method, kurus }: { method: Method; kurus: number }) {
  const words = useWords(DEPOSIT_WORDS)
  const lang = useLang()
  const { dailyMaximum, leftToday } = method
  if (dailyMaximum === null || leftToday === null) return null
  const percent = (lira: number) => `${Math.max(0, Math.min(100, (lira / dailyMaximum) * 100))}%`
  return (
    <div className={styles['left']}>
      <p>
        {words.leftToday}: <strong>{formatMoney(leftToday, lang)}</strong>
      </p>
      <div className={styles['bar']} aria-hidden="true">
        <i style={{ width: percent(dailyMaximum - leftToday) }} />
        <i style={{ width: percent(Math.min(liraOf(kurus), leftToday)) }} />
      </div>
    </div>
  )
}
