import type { Data } from '#contract/registry.ts'
import { Icon } from '#kit/art/icon.tsx'
import { useLang, type Lang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useCall } from '#web/call/use-call.ts'
import { roundsLeftOf } from '#web/parts/balance/use-bonus.ts'
import { useAuth } from '#web/state/auth.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './control.module.css'
import { CONTROL_WORDS } from './words.ts'

type Bonus = NonNullable<Data<'bonus/active'>>

/** What becomes of a bonus under way, told before a pause begins; nothing where there is none. */
export function BonusAtPause() {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const isClosed = useAuth(({ restricted }) => restricted)
  const { data } = useCall('bonus/active', {}, { silent: true, enabled: !isClosed })
  if (data === undefined || data === null) return null
  return (
    <p className={styles['note']}>
      <Icon name="gift" size={18} />
      <span>{bonusText(data, words, lang)}</span>
    </p>
  )
}

/** In sentences: how much there is, and that its time goes on while it cannot be played. */
export function bonusText(
  bonus: Pick<Bonus, 'name' | 'balance' | 'expiresAt' | 'freeRounds' | 'roundsPlayed' | 'betsLeft'>,
  { bonus: words }: (typeof CONTROL_WORDS)['tr'],
  lang: Lang,
): string {
  const rounds = roundsLeftOf(bonus)
  return [
    words.holds(bonus.name, formatMoney(bonus.balance, lang)),
    ...(rounds > 0 ? [words.rounds(rounds)] : []),
    ...(bonus.betsLeft ? [words.freeBets(bonus.betsLeft)] : []),
    words.goes(dayAndTime(bonus.expiresAt, lang)),
  ].join(' ')
}
