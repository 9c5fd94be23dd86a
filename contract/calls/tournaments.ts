/**
 * Tournaments: what is played for, and who stands where. Scores come from stored rounds alone, and
 * of a member nothing is told but a masked name.
 */
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { id, money, moment } from '../shapes.ts'

/** By which score members are ranked; a higher stake never makes one higher. */
export const TOURNAMENT_RULES = ['best-multiple', 'best-ten'] as const
export type TournamentRule = (typeof TOURNAMENT_RULES)[number]

/**
 * `open`: the standings may still change, or have not begun. `final`: they are fixed, and prizes are
 * paid by them. `cancelled`: nothing is paid.
 */
export const TOURNAMENT_STATUSES = ['open', 'final', 'cancelled'] as const
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

const tournament = z.object({
  id,
  Status: z.literal(TOURNAMENT_STATUSES),
  title: z.string(),
  text: z.string(),
  /** Its banner, absolute: dark on the left, where words are laid over it. */
  image: z.string(),
  Start_date: moment,
  End_date: moment,
  /** When this was said, by the clock that the dates are judged by. */
  now: moment,
  rule: z.literal(TOURNAMENT_RULES),
  /** What a round must have cost to count. */
  minStake: money,
  /** The sum of the prizes. */
  prizePool: money,
  /** The best rank first, without gaps. */
  prizes: z.array(z.object({ rank: z.int(), amount: money })),
  /** How many games it is played in. */
  gamesTotal: z.int(),
  /** The twelve best known of them. */
  games: z.array(
    z.object({
      gameID: id,
      name: z.string(),
      image: z.string(),
      providerID: id,
      providerName: z.string(),
    }),
  ),
})

export const getTournaments = call({
  name: 'cmscontroller/getTournaments',
  summary: 'The tournaments, the latest start first: active, coming and finished by their dates.',
  who: 'anyone',
  manner: 'read',
  input: z.object({
    limit: z._default(z.int().check(z.gte(1), z.lte(100)), 50),
    offset: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
  }),
  output: z.array(tournament),
})

const standing = z.object({
  rank: z.int(),
  /** Masked: the first letter, three dots, and the last letter of a name of three or more. */
  name: z.string(),
  /** A multiple of the stake, or the sum of ten of them; cut to two decimals. */
  score: z.number(),
  /** When the last round was played that the score needs. */
  at: moment,
  /** What the rank is worth; null beyond the prizes. */
  prize: z.nullable(money),
})

export const tournamentStandings = call({
  name: 'tournament/standings',
  summary: 'Who stands where in one tournament, the best first; for a member also their own place.',
  who: 'anyone',
  manner: 'read',
  input: z.object({
    id,
    limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
    offset: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
  }),
  output: z.object({
    Status: z.literal(TOURNAMENT_STATUSES),
    /** How many members have a score. */
    players: z.int(),
    standings: z.array(z.extend(standing, { isMine: z.boolean() })),
    /** Null for visitors, and for members without a score. */
    mine: z.nullable(standing),
    /** When the standings were counted. */
    countedAt: moment,
  }),
  refusals: ['not-found'],
  quiet: true,
})
