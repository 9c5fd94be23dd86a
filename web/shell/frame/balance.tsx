import { Suspense } from 'react'
import { BareButton, IconButton } from '#kit/controls/button.tsx'
import { toggleBalance, useAuth } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { OwnBalance } from '#web/parts/balance/own-balance.tsx'
import { soon } from '#web/parts/screen/deferred.ts'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'
import { DropPanel } from '#web/shell/panels/drop-panel.tsx'
import { PursePanel } from '#web/shell/panels/panels.ts'
import styles from './balance.module.css'

const OwnBonus = soon(async () => (await import('#web/parts/balance/own-bonus.tsx')).OwnBonus)

const PURSE = 'purse'

/** The member's balance with the eye that hides it and bonus money beside it, heard politely when it changes; a press opens the purse. */
export function Balance() {
  const words = useWords(FRAME_WORDS)
  const shown = useAuth((state) => state.showBalance)
  return (
    <>
      <fieldset className={styles['balance']} aria-label={words.purse}>
        <IconButton
          icon={shown ? 'eye' : 'eye-off'}
          iconSize={17}
          className={styles['eye'] ?? ''}
          label={shown ? words.hideBalance : words.showBalance}
          aria-pressed={!shown}
          onClick={toggleBalance}
        />
        <BareButton className={styles['figure']} title={words.openPurse} popoverTarget={PURSE}>
          <span aria-live="polite">
            <OwnBalance />
          </span>
        </BareButton>
        <Suspense>
          <OwnBonus />
        </Suspense>
      </fieldset>
      <DropPanel id={PURSE} Panel={PursePanel} className={styles['purse']} />
    </>
  )
}
