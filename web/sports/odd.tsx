import { BareButton } from '#kit/controls/button.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { useLang } from '#kit/text/language.ts'
import {
  marketText,
  oddsText,
  selectionText,
  shortText,
  type SportMarket,
} from '#web/parts/sports/market-words.ts'
import { inEach, useWords } from '#web/words/words.ts'
import styles from './odd.module.css'
import { isSame, toggle, useSlip } from './picks.ts'
import { SPORT_WORDS } from './words.ts'
import type { EventShown } from './use-events.ts'

interface OddProps {
  event: EventShown
  market: SportMarket
  selection: SportMarket['selections'][number]
  /** `named` and `tall` say within themselves what is chosen, beside the price or above it; else a head does. */
  looks?: 'bare' | 'named' | 'tall'
}

/** One price: a press puts it on the coupon, and takes it off again. Its name says of what it is. */
export function Odd({ event, market, selection: { selection, odds }, looks = 'bare' }: OddProps) {
  const words = useWords(SPORT_WORDS)
  const lang = useLang()
  const named = { eventID: event.eventID, market: market.market, selection }
  const isChosen = useSlip(({ picks }) => picks.some((pick) => isSame(pick, named)))
  const text = selectionText(market, selection, event, lang)
  if (odds === null)
    return (
      <span className={styles['gone']} data-looks={looks}>
        {looks !== 'bare' && <small>{text}</small>}
        <span aria-hidden="true">–</span>
        <span className="heard-only">{`${text}: ${words.noOdds}`}</span>
      </span>
    )
  const name = `${words.versus(event.home, event.away)}: ${marketText(market, lang)}, ${text}, ${oddsText(odds, lang)}`
  const { home, away, startsAt } = event
  const { kind, period, line } = market
  return (
    <BareButton
      className={styles['odd']}
      data-looks={looks}
      aria-pressed={isChosen}
      aria-label={name}
      onClick={() => {
        if (toggle({ ...named, home, away, startsAt, kind, period, line, odds })) return
        showToast({ tone: 'neutral', text: inEach(SPORT_WORDS, ({ full }) => full) })
      }}
    >
      {looks !== 'bare' && <small lang={isTeam(selection) ? 'tr' : undefined}>{text}</small>}
      <b>{oddsText(odds, lang)}</b>
    </BareButton>
  )
}

const isTeam = (selection: string): boolean => selection === '1' || selection === '2'

/** The heads above bare odds. */
export function OddHeads({ selections }: { selections: readonly string[] }) {
  const lang = useLang()
  return (
    <span className={styles['heads']} aria-hidden="true">
      {selections.map((selection) => (
        <i key={selection}>{shortText(selection, lang)}</i>
      ))}
    </span>
  )
}
