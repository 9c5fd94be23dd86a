/** The jackpots: what they hold, by which figures, who won them, and what a member won unseen. */
import * as z from 'zod/mini'
import { call, done } from '../call.ts'
import { id, money, moment } from '../shapes.ts'

/** The lowest first. */
export const jackpotLevel = z.literal(['mini', 'minor', 'major', 'grand'])

export const getJackpots = call({
  name: 'habanero/getJackpots',
  summary:
    'The jackpots and what they hold now, the lowest first, with the figures that make them.',
  who: 'anyone',
  manner: 'read',
  input: z.object({}),
  output: z.array(
    z.object({
      id,
      name: z.string(),
      level: jackpotLevel,
      /** What it pays were it to fall now: its start, and what it grew by since it last fell. */
      amount: money,
      start: money,
      /** It falls once in so much staked, in the long run. */
      oneIn: money,
      /** Of every stake, in percent: what lets it grow, and what is set aside for its next start. */
      growthPercent: z.number(),
      reservePercent: z.number(),
      /** Of one round's stake only so much counts, for shares and odds alike. */
      countedMax: money,
      /** Null while it never fell. */
      lastWonAt: z.nullable(moment),
    }),
  ),
  quiet: true,
})

export const jackpotWins = call({
  name: 'casino/jackpot_wins',
  summary: 'The jackpots that fell last, the latest first.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ limit: z._default(z.int().check(z.gte(1), z.lte(50)), 10) }),
  output: z.array(
    z.object({
      level: jackpotLevel,
      amount: money,
      gameID: id,
      gameName: z.string(),
      /** Masked: the first letter, three dots, and the last letter of a name of three or more. */
      name: z.string(),
      at: moment,
    }),
  ),
  quiet: true,
})

/** A jackpot that a member won. */
export const wonJackpot = z.object({
  roundID: id,
  level: jackpotLevel,
  amount: money,
  gameName: z.string(),
  at: moment,
})

export const jackpotSeen = call({
  name: 'casino/jackpot_seen',
  summary: 'The member has seen a jackpot of theirs: it is not told again. Harmless when repeated.',
  who: 'member',
  manner: 'write',
  input: z.object({ roundID: id, level: jackpotLevel }),
  output: done,
  refusals: ['not-found'],
  quiet: true,
})
