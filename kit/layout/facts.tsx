import type { ReactNode } from 'react'
import styles from './facts.module.css'

interface FactsProps {
  /** Where a value stands: under its name, or at the end of its line. */
  values: 'under' | 'beside'
  children: ReactNode
}

/** Names and their values, as a list that screen readers tell as one. Its children are `Fact`s. */
export function Facts({ values, children }: FactsProps) {
  return <dl className={`${styles['facts']} ${styles[values]}`}>{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
