import { useState } from 'react'
import { NavLink } from 'react-router'
import { Count } from '#kit/feedback/badge.tsx'
import { BareButton } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { useUnreadMessages } from '#web/parts/messages/use-unread.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { useIsMember } from '#web/state/auth.ts'
import { useSupport } from '#web/parts/support/open-support.ts'
import { useWords } from '#web/words/words.ts'
import { isExact } from '#web/shell/controls/menu-item.tsx'
import { AccountPanel, MenuPanel } from '#web/shell/panels/panels.ts'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'
import styles from './tab-bar.module.css'

type OpenSheet = 'menu' | 'account' | null

function TabLink(props: { to: string; icon: IconName; label: string }) {
  return (
    <NavLink to={props.to} end={isExact(props.to)} className={styles['tab'] ?? ''}>
      <Icon name={props.icon} size={22} />
      {props.label}
    </NavLink>
  )
}

interface TabButtonProps {
  icon: IconName
  label: string
  open: boolean
  /** How much waits behind it; whoever listens is told by what counts it. */
  count?: number
  /** The same where the bell has no room, whose messages wait behind it, too. */
  countUnbelled?: number
  onClick: () => void
}

function TabButton(props: TabButtonProps) {
  return (
    <BareButton
      className={styles['tab']}
      aria-haspopup="dialog"
      aria-expanded={props.open}
      onClick={props.onClick}
    >
      <Icon name={props.icon} size={22} />
      {props.label}
      <Count of={props.count ?? 0} className={`${styles['count']} ${styles['belled']}`} hidden />
      <Count
        of={props.countUnbelled ?? 0}
        className={`${styles['count']} ${styles['unbelled']}`}
        hidden
      />
    </BareButton>
  )
}

const TABS = [
  { to: '/slot', icon: 'cherry' },
  { to: '/live', icon: 'spade' },
  { to: '/sport', icon: 'football' },
] as const satisfies readonly { to: string; icon: IconName }[]

/** The bottom of narrow screens, in thumb's reach; the menu and the account rise as sheets. */
export function TabBar() {
  const words = useWords(FRAME_WORDS)
  const isMember = useIsMember()
  const mayLead = useMayLead()
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const replies = useSupport((state) => state.unread)
  const messages = useUnreadMessages()
  const close = () => setSheet(null)
  const openMenu = () => setSheet('menu')
  const openAccount = () => setSheet('account')
  return (
    <>
      <nav className={styles['tabs']} aria-label={words.tabs}>
        <TabButton
          icon="menu"
          label={words.menu}
          open={sheet === 'menu'}
          count={replies}
          countUnbelled={replies + messages}
          onClick={openMenu}
        />
        {TABS.filter(({ to }) => mayLead(to)).map(({ to, icon }) => (
          <TabLink key={to} to={to} icon={icon} label={words[to]} />
        ))}
        {isMember ? (
          <TabButton
            icon="user-round"
            label={words.account}
            open={sheet === 'account'}
            onClick={openAccount}
          />
        ) : (
          <TabLink to="/login" icon="log-in" label={words.logIn} />
        )}
      </nav>
      <PressedSheet
        open={sheet === 'menu'}
        onClose={close}
        title={words.menu}
        closeLabel={words.close}
      >
        <MenuPanel onLeave={close} />
      </PressedSheet>
      <PressedSheet
        open={sheet === 'account' && isMember}
        onClose={close}
        title={words.account}
        closeLabel={words.close}
      >
        <AccountPanel onLeave={close} />
      </PressedSheet>
    </>
  )
}
