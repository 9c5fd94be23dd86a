import { useState } from 'react'
import { NavLink } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import type { IconName } from '#kit/icon-shapes.ts'
import { Sheet } from '#kit/dialog.tsx'
import { useLang } from '#kit/language.ts'
import { useIsMember } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { AccountPanel } from './account-menu.tsx'
import { LanguageButtons } from './language-buttons.tsx'
import { ModeButton } from './mode-button.tsx'
import { iconOf, isExact, useHeaderMenu } from './rail.tsx'
import { FRAME_WORDS } from './words.ts'
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

function TabButton(props: { icon: IconName; label: string; open: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles['tab']}
      aria-haspopup="dialog"
      aria-expanded={props.open}
      onClick={props.onClick}
    >
      <Icon name={props.icon} size={22} />
      {props.label}
    </button>
  )
}

function MenuPanel(props: { onLeave: () => void }) {
  const lang = useLang()
  return (
    <>
      <ul className={styles['menu']}>
        {useHeaderMenu().map((entry) => (
          <li key={entry.id}>
            <NavLink
              to={entry.path}
              end={isExact(entry.path)}
              className={styles['entry'] ?? ''}
              onClick={props.onLeave}
            >
              <Icon name={iconOf(entry)} size={24} />
              {entry.title[lang]}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className={styles['taste']}>
        <ModeButton className={styles['mode'] ?? ''} />
        <LanguageButtons />
      </div>
    </>
  )
}

/** The bottom of narrow screens, in thumb's reach; the menu and the account rise as sheets. */
export function TabBar() {
  const words = useWords(FRAME_WORDS)
  const isMember = useIsMember()
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const close = () => setSheet(null)
  return (
    <>
      <nav className={styles['tabs']} aria-label={words.tabs}>
        <TabButton
          icon="menu"
          label={words.menu}
          open={sheet === 'menu'}
          onClick={() => setSheet('menu')}
        />
        <TabLink to="/" icon="house" label={words.start} />
        <TabLink to="/slot" icon="cherry" label={words.slots} />
        {isMember ? (
          <>
            <TabLink to="/deposit" icon="wallet" label={words.deposit} />
            <TabButton
              icon="user-round"
              label={words.account}
              open={sheet === 'account'}
              onClick={() => setSheet('account')}
            />
          </>
        ) : (
          <TabLink to="/login" icon="log-in" label={words.logIn} />
        )}
      </nav>
      <Sheet open={sheet === 'menu'} onClose={close} title={words.menu} closeLabel={words.close}>
        <MenuPanel onLeave={close} />
      </Sheet>
      <Sheet
        open={sheet === 'account' && isMember}
        onClose={close}
        title={words.account}
        closeLabel={words.close}
      >
        <AccountPanel onLeave={close} />
      </Sheet>
    </>
  )
}
