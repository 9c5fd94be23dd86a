import { useEffect, useRef, type ReactNode } from 'react'
import styles from './card.module.css'

/** A piece of an account page that stands for itself; its title is a heading of the second level. */
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
    <section className={`${styles['card']} ${props.className ?? ''}`}>
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
