import { Link } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Icon } from '#kit/art/icon.tsx'
import { Button } from '#kit/controls/button.tsx'
import { Money } from '#kit/text/money.tsx'
import { useLostFocus } from '#web/parts/screen/use-lost-focus.ts'
import { useOddsText } from '#web/parts/sports/use-odds-text.ts'
import { useWords } from '#web/words/words.ts'
import { FREE_BET_WORDS } from './free-bet-words.ts'
import { SLIP_WORDS } from './slip-words.ts'
import { ToCoupons } from './to-coupons.tsx'
import styles from './slip.module.css'

/** What was placed, with what it may pay and what it is found by. */
export function Receipt(props: {
  coupons: Data<'betframe/place_coupon'>
  onAgain: () => void
  onAnother: () => void
}) {
  const words = useWords(SLIP_WORDS)
  const freeWords = useWords(FREE_BET_WORDS)
  const oddsText = useOddsText()
  // The button that was pressed went with the slip.
  const heading = useLostFocus<HTMLHeadingElement>()
  return (
    <div className={styles['empty']}>
      <Icon name="circle-check" size={28} />
      <h2 ref={heading} tabIndex={-1} aria-live="polite">
        {words.placed}
      </h2>
      <ul className={styles['receipt']}>
        {props.coupons.map(({ couponID, code, odds, stake, most, lines, isFreeBet }) => (
          <li key={couponID}>
            <span>{words.number(couponID)}</span>
            <span>
              <Money amount={stake} />
              {isFreeBet && ` · ${freeWords.short}`}
              {/* Rounded down: what is paid is no product of it. */}
              {lines > 1 ? ` · ${words.lines(lines)}` : ` · ${words.odds} ${oddsText(odds)}`}
            </span>
            <Money amount={most} tone="money" />
            {code !== null && (
              <small>
                {words.code}{' '}
                <Link
                  to={`/sport/coupon?code=${code}`}
                >{`${code.slice(0, 5)} ${code.slice(5)}`}</Link>
              </small>
            )}
          </li>
        ))}
      </ul>
      <Button onClick={props.onAgain}>{words.again}</Button>
      <Button onClick={props.onAnother}>{words.another}</Button>
      <ToCoupons />
    </div>
  )
}
