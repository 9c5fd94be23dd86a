/**
 * The record of an esport match: what was told of it, applied one message after the other. Nothing that was told is overwritten, and no clock is read: whoever
 * applies the same messages has the same record. A map is won by its official result alone; what happens within one is not told.
 */
import type { Ending, MatchMessage, MatchRecord, Score, Side } from '../match.ts'
import {
  NONE,
  ONE,
  PHASES,
  recordAfterMessage,
  standingBy,
  statedSetsOf,
  type Phase,
  type SetName,
  type SetsStanding,
  type ReportedSet,
} from '../sets/sets.ts'
import { MAPS, MAPS_TO_WIN } from './rules.ts'

/** What an incident may say of itself. */
export type EsportIncident =
  /** The side that has won a map, as its official result has it. */
  | { readonly kind: 'map'; readonly side: Side; readonly set: SetName }
  | { readonly kind: 'phase'; readonly phase: Exclude<Phase, 'scheduled'> }
  | { readonly kind: 'ending'; readonly ending: Ending }

/** The maps of the match, or of one of them who won it, as 1–0. */
export interface StatedMaps {
  readonly score: Score
  readonly count: 'maps'
  readonly period: 'match' | SetName
}

export type EsportMessage = MatchMessage<EsportIncident, StatedMaps>

export interface EsportRecord extends MatchRecord<EsportIncident> {
  readonly sport: 'esport'
  readonly phase: Phase
  /** Scores that were told as a whole: that of a map counts in place of what was told of it before. */
  readonly scores: readonly (StatedMaps & { readonly sequence: number })[]
  /** Is every map told? If not, maps stay unknown until a score is told. */
  readonly follows: readonly 'maps'[]
}

/** A match of which nothing was told yet. */
export const newRecord = (follows: readonly 'maps'[] = ['maps']): EsportRecord => ({
  sport: 'esport',
  version: 0,
  phase: 'scheduled',
  ending: null,
  startedAt: null,
  incidents: [],
  scores: [],
  follows,
})

/** The record after a message. */
export const applyMessage = (record: EsportRecord, message: EsportMessage): EsportRecord =>
  recordAfterMessage<EsportIncident, StatedMaps, EsportRecord>(record, message)

const isFollowed = ({ follows }: EsportRecord): boolean => follows.includes('maps')

const isOneMap = ({ home, away }: Score): boolean => home + away === 1 && home * away === 0

/** How a map stands, by its place from 0. A score that was stated counts in place of what was told of it before; results that differ cannot be true together. */
export function standingOf(record: EsportRecord, at: number): ReportedSet {
  const map = MAPS[at]
  const stated = record.scores.findLast(({ period }) => period === map)
  const all = record.incidents.flatMap(({ incident, sequence, annulledBy }) =>
    incident.kind === 'map' && annulledBy === null && incident.set === map
      ? [{ score: ONE[incident.side], sequence }]
      : [],
  )
  const followed = isFollowed(record)
    ? all.filter(({ sequence }) => sequence > (stated?.sequence ?? 0))
    : []
  const results = [...(stated ? [stated.score] : []), ...followed.map(({ score }) => score)]
  const how = PHASES.indexOf(record.phase) - PHASES.indexOf(map ?? 's5')
  const hasBegun = all.length > 0 || stated !== undefined || (how >= 0 && record.phase !== 'over')
  const [first] = results
  if (first === undefined) {
    // That it is over was told, and not who has won it.
    const isKnown = isFollowed(record) && how <= 0
    return { hasBegun, isKnown, isOver: false, scored: NONE, ends: [ONE.home, ONE.away] }
  }
  const isOver = results.every((one) => isOneMap(one) && one.home === first.home)
  return { hasBegun, isKnown: isOver, isOver, scored: first, ends: isOver ? [first] : [] }
}

const standingsOf = (record: EsportRecord): readonly ReportedSet[] =>
  MAPS.map((_, at) => standingOf(record, at))

/** Where it stands by its maps; null where that was not told. */
export const matchStandingOf = (record: EsportRecord): SetsStanding | null =>
  standingBy(standingsOf(record), MAPS_TO_WIN, record)

/** What was told of it, for every way that it can go on. */
export const reportedOf = (record: EsportRecord) => ({
  setsToWin: MAPS_TO_WIN,
  sets: standingsOf(record),
  stated: statedSetsOf(record),
  hasEnded: record.ending === 'ended',
})

/** The maps that each has won; null where that was not told. */
export const mapsOf = (record: EsportRecord): Score | null =>
  matchStandingOf(record)?.sets ?? statedSetsOf(record)
