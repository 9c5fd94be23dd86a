import styles from './picture-ground.module.css'

/**
 * A picture as the ground of what is written over it, dark where the words stand. Whatever it is laid
 * in is positioned and isolated.
 */
export function PictureGround(props: {
  src: string
  lazy?: boolean
  className?: string | undefined
}) {
  return (
    <span className={`${styles['ground']} ${props.className ?? ''}`}>
      <img src={props.src} alt="" loading={props.lazy === true ? 'lazy' : 'eager'} />
    </span>
  )
}
