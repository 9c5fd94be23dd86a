import { Suspense } from 'react'
import { IconButton } from '#kit/controls/button.tsx'
import { toggleBalance, useAuth } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { OwnBalance } from '#web/parts/balance/own-balance.tsx'
import { soon } from '#web/parts/screen/deferred.ts'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'
import styles from './balance.module.css'

const OwnBonus = soon(async () => (await import('#web/parts/balance/own-bonus.tsx')).OwnBonus)

/** The member's balance with the eye that hides it. Heard politely when it changes. */
export function Balance() {
  const words = useWords(FRAME_WORDS)
  const shown = useAuth((state) => state.showBalance)
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
        <OwnBalance />
      </span>
      <Suspense>
        <OwnBonus />
      </Suspense>
    </fieldset>
  )
}
