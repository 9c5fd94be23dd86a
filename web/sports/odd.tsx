import { Icon } from '#kit/art/icon.tsx'
import { BareButton } from '#kit/controls/button.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { useStore } from 'zustand'
import { useLang } from '#kit/text/language.ts'
import {
  marketText,
  selectionText,
  shortText,
  type SportMarket,
} from '#web/parts/sports/market-words.ts'
import { oddsFormat, useOddsText } from '#web/parts/sports/use-odds-text.ts'
import { inEach, useWords } from '#web/words/words.ts'
import styles from './odd.module.css'
import { isSame, toggle, useSlip } from './picks.ts'
import { SPORT_WORDS } from './words.ts'
import type { EventShown } from './use-events.ts'
import { useMove } from './use-move.ts'

interface OddProps {
  event: EventShown
  market: SportMarket
  selection: SportMarket['selections'][number]
  /** `named` and `tall` say within themselves what is chosen, beside the price or above it; else a head does. */
  looks?: 'bare' | 'named' | 'tall'
}

/** One price: a press puts it on the coupon, and takes it off again. Its name says of what it is, and where it has just gone. */
export function Odd({
  event,
  market,
  selection: { selection, odds, bookOdds },
  looks = 'bare',
}: OddProps) {
  const words = useWords(SPORT_WORDS)
  const lang = useLang()
  const shownAs = useShownAs(looks)
  const isHeld = event.suspended !== null || market.isHalted
  const move = useMove(isHeld ? null : odds)
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
  const what = `${words.versus(event.home, event.away)}: ${marketText(market, lang)}, ${text}`
  const label = looks !== 'bare' && (
    <small lang={isTeam(selection) ? 'tr' : undefined}>{text}</small>
  )
  if (isHeld)
    return (
      <BareButton
        className={styles['held']}
        data-looks={looks}
        aria-label={`${what}, ${words.held}`}
        aria-pressed={isChosen}
        // Not `disabled`: whoever stands here with the keys would lose their place at every stop.
        aria-disabled
      >
        {label}
        <Icon name="lock" size={16} />
      </BareButton>
    )
  const { shown, spoken } = shownAs(odds)
  return (
    <BareButton
      className={styles['odd']}
      data-looks={looks}
      data-move={move}
      data-long={shown.length > 5}
      aria-pressed={isChosen}
      data-boosted={bookOdds !== undefined}
      aria-label={[
        what,
        spoken,
        ...(bookOdds === undefined ? [] : [words.boosted(shownAs(bookOdds).spoken)]),
        ...(move === null ? [] : [words.moved[move]]),
      ].join(', ')}
      onClick={() => pick(event, market, { selection, odds, bookOdds })}
    >
      {label}
      {bookOdds === undefined ? (
        <b>{shown}</b>
      ) : (
        <span className={styles['boosted']}>
          <s>{shownAs(bookOdds).shown}</s>
          <b>{shown}</b>
        </span>
      )}
    </BareButton>
  )
}

/** Onto the coupon, or off it again. */
function pick(
  event: EventShown,
  { market, kind, period, line, goal }: SportMarket,
  { selection, odds, bookOdds }: { selection: string; odds: number; bookOdds: number | undefined },
): void {
  const { eventID, sportID, home, away, startsAt, state } = event
  const isDone = toggle({
    eventID,
    sportID,
    home,
    away,
    startsAt,
    market,
    kind,
    period,
    line,
    goal,
    selection,
    odds,
    ...(bookOdds !== undefined && { bookOdds }),
    isLive: state === 'live',
  })
  if (!isDone) showToast({ tone: 'neutral', text: inEach(SPORT_WORDS, ({ full }) => full) })
}

const LONG = 1_000

/** A price as its column has room for it, and as it is read out: of the longest decimal ones a column shows no decimals, and the ladder of odds has none. */
function useShownAs(looks: OddProps['looks']): (odds: number) => { shown: string; spoken: string } {
  const oddsText = useOddsText()
  const isDecimal = useStore(oddsFormat) === 'decimal'
  return (odds) => {
    const spoken = oddsText(odds)
    const isCut = isDecimal && looks === 'bare' && odds >= LONG
    return { spoken, shown: isCut ? String(Math.floor(odds)) : spoken }
  }
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
