import {
  MATCHES,
  clubsOf,
  matchBetName,
  matchName,
  partsOfBet,
  scoreIn,
  seasonOf,
  weekOf,
} from '#contract/games/football-names.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { useWords } from '#web/words/words.ts'
import { MATCH_WORDS } from './football-words.ts'
import styles from './round-sheet.module.css'
import type { TableRound } from './table-words.ts'

/** What became of each bet on a match day, with the match that it was on. */
export function MatchStakes({ round: { stakes, card } }: { round: TableRound }) {
  const words = useWords(MATCH_WORDS)
  const lang = useLang()
  return stakes.map(({ spot, amount, state, paid }, at) => (
    // Stakes never move: their place is what they are.
    <li key={at} data-depth={0}>
      {words.spot(matchBetName(spot, lang), formatMoney(amount, lang))}
      <ul className={styles['story']}>
        <li data-depth={1}>{matchName(card?.field, partsOfBet(spot)?.match ?? 0)}</li>
        <li data-depth={1} data-money={state === 'paid'}>
          {words.states[state](formatMoney(paid, lang))}
        </li>
      </ul>
    </li>
  ))
}

/** Every match of the day: how it ended with its goals, or who meets whom as long as nobody may know. */
export function MatchDay({ round: { card, number, proof } }: { round: TableRound }) {
  const words = useWords(MATCH_WORDS)
  const lang = useLang()
  if (card === null) return null
  const outcome = proof?.outcome ?? null
  const goals = outcome !== null && 'goals' in outcome ? outcome.goals : null
  const expected = (place: number): string =>
    formatNumber((card.strengths[place] ?? 0) / 10, lang, 1)
  return (
    <section className={stackClass(12)}>
      <h3>{words.day(seasonOf(number), weekOf(number))}</h3>
      <ol className={styles['story']}>
        {Array.from({ length: MATCHES }, (_, at) => {
          const [home, away] = clubsOf(card.field, at + 1)
          const minutes = [goals?.[2 * at] ?? [], goals?.[2 * at + 1] ?? []] as const
          const score = goals && scoreIn(goals, at + 1).join('–')
          return (
            <li key={at} data-depth={0}>
              {words.match(home.name, score ?? '–', away.name)}
              <ul className={styles['story']}>
                {[home, away].map(({ name }, side) => {
                  const scored = minutes[side] ?? []
                  return scored.length === 0 ? null : (
                    <li key={name} data-depth={1}>
                      {words.goals(name, scored.map((minute) => `${minute}′`).join(', '))}
                    </li>
                  )
                })}
                <li data-depth={1}>{words.expected(expected(2 * at), expected(2 * at + 1))}</li>
              </ul>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
