import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

/** A place held for what is coming, in its true size. Hidden from screen readers: say "loading" once. */
export function Skeleton(props: {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  ratio?: string
  radius?: 6 | 10 | 16 | 'full'
  className?: string
}) {
  const radius = props.radius ?? 10
  return (
    <span
      aria-hidden="true"
      className={`${styles['skeleton']} ${props.className ?? ''}`}
      style={{
        width: props.width ?? '100%',
        ...(props.height === undefined ? {} : { height: props.height }),
        ...(props.ratio === undefined ? {} : { aspectRatio: props.ratio }),
        borderRadius: `var(--radius-${radius})`,
      }}
    />
  )
}
