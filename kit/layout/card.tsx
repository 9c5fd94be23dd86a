import { useEffect, useRef, type ReactNode } from 'react'
import styles from './card.module.css'

/** `strong` can be chosen or pressed; `floating` stands over the page. */
export type CardEdge = 'strong' | 'floating'

/** The raised ground for any element: `<details className={cardClass(styles['question'])}>`. */
export function cardClass(own?: string, edge?: CardEdge): string {
  const names = [styles['card'], edge && styles[edge], own]
  return names.filter(Boolean).join(' ')
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
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, begins = false } = props
  useEffect(() => {
    if (begins) heading.current?.focus()
  }, [begins])
  return (
    <section className={`${cardClass(styles['section'])} ${props.className ?? ''}`}>
      {title !== undefined && (
        <h2 ref={heading} className={styles['title']} {...(begins ? { tabIndex: -1 } : {})}>
          {title}
        </h2>
      )}
      {props.text !== undefined && <p className={styles['text']}>{props.text}</p>}
      {props.children}
    </section>
  )
}
