import { Icon } from '#kit/art/icon.tsx'
import styles from './bank-mark.module.css'

/** A bank's picture, or a sign that stands for any bank. Its name always stands beside it. */
export function BankMark({ image, size = 44 }: { image: string; size?: 22 | 44 }) {
  return (
    <span className={styles['mark']} data-size={size}>
      {image === '' ? (
        <Icon name="landmark" size={size / 2} />
      ) : (
        <img src={image} alt="" width={size} height={size} />
      )}
    </span>
  )
}
