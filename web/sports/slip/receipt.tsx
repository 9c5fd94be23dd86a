import { Link } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Icon } from '#kit/art/icon.tsx'
import { Button } from '#kit/controls/button.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { Money } from '#kit/text/money.tsx'
import { useIsMember } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { FREE_BET_WORDS } from './free-bet-words.ts'
import { SLIP_WORDS } from './slip-words.ts'
import styles from './slip.module.css'

/** What was placed, with what it may pay and what it is found by. */
export function Receipt(props: {
  coupons: Data<'betframe/place_coupon'>
  onAgain: () => void
  onAnother: () => void
}) {
  const words = useWords(SLIP_WORDS)
  const freeWords = useWords(FREE_BET_WORDS)
  const lang = useLang()
  return (
    <div className={styles['empty']}>
      <Icon name="circle-check" size={28} />
      <h2>
        <output>{words.placed}</output>
      </h2>
      <ul className={styles['receipt']}>
        {props.coupons.map(({ couponID, code, odds, stake, most, lines, isFreeBet }) => (
          <li key={couponID}>
            <span>{words.number(couponID)}</span>
            <span>
              <Money amount={stake} />
              {isFreeBet && ` · ${freeWords.short}`}
              {lines > 1 ? ` · ${words.lines(lines)}` : ` × ${formatNumber(odds, lang, 2)}`}
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

/** To those of before. */
export function ToCoupons() {
  const words = useWords(SLIP_WORDS)
  const isMember = useIsMember()
  if (!isMember) return null
  return (
    <Link className={styles['way']} to="/profile/bets">
      {words.toCoupons}
    </Link>
  )
}
