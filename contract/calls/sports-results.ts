/** Sports: what matches came to, and the tables of their competitions. */
import * as z from 'zod/mini'
import { call, listCall } from '../call.ts'
import { id, line, moment } from '../shapes.ts'
import { ending, score } from './sports.ts'

/** What a provider calls a competition, or a club of it. */
const givenId = line(80, 1)

export const results = listCall({
  name: 'betframe/results',
  summary:
    'Matches that are over and settled, the latest first, narrowed to a day, a competition, a club of it, or two clubs that met.',
  who: 'anyone',
  paging: { limit: 50, limitMax: 100 },
  filters: {
    competitionID: z.optional(givenId),
    /** Only with a competition. */
    clubID: z.optional(givenId),
    /** Whom that club played. */
    opponentID: z.optional(givenId),
    /** A day of Istanbul. */
    day: z.optional(z.iso.date()),
  },
  checks: [
    z.refine(
      ({ competitionID, clubID }) => clubID === undefined || competitionID !== undefined,
      'a club is one of a competition',
    ),
    z.refine(
      ({ clubID, opponentID }) => opponentID === undefined || clubID !== undefined,
      'an opponent is one of a club',
    ),
  ],
  item: z.object({
    eventID: id,
    sportID: id,
    competitionID: z.string(),
    competition: z.string(),
    region: z.string(),
    homeID: z.string(),
    home: z.string(),
    awayID: z.string(),
    away: z.string(),
    startsAt: moment,
    ending,
    /** Null where it was not told, and of a match that was not played. */
    score: z.nullable(score),
    halfScore: z.nullable(score),
  }),
  quiet: true,
})

export const standings = call({
  name: 'betframe/standings',
  summary: 'The table of a competition: of the season that its latest match belongs to.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ competitionID: givenId }),
  output: z.object({
    sportID: id,
    competitionID: z.string(),
    competition: z.string(),
    region: z.string(),
    /** As its provider calls it; null where it names none. */
    season: z.nullable(z.string()),
    /** In their order. */
    clubs: z.array(
      z.object({
        clubID: z.string(),
        club: z.string(),
        won: z.int(),
        drawn: z.int(),
        lost: z.int(),
        scored: z.int(),
        conceded: z.int(),
        points: z.int(),
        /** Its last matches, at most five, the latest last. */
        form: z.array(z.literal(['win', 'draw', 'loss'])),
      }),
    ),
  }),
  refusals: ['not-found'],
  quiet: true,
})
