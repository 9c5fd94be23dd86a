import { Icon } from './icon.tsx'
import { starPath } from './star.ts'
import styles from './steps.module.css'

/** Where one is on a way of a few steps, and that the ones behind are done. `current` counts from 0. */
export function Steps(props: { label: string; steps: readonly string[]; current: number }) {
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
        </li>
      ))}
    </ol>
  )
}
