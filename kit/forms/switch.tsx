import styles from './switch.module.css'

/** On or off, changed by a press; `label` is what it switches. */
export function Switch(props: { label: string; on: boolean; onChange: () => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={props.on}
      aria-label={props.label}
      className={styles['switch']}
      onClick={props.onChange}
    />
  )
}
