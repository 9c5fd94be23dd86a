import { BareButton } from '#kit/controls/button.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import type { FreeBet } from './free-bet.ts'
import { FREE_BET_WORDS } from './free-bet-words.ts'
import styles from './slip.module.css'

interface ChoiceProps {
  free: readonly FreeBet[]
  chosen: FreeBet | null
  onChoose: (freeBetID: number | null) => void
}

const OWN = 'own'

/** The member's own stake, or a free bet in its place. */
export function FreeBetChoice({ free, chosen, onChoose }: ChoiceProps) {
  const words = useWords(FREE_BET_WORDS)
  const lang = useLang()
  return (
    <Segments
      label={words.choice}
      options={[
        { value: OWN, text: words.own },
        ...free.map(({ freeBetID, stake, count }) => ({
          value: String(freeBetID),
          text: words.free(formatMoney(stake, lang), count),
        })),
      ]}
      chosen={chosen === null ? OWN : String(chosen.freeBetID)}
      onChoose={(value) => onChoose(value === OWN ? null : Number(value))}
    />
  )
}

/** What is staked in place of money, which nobody types. */
export function FreeBetStake({ free, onOwn }: { free: FreeBet; onOwn: () => void }) {
  const words = useWords(FREE_BET_WORDS)
  const lang = useLang()
  const { stake, wagering, expiresAt } = free
  return (
    <p className={styles['free']}>
      <b>{words.stake(formatMoney(stake, lang))}</b>
      <span>
        {words.ours} {wagering === 0 ? words.cash : words.wagered(wagering)}{' '}
        {words.until(dayAndTime(expiresAt, lang))}
      </span>
      <BareButton onClick={onOwn}>{words.useOwn}</BareButton>
    </p>
  )
}
