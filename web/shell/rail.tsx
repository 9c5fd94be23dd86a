import { useState } from 'react'
import { NavLink } from 'react-router'
import { IconButton } from '#kit/button.tsx'
import { ICON_SHAPES, type IconName } from '#kit/icon-shapes.ts'
import { Icon } from '#kit/icon.tsx'
import { useStaticList, type MenuEntry } from '#web/call/static-list.ts'
import { useIsMember } from '#web/state/auth.ts'
import { useLang } from '#kit/language.ts'
import { useWords } from '#web/words/words.ts'
import { LanguageButtons } from './language-buttons.tsx'
import { ModeButton } from './mode-button.tsx'
import { FRAME_WORDS } from './words.ts'
import styles from './rail.module.css'

/** The entries of the header menu that this visitor or member can open. */
export function useHeaderMenu(): MenuEntry[] {
  const isMember = useIsMember()
  return useStaticList('header-menu').filter((entry) => isMember || entry.member !== true)
}

/** Whether a menu entry is current on its own address only; the slots are so on every shelf. */
export const isExact = (path: string): boolean => path !== '/slot'

export const iconOf = (entry: { icon?: string }): IconName =>
  entry.icon !== undefined && isIcon(entry.icon) ? entry.icon : 'layout-grid'

const isIcon = (name: string): name is IconName => Object.hasOwn(ICON_SHAPES, name)

/** The menu at the left of wide screens: narrow by itself, wide at a press. */
export function Rail() {
  const [open, setOpen] = useState(false)
  const words = useWords(FRAME_WORDS)
  const lang = useLang()
  return (
    <nav className={styles['rail']} data-open={open} aria-label={words.mainMenu}>
      <IconButton
        icon={open ? 'panel-left-close' : 'panel-left-open'}
        label={open ? words.closeRail : words.openRail}
        aria-expanded={open}
        className={styles['toggle'] ?? ''}
        onClick={() => setOpen(!open)}
      />
      <ul className={styles['entries']}>
        {useHeaderMenu().map((entry) => (
          <li key={entry.id}>
            <NavLink to={entry.path} end={isExact(entry.path)} className={styles['entry'] ?? ''}>
              <Icon name={iconOf(entry)} size={22} />
              <span>{entry.title[lang]}</span>
            </NavLink>
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
