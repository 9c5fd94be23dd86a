import { spotName } from '#contract/games/roulette-names.ts'
import { tablegameWord } from '#contract/games/tablegames-names.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useWords } from '#web/words/words.ts'
import styles from './round-sheet.module.css'
import { CHIP_WORDS } from './roulette-words.ts'
import { TABLEGAME_WORDS } from './tablegame-words.ts'
import { outcomeRows, type TableRound } from './table-words.ts'

type Stake = TableRound['stakes'][number]

/** The whole board of a round that chips were laid on: what lay on each spot, and what became of it. */
export function ChipStakes({ round: { stakes, rules } }: { round: TableRound }) {
  const words = useWords(CHIP_WORDS)
  const lang = useLang()
  const nameOf = rules.kind === 'tablegames' ? tablegameWord : spotName
  return [...bySpot(stakes)].map(([key, on]) => {
    const amount = formatMoney(sum(on, 'amount'), lang)
    const [{ spot, state } = { spot: '', state: 'placed' as const }] = on
    return (
      <li key={key} data-depth={0}>
        {words.spot(nameOf(spot, lang), amount, on.length)}
        <ul className={styles['story']}>
          <li data-depth={1} data-money={state === 'paid'}>
            {words.states[state](formatMoney(sum(on, 'paid'), lang))}
          </li>
        </ul>
      </li>
    )
  })
}

/** What the outcome's own line leaves out: both rows of andar bahar, as they were dealt. */
export function DealtCards({ round: { outcome, rules } }: { round: TableRound }) {
  const words = useWords(TABLEGAME_WORDS)
  const lang = useLang()
  const rows = outcomeRows(outcome, lang, rules)
  if (rows.length === 0) return null
  return (
    <section className={stackClass(12)}>
      <h3>{words.dealt}</h3>
      <ol className={styles['story']}>
        {rows.map(({ name, cards }) => (
          <li key={name} data-depth={0}>
            {name}
            <ul className={styles['story']}>
              <li data-depth={1}>{cards}</li>
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Chips that lay together: on one spot, and with one end. */
function bySpot(stakes: readonly Stake[]): Map<string, Stake[]> {
  const spots = new Map<string, Stake[]>()
  for (const stake of stakes) {
    const key = `${stake.spot} ${stake.state}`
    spots.set(key, [...(spots.get(key) ?? []), stake])
  }
  return spots
}

/** In whole micro-lira: sums of lira as they come over the wire would lose the last digits. */
const sum = (stakes: readonly Stake[], what: 'amount' | 'paid'): number =>
  stakes.reduce((micro, stake) => micro + Math.round(stake[what] * 1_000_000), 0) / 1_000_000
