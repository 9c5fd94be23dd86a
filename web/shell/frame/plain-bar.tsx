import { PlainLogo } from '#web/shell/controls/logo.tsx'
import { LanguageButtons } from '#web/parts/screen/language-buttons.tsx'
import { ModeButton } from '#web/shell/controls/mode-button.tsx'
import styles from './plain-bar.module.css'

/** The top of a closed house: whose it is, and what works without it. */
export function PlainBar() {
  return (
    <header className={styles['bar']}>
      <PlainLogo />
      <span className={styles['taste']}>
        <ModeButton className={styles['mode'] ?? ''} />
        <LanguageButtons />
      </span>
    </header>
  )
}
