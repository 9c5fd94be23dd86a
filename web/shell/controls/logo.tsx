import { Link } from 'react-router'
import { StarMark } from '#kit/art/star-art.tsx'
import { useWords } from '#web/words/words.ts'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'
import styles from './logo.module.css'

/** The star and the word, where no way leads home. */
export const PlainLogo = () => (
  <span className={styles['logo']} data-size="top">
    <StarMark size={34} />
    <span>kasa</span>
  </span>
)

/** The star and the word, leading home. */
export function Logo(props: { size?: 'top' | 'foot' }) {
  const words = useWords(FRAME_WORDS)
  return (
    <Link to="/" className={styles['logo']} data-size={props.size ?? 'top'} aria-label={words.home}>
      <StarMark size={34} />
      <span aria-hidden="true">kasa</span>
    </Link>
  )
}
