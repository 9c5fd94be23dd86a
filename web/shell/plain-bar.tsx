import { PlainLogo } from './logo.tsx'
import { LanguageButtons } from './language-buttons.tsx'
import { ModeButton } from './mode-button.tsx'
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
