import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { pointText } from '#web/words/multiple.ts'
import { useWords } from '#web/words/words.ts'
import { flightEndText } from './flight-end.ts'
import { FLIGHT_STAKE_WORDS } from './flight-words.ts'
import styles from './round-sheet.module.css'
import type { TableRound } from './table-words.ts'

type Stake = TableRound['stakes'][number]

/** What became of each stake on a flight. */
export function FlightStakes({ stakes }: { stakes: readonly Stake[] }) {
  const words = useWords(FLIGHT_STAKE_WORDS)
  const lang = useLang()
  return stakes.map((stake, at) => (
    // Stakes never move: their place is what they are.
    <li key={at} data-depth={0}>
      {words.spot(stake.spot, formatMoney(stake.amount, lang))}
      <ul className={styles['story']}>
        {stake.target !== null && (
          <li data-depth={1}>{words.target(pointText(stake.target, lang))}</li>
        )}
        {stake.halfAt !== null && (
          <li data-depth={1}>{words.half(pointText(stake.halfAt, lang))}</li>
        )}
        <Ended stake={stake} />
      </ul>
    </li>
  ))
}

function Ended({ stake }: { stake: Stake }) {
  const { states } = useWords(FLIGHT_STAKE_WORDS)
  const lang = useLang()
  return (
    <li data-depth={1} data-money={stake.state === 'paid'}>
      {flightEndText(stake, states, lang)}
    </li>
  )
}
