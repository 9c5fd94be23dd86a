import { IconButton } from '#kit/button.tsx'
import { Money } from '#kit/money.tsx'
import { toggleBalance, useAuth } from '#web/state/auth.ts'
import { useBalance } from '#web/state/balance.ts'
import { useWords } from '#web/words/words.ts'
import { FRAME_WORDS } from './words.ts'
import styles from './balance.module.css'

/** The member's balance with the eye that hides it. Heard politely when it changes. */
export function Balance() {
  const words = useWords(FRAME_WORDS)
  const shown = useAuth((state) => state.showBalance)
  const balance = useBalance()
  return (
    <fieldset className={styles['balance']} aria-label={words.balance}>
      <IconButton
        icon={shown ? 'eye' : 'eye-off'}
        iconSize={17}
        className={styles['eye'] ?? ''}
        label={shown ? words.hideBalance : words.showBalance}
        aria-pressed={!shown}
        onClick={toggleBalance}
      />
      <span aria-live="polite" className={styles['figure']}>
        {shown ? (
          <Money amount={balance} tone="money" />
        ) : (
          <>
            <span aria-hidden="true" className={styles['hidden']}>
              ₺ •••••
            </span>
            <span className="heard-only">{words.balanceHidden}</span>
          </>
        )}
      </span>
    </fieldset>
  )
}
