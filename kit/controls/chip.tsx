import type { ReactNode } from 'react'
import styles from './chip.module.css'

/** `small` names what something belongs to; `amount` is as wide as its place, for figures side by side. */
export type ChipVariant = 'small' | 'amount'

/** The looks of one of several short choices; a link's `aria-current` is the chosen one. */
export const chipClass = (variant?: ChipVariant): string =>
  variant === undefined ? (styles['chip'] ?? '') : `${styles['chip']} ${styles[variant]}`

/** One of several short choices; a press takes it. */
export function Chip(props: {
  variant?: ChipVariant
  chosen: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className={chipClass(props.variant)}
      aria-pressed={props.chosen}
      onClick={props.onChoose}
    >
      {props.children}
    </button>
  )
}
