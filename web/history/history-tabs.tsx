import { NavLink } from 'react-router'
import { useWords } from '#web/words/words.ts'
import { FILTER_WORDS } from './filter-words.ts'
import styles from './history-tabs.module.css'

const TABS = [
  { path: '/profile/history', name: 'account' },
  { path: '/profile/finance', name: 'finance' },
  { path: '/profile/games', name: 'games' },
  { path: '/profile/bets', name: 'bets' },
  { path: '/profile/bonuses', name: 'bonuses' },
] as const

/** From one history to the others. */
export function HistoryTabs() {
  const words = useWords(FILTER_WORDS)
  return (
    <nav className={styles['tabs']} aria-label={words.tabs}>
      {TABS.map(({ path, name }) => (
        <NavLink key={path} to={path}>
          {words.tabNames[name]}
        </NavLink>
      ))}
    </nav>
  )
}
