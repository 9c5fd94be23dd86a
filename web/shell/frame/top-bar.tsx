import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useIsMember } from '#web/state/auth.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { isDemoHouse } from '#web/state/demo-house.ts'
import { useWords } from '#web/words/words.ts'
import { AccountMenu } from '#web/shell/panels/account-menu.tsx'
import { Balance } from './balance.tsx'
import { Bell } from './bell.tsx'
import { LanguageButtons } from '#web/parts/screen/language-buttons.tsx'
import { Logo } from '#web/shell/controls/logo.tsx'
import { SearchBox } from './search-box.tsx'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'
import styles from './top-bar.module.css'

export function TopBar() {
  const words = useWords(FRAME_WORDS)
  const isMember = useIsMember()
  const mayLead = useMayLead()
  return (
    <header className={styles['top']} data-part="header-menu">
      <Logo />
      {isDemoHouse() && (
        <span className={styles['demo']} data-part="demo-mark">
          {words.demo}
        </span>
      )}
      {mayLead('/slot') && <SearchBox />}
      <span className={styles['grow']} />
      {isMember ? (
        <>
          <Balance />
          {mayLead('/deposit') && (
            <Link
              to="/deposit"
              className={`${buttonClass({ variant: 'act' })} ${styles['deposit']}`}
            >
              <Icon name="plus" size={18} />
              <span>{words.deposit}</span>
            </Link>
          )}
          <Bell />
          <span className={styles['wide']}>
            <AccountMenu />
          </span>
        </>
      ) : (
        <>
          <span className={styles['narrow']}>
            <LanguageButtons />
          </span>
          {mayLead('/register') && (
            <>
              <span className={styles['wide']}>
                <Bell />
              </span>
              <span className={styles['wide']}>
                <Link to="/register" className={buttonClass()}>
                  {words.register}
                </Link>
              </span>
            </>
          )}
          <Link to="/login" className={`${buttonClass({ variant: 'act' })} ${styles['login']}`}>
            {words.logIn}
          </Link>
        </>
      )}
    </header>
  )
}
