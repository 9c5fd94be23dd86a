import { Link, Outlet, useLocation } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { useWords } from '#web/words/words.ts'
import styles from './account-frame.module.css'
import { ACCOUNT_SECTIONS, currentIn } from './account-sections.ts'
import { ACCOUNT_WORDS } from './account-words.ts'
import { ProofDialog } from '#web/account/security/proof-dialog.tsx'

const OVERVIEW = ['/profile', '/me']

/**
 * What stands around every page of the account, and stays while they change: beside it the way to
 * the others, on a phone the way back to the overview, which lists them.
 */
export function AccountFrame() {
  const words = useWords(ACCOUNT_WORDS)
  const mayLead = useMayLead()
  const { pathname } = useLocation()
  const isOverview = OVERVIEW.includes(pathname)
  return (
    <div className={styles['frame']}>
      <nav className={styles['nav']} aria-label={words.nav}>
        {ACCOUNT_SECTIONS.map(({ word, pages }) => (
          <div key={word}>
            <p id={`account-${word}`} className={styles['name']}>
              {words.sections[word]}
            </p>
            <ul aria-labelledby={`account-${word}`}>
              {pages
                .filter(({ path }) => mayLead(path))
                .map((page) => (
                  <li key={page.path}>
                    <Link
                      to={page.path}
                      className={styles['page']}
                      aria-current={currentIn(page, pathname)}
                    >
                      <Icon name={page.icon} size={19} />
                      {words.pages[page.word]}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles['content']}>
        {!isOverview && (
          <Link to="/profile" className={styles['back']}>
            <Icon name="chevron-left" size={18} />
            {words.back}
          </Link>
        )}
        <Outlet />
      </div>
      <ProofDialog />
    </div>
  )
}
