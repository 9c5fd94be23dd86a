import { Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { BareButton, IconButton } from '#kit/controls/button.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { useLang } from '#kit/text/language.ts'
import { useCall } from '#web/call/use-call.ts'
import { later } from '#web/parts/screen/deferred.ts'
import { useLostFocus } from '#web/parts/screen/use-lost-focus.ts'
import { marketText, selectionText } from '#web/parts/sports/market-words.ts'
import { useOddsText } from '#web/parts/sports/use-odds-text.ts'
import { useIsMember } from '#web/state/auth.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { chooseKind, empty, takeOut, useSlip, type CouponPick } from '../picks.ts'
import { hasTwoOfOne, linesIn, oddsIn } from './slip-sums.ts'
import { isShut, toggleBanker } from './pick-changes.ts'
import { SLIP_WORDS } from './slip-words.ts'
import { Terms } from './terms.tsx'
import { ToCoupons } from './to-coupons.tsx'
import styles from './slip.module.css'
import { IN_SLIP_MAX, MATCH_LOOK_MS } from '../look.ts'
import { useNow } from '#web/parts/screen/use-now.ts'
import { BUILDER, joinedIn } from '../event/building.ts'
import { momentText } from '../sports.ts'
import { useEvent } from '../use-events.ts'
import { usePlacing } from './use-placing.ts'
import { SPORT_WORDS } from '../words.ts'

/** Comes once the coupon stands. */
const LatestCoupons = later(async () => (await import('./own-coupons.tsx')).LatestCoupons)

const SystemChoice = later(async () => (await import('./slip-foot.tsx')).SystemChoice)

const Receipt = later(async () => (await import('./slip-foot.tsx')).Receipt)

/** The coupon: what was picked, how much is staked on it, and the button that names what leaves the balance. */
export function Slip() {
  const words = useWords(SLIP_WORDS)
  // A price is seen to be picked before the coupon is drawn.
  const picks = useDeferredValue(useSlip((state) => state.picks))
  const placing = usePlacing()
  const open = useOpenCount(picks.length > 0)
  const [view, setView] = useState<'slip' | 'open'>('slip')
  if (placing.placed !== null && picks.length === 0)
    return (
      <Suspense fallback={null}>
        <Receipt coupons={placing.placed} onAgain={placing.again} onAnother={placing.forget} />
      </Suspense>
    )
  if (picks.length === 0) return <EmptySlip hasActed={placing.hasActed} />
  return (
    <Filled hasActed={placing.hasActed}>
      {open > 0 && (
        <Segments
          label={words.view}
          options={[
            { value: 'slip', text: words.views.slip(picks.length) },
            { value: 'open', text: words.views.open(open) },
          ]}
          chosen={view}
          onChoose={setView}
        />
      )}
      {open > 0 && view === 'open' ? (
        <>
          <Suspense fallback={null}>
            <LatestCoupons />
          </Suspense>
          <ToCoupons />
        </>
      ) : (
        <Picked picks={picks} placing={placing} />
      )}
    </Filled>
  )
}

interface MomentProps {
  /** Something was pressed that may have gone since: whoever had it goes on from here. */
  hasActed: boolean
}

function EmptySlip({ hasActed }: MomentProps) {
  const words = useWords(SLIP_WORDS)
  const heading = useLostFocus<HTMLHeadingElement>(hasActed)
  return (
    <div className={styles['empty']}>
      <Icon name="ticket" size={28} />
      <h2 ref={heading} tabIndex={-1}>
        {words.empty}
      </h2>
      <p>{words.emptyText}</p>
      <ToCoupons />
      <Suspense fallback={null}>
        <LatestCoupons />
      </Suspense>
    </div>
  )
}

function Filled({ hasActed, children }: MomentProps & { children: ReactNode }) {
  const words = useWords(SLIP_WORDS)
  const whole = useLostFocus<HTMLElement>(hasActed)
  return (
    <section ref={whole} className={styles['slip']} aria-label={words.picked} tabIndex={-1}>
      {children}
    </section>
  )
}

/** What was picked, and what is to become of it. */
function Picked(props: { picks: readonly CouponPick[]; placing: ReturnType<typeof usePlacing> }) {
  const { picks, placing } = props
  return (
    <>
      <Kinds />
      <ul className={styles['picks']}>
        {picks.map((pick) => (
          <PickLine key={`${pick.eventID} ${pick.market} ${pick.selection}`} pick={pick} />
        ))}
      </ul>
      {placing.isWaiting ? <Waiting hasActed={placing.hasActed} /> : <Terms {...placing} />}
      <ToCoupons />
    </>
  )
}

/** How many coupons of the member's are open, beside a coupon that is being made. */
function useOpenCount(isAsked: boolean): number {
  const isMember = useIsMember()
  const { data } = useCall(
    'betframe/getCoupons',
    { status: 'open', limit: IN_SLIP_MAX },
    { silent: true, keepLast: true, enabled: isMember && isAsked },
  )
  return isMember ? (data?.pagination.total ?? 0) : 0
}

/** A pick in play is looked at again before it is taken: what that means, while it lasts. */
function Waiting({ hasActed }: MomentProps) {
  const words = useWords(SLIP_WORDS)
  const note = useLostFocus<HTMLOutputElement>(hasActed)
  return (
    <output ref={note} className={styles['waiting']} tabIndex={-1}>
      <i aria-hidden="true" />
      <b>{words.waits}</b>
      <span>{words.waitsText}</span>
    </output>
  )
}

function Kinds() {
  const words = useWords(SLIP_WORDS)
  const picks = useSlip((state) => state.picks)
  const kind = useSlip((state) => state.kind)
  const system = useSlip((state) => state.system)
  return (
    <div className={styles['head']}>
      <Segments
        label={words.kind}
        options={[
          { value: 'single', text: words.kinds.single },
          { value: 'combination', text: words.kinds.combination },
          { value: 'system', text: words.kinds.system },
        ]}
        chosen={kind}
        onChoose={chooseKind}
      />
      <IconButton icon="trash-2" label={words.clear} onClick={empty} />
      <Suspense fallback={null}>{kind === 'system' && <SystemChoice />}</Suspense>
      {kind !== 'single' && hasTwoOfOne(picks) && (
        <p className={styles['problem']}>
          {words.sameEvent} <ToBuilder picks={picks} />
        </p>
      )}
      {kind === 'combination' && picks.length < 2 && (
        <p className={styles['problem']}>{words.needsTwo}</p>
      )}
      {kind === 'system' && linesIn({ picks, kind, system }) === 0 && (
        <p className={styles['problem']}>{words.needsThree}</p>
      )}
    </div>
  )
}

/** Picks of one match can stand together all the same: its page joins them. */
function ToBuilder({ picks }: { picks: readonly CouponPick[] }) {
  const words = useWords(SLIP_WORDS)
  const joined = joinedIn(picks)
  if (joined === null) return null
  const { eventID, names } = joined
  const search = new URLSearchParams({ [BUILDER]: names.join('+') })
  return <Link to={`/sport/event/${eventID}?${search}`}>{words.join}</Link>
}

/** Where the match of a pick in play is; null of any other. */
function useMoment({ eventID, isLive }: CouponPick): string | null {
  const words = useWords(SLIP_WORDS)
  const sport = useWords(SPORT_WORDS)
  const { data: event } = useEvent(eventID, { enabled: isLive })
  if (!isLive || !event?.score) return null
  return words.live(momentText(event, sport), `${event.score.home}–${event.score.away}`)
}

function PickLine({ pick }: { pick: CouponPick }) {
  const words = useWords(SLIP_WORDS)
  const lang = useLang()
  const oddsText = useOddsText()
  const name = selectionText(pick, pick.selection, pick, lang)
  const isClosed = isShut(pick, useNow(MATCH_LOOK_MS))
  const moment = useMoment(pick)
  const kind = useSlip((state) => state.kind)
  const isSystem = kind === 'system'
  const isBoosted = pick.bookOdds !== undefined && !isSystem
  const struck = isBoosted ? (pick.bookOdds ?? null) : pick.before
  return (
    <li className={styles['pick']} data-closed={isClosed}>
      <div>
        <b>{name}</b>
        <span>{marketText(pick, lang)}</span>
        <small>
          <span lang="tr">
            {pick.home} – {pick.away}
          </span>{' '}
          · {moment === null ? dayAndTime(pick.startsAt, lang) : <em>{moment}</em>}
        </small>
        {pick.isHeld && !isClosed && <small>{words.held}</small>}
        {isClosed && <small className={styles['problem']}>{words.begun}</small>}
        {pick.bookOdds !== undefined && !isClosed && (
          <small>{isBoosted ? words.boostedText : words.notBoosted}</small>
        )}
        {isSystem && (
          <BareButton
            className={styles['banker']}
            aria-pressed={pick.isBanker === true}
            aria-label={words.bankerOf(name)}
            onClick={() => toggleBanker(pick)}
          >
            {words.banker}
          </BareButton>
        )}
      </div>
      <p className={styles['price']}>
        {struck !== null && (
          <s>
            <span className="heard-only">{isBoosted ? words.book : words.was} </span>
            {oddsText(struck)}
          </s>
        )}
        <b>
          <span className="heard-only">{isBoosted ? words.boosted : words.odds} </span>
          {oddsText(oddsIn(kind, pick))}
        </b>
      </p>
      <IconButton icon="x" iconSize={16} label={words.remove(name)} onClick={() => takeOut(pick)} />
    </li>
  )
}
