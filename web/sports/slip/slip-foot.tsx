import { Link } from 'react-router'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { Money } from '#kit/text/money.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useNow } from '#web/parts/screen/use-now.ts'
import { useIsMember } from '#web/state/auth.ts'
import { dayOf } from '#web/words/days.ts'
import { useWords } from '#web/words/words.ts'
import { MATCH_LOOK_MS } from '../look.ts'
import { leastLeft } from './own-limit.ts'
import { SLIP_WORDS } from './slip-words.ts'
import styles from './slip.module.css'

/** What stands on some slips alone, or once one was placed: one file brings it with the foot. */
export { FreeBetChoice, FreeBetStake } from './free-bet-choice.tsx'
export { Receipt } from './receipt.tsx'
export { SystemChoice } from './system-choice.tsx'

/** How often what matches have come to is looked at. */
const NET_MS = 60_000

/** At the foot of every slip of a member's: what the day has come to in sports, and what the limit leaves that would be met first, said before it refuses anything. */
export function SlipFoot({ all }: { all: number }) {
  const words = useWords(SLIP_WORDS)
  const lang = useLang()
  const isMember = useIsMember()
  const today = dayOf(new Date(useNow(MATCH_LOOK_MS)))
  // As the control page counts it.
  const { data: played } = useCall(
    'casino/game_totals',
    { startDate: today, endDate: today, bets: 'coupons' },
    { silent: true, keepLast: true, freshMs: 0, everyMs: NET_MS },
  )
  const { data: limits } = useCall('protection/get', {}, { silent: true })
  if (!isMember) return null
  const left = limits ? leastLeft([...limits.limits, ...limits.houseLimits]) : null
  return (
    <dl className={styles['own']}>
      <div>
        <dt>{words.net}</dt>
        <dd>{played === undefined ? '–' : <Money amount={played.net} signed tone="plain" />}</dd>
      </div>
      {left !== null && (
        <div data-over={all > left.lira}>
          <dt>
            <Link to="/control">{words.left[left.kind][left.period]}</Link>
          </dt>
          <dd>{formatMoney(left.lira, lang)}</dd>
        </div>
      )}
    </dl>
  )
}
