import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { BareButton, Button, buttonClass } from '#kit/controls/button.tsx'
import { Field } from '#kit/forms/field.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { Money } from '#kit/text/money.tsx'
import { isTooFine, liraOf, readAmount, typedAmount } from '#contract/typed-amount.ts'
import { useBalance } from '#web/parts/balance/use-balance.ts'
import { later } from '#web/parts/screen/deferred.ts'
import { useLostFocus } from '#web/parts/screen/use-lost-focus.ts'
import { useNow } from '#web/parts/screen/use-now.ts'
import { useOddsText } from '#web/parts/sports/use-odds-text.ts'
import { useIsMember } from '#web/state/auth.ts'
import { writeStored } from '#web/state/stored.ts'
import { useWords } from '#web/words/words.ts'
import { MATCH_LOOK_MS } from '../look.ts'
import { choosePolicy, setStake, useSlip, type Policy } from '../picks.ts'
import { kurusOnLine, useFreeBetProblem, useFreeBets } from './free-bet.ts'
import { FREE_BET_WORDS } from './free-bet-words.ts'
import { isShut } from './pick-changes.ts'
import {
  COUPON_PAYS_MOST,
  hasTwoOfOne,
  leastOf,
  leastStakeIn,
  linesIn,
  mostOf,
  mostStakeIn,
  totalOdds,
} from './slip-sums.ts'
import { SLIP_WORDS } from './slip-words.ts'
import styles from './slip.module.css'
import { mostWords, type usePlacing } from './use-placing.ts'

const SlipFoot = later(async () => (await import('./slip-foot.tsx')).SlipFoot)
const FreeBetChoice = later(async () => (await import('./slip-foot.tsx')).FreeBetChoice)
const FreeBetStake = later(async () => (await import('./slip-foot.tsx')).FreeBetStake)

const QUICK = [25, 50, 100, 250] as const
const POLICIES: readonly Policy[] = ['none', 'higher', 'any']

/** What is staked and how, what it comes to, and the button that places it. */
export function Terms(placing: ReturnType<typeof usePlacing>) {
  const { busy, problem, hasChanged, hasActed, place } = placing
  const words = useWords(SLIP_WORDS)
  const lang = useLang()
  const { picks, kind, system, stake } = useSlip((state) => state)
  // Who waited for the answer had the waiting's place.
  const reason = useLostFocus<HTMLParagraphElement>(hasActed && problem !== null)
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
  const beyond = useBeyond(!chosen && typed.kind === 'beyond' ? Infinity : kurus)
  const wrong = useWrong(lines) ?? beyond
  const change = (id: number | null): void => {
    placing.forgetProblem()
    chooseFree(id)
  }
  const isStaked =
    beyond === undefined &&
    (chosen ? freeProblem === undefined : typed.kind === 'amount' && wrong === undefined)
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
        <Suspense fallback={null}>
          {free.length > 0 && <FreeBetChoice {...{ free, chosen }} onChoose={change} />}
          {chosen && <FreeBetStake free={chosen} onOwn={() => change(null)} />}
        </Suspense>
        {!chosen && <OwnStake {...{ kurus, lines, wrong }} />}
        <Sums {...{ kurus, lines }} isFree={chosen !== null} canPay={beyond === undefined} />
        <p ref={reason} className={styles['problem']} role="alert" tabIndex={-1}>
          {problem ??
            freeProblem ??
            (chosen ? beyond : undefined) ??
            (hasChanged ? words.changed : '')}
        </p>
        <PlaceButton
          all={liraOf(all)}
          isStaked={isStaked && all > 0}
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

/** What is wrong with the stake as it is typed, apart from its being too much. */
function useWrong(lines: number): string | undefined {
  const words = useWords(SLIP_WORDS)
  const lang = useLang()
  const { picks, kind, system, stake } = useSlip((state) => state)
  const typed = readAmount(stake, lang)
  if (typed.kind === 'unreadable')
    return isTooFine(stake, lang) ? words.stakeTooFine : words.stakeWrong
  const least = leastStakeIn({ picks, kind, system })
  return typed.kind === 'amount' && lines > 0 && typed.kurus < least
    ? words.stakeLeast(formatMoney(liraOf(least), lang))
    : undefined
}

/** What of the house's limits so much on each line is beyond, in words; by what a coupon may cost and pay, which the page knows. */
function useBeyond(kurus: number): string | undefined {
  const words = useWords(SLIP_WORDS)
  const lang = useLang()
  const { picks, kind, system } = useSlip((state) => state)
  const together = { picks, kind, system }
  if (linesIn(together) === 0) return undefined
  const most = mostStakeIn(together)
  if (most === 0) return words.paysTooMuch(formatMoney(COUPON_PAYS_MOST, lang))
  return kurus > most ? mostWords(words)(formatMoney(liraOf(most), lang)) : undefined
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
function Sums(props: {
  kurus: number
  lines: number
  isFree: boolean
  /** Not where the stake is beyond a limit: nobody would be paid that. */
  canPay: boolean
}) {
  const { kurus, lines, isFree, canPay } = props
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
          <dd>{canPay ? <Money amount={leastOf(together, kurus, isFree)} /> : '–'}</dd>
        </div>
      )}
      <div className={styles['most']}>
        <dt>{words.most}</dt>
        <dd>{canPay ? <Money amount={mostOf(together, kurus, isFree)} tone="money" /> : '–'}</dd>
      </div>
    </dl>
  )
}

interface PlaceProps {
  all: number
  /** Not where nothing that could be taken stands in the field: no money is named that would not leave. */
  isStaked: boolean
  /** Of a free bet, whatever the lines; null where the member stakes. */
  freeStake: number | null
  isReady: boolean
  busy: boolean
  hasChanged: boolean
}

/** It names the money that leaves; without an account, or without enough for a bet that would be taken, it leads to where there is some. */
function PlaceButton(props: PlaceProps) {
  const { all, isStaked, freeStake, isReady, busy, hasChanged } = props
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
  if (isReady && freeStake === null && balance !== null && all > balance)
    return (
      <Link className={buttonClass({ variant: 'act', wide: true })} to="/deposit">
        {words.short(formatMoney(all - balance, lang))}
      </Link>
    )
  const amount = formatMoney(freeStake ?? all, lang)
  const { place, placeAgain } = freeStake === null ? words : freeWords
  return (
    <Button variant="act" type="submit" wide busy={busy} disabled={!isReady}>
      {!isStaked ? words.placePlain : hasChanged ? placeAgain(amount) : place(amount)}
    </Button>
  )
}
