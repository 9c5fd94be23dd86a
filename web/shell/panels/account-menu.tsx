import { BareButton } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { useRef, useState } from 'react'
import { Icon } from '#kit/art/icon.tsx'
import { useAuth } from '#web/state/auth.ts'
import { avatarOf } from '#web/state/profile.ts'
import { useWords } from '#web/words/words.ts'
import { AccountPanel } from './panels.ts'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'
import styles from './account-menu.module.css'

/** The avatar and the menu that drops from it. */
export function AccountMenu() {
  const words = useWords(FRAME_WORDS)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const profile = useAuth((state) => state.userProfile)
  return (
    <>
      <BareButton
        className={`${styles['avatar']} ${styles['opener']}`}
        aria-label={words.accountMenu}
        popoverTarget="account-menu"
      >
        {profile === null ? <Icon name="user-round" size={18} /> : avatarOf(profile)}
      </BareButton>
      <div
        id="account-menu"
        ref={menu}
        popover="auto"
        className={cardClass(styles['menu'], 'floating')}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && <AccountPanel onLeave={() => menu.current?.hidePopover()} />}
      </div>
    </>
  )
}
