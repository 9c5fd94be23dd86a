import { raceSpotName, runnerName } from '#contract/games/race-names.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { useWords } from '#web/words/words.ts'
import { RACE_STAKE_WORDS } from './race-words.ts'
import styles from './round-sheet.module.css'
import type { TableRound } from './table-words.ts'

/** What became of each bet on a race, with the names of those it was on. */
export function RaceStakes({ round: { stakes, card, table } }: { round: TableRound }) {
  const words = useWords(RACE_STAKE_WORDS)
  const lang = useLang()
  return stakes.map(({ spot, amount, state, paid }, at) => {
    const names = postsIn(spot).map((post) => nameAt(table, card, post))
    return (
      // Stakes never move: their place is what they are.
      <li key={at} data-depth={0}>
        {words.spot(raceSpotName(spot, lang), formatMoney(amount, lang))}
        <ul className={styles['story']}>
          <li data-depth={1}>{names.join(' – ')}</li>
          <li data-depth={1} data-money={state === 'paid'}>
            {words.states[state](formatMoney(paid, lang))}
          </li>
        </ul>
      </li>
    )
  })
}

/** Everybody who ran: as they finished, or at their posts as long as nobody may know. */
export function RaceField({ round: { card, table, proof } }: { round: TableRound }) {
  const words = useWords(RACE_STAKE_WORDS)
  const lang = useLang()
  if (card === null) return null
  const outcome = proof?.outcome ?? null
  const order = outcome !== null && 'order' in outcome ? outcome.order : null
  const posts = order ?? card.field.map((_, at) => at + 1)
  const all = card.strengths.reduce((sum, one) => sum + one, 0)
  return (
    <section className={stackClass(12)}>
      <h3>{order === null ? words.field : words.result}</h3>
      <ol className={styles['story']}>
        {posts.map((post, at) => {
          const name = nameAt(table, card, post)
          const share = formatNumber(((card.strengths[post - 1] ?? 0) * 100) / all, lang, 1)
          return (
            <li key={post} data-depth={0}>
              {order === null ? words.stands(post, name) : words.finished(at + 1, post, name)}
              <ul className={styles['story']}>
                <li data-depth={1}>{words.strength(lang === 'tr' ? `%${share}` : `${share}%`)}</li>
              </ul>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const postsIn = (spot: string): number[] => spot.split('-').slice(1).map(Number)

const nameAt = (table: string, card: TableRound['card'], post: number): string =>
  runnerName(table, card?.field[post - 1] ?? -1)
