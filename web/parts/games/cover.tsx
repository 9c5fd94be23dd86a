import glaze from '#web/parts/lobby/glaze.module.css'
import { glazeOf } from '#web/parts/lobby/glaze.ts'
import styles from './cover.module.css'
import { initialOf } from './slot.ts'

/** The cover of a game that brought no picture: the house's arch, a glaze, and its initial. */
export function Cover(props: { gameID: number; name: string }) {
  return (
    <span className={`${glaze['glaze']} ${styles['cover']}`} data-glaze={glazeOf(props.gameID)}>
      <span className={styles['initial']} aria-hidden="true">
        {initialOf(props.name)}
      </span>
      <b className={styles['title']}>{props.name}</b>
    </span>
  )
}
