import { useSearchParams } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { BareButton, Button, IconButton } from '#kit/controls/button.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { cardClass } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import {
  marketText,
  partText,
  selectionText,
  type SportMarket,
} from '#web/parts/sports/market-words.ts'
import { useOddsText } from '#web/parts/sports/use-odds-text.ts'
import { inEach, useWords } from '#web/words/words.ts'
import { BUILDER_WORDS } from './builder-words.ts'
import styles from './builder.module.css'
import { BUILDER, chosenIn, keyOf, PARTS_MAX, type Named } from './building.ts'
import odds from '../odd.module.css'
import { isSame, slip, toggle, type PickPart } from '../picks.ts'
import { SPORT_WORDS } from '../words.ts'
import { useTogether, type EventShown } from '../use-events.ts'

function useChoose(): (chosen: readonly Named[]) => void {
  const [, setParams] = useSearchParams()
  return (chosen) => setParams({ [BUILDER]: chosen.map(keyOf).join('+') }, { replace: true })
}

type Locked = NonNullable<ReturnType<typeof useTogether>['data']>['locked'][number]

/** The markets of a match to be joined: what goes without saying, or cannot be, is locked and says so. */
export function BuilderMarkets(props: {
  event: EventShown & { markets: readonly SportMarket[] }
  groups: readonly (readonly [string, readonly SportMarket[]])[]
  chosen: readonly Named[]
}) {
  const { event, groups, chosen } = props
  const words = useWords(BUILDER_WORDS)
  const lang = useLang()
  const query = useTogether(event.eventID, chosen, event.state === 'live')
  const answer = query.data
  const choose = useChoose()
  const press = (one: Named): void => {
    // Not what was drawn last: a press that follows closely would undo the one before it.
    const now = chosenIn(new URLSearchParams(location.search)) ?? []
    const rest = now.filter((other) => keyOf(other) !== keyOf(one))
    if (rest.length < now.length) choose(rest)
    else if (now.length < PARTS_MAX) choose([...now, one])
    else showToast({ tone: 'neutral', text: inEach(BUILDER_WORDS, ({ most }) => most) })
  }
  return (
    <>
      <p className={styles['text']}>{words.text}</p>
      <div className={styles['markets']}>
        {groups.map(([key, markets]) => (
          <section
            key={key}
            className={cardClass(styles['group'])}
            aria-label={markets[0] && marketText(markets[0], lang)}
          >
            <h2>{markets[0] && marketText(markets[0], lang)}</h2>
            {markets.map((market) => (
              <div key={market.market} className={styles['choices']}>
                {market.selections.map(({ selection, odds: shown, bookOdds }) => {
                  // A boost counts for nothing among what is joined.
                  const price = bookOdds ?? shown
                  const named = { market: market.market, selection }
                  return price === null ? null : (
                    <Choice
                      key={selection}
                      {...{ event, market, selection, price }}
                      isChosen={chosen.some((other) => keyOf(other) === keyOf(named))}
                      locked={answer?.locked.find((other) => keyOf(other) === keyOf(named))?.why}
                      onPress={() => press(named)}
                    />
                  )
                })}
              </div>
            ))}
          </section>
        ))}
      </div>
      <Bar
        {...{ event, chosen, answer }}
        isGone={query.isGone}
        onRemove={press}
        onDone={() => choose([])}
      />
    </>
  )
}

interface ChoiceProps {
  event: EventShown
  market: SportMarket
  selection: string
  price: number
  isChosen: boolean
  locked: Locked['why'] | undefined
  onPress: () => void
}

function Choice({ event, market, selection, price, isChosen, locked, onPress }: ChoiceProps) {
  const words = useWords(BUILDER_WORDS)
  const sport = useWords(SPORT_WORDS)
  const lang = useLang()
  const oddsText = useOddsText()
  const text = selectionText(market, selection, event, lang)
  const isHeld = event.suspended !== null || market.isHalted
  const isShut = isHeld || (locked !== undefined && !isChosen)
  const state = isHeld ? sport.held : isShut && locked ? words.locked[locked] : null
  const shown = state ?? oddsText(price)
  return (
    <BareButton
      className={isShut ? odds['held'] : odds['odd']}
      data-looks="tall"
      aria-pressed={isChosen}
      aria-disabled={isShut}
      aria-label={`${marketText(market, lang)}, ${text}, ${shown}`}
      onClick={() => {
        if (!isShut) onPress()
      }}
    >
      <small>{text}</small>
      {state === null ? <b>{shown}</b> : <small>{shown}</small>}
    </BareButton>
  )
}

interface BarProps {
  event: EventShown & { markets: readonly SportMarket[] }
  chosen: readonly Named[]
  answer: ReturnType<typeof useTogether>['data']
  isGone: boolean
  onRemove: (one: Named) => void
  onDone: () => void
}

/** A stop is told before the answer knows of it. */
const isStopped = ({ suspended, markets }: BarProps['event'], chosen: readonly Named[]): boolean =>
  suspended !== null ||
  markets.some(({ market, isHalted }) => isHalted && chosen.some((one) => one.market === market))

/** What is joined so far, in words, and the house's price of it: never a product that the page has made. */
function Bar({ event, chosen, answer, isGone, onRemove, onDone }: BarProps) {
  const words = useWords(BUILDER_WORDS)
  const lang = useLang()
  const oddsText = useOddsText()
  if (chosen.length === 0) return null
  const parts = chosen.map((one): PickPart => {
    const market = event.markets.find((each) => each.market === one.market)
    const { kind = one.market, period = 'match', line = null, goal = null } = market ?? {}
    return { ...one, kind, period, line, goal }
  })
  const problem = answer?.problem
  const about = problem && parts.find((part) => keyOf(part) === keyOf(problem))
  const note = isGone
    ? words.gone
    : answer?.isHeld === true || isStopped(event, chosen)
      ? words.held
      : problem && about
        ? words.problems[problem.why](partText(about, event, lang))
        : chosen.length < 2
          ? words.one
          : ''
  const { market, odds: price } = answer ?? { market: null, odds: null }
  const add = (): void => {
    if (market === null || price === null) return
    const { eventID, sportID, home, away, startsAt, state } = event
    const match = { sportID, home, away, startsAt, isLive: state === 'live' }
    const named = { eventID, market, selection: 'all' }
    if (slip.getState().picks.some((pick) => isSame(pick, named))) return onDone()
    const rest = { kind: BUILDER, period: 'match' as const, line: null, goal: null, odds: price }
    if (toggle({ ...match, ...named, ...rest, parts })) onDone()
    else showToast({ tone: 'neutral', text: inEach(SPORT_WORDS, ({ full }) => full) })
  }
  return (
    <section className={styles['bar']} aria-label={words.chosen}>
      <ul>
        {parts.map((part) => {
          const text = partText(part, event, lang)
          return (
            <li key={keyOf(part)}>
              <span>{text}</span>
              <IconButton
                icon="x"
                iconSize={16}
                label={words.remove(text)}
                onClick={() => onRemove(part)}
              />
            </li>
          )
        })}
      </ul>
      <output>
        {note === '' ? (
          price !== null && (
            <>
              <small>{words.together}</small> <b>{oddsText(price)}</b>
            </>
          )
        ) : (
          <span>
            <Icon name="info" size={16} /> {note}
          </span>
        )}
      </output>
      <Button variant="act" disabled={note !== '' || price === null} onClick={add}>
        {words.add}
      </Button>
    </section>
  )
}
