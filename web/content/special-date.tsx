import { useLocation } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import { useCall } from '#web/call/use-call.ts'
import { CONTENT_FRESH_MS, SPECIAL_DATES } from '#web/content/site-content.ts'
import { specialDateOf } from './visible-content.ts'
import styles from './special-date.module.css'

const OPTIONS = { silent: true, freshMs: CONTENT_FRESH_MS } as const

/** The greeting of a special day, under the house's own words on the home page; else nothing. */
export function SpecialDate() {
  const isHome = useLocation().pathname === '/'
  const entries = useCall('cmscontroller/getSpecialDateInf', SPECIAL_DATES, {
    ...OPTIONS,
    enabled: isHome,
  }).data?.data
  const today = specialDateOf(entries ?? [])
  if (!isHome || today === null) return null
  return (
    <p className={styles['line']} data-part="special-date" title={today.title}>
      <Icon name="sparkles" size={14} />
      <span>{today.text === '' ? today.title : today.text}</span>
    </p>
  )
}
