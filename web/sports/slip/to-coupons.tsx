import { Link } from 'react-router'
import { useIsMember } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { SLIP_WORDS } from './slip-words.ts'
import styles from './slip.module.css'

/** To those of before. */
export function ToCoupons() {
  const words = useWords(SLIP_WORDS)
  const isMember = useIsMember()
  if (!isMember) return null
  return (
    <Link className={styles['way']} to="/profile/bets">
      {words.toCoupons}
    </Link>
  )
}
