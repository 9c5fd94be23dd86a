import type { ReactNode } from 'react'
import { PageHead } from '#kit/layout/page-head.tsx'
import styles from './account-page.module.css'

/** What every page of the account begins with: its name, and a sentence on what it is for. */
export function AccountPage(props: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <title>{`${props.title} · Kasa`}</title>
      <PageHead title={props.title} lead={props.lead} />
      {props.children}
    </div>
  )
}
