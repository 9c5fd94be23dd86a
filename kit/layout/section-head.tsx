import type { ReactNode } from 'react'
import styles from './section-head.module.css'

/**
 * The name of a section, and at the end of its line what leads on (`children`: arrows, a link to the
 * whole). As high with them as without, so that sections stand in one rhythm.
 */
export function SectionHead(props: { id: string; title: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles['head']}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </header>
  )
}
