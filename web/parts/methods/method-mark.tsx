import { Icon } from '#kit/art/icon.tsx'
import styles from './method-mark.module.css'

/** A payment method's picture, or a sign that stands for any. Its name always stands beside it. */
export function MethodMark({ image, size = 44 }: { image: string; size?: 28 | 44 | 56 }) {
  return (
    <span className={styles['mark']} data-size={size}>
      {image === '' ? (
        <Icon name="banknote" size={size / 2} />
      ) : (
        <img src={image} alt="" width={size} height={size} />
      )}
    </span>
  )
}
