import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { StarSpinner } from '#kit/art/star-art.tsx'
import { clockTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { DEPOSIT_WORDS } from './deposit-words.ts'
import { leftText } from './deposits.ts'
import styles from './pay-panel.module.css'
import { useNow } from '#web/parts/screen/use-now.ts'

/** Until when it can be paid, by the clock first, and that the page waits. */
export function TimeLeft({ until }: { until: string }) {
  const words = useWords(DEPOSIT_WORDS)
  const lang = useLang()
  const left = leftText(until, useNow(1_000))
  return (
    <>
      <p className={styles['waits']}>
        <Icon name="clock" size={18} />
        <span>
          {words.validUntil(clockTime(until, lang))}{' '}
          <span role="timer">{left === null ? words.over : words.left(left)}</span>
        </span>
      </p>
      <Waiting />
    </>
  )
}

export function Waiting() {
  const words = useWords(DEPOSIT_WORDS)
  return (
    <p className={styles['waits']}>
      <StarSpinner size={22} label={words.waiting} />
      {words.waiting}
    </p>
  )
}
