import { grouped } from '#contract/grouped.ts'
import type { Data } from '#contract/registry.ts'
import { cardClass } from '#kit/layout/card.tsx'
import { useLang, type Lang } from '#kit/text/language.ts'
import { marketText, selectionText } from '#web/parts/sports/market-words.ts'
import { useWords } from '#web/words/words.ts'
import { SETTLED_WORDS } from './settled-words.ts'
import styles from '../results/results.module.css'

type Event = Data<'betframe/event'>
type Market = Event['results'][number]

/** What each market of a match came to: what won of it, and what was given back. */
export function SettledMarkets({ event }: { event: Event }) {
  const words = useWords(SETTLED_WORDS)
  const lang = useLang()
  const groups = [...grouped(event.results, ({ kind, period }) => `${kind} ${period}`)]
  return (
    <section className={cardClass(styles['settled'])} aria-label={words.settled}>
      <h2>{words.settled}</h2>
      <p className={styles['note']}>{words.settledNote}</p>
      <dl>
        {groups.map(([key, markets]) => {
          const [first] = markets
          return (
            first && (
              <div key={key}>
                <dt>{marketText(first, lang)}</dt>
                <dd>
                  {markets.flatMap((market) => outcomesOf(market, event, words, lang)).join(' · ')}
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </section>
  )
}

/** Of a market that was given back whole, or is not known, that alone; else what did not lose. */
function outcomesOf(
  market: Market,
  event: Event,
  { resultNames }: (typeof SETTLED_WORDS)['tr'],
  lang: Lang,
): readonly string[] {
  const { selections } = market
  const [one] = selections
  const isAlike = selections.every(({ result }) => result === one?.result)
  if (one && isAlike && (one.result === null || one.result === 'void')) {
    const name = market.line === null ? '' : `${lineName(market, event, lang)}: `
    return [`${name}${resultNames[one.result ?? 'unknown']}`]
  }
  return selections.flatMap(({ selection, result }) => {
    if (result === 'lose') return []
    const name = selectionText(market, selection, event, lang)
    return [result === 'win' ? name : `${name} (${resultNames[result ?? 'unknown']})`]
  })
}

/** What tells a market with a line from its neighbours: both of its sides. */
const lineName = (market: Market, event: Event, lang: Lang): string =>
  market.selections
    .map(({ selection }) => selectionText(market, selection, event, lang))
    .join(' / ')
