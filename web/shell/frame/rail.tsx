import { useState } from 'react'
import { IconButton } from '#kit/controls/button.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useWords } from '#web/words/words.ts'
import { LanguageButtons } from '#web/parts/screen/language-buttons.tsx'
import { MenuItem, useHeaderMenu } from '#web/shell/controls/menu-item.tsx'
import { useIsWide } from '#web/parts/screen/use-media.ts'
import { ModeButton } from '#web/shell/controls/mode-button.tsx'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'
import styles from './rail.module.css'

/** The menu at the left of wide screens, and of no others: a phone would make a hundred elements of it that it never shows. */
export const Rail = () => useIsWide() && <WideRail />

/** Narrow by itself, wide and whole at a press. */
function WideRail() {
  const [open, setOpen] = useState(false)
  const words = useWords(FRAME_WORDS)
  const entries = useHeaderMenu().filter(({ more }) => open || more !== true)
  return (
    <nav className={styles['rail']} data-open={open} aria-label={words.mainMenu}>
      <IconButton
        icon={open ? 'panel-left-close' : 'panel-left-open'}
        label={open ? words.closeRail : words.openRail}
        aria-expanded={open}
        className={styles['toggle'] ?? ''}
        onClick={() => setOpen(!open)}
      />
      <ul className={stackClass(2)}>
        {entries.map((entry) => (
          <li key={entry.id} data-more={entry.more}>
            <MenuItem entry={entry} className={styles['entry'] ?? ''} iconSize={22} />
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <ModeButton className={styles['entry'] ?? ''} />
        <LanguageButtons stacked={!open} />
      </div>
    </nav>
  )
}
