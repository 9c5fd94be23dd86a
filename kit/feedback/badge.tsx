import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** A word that sets one of several apart: the recommended, the present. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <em className={styles['badge']}>{children}</em>
)

const SHOWN_MAX = 9

/** How many wait, in the corner of what opens them (which is positioned); nothing where none do. */
export function Count(props: { of: number; className?: string | undefined; hidden?: boolean }) {
  if (props.of === 0) return null
  return (
    <span className={`${styles['count']} ${props.className ?? ''}`} aria-hidden={props.hidden}>
      {props.of > SHOWN_MAX ? `${SHOWN_MAX}+` : props.of}
    </span>
  )
}
