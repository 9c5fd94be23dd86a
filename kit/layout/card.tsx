import { useEffect, useRef, type ReactNode } from 'react'
import styles from './card.module.css'

/** `strong` can be chosen or pressed; `floating` stands over the page. */
export type CardEdge = 'strong' | 'floating'

/** The raised ground for any element: `<details className={cardClass(styles['question'])}>`. */
export function cardClass(own?: string, edge?: CardEdge): string {
  const names = [styles['card'], edge && styles[edge], own]
  return names.filter(Boolean).join(' ')
}

/** Of the heading that whoever comes here goes on from. */
export function useBeginning(begins: boolean) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (begins) ref.current?.focus()
  }, [begins])
  return begins ? { ref, tabIndex: -1 } : { ref }
}

/** A piece of a page that stands for itself; its title is a heading of the second level. */
export function Card(props: {
  title?: ReactNode
  /** What was pressed before is gone from the page: whoever hears it goes on from this title. */
  begins?: boolean
  /** What it is about, in a sentence. */
  text?: string | undefined
  className?: string | undefined
  children?: ReactNode
}) {
  const { title, begins = false } = props
  const heading = useBeginning(begins)
  return (
    <section className={`${cardClass(styles['section'])} ${props.className ?? ''}`}>
      {title !== undefined && (
        <h2 className={styles['title']} {...heading}>
          {title}
        </h2>
      )}
      {props.text !== undefined && <p className={styles['text']}>{props.text}</p>}
      {props.children}
    </section>
  )
}
