/**
 * What an offer costs, by members who take it and play one game until it ends: of a bonus that is to be wagered what
 * becomes cash, of a loss what is given back. The draws are of a seed, so that a figure can be had again. Sums are
 * micro-lira as numbers: nothing here is anybody's money.
 */
import type { BetsFile, OfferFile, RoundsFile, ShareFile } from '#server/bonus/offer-file.ts'
import { weightOf, type PlayedGame } from '#server/bonus/meetable.ts'
import { streamOf, type Stream } from '#games/slots/stream.ts'

/** What rounds of a mode pay, in hundredths of the bet, by how often. */
export interface Payouts {
  cumulative: Float64Array
  payouts: Int32Array
}

export interface Play {
  /** In lira. */
  deposit: number
  /** Is it withdrawn once the bonus is taken? A withdrawal takes cash and ends no bonus; then bonus money alone is played. */
  withdraws: boolean
  stake: number
  /** How many rounds a member plays in the day or week of a loss. */
  rounds: number
  claims: number
  seed: number
  /** Of free bets: the odds that each is placed at, and what of a fair price the house takes. */
  odds: number
  margin: number
}

export interface Cost {
  /**
   * What became cash of one claim, in lira, and how far from it the true mean may be (95 %); null where too few claims became cash to say, and how
   * many would be needed, at least.
   */
  mean: number
  within: number | null
  claimsNeeded: number
  /** How many of a hundred became cash at all. */
  convertedPercent: number
  /** What the game took of one claim's stakes, payouts taken off. */
  taken: number
  rounds: number
}

const MICRO = 1_000_000
const Z_95 = 1.96
const HUNDREDTHS = 100
const WORD_MAX = 2 ** 32

export function payoutsOf(table: { weights: Float64Array; payouts: Int32Array }): Payouts {
  const cumulative = new Float64Array(table.weights.length)
  let sum = 0
  for (const [row, weight] of table.weights.entries()) cumulative[row] = sum += weight
  return { cumulative, payouts: table.payouts }
}

/** The payout of a round, in hundredths of the bet. */
function draw({ cumulative, payouts }: Payouts, stream: Stream): number {
  const total = cumulative[cumulative.length - 1] ?? 0
  const at = ((stream(WORD_MAX) * WORD_MAX + stream(WORD_MAX)) / WORD_MAX ** 2) * total
  let [low, high] = [0, cumulative.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cumulative[middle] ?? 0) > at) high = middle
    else low = middle + 1
  }
  return payouts[low] ?? 0
}

interface Claim {
  cost: number
  taken: number
  rounds: number
}

/** Does it make a difference whether a member withdraws their deposit? What is cash at once, or given for a loss, is not played for. */
export const isPlayedFor = (offer: OfferFile, { deposit }: Pick<Play, 'deposit'>): boolean =>
  offer.wagering > 0 && offer.kind !== 'loss-back' && deposit > 0

/** A bonus is played by no higher stake than its offer lets; a loss was made before there was one. */
export const stakePlayed = (
  { kind, stakeMax }: OfferFile,
  { stake }: Pick<Play, 'stake'>,
): number => (kind === 'loss-back' ? stake : Math.min(stake, stakeMax ?? stake))

/** How a claim is played, in the words above the figures: the stake is the one that they are of. */
export function playText(offer: OfferFile, play: Pick<Play, 'stake' | 'rounds'>): string {
  const stake = stakePlayed(offer, play)
  if (offer.kind === 'loss-back')
    return `each plays ${play.rounds} rounds of ₺${stake}, or all of it`
  const cap = stake < play.stake ? `, the highest that the offer lets, not of ₺${play.stake}` : ''
  return `to be wagered ${offer.wagering} times, by rounds of up to ₺${stake}${cap}`
}

/** The figures of a game in one line. */
export function costText(
  { mean, within, claimsNeeded, convertedPercent, taken, rounds }: Cost,
  { claims }: Pick<Play, 'claims'>,
): string {
  const interval =
    within === null
      ? `too few of ${claims} claims became cash to say between what and what: that takes ${claimsNeeded} claims${convertedPercent === 0 ? ' or more' : ''}`
      : `between ₺${Math.max(0, mean - within).toFixed(2)} and ₺${(mean + within).toFixed(2)} (95 %)`
  return (
    `₺${mean.toFixed(2)} a claim, ${interval}; ` +
    `${convertedPercent.toFixed(1)} % become cash, after ${rounds.toFixed(0)} rounds on average; ` +
    `the game takes ₺${taken.toFixed(2)} meanwhile`
  )
}

/** The same offer, taken so often and played on this game; free rounds at their own game, whose payouts are `free`. */
export function costOf(
  offer: OfferFile,
  game: PlayedGame,
  { payouts, free = payouts }: { payouts: Payouts; free?: Payouts },
  play: Play,
): Cost {
  const stream = streamOf(play.seed, 0, 0, 1)
  const claims: Claim[] = []
  for (let claim = 0; claim < play.claims; claim += 1)
    claims.push(claimOf(offer, game, { payouts, free, stream }, play))
  return summaryOf(claims, offer.kind === 'deposit' && offer.wagering === 0)
}

interface Luck {
  payouts: Payouts
  free: Payouts
  stream: Stream
}

function claimOf(offer: OfferFile, game: PlayedGame, luck: Luck, play: Play): Claim {
  const weight = weightOf(offer, game)
  if (offer.kind === 'loss-back') return lossBack(offer, weight, luck, play)
  const amount = amountOf(offer, luck, play)
  if (offer.wagering === 0) return { cost: amount, taken: 0, rounds: 0 }
  return wagered(offer, { amount, weight }, luck, play)
}

function amountOf(
  offer: Exclude<OfferFile, { kind: 'loss-back' }>,
  luck: Luck,
  play: Play,
): number {
  if (offer.kind === 'free-rounds') return wonFree(offer, luck)
  return offer.kind === 'free-bets'
    ? wonBets(offer, luck, play)
    : givenOf(offer, play.deposit * MICRO)
}

/** How often a bet comes in that the house has such odds for: they are the fair ones less its margin. */
const chanceOf = ({ odds, margin }: Pick<Play, 'odds' | 'margin'>): number =>
  1 / (odds * (1 + margin / 100))

/** What the free bets of a claim win on average, in lira, exact: each what it wins beyond its stake, as often as it comes in. */
export const meanOfBets = (
  { bets, stake }: Pick<BetsFile, 'bets' | 'stake'>,
  play: Pick<Play, 'odds' | 'margin'>,
): number => bets * stake * (play.odds - 1) * chanceOf(play)

function wonBets({ bets, stake }: BetsFile, { stream }: Luck, play: Play): number {
  let won = 0
  for (let bet = 0; bet < bets; bet += 1)
    if (stream(WORD_MAX) / WORD_MAX < chanceOf(play)) won += stake * (play.odds - 1) * MICRO
  return won
}

function wonFree({ rounds, stake }: RoundsFile, { free, stream }: Luck): number {
  let won = 0
  for (let round = 0; round < rounds; round += 1)
    won += (draw(free, stream) * stake * MICRO) / HUNDREDTHS
  return won
}

/** So much of it, in whole kuruş, up to the most. */
export function givenOf({ percent, maximum }: ShareFile, basis: number): number {
  const kurus = Math.floor((basis * percent) / 100 / (MICRO / 100)) * (MICRO / 100)
  return Math.min(maximum * MICRO, kurus)
}

/** Cash first and then bonus money; a payout in that proportion; until all is staked, or nothing is left to stake. */
function wagered(
  offer: OfferFile,
  { amount, weight }: { amount: number; weight: number },
  { payouts, stream }: Luck,
  play: Play,
): Claim {
  const stakeMax = stakePlayed(offer, play) * MICRO
  const due = amount * offer.wagering
  const own = play.withdraws ? 0 : play.deposit * MICRO
  let [cash, bonus, done, taken, rounds] = [own, amount, 0, 0, 0]
  const step = MICRO / 5
  while (done < due) {
    const stake = Math.floor(Math.min(stakeMax, cash + bonus) / step) * step
    if (bonus <= 0 || stake < MICRO || weight === 0) return { cost: 0, taken, rounds }
    const ofBonus = Math.max(0, stake - cash)
    const payout = (draw(payouts, stream) * stake) / HUNDREDTHS
    const back = Math.floor((payout * ofBonus) / stake)
    cash += payout - back - (stake - ofBonus)
    bonus += back - ofBonus
    done += Math.floor((stake * weight) / 100)
    taken += stake - payout
    rounds += 1
  }
  return { cost: bonus, taken, rounds }
}

function lossBack(offer: ShareFile, weight: number, { payouts, stream }: Luck, play: Play): Claim {
  const stake = play.stake * MICRO
  let [cash, rounds] = [play.deposit * MICRO, 0]
  while (rounds < play.rounds && cash >= stake) {
    cash += (draw(payouts, stream) * stake) / HUNDREDTHS - stake
    rounds += 1
  }
  const taken = play.deposit * MICRO - cash
  const cost = weight === 0 || taken < offer.minimum * MICRO ? 0 : givenOf(offer, taken)
  return { cost, taken, rounds }
}

/** Fewer claims that became cash than this make no interval. */
const SEEN_LEAST = 30
/** Of what was never seen in so many claims as few as three in them may come true (95 %). */
const RULE_OF_THREE = 3

function summaryOf(claims: readonly Claim[], isCertain: boolean): Cost {
  const count = claims.length
  const seen = claims.filter(({ cost }) => cost > 0).length
  const claimsNeeded = Math.ceil((SEEN_LEAST * count) / (seen || RULE_OF_THREE))
  const mean = sumOf(claims.map(({ cost }) => cost)) / count
  const squares = sumOf(claims.map(({ cost }) => (cost - mean) ** 2))
  const deviation = Math.sqrt(squares / Math.max(1, count - 1))
  return {
    mean: mean / MICRO,
    within: isCertain || seen >= SEEN_LEAST ? (Z_95 * deviation) / Math.sqrt(count) / MICRO : null,
    claimsNeeded,
    convertedPercent: (100 * seen) / count,
    taken: sumOf(claims.map(({ taken }) => taken)) / count / MICRO,
    rounds: sumOf(claims.map(({ rounds }) => rounds)) / count,
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
