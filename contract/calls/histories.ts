/** What stands beside a history: what its filter comes to, and the same written into a file. */
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { closedSpan, datesInOrder, daysWithin, id, moment, money } from '../shapes.ts'
import { bonusFilters } from './bonus.ts'
import { transactionFilters } from './cashier.ts'
import { roundFilters } from './casino.ts'

export const transactionTotals = call({
  name: 'finance/transaction_totals',
  summary: 'What the transactions of a filter of `finance/list_transactions` come to.',
  who: 'member',
  manner: 'read',
  input: z.object(transactionFilters).check(datesInOrder),
  output: z.object({
    /** Approved deposits, and withdrawals that were paid. */
    deposited: money,
    withdrawn: money,
    /** Withdrawals that are not decided yet. */
    waiting: money,
    records: z.int(),
  }),
})

/** Every bet of the member's, coupons with the rounds: what all play came to. Or coupons alone. */
const withBets = { bets: z.optional(z.literal(['all', 'coupons'])) }

export const gameTotals = call({
  name: 'casino/game_totals',
  summary:
    'What the rounds of a filter of `casino/game_history`, or all bets, come to; void ones count nothing.',
  who: 'member',
  manner: 'read',
  input: z.object({ ...roundFilters, ...withBets }).check(datesInOrder),
  output: z.object({
    /** Of all but void ones; of it `open` is what waits for its end, and counts in no net. */
    stake: money,
    open: money,
    payout: money,
    jackpots: money,
    /** Payouts and jackpots less stakes of what is settled. */
    net: money,
    records: z.int(),
  }),
})

export const bonusTotals = call({
  name: 'bonus/history_totals',
  summary: 'What the bonuses of a filter of `bonus/history` come to.',
  who: 'member',
  manner: 'read',
  input: z.object(bonusFilters).check(datesInOrder),
  output: z.object({
    /** What was given. */
    given: money,
    /** What became cash of it, and what was given up or ran out of time. */
    converted: money,
    forfeited: money,
    records: z.int(),
  }),
})

/** So far apart the days of `casino/game_days` may be: a year in whole weeks. */
export const GAME_DAYS_MAX = 371

export const gameDays = call({
  name: 'casino/game_days',
  summary:
    'What each day of Istanbul came to in rounds, or all bets, that are settled, oldest first; days without any are left out.',
  who: 'member',
  manner: 'read',
  input: z.object({ ...closedSpan, ...withBets }).check(datesInOrder, daysWithin(GAME_DAYS_MAX)),
  output: z.array(
    z.object({
      day: z.iso.date(),
      /** Payouts and jackpots less stakes. */
      net: money,
    }),
  ),
})

/** So many records go into one file; who wants more takes a shorter span. */
export const STATEMENT_RECORDS_MAX = { csv: 20_000, pdf: 2_000 } as const

const statementFormat = z.literal(['csv', 'pdf'])

const file = z.object({
  name: z.string(),
  type: z.string(),
  /** The file itself, in base64. */
  content: z.string(),
  records: z.int(),
})

const statement = {
  who: 'member',
  manner: 'steps',
  output: file,
  refusals: ['statement-too-long', 'not-found'],
} as const

export const transactionStatement = call({
  ...statement,
  name: 'finance/statement',
  summary:
    'All transactions of a filter in one file, with their totals: a table (CSV) or pages to print (PDF).',
  input: z.object({ ...transactionFilters, format: statementFormat }).check(datesInOrder),
})

export const gameStatement = call({
  ...statement,
  name: 'casino/game_statement',
  summary:
    'All rounds of a filter in one file, with their totals: a table (CSV) or pages to print (PDF).',
  input: z.object({ ...roundFilters, format: statementFormat }).check(datesInOrder),
})

export const bonusStatement = call({
  ...statement,
  name: 'bonus/statement',
  summary:
    'All bonuses of a filter in one file, with their totals: a table (CSV) or pages to print (PDF).',
  input: z.object({ ...bonusFilters, format: statementFormat }).check(datesInOrder),
})

/** What moved a balance, in the member's words. */
export const MOVEMENT_KINDS = [
  'deposit',
  'withdrawal',
  'withdrawal-return',
  'stake',
  'payout',
  'refund',
  'bonus',
  'jackpot',
  'tournament',
  'lottery',
  'poker',
  'correction',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** So far back an account's history goes; what is older stands in the histories of its kind. */
export const ACCOUNT_HISTORY_DAYS = 7

export const accountHistory = call({
  name: 'finance/account_history',
  summary:
    'What moved the balance in the last 7 days, newest first; `before` goes on behind a movement.',
  who: 'member',
  manner: 'read',
  input: z.object({
    limit: z._default(z.int().check(z.gte(1), z.lte(50)), 20),
    before: z.optional(id),
  }),
  output: z.object({
    movements: z.array(
      z.object({
        movementID: id,
        kind: z.literal(MOVEMENT_KINDS),
        /** What came or went, in cash and bonus money together, and what was there afterwards. */
        amount: money,
        balance: money,
        date: moment,
      }),
    ),
    more: z.boolean(),
  }),
})
