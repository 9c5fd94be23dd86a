/**
 * The jackpots: what each begins with, how rare it is, what feeds it, and whether a stake hits it.
 * Figures of the house's and a draw from committed seeds, nothing else: it knows no balance, no
 * history, and not how full a pool is.
 *
 * A level falls once in so many lira staked, so the chance of a stake is the stake itself over that
 * sum. Two shares of the stake feed it: one makes the pool grow, the other sets aside what the next
 * pool begins with. The second is the start over the odds to the last digit, and whatever grows is
 * paid: in the long run exactly the stated shares go back.
 */
import { draw, drawLater, type Hmac, type HmacLater, type Seeds } from './draw.ts'

export const JACKPOT_LEVELS = ['mini', 'minor', 'major', 'grand'] as const
export type JackpotLevel = (typeof JACKPOT_LEVELS)[number]

/** Amounts are micro-lira, shares millionths of the stake. */
export interface JackpotFigures {
  /** What the pool holds right after it fell. */
  start: bigint
  /** It falls once in so much staked. */
  oneIn: bigint
  growthPpm: bigint
}

/** Rounds name the terms that they were drawn by; changed figures are terms of another number. */
export interface JackpotTerms {
  number: number
  /** Of a round's stake only so much counts, for shares and odds alike: no chance gets near one. */
  countedMax: bigint
  levels: Readonly<Record<JackpotLevel, JackpotFigures>>
}

const LIRA = 1_000_000n
const MILLION = 1_000_000n

/** Every terms there have been, the present ones last. They never change. */
export const JACKPOT_TERMS: readonly JackpotTerms[] = [
  {
    number: 1,
    countedMax: 10_000n * LIRA,
    levels: {
      mini: { start: 50n * LIRA, oneIn: 50_000n * LIRA, growthPpm: 1_000n },
      minor: { start: 500n * LIRA, oneIn: 500_000n * LIRA, growthPpm: 1_000n },
      major: { start: 5_000n * LIRA, oneIn: 10_000_000n * LIRA, growthPpm: 500n },
      grand: { start: 50_000n * LIRA, oneIn: 200_000_000n * LIRA, growthPpm: 250n },
    },
  },
]

/** The terms of a number; throws when there are none. */
export function jackpotTerms(number: number): JackpotTerms {
  const terms = JACKPOT_TERMS.find((each) => each.number === number)
  if (!terms) throw new RangeError(`there are no jackpot terms ${number}`)
  return terms
}

/** What rounds are drawn by now. */
export const PRESENT_TERMS: number = Math.max(...JACKPOT_TERMS.map(({ number }) => number))

/** The share of a stake that is set aside for the next start. */
export const reservePpm = ({ start, oneIn }: JackpotFigures): bigint => (start * MILLION) / oneIn

/** What a level takes of every stake, growth and reserve together. */
export const sharePpm = (figures: JackpotFigures): bigint => figures.growthPpm + reservePpm(figures)

/** What all levels take together: 5,500 is 0.55 %. */
export function totalPpm({ levels }: JackpotTerms): bigint {
  return JACKPOT_LEVELS.reduce((sum, level) => sum + sharePpm(levels[level]), 0n)
}

/** The part of a stake that counts. */
export const countedOf = ({ countedMax }: JackpotTerms, stake: bigint): bigint =>
  stake < countedMax ? stake : countedMax

/** Both parts are whole micro-lira, rounded down: less than one of each stays with the game. */
export interface JackpotShare {
  growth: bigint
  reserve: bigint
}

/** What a stake gives one level, in micro-lira. */
export function shareOf(terms: JackpotTerms, level: JackpotLevel, stake: bigint): JackpotShare {
  const figures = terms.levels[level]
  const counted = countedOf(terms, stake)
  return {
    growth: (counted * figures.growthPpm) / MILLION,
    reserve: (counted * reservePpm(figures)) / MILLION,
  }
}

/** What a stake gives all levels, in their order; its sum is what leaves the stake. */
export function sharesOf(terms: JackpotTerms, stake: bigint): JackpotShare[] {
  return JACKPOT_LEVELS.map((level) => shareOf(terms, level, stake))
}

/** Keeps a level's draw apart from the game's and from every other level's. */
export const topicOf = (level: JackpotLevel): string => `jackpot:${level}`

/** The levels that a stake hits, each drawn by itself; mostly none. In their order. */
export function jackpotsHit(
  hmac: Hmac,
  seeds: Seeds,
  terms: JackpotTerms,
  stake: bigint,
): JackpotLevel[] {
  const counted = countedOf(terms, stake)
  return JACKPOT_LEVELS.filter(
    (level) => draw(hmac, seeds, terms.levels[level].oneIn, topicOf(level)).point < counted,
  )
}

/** A level's draw as whoever verifies it sees it. */
export interface JackpotDraw {
  level: JackpotLevel
  /** 0 … `oneIn` − 1, in micro-lira: below the counted stake it is a hit. */
  point: bigint
  oneIn: bigint
  isHit: boolean
}

/** Every level's draw, where the HMAC answers later. */
export function jackpotDrawsLater(
  hmac: HmacLater,
  seeds: Seeds,
  terms: JackpotTerms,
  stake: bigint,
): Promise<JackpotDraw[]> {
  const counted = countedOf(terms, stake)
  return Promise.all(
    JACKPOT_LEVELS.map(async (level) => {
      const { oneIn } = terms.levels[level]
      const { point } = await drawLater(hmac, seeds, oneIn, topicOf(level))
      return { level, point, oneIn, isHit: point < counted }
    }),
  )
}
