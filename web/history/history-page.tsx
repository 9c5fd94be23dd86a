import type { ReactNode } from 'react'
import { PageHead } from '#kit/layout/page-head.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import styles from './history-page.module.css'
import { HistoryTabs } from './history-tabs.tsx'

/** What stands around every history: its name and what takes it away, and the way to the others. */
export function HistoryPage(props: {
  title: string
  lead: string
  download?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={stackClass(16)}>
      <title>{`${props.title} · Kasa`}</title>
      <div className={styles['head']}>
        <PageHead title={props.title} lead={props.lead} />
        {props.download}
      </div>
      <HistoryTabs />
      {props.children}
    </div>
  )
}
