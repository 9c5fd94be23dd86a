import { useLocation } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { useSpecialDate } from './use-special-date.ts'
import styles from './special-date.module.css'

/** The greeting of a special day, under the house's own words on the home page; else nothing. */
export function SpecialDate() {
  const isHome = useLocation().pathname === '/'
  const today = useSpecialDate(isHome)
  if (!isHome || today === null) return null
  return (
    <p className={styles['line']} data-part="special-date" title={today.title}>
      <Icon name="sparkles" size={14} />
      <span>{today.text === '' ? today.title : today.text}</span>
    </p>
  )
}
