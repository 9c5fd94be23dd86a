import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import type { IconName } from '../art/icon-shapes.ts'
import { Lattice, StarRings } from '../art/star-art.tsx'
import styles from './empty-state.module.css'

/**
 * The empty and the failed face of a list or a page: the star, a sentence, and a way on (`children`:
 * one or two buttons or links). `level` is the heading's, 2 unless it names the whole page.
 */
export function EmptyState(props: {
  icon: IconName
  title: string
  text?: string
  level?: 1 | 2 | 3
  tone?: 'calm' | 'failed'
  children?: ReactNode
}) {
  const Heading = `h${props.level ?? 2}` as const
  return (
    <div
      className={styles['empty']}
      data-tone={props.tone ?? 'calm'}
      role={props.tone === 'failed' ? 'alert' : undefined}
    >
      <Lattice fade />
      <StarRings size={148}>
        <Icon name={props.icon} size={34} />
      </StarRings>
      <Heading className={styles['title']}>{props.title}</Heading>
      {props.text !== undefined && <p className={styles['text']}>{props.text}</p>}
      {props.children !== undefined && <div className={styles['ways']}>{props.children}</div>}
    </div>
  )
}
