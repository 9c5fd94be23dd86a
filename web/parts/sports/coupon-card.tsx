import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { linesOf } from '#games/sports/lines.ts'
import { Icon } from '#kit/art/icon.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { cardClass } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { Money } from '#kit/text/money.tsx'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { marketText, selectionText } from './market-words.ts'
import { useOddsText } from './use-odds-text.ts'
import { systemText } from './systems.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './coupon-card.module.css'
import { COUPON_WORDS } from './coupon-words.ts'

/** As far as anybody may look at it. */
type Coupon = Data<'betframe/check_coupon'>
type Leg = Coupon['legs'][number]

export const isOpen = ({ status }: Pick<Coupon, 'status'>): boolean =>
  status === 'open' || status === 'pending'

const STATUS_ICONS: Readonly<Record<Coupon['status'], IconName>> = {
  pending: 'clock',
  refused: 'history',
  open: 'clock',
  won: 'circle-check',
  part: 'circle-check',
  lost: 'circle-x',
  void: 'history',
  'cashed-out': 'history',
}

/** What it is, with its lines where there are several. */
function kindText(
  { kind, legs, sizes, bankers, lines }: Coupon,
  words: (typeof COUPON_WORDS)['tr'],
): string {
  if (kind === 'single') return words.single
  if (sizes === null) return words.combination(legs.length)
  return words.system(systemText(sizes, legs.length - bankers.length), lines)
}

interface CardProps {
  coupon: Coupon
  /** Why it was refused, to whose it is. */
  refusal?: string | null
  /** What it is found by. */
  name: string
  children?: ReactNode
}

/** What anybody who holds it finds a coupon by, and the way there. In two halves, to be read aloud. */
export const CouponCode = ({ code }: { code: string }) => (
  <Link to={`/sport/coupon?code=${code}`}>{`${code.slice(0, 5)} ${code.slice(5)}`}</Link>
)

/** A coupon with its picks and what came of them; below it whatever its place has to say. */
export function CouponCard({ coupon, refusal = null, name, children }: CardProps) {
  const words = useWords(COUPON_WORDS)
  const lang = useLang()
  const oddsText = useOddsText()
  const { status, stake, odds, payout, most, at, legs, lines, isFreeBet, returned } = coupon
  const isRunning = isOpen(coupon)
  // A stake that comes back is no payout.
  const isGivenBack = status === 'refused' || status === 'void'
  return (
    <article className={cardClass(styles['coupon'])} data-status={status}>
      <header>
        <h3>{kindText(coupon, words)}</h3>
        <small>
          {name} · {dayAndTime(at, lang)}
        </small>
        <strong>
          <Icon name={STATUS_ICONS[status]} size={16} />
          {words.statuses[status]}
        </strong>
      </header>
      <ul>
        {legs.map((leg, at) => (
          <LegLine
            key={`${leg.eventID} ${leg.market} ${leg.selection}`}
            leg={leg}
            isBanker={coupon.bankers.includes(at)}
            isRefused={status === 'refused'}
          />
        ))}
      </ul>
      {status === 'refused' && (
        <p>
          {reasonText(words.reasons, refusal)} {isFreeBet ? words.refusedFree : words.refused}
        </p>
      )}
      {coupon.isReopened && <p>{words.reopened}</p>}
      {isFreeBet && <p>{words.freeText}</p>}
      {returned > 0 && status !== 'refused' && <p>{words.returned(formatMoney(returned, lang))}</p>}
      <Lines coupon={coupon} />
      <dl>
        <div>
          <dt>{isFreeBet ? words.freeStake : words.stake}</dt>
          <dd>
            <Money amount={stake} />
          </dd>
        </div>
        <div>
          <dt>{lines > 1 ? words.perLine : words.odds}</dt>
          <dd>{lines > 1 ? <Money amount={stake / lines} /> : oddsText(odds)}</dd>
        </div>
        <div>
          <dt>{isRunning ? words.most : isGivenBack ? words.givenBack : words.payout}</dt>
          <dd>
            <Money
              amount={isRunning ? most : isGivenBack ? payout + returned : payout}
              tone={toneOf(isRunning, isGivenBack, payout)}
            />
          </dd>
        </div>
      </dl>
      {children}
    </article>
  )
}

const reasonText = (reasons: Readonly<Record<string, string>>, refusal: string | null): string =>
  new Map(Object.entries(reasons)).get(refusal ?? '') ?? ''

function toneOf(isRunning: boolean, isGivenBack: boolean, payout: number) {
  if (isGivenBack) return 'plain'
  return isRunning || payout > 0 ? 'money' : 'muted'
}

/** Which legs of a system stand together, and what became of each line. */
function Lines({ coupon: { legs, sizes, bankers } }: { coupon: Coupon }) {
  const words = useWords(COUPON_WORDS)
  const lang = useLang()
  if (sizes === null) return null
  const lines = linesOf({ legs: legs.length, bankers, sizes }).map((line) =>
    line.flatMap((at) => legs[at] ?? []),
  )
  return (
    <details className={styles['lines']}>
      <summary>{words.lines(lines.length)}</summary>
      <ol>
        {lines.map((line) => {
          const name = line.map((leg) => selectionText(leg, leg.selection, leg, lang)).join(' + ')
          return (
            <li key={line.map(({ eventID }) => eventID).join(' ')}>
              {name} · <em>{words.lineStates[lineState(line)]}</em>
            </li>
          )
        })}
      </ol>
    </details>
  )
}

function lineState(line: readonly Leg[]): 'open' | 'lost' | 'counts' {
  if (line.some(({ result }) => result === 'lose')) return 'lost'
  return line.some(({ result }) => result === null) ? 'open' : 'counts'
}

/** Those that it pays by; of boosted ones the book's own struck out beside them. */
export function LegOdds({ leg: { odds, bookOdds } }: { leg: Pick<Leg, 'odds' | 'bookOdds'> }) {
  const words = useWords(COUPON_WORDS)
  const oddsText = useOddsText()
  if (bookOdds === undefined) return <span>{oddsText(odds)}</span>
  return (
    <span>
      <s>
        <span className="heard-only">{words.book} </span>
        {oddsText(bookOdds)}
      </s>{' '}
      <span className="heard-only">{words.boosted} </span>
      {oddsText(odds)}
    </span>
  )
}

/** Its match, and what that stands at: the hour before it, the score since, with the minute where one is told. */
export function LegMatch({ leg }: { leg: Leg }) {
  const words = useWords(COUPON_WORDS)
  const lang = useLang()
  const mayLead = useMayLead()
  const { eventID, home, away, score, minute, startsAt } = leg
  const match = `/sport/event/${eventID}`
  return (
    <>
      {mayLead(match) ? (
        <Link to={match} lang="tr">
          {home} – {away}
        </Link>
      ) : (
        <span lang="tr">
          {home} – {away}
        </span>
      )}{' '}
      · {minute !== null && `${words.minute(minute)} · `}
      {score === null ? dayAndTime(startsAt, lang) : `${score.home}–${score.away}`}
    </>
  )
}

function LegLine(props: { leg: Leg; isBanker: boolean; isRefused: boolean }) {
  const { leg, isBanker, isRefused } = props
  const words = useWords(COUPON_WORDS)
  const lang = useLang()
  const { result, isLive, scoreThen } = leg
  return (
    <li data-result={result}>
      <b>{selectionText(leg, leg.selection, leg, lang)}</b>
      <LegOdds leg={leg} />
      <small>
        {marketText(leg, lang)} · <LegMatch leg={leg} />
      </small>
      {isBanker && <small>{words.banker}</small>}
      {isLive && (
        <small>
          {scoreThen === null ? words.live : words.liveAt(`${scoreThen.home}–${scoreThen.away}`)}
        </small>
      )}
      {leg.isRefused === true && <small className={styles['against']}>{words.against}</small>}
      {!isRefused && <em>{result === null ? words.legOpen : words.results[result]}</em>}
    </li>
  )
}
