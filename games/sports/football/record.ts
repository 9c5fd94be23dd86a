/**
 * The record of a football match: what was told of it, applied one message after the other, and what is known by it. Nothing that
 * was told is overwritten: an incident that was annulled stays, with what annulled it. Whoever applies the same messages has the
 * same record; no clock is read. Times are milliseconds since 1970, as the feed has them.
 */
import {
  recordAfter,
  type Ending,
  type MatchMessage,
  type MatchRecord,
  type Recorded,
} from '../match.ts'
import type { Count, Period, Score, Side } from './kinds.ts'
import type { Known, Span, Tally } from './known.ts'

/** How far the match is. What it stands at when it breaks off, it keeps. */
export type Phase = 'scheduled' | 'first-half' | 'half-time' | 'second-half' | 'over'

/** `red` is shown at once; the second yellow of a player is a `yellow`, whether a `red` is told for it or not. */
type IncidentKind = Incident['kind']

/** Where in the match. What is told later than its half belongs to it all the same; extra time and shoot-outs count nowhere. */
type Half = 'first' | 'second' | 'extra' | 'shootout'

interface Moment {
  readonly half: Half
  /** The minute that the clock showed, from 0; added time goes on within its half. */
  readonly minute: number
}

/** What an incident may say of itself. A goal belongs to the side that gains by it, an own goal too. */
export type Incident =
  /** `danger`: a goal or a penalty may come of it at once. It counts nowhere. */
  | ({ readonly kind: 'goal' | 'corner' | 'penalty' | 'danger'; readonly side: Side } & Moment)
  | ({ readonly kind: 'yellow' | 'red'; readonly side: Side; readonly player: string } & Moment)
  | ({ readonly kind: 'var' } & Moment)
  | { readonly kind: 'phase'; readonly phase: Exclude<Phase, 'scheduled'> }
  | { readonly kind: 'ending'; readonly ending: Ending }

export interface StatedScore {
  readonly count: Count
  readonly period: Period
  readonly score: Score
}

export type RecordMessage = MatchMessage<Incident, StatedScore>

export interface FootballRecord extends MatchRecord<Incident> {
  /** Every record but football's names its sport. */
  readonly sport?: undefined
  readonly phase: Phase
  /** Scores that were told as a whole. They count in place of the incidents up to their message. */
  readonly scores: readonly (StatedScore & { readonly sequence: number })[]
  /** Is every one of these told by incidents? What is not stays unknown until a score is told. */
  readonly follows: readonly Count[]
}

/** A match of which nothing was told yet. */
export const newRecord = (
  follows: readonly Count[] = ['goals', 'corners', 'cards'],
): FootballRecord => ({
  version: 0,
  phase: 'scheduled',
  ending: null,
  startedAt: null,
  incidents: [],
  scores: [],
  follows,
})

/** The record after a message; see `recordAfter`. */
export const applyMessage = (record: FootballRecord, message: RecordMessage): FootballRecord =>
  recordAfter<Incident, StatedScore, FootballRecord>(record, message, {
    hasBegun: (phase) => phase === 'first-half',
    notedScores: statedScores,
  })

/** Before the half is over, what the match stands at is what the half does. */
function statedScores(
  { phase }: FootballRecord,
  { sequence, count, period, score }: StatedScore & { readonly sequence: number },
): FootballRecord['scores'] {
  const periods: readonly Period[] =
    period === 'match' && phase === 'first-half' ? ['match', 'first-half'] : [period]
  return periods.map((each) => ({ sequence, count, period: each, score }))
}

const COUNTED: Readonly<Record<Count, readonly IncidentKind[]>> = {
  goals: ['goal'],
  corners: ['corner'],
  cards: ['yellow', 'red'],
}
const HALVES_OF: Readonly<Record<Period, readonly Half[]>> = {
  'first-half': ['first'],
  match: ['first', 'second'],
}

type Counting = Recorded<Incident> & { readonly incident: { readonly side: Side } & Moment }

/** The incidents of a period that count, in the order of the match. */
function countingIn(record: FootballRecord, count: Count, period: Period): readonly Counting[] {
  const counting = record.incidents
    .filter((one): one is Counting => one.annulledBy === null && 'side' in one.incident)
    .filter(({ incident }) => COUNTED[count].includes(incident.kind))
    .filter(({ incident }) => HALVES_OF[period].includes(incident.half))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.sequence - b.sequence)
  return count === 'cards' ? cardsCounted(counting) : counting
}

const MINUTES_MOST = 1_000
const placeOf = ({ incident: { half, minute } }: Counting): number =>
  minute + (half === 'first' ? 0 : MINUTES_MOST)

/** A yellow is one, a red is one, and a second yellow is that red: of one player never more than two. */
function cardsCounted(cards: readonly Counting[]): readonly Counting[] {
  const shown = new Map<string, number>()
  return cards.filter(({ incident }) => {
    const player = 'player' in incident ? `${incident.side} ${incident.player}` : ''
    const before = shown.get(player) ?? 0
    shown.set(player, before + 1)
    return before < 2
  })
}

/** How many of each side were sent off: by a red, or by their second yellow. */
export function sentOffIn(record: FootballRecord): Score {
  const cards = record.incidents.flatMap(({ incident, annulledBy }) =>
    annulledBy === null && (incident.kind === 'red' || incident.kind === 'yellow')
      ? [incident]
      : [],
  )
  const isOff = (side: Side, player: string): boolean => {
    const own = cards.filter((card) => card.side === side && card.player === player)
    return own.length > 1 || own.some(({ kind }) => kind === 'red')
  }
  const count = (side: Side): number => {
    const players = new Set(cards.flatMap((card) => (card.side === side ? [card.player] : [])))
    return [...players].filter((player) => isOff(side, player)).length
  }
  return { home: count('home'), away: count('away') }
}

/** What has been counted of a period; null where that was not told. */
function countOf(record: FootballRecord, count: Count, period: Period): Score | null {
  const stated = record.scores.findLast((one) => one.count === count && one.period === period)
  if (!stated && !isFollowed(record, count, period)) return null
  const counting = countingIn(record, count, period).filter(
    ({ sequence }) => sequence > (stated?.sequence ?? 0),
  )
  return sumOf(stated?.score ?? { home: 0, away: 0 }, counting)
}

const sumOf = (score: Score, counting: readonly Counting[]): Score => ({
  home: score.home + counting.filter(({ incident }) => incident.side === 'home').length,
  away: score.away + counting.filter(({ incident }) => incident.side === 'away').length,
})

/** What the match stands at, as far as that was told. */
export const goalsOf = (record: FootballRecord): Score | null => countOf(record, 'goals', 'match')

/** What it stood at when its first half was over; null before that, and where that was not told. */
export const halfGoalsOf = (record: FootballRecord): Score | null =>
  isClosed(record, 'first-half') ? countOf(record, 'goals', 'first-half') : null

/** The same of what else is counted. */
export const cornersOf = (record: FootballRecord): Score | null =>
  countOf(record, 'corners', 'match')
export const cardsOf = (record: FootballRecord): Score | null => countOf(record, 'cards', 'match')

/** Do incidents alone say what there was in the period? Of the half they do not, where the match has more than they come to. */
function isFollowed(record: FootballRecord, count: Count, period: Period): boolean {
  if (period === 'match') return record.follows.includes(count)
  const match = countOf(record, count, 'match')
  const counted = sumOf({ home: 0, away: 0 }, countingIn(record, count, 'match'))
  return (
    record.follows.includes(count) && match?.home === counted.home && match.away === counted.away
  )
}

const isClosed = ({ phase, ending }: FootballRecord, period: Period): boolean =>
  period === 'match'
    ? ending === 'ended'
    : ending === 'ended' || ['half-time', 'second-half', 'over'].includes(phase)

/** All that the match can still come to, by what was told. */
export function knownOf(record: FootballRecord): Known {
  const talliesOf = (count: Count): Record<Period, Tally> => {
    const match = tallyOf(record, count, 'match')
    const half = tallyOf(record, count, 'first-half')
    // Nothing says which of the two is wrong.
    if (isMore(half, match)) return { match: UNKNOWN, 'first-half': UNKNOWN }
    return { match: beyond(match, half), 'first-half': within(half, match) }
  }
  return {
    tallies: {
      goals: talliesOf('goals'),
      corners: talliesOf('corners'),
      cards: talliesOf('cards'),
    },
    scorers: scorersOf(record),
  }
}

function tallyOf(record: FootballRecord, count: Count, period: Period): Tally {
  const counted = countOf(record, count, period)
  const isOver = isClosed(record, period)
  const spanOf = (side: Side): Span =>
    counted === null
      ? { least: 0, most: null }
      : { least: counted[side], most: isOver ? counted[side] : null }
  return { home: spanOf('home'), away: spanOf('away') }
}

const UNKNOWN: Tally = { home: { least: 0, most: null }, away: { least: 0, most: null } }

/** Has the half more than the match can come to? */
const isMore = (half: Tally, match: Tally): boolean =>
  (['home', 'away'] as const).some((side) => half[side].least > (match[side].most ?? Infinity))

/** And no match less than its half. */
function beyond(match: Tally, half: Tally): Tally {
  const spanOf = (side: Side): Span => ({
    least: Math.max(match[side].least, half[side].least),
    most: match[side].most,
  })
  return { home: spanOf('home'), away: spanOf('away') }
}

/** No half has more than the match. */
function within(half: Tally, match: Tally): Tally {
  const spanOf = (side: Side): Span => {
    const mosts = [half[side].most, match[side].most].filter((most) => most !== null)
    return { least: half[side].least, most: mosts.length === 0 ? null : Math.min(...mosts) }
  }
  return { home: spanOf('home'), away: spanOf('away') }
}

/** Who scored, one after the other; nobody where a score was told that the incidents do not come to. */
function scorersOf(record: FootballRecord): readonly Side[] {
  const goals = countingIn(record, 'goals', 'match')
  const score = countOf(record, 'goals', 'match')
  const counted = sumOf({ home: 0, away: 0 }, goals)
  const isWhole = score?.home === counted.home && score.away === counted.away
  return isWhole ? goals.map(({ incident }) => incident.side) : []
}
