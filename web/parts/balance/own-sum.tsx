import { Money, type MoneyTone } from '#kit/text/money.tsx'
import { useAuth } from '#web/state/auth.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import styles from './own-sum.module.css'

const WORDS = defineWords({
  tr: { unknown: 'şu anda bilinmiyor', hidden: 'gizli' },
  en: { unknown: 'not known right now', hidden: 'hidden' },
})

/** What a member has, in lira: hidden where they want it so, and never a guess. Null: it is not known. */
export function OwnSum(props: { amount: number | null; tone?: MoneyTone; className?: string }) {
  const words = useWords(WORDS)
  const shown = useAuth((state) => state.showBalance)
  const { amount, tone = 'plain', className = '' } = props
  if (shown && amount !== null) return <Money amount={amount} tone={tone} className={className} />
  return (
    <>
      <span aria-hidden="true" className={`${styles['none']} ${className}`}>
        {shown ? '₺ –' : '₺ •••••'}
      </span>
      <span className="heard-only">{shown ? words.unknown : words.hidden}</span>
    </>
  )
}
