/**
 * Fixtures and results out of files that others keep: the shape of football.json, and CSV. What comes of them are messages of the feed, for
 * they go through the same door; the same file gives the same messages, and a later one of the season goes on where it ended.
 */
import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { foldedLetters } from '#contract/folded-letters.ts'
import { line } from '#contract/shapes.ts'
import type { FeedContent, FeedMessage, Fixture, Named } from '#games/sports/feed.ts'
import { isSensibleStart } from '#games/sports/fixtures.ts'
import type { Score } from '#games/sports/match.ts'

/** A file that cannot be read as a season; the message names the match or the line. */
export class UnreadableSeason extends Error {}

const EMPTY = 'the file has no match in it'

export interface ImportedMatch {
  /** `2026-03-14`, where it is played. */
  readonly date: string
  /** `20:00`; null where the file does not say. */
  readonly time: string | null
  readonly home: string
  readonly away: string
  readonly half: Score | null
  readonly full: Score | null
}

const goals = z.int().check(z.minimum(0), z.maximum(99))
const pair = z.tuple([goals, goals])
const date = z.iso.date({ error: 'is no day: write it like 2026-03-14' })
const time = z
  .string()
  .check(z.regex(/^([01]?\d|2[0-3]):[0-5]\d/, { error: 'is no hour: write it like 20:00' }))
const club = z.pipe(z.string().check(z.trim()), line(80, 1))

/** More than is named here may stand in a match, and is left alone. */
const jsonSeason = z.object({
  matches: z.array(
    z.object({
      date,
      time: z.optional(time),
      team1: club,
      team2: club,
      score: z.optional(z.object({ ht: z.optional(pair), ft: z.optional(pair) })),
    }),
  ),
})

/** Reads football.json, at that moment. Throws `UnreadableSeason`. */
export function readFootballJson(text: string, now = Date.now()): readonly ImportedMatch[] {
  const read = jsonSeason.safeParse(valueOf(text))
  if (!read.success) {
    const [first] = read.error.issues
    throw new UnreadableSeason(`${first?.path.join('.') || 'the file'}: ${first?.message ?? ''}`)
  }
  if (read.data.matches.length === 0) throw new UnreadableSeason(EMPTY)
  return read.data.matches.map((match, at) =>
    checked(`match ${at + 1}`, now, {
      date: match.date,
      time: match.time ?? null,
      home: match.team1,
      away: match.team2,
      half: scoreOf(match.score?.ht),
      full: scoreOf(match.score?.ft),
    }),
  )
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableSeason('the file is no JSON')
  }
}

const scoreOf = (goalsOf: readonly [number, number] | undefined): Score | null =>
  goalsOf ? { home: goalsOf[0], away: goalsOf[1] } : null

const DAY_MS = 24 * 3_600_000
const COLUMNS = ['date', 'time', 'home', 'away', 'half time', 'full time'] as const

const score = z.pipe(
  z.string().check(z.regex(/^(\d{1,2}\s*[-–:]\s*\d{1,2})?$/)),
  z.transform((text): Score | null => {
    const [home, away] = text.split(/\s*[-–:]\s*/)
    return home === undefined || away === undefined
      ? null
      : { home: Number(home), away: Number(away) }
  }),
)
const csvRow = z.object({
  date,
  time: z.union([z.literal(''), time]),
  home: club,
  away: club,
  'half time': score,
  'full time': score,
})
const csvRecords = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) }),
)

/** Reads CSV with a header of `date,time,home,away,half time,full time`, in any order, at that moment. Throws `UnreadableSeason`. */
export function readSeasonCsv(text: string, now = Date.now()): readonly ImportedMatch[] {
  const records = recordsOf(text)
  if (records.length === 0) throw new UnreadableSeason(EMPTY)
  return records.map(({ record, info }) => {
    const read = csvRow.safeParse(record)
    if (!read.success) {
      const [first] = read.error.issues
      throw new UnreadableSeason(
        `line ${info.lines}: ${first?.path.join('.') ?? ''} ${first?.message ?? ''}`,
      )
    }
    const { time: at, 'half time': half, 'full time': full, ...rest } = read.data
    return checked(`line ${info.lines}`, now, { ...rest, time: at === '' ? null : at, half, full })
  })
}

function recordsOf(text: string): z.infer<typeof csvRecords> {
  try {
    return csvRecords.parse(
      parse(text, {
        bom: true,
        columns: (names: string[]) => {
          const missing = COLUMNS.filter((column) => !names.includes(column))
          if (missing.length > 0) throw new UnreadableSeason(`no column ${missing.join(', ')}`)
          return names
        },
        delimiter: [',', ';'],
        info: true,
        skip_empty_lines: true,
        trim: true,
      }),
    )
  } catch (error) {
    if (error instanceof UnreadableSeason) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnreadableSeason(`the file is no CSV: ${reason}`, { cause: error })
  }
}

/** What the feed's door would refuse is refused here, where its line is known. */
function checked(where: string, now: number, match: ImportedMatch): ImportedMatch {
  const { date: day, home, away, half, full } = match
  // The day may be another one in its zone.
  for (const late of [-DAY_MS, DAY_MS])
    if (!isSensibleStart(Date.parse(day) + late, now))
      throw new UnreadableSeason(`${where}: ${day} is too far off`)
  if (home.normalize('NFC') === away.normalize('NFC'))
    throw new UnreadableSeason(`${where}: ${home} meets itself`)
  if (half && full && (half.home > full.home || half.away > full.away))
    throw new UnreadableSeason(`${where}: more goals at half time than at the end`)
  return match
}

export interface SeasonSource {
  readonly provider: string
  readonly region: Named
  readonly competition: Named
  /** The zone that its times are of: `Europe/London`. */
  readonly zone: string
}

const NOON = '12:00'
/** A result is told so long after the start, when surely nobody plays any more. */
const TOLD_AFTER_MS = 3 * 3_600_000

/**
 * What the feed is told of these matches, match by match. A pairing has one name however it is put off; the second time that the
 * same club receives the same other in a season it is `-2`.
 */
export function importedMessages(
  matches: readonly ImportedMatch[],
  source: SeasonSource,
): readonly FeedMessage[] {
  const met = new Map<string, number>()
  const namedOf = namesOf(matches.flatMap(({ home, away }) => [home, away]))
  return matches.flatMap((match) => {
    const clubs = { home: namedOf(match.home), away: namedOf(match.away) }
    const pairing = `${source.competition.id}-${clubs.home.id}-${clubs.away.id}`
    const times = (met.get(pairing) ?? 0) + 1
    met.set(pairing, times)
    const event = shortened(times === 1 ? pairing : `${pairing}-${times}`)
    const startsAt = instantOf(match.date, match.time ?? NOON, source.zone)
    return contentsOf(match, source, { ...clubs, startsAt }).map((content, at) => ({
      provider: source.provider,
      event,
      sequence: at + 1,
      at: content.type === 'fixture' ? startsAt : startsAt + TOLD_AFTER_MS,
      ...content,
    }))
  })
}

/** What may come later stands later, so that a file with more of it goes on where the first one ended. */
function contentsOf(
  { half, full }: ImportedMatch,
  { region, competition }: SeasonSource,
  { home, away, startsAt }: Pick<Fixture, 'home' | 'away' | 'startsAt'>,
): readonly FeedContent[] {
  const fixture: FeedContent = {
    type: 'fixture',
    fixture: {
      sport: 'football',
      region,
      competition,
      home,
      away,
      startsAt,
      follows: [],
    },
  }
  if (!full) return [fixture]
  const scored = (period: 'match' | 'first-half', stated: Score): FeedContent => ({
    type: 'score',
    count: 'goals',
    period,
    score: stated,
  })
  const ended: FeedContent = { type: 'incident', incident: { kind: 'ending', ending: 'ended' } }
  return [fixture, scored('match', full), ended, ...(half ? [scored('first-half', half)] : [])]
}

/**
 * A name in small plain letters and hyphens. One that has no such letters, as in another script, has its mark in place of them: the same name has the same
 * one in any file, and another name another.
 */
export function idOf(name: string): string {
  const id = foldedLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
  const hasLetters = /[a-z]/.test(id) || (id !== '' && !/\p{L}/u.test(name))
  return hasLetters ? id : `${id || 'club'}-${markOf(name)}`
}

/** So many figures that no two names of a league share them. */
const MARK_LENGTH = 8
const markOf = (name: string): string =>
  createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, MARK_LENGTH)

/** Each of these with an id of its own: where two come to one, it is the first one's, and the other has its mark behind it. */
function namesOf(names: readonly string[]): (name: string) => Named {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  for (const name of new Set(names.map((each) => each.normalize('NFC')))) {
    const id = idOf(name)
    const own = taken.has(id) ? `${id}-${markOf(name)}` : id
    taken.add(own)
    ids.set(name, own)
  }
  return (name) => ({ id: ids.get(name.normalize('NFC')) ?? idOf(name), name })
}

/** The most that an event's name may have at the door. */
const EVENT_LENGTH = 80

/** Too long a name has its mark in place of what is too much. */
const shortened = (event: string): string =>
  event.length <= EVENT_LENGTH
    ? event
    : `${event.slice(0, EVENT_LENGTH - MARK_LENGTH - 1)}-${markOf(event)}`

/** The moment that a wall clock of the zone shows; in the hour that a clock is put back, the first of the two. */
export function instantOf(day: string, hours: string, zone: string): number {
  const wall = Date.parse(`${day}T${hours.padStart(5, '0').slice(0, 5)}:00Z`)
  const first = wall - offsetAt(wall, zone)
  return wall - offsetAt(first, zone)
}

/** By how much the zone's clock is ahead of UTC at a moment. */
function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000
}
