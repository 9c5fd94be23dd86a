import { Icon } from '../art/icon.tsx'
import { starPath } from '../art/star.ts'
import styles from './steps.module.css'

interface StepsProps {
  label: string
  steps: readonly string[]
  /** Counts from 0; beyond the last one, all are done. */
  current: number
  /** What is to be said of each step, where there is something. */
  details?: readonly (string | null)[]
}

/** Where one is on a way of a few steps, and that the ones behind are done. */
export function Steps(props: StepsProps) {
  return (
    <ol className={styles['steps']} aria-label={props.label}>
      {props.steps.map((step, at) => (
        <li
          key={step}
          className={styles['step']}
          data-done={at < props.current || undefined}
          aria-current={at === props.current ? 'step' : undefined}
        >
          <span className={styles['mark']}>
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <path d={starPath(20, 20, 19)} />
            </svg>
            {at < props.current ? <Icon name="check" size={16} /> : <b>{at + 1}</b>}
          </span>
          <span className={styles['name']}>{step}</span>
          {typeof props.details?.[at] === 'string' && <small>{props.details[at]}</small>}
        </li>
      ))}
    </ol>
  )
}
