import type { ReactNode } from 'react'
import styles from './stack.module.css'

export type StackGap = 2 | 4 | 8 | 12 | 16 | 20 | 24 | 32

/** One below the other, as wide as there is room: for any element that holds a few things. */
export function stackClass(gap: StackGap, own?: string): string {
  const names = [styles['stack'], styles[`gap${gap}`], own]
  return names.filter(Boolean).join(' ')
}

/** The same, where no element has to be of a kind of its own. */
export function Stack({ gap, children }: { gap: StackGap; children: ReactNode }) {
  return <div className={stackClass(gap)}>{children}</div>
}
