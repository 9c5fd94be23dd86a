import type { ReactNode } from 'react'
import styles from './account-page.module.css'

/** What every page of the account begins with: its name, and a sentence on what it is for. */
export function AccountPage(props: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <title>{`${props.title} · Kasa`}</title>
      <header className={styles['head']}>
        <h1>{props.title}</h1>
        {props.lead !== undefined && <p className={styles['lead']}>{props.lead}</p>}
      </header>
      {props.children}
    </div>
  )
}
