import { useId, type ReactNode } from 'react'
import { starPath } from './star.ts'
import styles from './star-art.module.css'

/** The mark: the star within the star. Turquoise on whatever ground it stands. */
export function StarMark(props: { size?: number; className?: string }) {
  const size = props.size ?? 40
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      className={props.className}
      aria-hidden="true"
    >
      <path d={starPath(20, 20, 19)} className={styles['act']} />
      <path d={starPath(20, 20, 12.5)} className={styles['inner']} />
      <circle cx="20" cy="20" r="4.2" className={styles['heart']} />
    </svg>
  )
}

/** The quiet lattice behind heroes, empty states and the login screen. Fills its parent. */
export function Lattice(props: { size?: number; className?: string; fade?: boolean }) {
  const id = useId()
  const size = props.size ?? 84
  const half = size / 2
  return (
    <svg
      className={`${styles['lattice']} ${props.fade === true ? styles['fade'] : ''} ${props.className ?? ''}`}
      aria-hidden="true"
    >
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
          <path d={starPath(half, half, half)} className={styles['thread']} />
          <path d={starPath(half, half, size * 0.22)} className={styles['seed']} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** Rings of the same star, one inside the other, with something in the middle. */
export function StarRings(props: { size?: number; children?: ReactNode; className?: string }) {
  const size = props.size ?? 160
  return (
    <span
      className={`${styles['rings']} ${props.className ?? ''}`}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 160 160" aria-hidden="true">
        <path d={starPath(80, 80, 78)} className={styles['ringOuter']} />
        <path d={starPath(80, 80, 60)} className={styles['ringMiddle']} />
        <path d={starPath(80, 80, 42)} className={styles['ringInner']} />
      </svg>
      <span className={styles['middle']}>{props.children}</span>
    </span>
  )
}

/** Waiting, as the mark: the inner star turns slowly within the outer one. */
export function StarSpinner(props: { size?: number; label: string }) {
  const size = props.size ?? 40
  return (
    <output className={styles['spinner']}>
      <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
        <path d={starPath(20, 20, 18.5)} className={styles['orbit']} />
        <path d={starPath(20, 20, 11)} className={styles['turning']} />
      </svg>
      <span className="heard-only">{props.label}</span>
    </output>
  )
}
