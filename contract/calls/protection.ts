/** Player protection: limits, time-out, self-exclusion, reality check. */
import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'
import {
  EXCLUSIONS,
  LIMIT_KINDS,
  LIMIT_MAX,
  LIMIT_PERIODS,
  PERIOD_HOURS,
  TIME_OUTS,
} from '../members/protection-choices.ts'
import { ANSWERS, QUESTIONS } from '../members/self-test.ts'
import { inWholeKurus, moment, money, password } from '../shapes.ts'

const kind = z.literal(LIMIT_KINDS)
const period = z.literal(LIMIT_PERIODS)
/** Whose limit; absent: the member's own. */
const by = z.optional(z.literal(['member', 'house']))
/** In lira; of a session whole minutes. Nothing at all may be allowed, too. */
export const limitValue = z
  .number()
  .check(z.gte(0), z.lte(LIMIT_MAX), inWholeKurus('not-whole-kurus'))
const MINUTES_AN_HOUR = 60
/** No period has more minutes than it lasts. */
const withinPeriod = z.refine<{
  kind: (typeof LIMIT_KINDS)[number]
  period: (typeof LIMIT_PERIODS)[number]
  value: number | null
}>(
  ({ kind, period, value }) =>
    kind !== 'session' || (value ?? 0) <= PERIOD_HOURS[period] * MINUTES_AN_HOUR,
  { path: ['value'], error: 'too_big' },
)

/** Limits as they are chosen before there is an account: each at most once, and time in whole minutes. */
export const chosenLimits = z
  .array(
    z.object({ kind, period, value: limitValue }).check(
      withinPeriod,
      z.refine(({ kind, value }) => kind !== 'session' || Number.isInteger(value), {
        path: ['value'],
        error: 'not-whole-minutes',
      }),
    ),
  )
  .check(
    z.maxLength(LIMIT_KINDS.length * LIMIT_PERIODS.length),
    z.refine(
      (limits) =>
        new Set(limits.map(({ kind, period }) => `${kind} ${period}`)).size === limits.length,
      { error: 'twice' },
    ),
  )

export type ChosenLimits = z.output<typeof chosenLimits>

const limit = z.object({
  kind,
  period,
  /** Lira; of a session minutes. */
  value: money,
  used: money,
  /**
   * A loosening that waits: to this, or to none where it is null. From then on it may be confirmed, until
   * that moment; the limit in force never moves by itself.
   */
  next: z.nullable(z.object({ value: z.nullable(money), from: moment, until: moment })),
})

const state = z.object({
  /** Those that the member set. Windows are rolling: the last 24 hours, 7 and 30 times as many. */
  limits: z.array(limit),
  /** Those that the house set for them: the lower of the two counts. A loosening is the house's offer, and waits for the member's yes. */
  houseLimits: z.array(limit),
  timeOutUntil: z.nullable(moment),
  /** Play stays closed after it, too, until the member has asked, waited 24 h, and said yes again. */
  excludedUntil: z.nullable(moment),
  /** Whose exclusion it is; one of a register outside ends when that says so, and at no member's asking. */
  excludedBy: z.nullable(z.literal(['self', 'register'])),
  /** From when on a return that was asked for may be confirmed. */
  returnFrom: z.nullable(moment),
  /** Until then it may be; afterwards it has to be asked for anew. */
  returnUntil: z.nullable(moment),
  /** 0: no reality check. */
  realityCheckMinutes: z.int(),
  /** The hour of Istanbul at which play stops once a night until it is answered. */
  nightHour: z.nullable(z.int()),
  /** Play waits for an answer to a reality check. */
  checkDue: z.boolean(),
  /** The member was asked whether they want limits, and answered. */
  asked: z.boolean(),
})

export type ProtectionState = z.output<typeof state>

const HERE = { who: 'member', output: state } as const
const STALE = ['protection/get'] as const

export const protectionGet = call({
  ...HERE,
  name: 'protection/get',
  summary: "The member's limits, how much of each is used, reminders and pauses.",
  manner: 'read',
  input: nothing,
})

export const setLimit = call({
  ...HERE,
  name: 'protection/set_limit',
  summary:
    'Tightens a limit at once; a loosening waits 24 h and is asked again. `value` null wants none any more.',
  manner: 'write',
  input: z.object({ kind, period, value: z.nullable(limitValue) }).check(withinPeriod),
  refusals: ['limit-not-whole-minutes'],
  stale: STALE,
})

export const confirmLimit = call({
  ...HERE,
  name: 'protection/confirm_limit',
  summary:
    "The second yes to a loosening, at the earliest 24 h after it was asked for; `by` house: to what was offered of the house's limit.",
  manner: 'write',
  input: z.object({ kind, period, by }),
  refusals: ['not-found', 'too-early'],
  stale: STALE,
})

export const keepLimit = call({
  ...HERE,
  name: 'protection/keep_limit',
  summary: 'Drops a loosening that waits: the limit stays as it is.',
  manner: 'write',
  input: z.object({ kind, period, by }),
  stale: STALE,
})

export const skipLimits = call({
  ...HERE,
  name: 'protection/skip_limits',
  summary: 'The member was asked whether they want limits, and answered.',
  manner: 'write',
  input: nothing,
  stale: STALE,
})

export const timeOut = call({
  name: 'protection/time_out',
  summary: 'Closes play for a while, at once; ends every session. It ends by itself, never sooner.',
  who: 'member',
  manner: 'write',
  input: z.object({ span: z.literal(TIME_OUTS) }),
  output: z.object({ until: moment }),
  refusals: ['pause-longer'],
  stale: ['*'],
  money: true,
})

export const selfExclude = call({
  name: 'protection/self_exclude',
  summary:
    'Closes the account to play for long; ends every session. It never ends by itself. Wants the password again.',
  who: 'member',
  manner: 'steps',
  input: z.object({ span: z.literal(EXCLUSIONS), password }),
  output: z.object({ until: moment }),
  refusals: ['pause-longer', 'password-wrong', 'locked-out'],
  stale: ['*'],
  money: true,
})

export const askReturn = call({
  ...HERE,
  name: 'protection/ask_return',
  summary:
    'Asks to come back once an exclusion has run out; 24 h later it may be confirmed, for a week.',
  manner: 'write',
  input: nothing,
  refusals: ['not-found', 'too-early'],
  stale: STALE,
})

export const confirmReturn = call({
  ...HERE,
  name: 'protection/confirm_return',
  summary: 'The second yes to a return: play is open again.',
  manner: 'write',
  input: nothing,
  refusals: ['not-found', 'too-early'],
  stale: ['protection/get'],
})

export const keepClosed = call({
  ...HERE,
  name: 'protection/keep_closed',
  summary: 'Takes a return back that was asked for: play stays closed, until it is asked for anew.',
  manner: 'write',
  input: nothing,
  refusals: ['not-found'],
  stale: STALE,
})

export const realityCheck = call({
  name: 'protection/reality_check',
  summary:
    'The present stretch of play: since when, staked, paid and net. `minutes` sets the interval (0: none), `nightHour` the hour of the night; `answered` lets play go on.',
  who: 'member',
  manner: 'write',
  input: z.object({
    minutes: z.optional(z.union([z.literal(0), z.int().check(z.gte(5), z.lte(240))])),
    nightHour: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(23)))),
    answered: z.optional(z.literal(true)),
  }),
  output: z.object({
    minutes: z.int(),
    nightHour: z.nullable(z.int()),
    due: z.boolean(),
    since: z.nullable(moment),
    staked: money,
    paid: money,
    net: money,
  }),
  stale: STALE,
})

export const notePlay = call({
  name: 'protection/note_play',
  summary:
    'A game is open on a page that is seen: the stretch of play goes on, whether or not anything is staked. Answers whether a reality check is due. No sign of the member being there.',
  who: 'member',
  manner: 'write',
  input: nothing,
  output: z.object({ due: z.boolean() }),
  quiet: true,
})

export const playTime = call({
  name: 'protection/play_time',
  summary:
    "For how many whole minutes of the last 24 and 168 hours the member was logged in, in however many places at once, by a time limit's own count.",
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.object({ day: z.int(), week: z.int() }),
})

const keptTests = z.array(z.object({ takenOn: z.string(), score: z.int() }))

const TESTS_STALE = ['protection/self_tests'] as const

export const selfTests = call({
  name: 'protection/self_tests',
  summary: 'The self-tests that the member asked to keep, newest first: day and score of each.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: keptTests,
})

export const keepSelfTest = call({
  name: 'protection/keep_self_test',
  summary:
    "Keeps the member's self-test, because they said so: one a day, the last one counts. Nobody else is shown it.",
  who: 'member',
  manner: 'write',
  input: z.object({
    answers: z.array(z.literal(ANSWERS)).check(z.length(QUESTIONS)),
  }),
  output: keptTests,
  stale: TESTS_STALE,
})

export const forgetSelfTests = call({
  name: 'protection/forget_self_tests',
  summary: 'Removes every self-test that was kept.',
  who: 'member',
  manner: 'write',
  input: nothing,
  output: keptTests,
  stale: TESTS_STALE,
})
