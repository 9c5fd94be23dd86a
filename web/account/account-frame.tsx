import { useEffect, useRef, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import type { IconName } from '#kit/icon-shapes.ts'
import { useWords } from '#web/words/words.ts'
import styles from './account-frame.module.css'
import { ACCOUNT_WORDS } from './account-words.ts'
import { ProofDialog } from './proof-dialog.tsx'

/** The pages of an account, in the order they are offered. */
export const ACCOUNT_PAGES = [
  { path: '/profile', icon: 'user-round', word: 'profile' },
  { path: '/deposit', icon: 'wallet', word: 'deposit' },
  { path: '/profile/games', icon: 'history', word: 'games' },
  { path: '/profile/finance', icon: 'receipt', word: 'finance' },
  { path: '/profile/fairness', icon: 'shield-check', word: 'fairness' },
  { path: '/profile/password', icon: 'lock', word: 'password', first: true },
  { path: '/profile/two-factor', icon: 'smartphone', word: 'twoFactor' },
  { path: '/profile/passkeys', icon: 'key-round', word: 'passkeys' },
  { path: '/profile/sessions', icon: 'monitor', word: 'sessions' },
  { path: '/profile/data', icon: 'book-open', word: 'data' },
] as const satisfies readonly AccountPage[]

interface AccountPage {
  path: string
  icon: IconName
  word: string
  /** Begins the pages about safety. */
  first?: true
}

/** What stands around every page of the account: its name, and the way to the others. */
export function AccountFrame(props: { title: string; lead?: string; children: ReactNode }) {
  const words = useWords(ACCOUNT_WORDS)
  const nav = useCurrentInView()
  return (
    <div className={styles['frame']}>
      <title>{`${props.title} · Kasa`}</title>
      <nav ref={nav} className={styles['nav']} aria-label={words.nav}>
        <ul className={styles['pages']}>
          {ACCOUNT_PAGES.map(({ path, icon, word, ...page }) => (
            <li key={path} data-first={'first' in page || undefined}>
              <NavLink to={path} end className={styles['page'] ?? ''}>
                <Icon name={icon} size={19} />
                {words[word]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['content']}>
        <header className={styles['head']}>
          <h1>{props.title}</h1>
          {props.lead !== undefined && <p className={styles['lead']}>{props.lead}</p>}
        </header>
        {props.children}
      </div>
      <ProofDialog />
    </div>
  )
}

/** On a phone the pages are a row that is wider than the screen: the present one is brought in. */
function useCurrentInView() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const row = nav.current
    const current = row?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!row || !current) return
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return nav
}
