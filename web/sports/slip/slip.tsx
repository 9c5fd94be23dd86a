import { Suspense, useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { BareButton, Button, buttonClass, IconButton } from '#kit/controls/button.tsx'
import { Field } from '#kit/forms/field.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { Money } from '#kit/text/money.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useBalance } from '#web/parts/balance/use-balance.ts'
import { later } from '#web/parts/screen/deferred.ts'
import { marketText, selectionText } from '#web/parts/sports/market-words.ts'
import { useOddsText } from '#web/parts/sports/use-odds-text.ts'
import { useIsMember } from '#web/state/auth.ts'
import { writeStored } from '#web/state/stored.ts'
import { liraOf, readAmount, typedAmount } from '#contract/typed-amount.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import {
  chooseKind,
  choosePolicy,
  empty,
  setStake,
  takeOut,
  useSlip,
  type CouponPick,
  type Policy,
} from '../picks.ts'
import {
  hasTwoOfOne,
  leastOf,
  leastStakeIn,
  linesIn,
  mostOf,
  oddsIn,
  totalOdds,
} from './slip-sums.ts'
import { toggleBanker } from './pick-changes.ts'
import { Receipt, ToCoupons } from './receipt.tsx'
import { SystemChoice } from './system-choice.tsx'
import { SLIP_WORDS } from './slip-words.ts'
import {
  FreeBetChoice,
  FreeBetStake,
  kurusOnLine,
  useFreeBetProblem,
  useFreeBets,
} from './free-bet.tsx'
import { FREE_BET_WORDS } from './free-bet-words.ts'
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

const SlipFoot = later(async () => (await import('./slip-foot.tsx')).SlipFoot)

/** The coupon: what was picked, how much is staked on it, and the button that names what leaves the balance. */
export function Slip() {
  const words = useWords(SLIP_WORDS)
  // A price is seen to be picked before the coupon is drawn.
  const picks = useDeferredValue(useSlip((state) => state.picks))
  const placing = usePlacing()
  const open = useOpenCount(picks.length > 0)
  const [view, setView] = useState<'slip' | 'open'>('slip')
  if (placing.placed !== null && picks.length === 0)
    return <Receipt coupons={placing.placed} onAgain={placing.again} onAnother={placing.forget} />
  if (picks.length === 0)
    return (
      <div className={styles['empty']}>
        <Icon name="ticket" size={28} />
        <h2>{words.empty}</h2>
        <p>{words.emptyText}</p>
        <ToCoupons />
        <Suspense fallback={null}>
          <LatestCoupons />
        </Suspense>
      </div>
    )
  return (
    <div className={styles['slip']}>
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
    </div>
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
      {placing.isWaiting ? <Waiting /> : <Terms {...placing} />}
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
function Waiting() {
  const words = useWords(SLIP_WORDS)
  return (
    <output className={styles['waiting']}>
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
      {kind === 'system' && <SystemChoice />}
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

const isShut = ({ startsAt, isClosed, isLive }: CouponPick, now: number): boolean =>
  isClosed || (!isLive && new Date(startsAt).getTime() <= now)

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

const QUICK = [25, 50, 100, 250] as const
const POLICIES: readonly Policy[] = ['none', 'higher', 'any']

function Terms({ busy, problem, hasChanged, place }: ReturnType<typeof usePlacing>) {
  const words = useWords(SLIP_WORDS)
  const lang = useLang()
  const { picks, kind, system, stake } = useSlip((state) => state)
  const typed = readAmount(stake, lang)
  const lines = linesIn({ picks, kind, system })
  const free = useFreeBets()
  const [freeBetID, chooseFree] = useState<number | null>(null)
  const chosen = free.find((each) => each.freeBetID === freeBetID) ?? null
  const freeProblem = useFreeBetProblem(chosen, { kind, picks, lines })
  const ownKurus = typed.kind === 'amount' ? typed.kurus : 0
  const kurus = chosen ? (kurusOnLine(chosen, lines) ?? 0) : ownKurus
  const all = kurus * lines
  const now = useNow(MATCH_LOOK_MS)
  const least = leastStakeIn({ picks, kind, system })
  const wrong =
    typed.kind === 'unreadable' || typed.kind === 'beyond'
      ? words.stakeWrong
      : typed.kind === 'amount' && lines > 0 && kurus < least
        ? words.stakeLeast(formatMoney(liraOf(least), lang))
        : undefined
  const isStaked = chosen
    ? freeProblem === undefined
    : typed.kind === 'amount' && wrong === undefined
  const isReady =
    isStaked &&
    !picks.some((pick) => pick.isHeld || isShut(pick, now)) &&
    (kind === 'single' || (picks.length > 1 && lines > 0 && !hasTwoOfOne(picks)))
  return (
    <form
      className={styles['terms']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !busy)
          place(chosen ? { freeBetID: chosen.freeBetID } : { stake: liraOf(kurus) })
      }}
    >
      <PolicyChoice />
      <div className={styles['foot']}>
        {free.length > 0 && <FreeBetChoice {...{ free, chosen }} onChoose={chooseFree} />}
        {chosen ? (
          <FreeBetStake free={chosen} onOwn={() => chooseFree(null)} />
        ) : (
          <OwnStake {...{ kurus, lines, wrong }} />
        )}
        <Sums kurus={kurus} lines={lines} isFree={chosen !== null} />
        <p className={styles['problem']} role="alert">
          {problem ?? freeProblem ?? (hasChanged ? words.changed : '')}
        </p>
        <PlaceButton
          all={liraOf(all)}
          freeStake={chosen?.stake ?? null}
          {...{ isReady, busy, hasChanged }}
        />
        {/* A free bet is no stake of the member's own. */}
        <Suspense fallback={null}>
          <SlipFoot all={chosen ? 0 : liraOf(all)} />
        </Suspense>
      </div>
    </form>
  )
}

/** What the member types. */
function OwnStake(props: { kurus: number; lines: number; wrong: string | undefined }) {
  const { kurus, lines, wrong } = props
  const words = useWords(SLIP_WORDS)
  const { kind, stake } = useSlip((state) => state)
  return (
    <>
      <Field
        label={kind === 'system' ? words.stakeLine : lines > 1 ? words.stakeEach : words.stake}
        inputMode="decimal"
        autoComplete="off"
        value={stake}
        error={wrong}
        before={<span aria-hidden="true">₺</span>}
        onChange={({ target }) => setStake(target.value)}
      />
      <QuickStakes kurus={kurus} />
    </>
  )
}

/** Adds to what is typed, or empties it. */
function QuickStakes({ kurus }: { kurus: number }) {
  const words = useWords(SLIP_WORDS)
  const lang = useLang()
  const add = (lira: number) => setStake(typedAmount(liraOf(kurus + lira * 100), lang))
  return (
    <div className={styles['quick']}>
      {QUICK.map((lira) => (
        <BareButton
          key={lira}
          aria-label={words.add(formatMoney(lira, lang))}
          onClick={() => add(lira)}
        >
          {words.plus(lira)}
        </BareButton>
      ))}
      <BareButton aria-label={words.emptyStake} onClick={() => setStake('')}>
        <Icon name="x" size={16} />
      </BareButton>
    </div>
  )
}

function PolicyChoice() {
  const words = useWords(SLIP_WORDS)
  const policy = useSlip((state) => state.policy)
  return (
    <div className={styles['policy']}>
      <p>{words.policy}</p>
      <Segments
        label={words.policy}
        options={POLICIES.map((value) => ({ value, text: words.policies[value] }))}
        chosen={policy}
        onChoose={choosePolicy}
      />
    </div>
  )
}

/** What it comes to, to look at. */
function Sums({ kurus, lines, isFree }: { kurus: number; lines: number; isFree: boolean }) {
  const words = useWords(SLIP_WORDS)
  const oddsText = useOddsText()
  const { picks, kind, system } = useSlip((state) => state)
  const together = { picks, kind, system }
  return (
    <dl className={styles['sums']}>
      {lines > 1 ? (
        <div>
          <dt>{words.inAll}</dt>
          <dd>
            {lines} × <Money amount={liraOf(kurus)} /> = <Money amount={liraOf(kurus * lines)} />
          </dd>
        </div>
      ) : (
        <div>
          <dt>{words.total}</dt>
          <dd>{oddsText(totalOdds(picks, kind))}</dd>
        </div>
      )}
      {kind === 'system' && lines > 0 && (
        <div>
          <dt>{words.leastPaid}</dt>
          <dd>
            <Money amount={leastOf(together, kurus, isFree)} />
          </dd>
        </div>
      )}
      <div className={styles['most']}>
        <dt>{words.most}</dt>
        <dd>
          <Money amount={mostOf(together, kurus, isFree)} tone="money" />
        </dd>
      </div>
    </dl>
  )
}

interface PlaceProps {
  all: number
  /** Of a free bet, whatever the lines; null where the member stakes. */
  freeStake: number | null
  isReady: boolean
  busy: boolean
  hasChanged: boolean
}

/** It names the money that leaves; without enough of it, or without an account, it leads to where there is some. */
function PlaceButton({ all, freeStake, isReady, busy, hasChanged }: PlaceProps) {
  const words = useWords(SLIP_WORDS)
  const freeWords = useWords(FREE_BET_WORDS)
  const lang = useLang()
  const isMember = useIsMember()
  const balance = useBalance()
  const navigate = useNavigate()
  if (!isMember)
    return (
      <Button
        variant="act"
        wide
        onClick={() => {
          writeStored('returnUrl', location.pathname + location.search)
          void navigate('/login')
        }}
      >
        {words.logIn}
      </Button>
    )
  if (freeStake === null && balance !== null && all > balance)
    return (
      <Link className={buttonClass({ variant: 'act', wide: true })} to="/deposit">
        {words.short(formatMoney(all - balance, lang))}
      </Link>
    )
  const amount = formatMoney(freeStake ?? all, lang)
  const { place, placeAgain } = freeStake === null ? words : freeWords
  return (
    <Button variant="act" type="submit" wide busy={busy} disabled={!isReady}>
      {hasChanged ? placeAgain(amount) : place(amount)}
    </Button>
  )
}
