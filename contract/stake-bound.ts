/**
 * Which bound a refused stake or deposit met, and how it is said: one table of words for the site, the server and the frame of a
 * game. Amounts stand in the unit of the wire that carries them, lira in the envelope and micro-lira from the game
 * server; those of a limit of time are minutes.
 */
import { LIMIT_KINDS, LIMIT_PERIODS } from './members/protection-choices.ts'
import type { Lang } from './languages.ts'

type Kind = (typeof LIMIT_KINDS)[number]
type Period = (typeof LIMIT_PERIODS)[number]

/** A limit of the member's own, or one that the house set for them. */
interface LimitBound {
  kind: Kind
  period: Period
  limit: number
  left: number
  /** Absent: the member set it. */
  by?: 'house'
  /** What it had to leave room for, where that is more than the bet itself: a call may follow. */
  needed?: number
}

/** The highest bet of a bonus that is active. */
interface BetBound {
  most: number
}

export type StakeBound = LimitBound | BetBound

/** The refusals that bring it along. Without it they are said by their own sentence: what was met may be gone again. */
const BOUNDED: ReadonlySet<unknown> = new Set([
  'limit-reached',
  'deposit-limit-reached',
  'bonus-stake-max',
])

/** What stands beside a refusal's name, or null where it names no bound. */
export function readBound(data: unknown): StakeBound | null {
  if (typeof data !== 'object' || data === null) return null
  // Each is looked at below.
  const { refusal, kind, period, limit, left, by, needed, most } = data as Readonly<
    Record<string, unknown>
  >
  if (!BOUNDED.has(refusal)) return null
  if (isSum(most)) return { most }
  const [known, span] = [
    LIMIT_KINDS.find((one) => one === kind),
    LIMIT_PERIODS.find((one) => one === period),
  ]
  if (known === undefined || span === undefined || !isSum(limit) || !isSum(left)) return null
  return {
    kind: known,
    period: span,
    limit,
    left,
    ...(by === 'house' && { by }),
    ...(isSum(needed) && { needed }),
  }
}

const isSum = (value: unknown): value is number => Number.isFinite(value)

/** Is it one that the page of limits shows and changes? */
export const isOwnLimit = (bound: StakeBound | null): bound is LimitBound =>
  bound !== null && 'kind' in bound

const tr = {
  periods: { day: 'günlük', week: 'haftalık', month: 'aylık' },
  beyond: {
    deposit: (period: string) => `Bu tutar ${period} yatırma limitinizi aşıyor.`,
    loss: (period: string) => `Bu bahis ${period} kayıp limitinizi aşıyor.`,
    stake: (period: string) => `Bu bahis ${period} bahis limitinizi aşıyor.`,
  },
  left: (limit: string, left: string) => `Limit ${limit}, kalan ${left}.`,
  needed: (sum: string) => `Bu bahisten sonra sorulabilecek artırma da sığmalı: birlikte ${sum}.`,
  time: (period: string, minutes: number) =>
    `Koyduğunuz ${period} süre limiti (${minutes} dakika) doldu: yeterince zaman geçene kadar yeni bahis alınmıyor.`,
  house: 'Bu limiti biz koyduk; nedenini canlı desteğe sorabilirsiniz.',
  timeByHouse: (period: string, minutes: number) =>
    `Bu hesap için ${period} süre limiti (${minutes} dakika) doldu: yeterince zaman geçene kadar yeni bahis alınmıyor.`,
  most: (sum: string) =>
    `Bonusunuz sürerken bir bahis en çok ${sum} olabilir. Bonustan vazgeçince bu sınır kalkar.`,
}

const en: typeof tr = {
  periods: { day: 'daily', week: 'weekly', month: 'monthly' },
  beyond: {
    deposit: (period) => `This amount goes beyond your ${period} deposit limit.`,
    loss: (period) => `This bet goes beyond your ${period} loss limit.`,
    stake: (period) => `This bet goes beyond your ${period} stake limit.`,
  },
  left: (limit, left) => `The limit is ${limit}, and ${left} of it is left.`,
  needed: (sum) => `The call that may follow this bet has to fit, too: ${sum} together.`,
  time: (period, minutes) =>
    `The ${period} time limit that you set (${minutes} minutes) is used up: no bets are taken until enough time has passed.`,
  house: 'We set this limit; you can ask live support why.',
  timeByHouse: (period, minutes) =>
    `The ${period} time limit of this account (${minutes} minutes) is used up: no bets are taken until enough time has passed.`,
  most: (sum) =>
    `While your bonus is active a bet can be ${sum} at most. This ends when you give the bonus up.`,
}

const WORDS: Readonly<Record<Lang, typeof tr>> = { tr, en }

/** A sentence or two. `money` writes an amount of this wire. */
export function describeBound(
  bound: StakeBound,
  lang: Lang,
  money: (amount: number) => string,
): string {
  const words = WORDS[lang]
  if (!isOwnLimit(bound)) return words.most(money(bound.most))
  const { kind, period, limit, left, by, needed } = bound
  const span = words.periods[period]
  if (kind === 'session')
    return by === 'house'
      ? `${words.timeByHouse(span, limit)} ${words.house}`
      : words.time(span, limit)
  const sentences = [words.beyond[kind](span), words.left(money(limit), money(left))]
  if (needed !== undefined) sentences.push(words.needed(money(needed)))
  if (by === 'house') sentences.push(words.house)
  return sentences.join(' ')
}
