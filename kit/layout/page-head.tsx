import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** What a page begins with: its name, and a sentence on what it is for (`lead`) or when it changed. */
export function PageHead(props: {
  title: string
  id?: string
  lead?: string | undefined
  children?: ReactNode
}) {
  return (
    <header className={styles['head']}>
      <h1 id={props.id}>{props.title}</h1>
      {props.lead !== undefined && <p className={styles['lead']}>{props.lead}</p>}
      {props.children}
    </header>
  )
}
