/**
 * What a match of any sport is: its record, as far as no rule of a sport is asked. Each sport's own record says more, and its folder has
 * the rules. No clock is read here. Times are milliseconds since 1970, as the feed has them.
 */
export type Side = 'home' | 'away'

/** Whom this side plays. */
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

export interface Score {
  readonly home: number
  readonly away: number
}

/** How it ended: played to the end, broken off, given up by a player or a team, never begun, or not over in time. */
export type Ending = 'ended' | 'abandoned' | 'retired' | 'walkover' | 'expired'

export interface Recorded<Incident> {
  readonly sequence: number
  readonly at: number
  readonly incident: Incident
  /** The sequence of what took it back. */
  readonly annulledBy: number | null
}

export interface MatchRecord<Incident = { readonly kind: string }> {
  /** The sequence of the last message that was applied; 0 before the first. */
  readonly version: number
  /** `scheduled` and `over` are every sport's. */
  readonly phase: string
  readonly ending: Ending | null
  /** When it really began. */
  readonly startedAt: number | null
  readonly incidents: readonly Recorded<Incident>[]
}

/** A message that changes a record: each has the feed's sequence and time. */
export type MatchMessage<Incident, Stated> = { readonly sequence: number; readonly at: number } & (
  | { readonly type: 'incident'; readonly incident: Incident }
  /** A score as a whole, where incidents were not told. */
  | ({ readonly type: 'score' } & Stated)
  /** Takes the incident of that sequence back. */
  | { readonly type: 'correction'; readonly annuls: number }
)

/** What of a message is a sport's own. */
interface OwnChanges<Rec, Stated> {
  /** Has the match begun, once it is this far? */
  readonly hasBegun: (phase: string) => boolean
  /** What a stated score is noted as. */
  readonly notedScores: (
    record: Rec,
    stated: Stated & { readonly sequence: number },
  ) => readonly unknown[]
}

/** The record after a message. Throws where its sequence is not later than the record's: order is the door's work. */
export function recordAfter<
  Incident extends { readonly kind: string; readonly phase?: string; readonly ending?: Ending },
  Stated extends { readonly score: Score },
  Rec extends MatchRecord<Incident> & { readonly scores: readonly unknown[] },
>(
  record: Rec,
  message: MatchMessage<Incident, Stated>,
  { hasBegun, notedScores }: OwnChanges<Rec, Stated>,
): Rec {
  const { sequence, at } = message
  if (sequence <= record.version)
    throw new RangeError(`message ${sequence} comes after ${record.version}`)
  const after = { ...record, version: sequence }
  switch (message.type) {
    case 'incident': {
      const { incident } = message
      const incidents = [...record.incidents, { sequence, at, incident, annulledBy: null }]
      const { phase, ending } = incident
      if (ending !== undefined) return { ...after, incidents, ending }
      if (phase === undefined) return begun({ ...after, incidents }, isPlay(incident), at)
      return {
        ...after,
        incidents,
        phase,
        startedAt: record.startedAt ?? (hasBegun(phase) ? at : null),
      }
    }
    case 'score': {
      const scores = [...record.scores, ...notedScores(record, message)]
      return begun({ ...after, scores }, isScored(message), at)
    }
    case 'correction': {
      const { annuls } = message
      return { ...after, incidents: record.incidents.map((one) => annulled(one, annuls, sequence)) }
    }
  }
}

/** What is told of its play says that it has begun, before any phase does. */
const begun = <Rec extends MatchRecord>(record: Rec, isBegun: boolean, at: number): Rec =>
  isBegun && record.startedAt === null ? { ...record, startedAt: at } : record

/** Whose turn it is to serve is told before it begins, too. */
const isPlay = (incident: { readonly kind: string }): boolean =>
  isOfPlay(incident) && incident.kind !== 'serve' && incident.kind !== 'first-serve'

/** Nothing to nothing is how every match stands before it. */
const isScored = ({ score: { home, away } }: { readonly score: Score }): boolean => home + away > 0

/** The message with its incident taken back by a later one, where it is the one that was meant. */
const annulled = <Incident extends object>(
  one: Recorded<Incident>,
  what: number,
  by: number,
): Recorded<Incident> =>
  one.sequence === what && one.annulledBy === null && isOfPlay(one.incident)
    ? { ...one, annulledBy: by }
    : one

/** A match that was whistled off so long ago has ended, though nobody confirmed it. */
export const FINAL_MS = 600_000

/** With its ending, where it is over without one that was told: by a moment in milliseconds since 1970. */
export function finalRecord<Of extends MatchRecord>(record: Of, now: number): Of {
  if (record.ending !== null || record.phase !== 'over') return record
  const whistle = record.incidents.findLast(
    ({ incident }) => 'phase' in incident && incident.phase === 'over',
  )
  return whistle && whistle.at <= now - FINAL_MS ? { ...record, ending: 'ended' } : record
}

/** A match that has not ended so long after the start first published is void in all that is still open. */
export const EXPIRES_MS = 48 * 3_600_000

/** Is it too late for it to end? What is undecided of it is void, and nothing more is bet on it. */
export const hasExpired = (firstStart: Date | null, now: Date): boolean =>
  firstStart !== null && now.getTime() - firstStart.getTime() >= EXPIRES_MS

/** No match of any sport lasts longer, breaks and all. */
export const LASTS_MS_MAX = 6 * 3_600_000

/**
 * Does it begin, or go on, at a moment so late that it may not end in time? Whether what is bet on it stands then is no chance
 * that the house has: nothing of it is bet on, or bought back.
 */
export const isPostponed = (firstStart: Date | null, at: Date | null): boolean =>
  firstStart !== null &&
  at !== null &&
  at.getTime() - firstStart.getTime() >= EXPIRES_MS - LASTS_MS_MAX

/** What happened in a part of the match: what says how far it is, or how it ended, is not taken back. */
const isOfPlay = (incident: object): boolean =>
  'half' in incident || 'quarter' in incident || 'set' in incident

/** What is not annulled within it stands: a market that an incident decides is settled no sooner. */
export const SURE_MS = 120_000

/**
 * The last message up to which nothing is still in doubt: each incident, and each score that was stated, is old enough, and none is annulled by a
 * later message. What a record of these messages has decided may be paid.
 */
export function sureVersion(
  { version, incidents }: Pick<MatchRecord, 'version' | 'incidents'>,
  scores: readonly Pick<MatchRecord['incidents'][number], 'sequence' | 'at'>[],
  now: number,
): number {
  const young = [...incidents, ...scores].filter(({ at }) => at > now - SURE_MS)
  let sure = Math.min(version, ...young.map(({ sequence }) => sequence - 1))
  for (;;) {
    const isInDoubt = ({ sequence, annulledBy }: MatchRecord['incidents'][number]): boolean =>
      sequence <= sure && annulledBy !== null && annulledBy > sure
    const doubtful = incidents.find(isInDoubt)
    if (!doubtful) return sure
    sure = doubtful.sequence - 1
  }
}

/**
 * As it stood when the message of that sequence had been taken, where nothing that stops bets has come since: phases, scores and what was
 * taken back are of before.
 */
export const recordUpTo = <Of extends MatchRecord>(record: Of, version: number): Of => ({
  ...record,
  incidents: record.incidents.filter(({ sequence }) => sequence <= version),
  version,
})
