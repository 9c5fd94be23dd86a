import { Money } from '#kit/text/money.tsx'
import { useAuth } from '#web/state/auth.ts'
import { useBalance } from '#web/parts/balance/use-balance.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import styles from './own-balance.module.css'

const WORDS = defineWords({
  tr: { unknown: 'şu anda bilinmiyor', hidden: 'gizli' },
  en: { unknown: 'not known right now', hidden: 'hidden' },
})

/** The member's balance, wherever it stands: hidden where they want it so, never a guess. */
export function OwnBalance(props: { className?: string }) {
  const words = useWords(WORDS)
  const shown = useAuth((state) => state.showBalance)
  const balance = useBalance()
  const { className = '' } = props
  if (shown && balance !== null)
    return <Money amount={balance} tone="money" className={className} />
  return (
    <>
      <span aria-hidden="true" className={`${styles['none']} ${className}`}>
        {shown ? '₺ –' : '₺ •••••'}
      </span>
      <span className="heard-only">{shown ? words.unknown : words.hidden}</span>
    </>
  )
}
