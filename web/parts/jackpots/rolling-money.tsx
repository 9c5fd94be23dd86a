import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { Money } from '#kit/text/money.tsx'
import styles from './rolling-money.module.css'

const DIGITS = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9'

/**
 * An amount whose digits roll to where they change. Each is a strip of ten behind a window, so that
 * nothing around it moves; what is read aloud and copied is the amount in one piece.
 */
export function RollingMoney(props: { amount: number; className?: string }) {
  const lang = useLang()
  const text = formatMoney(props.amount, lang)
  return (
    <span className={`${styles['rolling']} ${props.className ?? ''}`}>
      <span className="heard-only">
        <Money amount={props.amount} />
      </span>
      <span className={styles['figure']} aria-hidden="true">
        {/* Counted from the right: kuruş stay kuruş when the amount gets a digit more. */}
        {Array.from(text, (sign, at) => (
          <Sign key={text.length - at} sign={sign} />
        ))}
      </span>
    </span>
  )
}

function Sign({ sign }: { sign: string }) {
  if (!/\d/.test(sign)) return <span>{sign}</span>
  return (
    <span className={styles['window']}>
      <span className={styles['strip']} data-digit={sign}>
        {DIGITS}
      </span>
    </span>
  )
}
