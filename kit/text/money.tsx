import { useLang } from './language.ts'
import { formatMoney } from './money-format.ts'
import styles from './money.module.css'

/** How the figure is meant: `money` saffron for balances and prizes, `plain` in running text. */
export type MoneyTone = 'money' | 'plain' | 'muted' | 'good' | 'danger'

/** The only way an amount of lira is shown: tabular, never wrapped, rounded down to kuruş. */
export function Money(props: {
  /** Lira as the wire gives it: a number with at most six decimals. */
  amount: number
  tone?: MoneyTone
  /** A plus before what came in. */
  signed?: boolean
  className?: string
}) {
  const lang = useLang()
  const tone = styles[props.tone ?? 'plain'] ?? ''
  return (
    <data value={props.amount} className={`${styles['figure']} ${tone} ${props.className ?? ''}`}>
      {formatMoney(props.amount, lang, { signed: props.signed === true })}
    </data>
  )
}
