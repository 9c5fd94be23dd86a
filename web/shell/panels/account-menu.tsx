import { BareButton } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useAuth } from '#web/state/auth.ts'
import { avatarOf } from '#web/state/profile.ts'
import { useWords } from '#web/words/words.ts'
import { DropPanel } from './drop-panel.tsx'
import { AccountPanel } from './panels.ts'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'
import styles from './account-menu.module.css'

/** The avatar and the menu that drops from it. */
export function AccountMenu() {
  const words = useWords(FRAME_WORDS)
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
      <DropPanel id="account-menu" Panel={AccountPanel} className={styles['menu']} />
    </>
  )
}
