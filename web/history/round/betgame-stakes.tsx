import { betgameBetName } from '#contract/games/betgames-names.ts'
import { betpokerBetName } from '#contract/games/betpoker-names.ts'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useWords } from '#web/words/words.ts'
import { BETGAME_STAKE_WORDS } from './betgame-words.ts'
import styles from './round-sheet.module.css'
import type { TableRound } from './table-words.ts'

/** What became of each bet on a draw. */
export function BetgameStakes({ round: { stakes, rules } }: { round: TableRound }) {
  const nameOf = rules.kind === 'betpoker' ? betpokerBetName : betgameBetName
  const words = useWords(BETGAME_STAKE_WORDS)
  const lang = useLang()
  return stakes.map(({ spot, amount, state, paid }, at) => (
    // Stakes never move: their place is what they are.
    <li key={at} data-depth={0}>
      {words.spot(nameOf(spot, lang), formatMoney(amount, lang))}
      <ul className={styles['story']}>
        <li data-depth={1} data-money={state === 'paid'}>
          {words.states[state](formatMoney(paid, lang))}
        </li>
      </ul>
    </li>
  ))
}
