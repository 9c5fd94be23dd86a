/** An offer's terms as rows of a table: each one that holds, and nothing else. */
import type { Data } from '#contract/registry.ts'
import type { Lang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { calendarDay } from '#web/words/moment.ts'
import { upperCase } from '#web/words/text.ts'
import type { BONUS_WORDS } from './words.ts'

export type BonusOffer = Data<'bonus/list'>[number]
type Words = (typeof BONUS_WORDS)['tr']
export type Terms = Pick<
  BonusOffer,
  | 'kind'
  | 'firstDeposit'
  | 'every'
  | 'percent'
  | 'minimum'
  | 'maximum'
  | 'claimDays'
  | 'wagering'
  | 'days'
  | 'stakeMax'
  | 'weights'
  | 'gameWeights'
  | 'excludedGames'
  | 'startsAt'
  | 'endsAt'
  | 'freeRounds'
  | 'freeBets'
>
type Row = readonly [name: string, text: string]

/** Every term, in the order one asks about them. */
export function rowsOf(terms: Terms, words: Words, lang: Lang): Row[] {
  const { rows } = words
  if (terms.freeRounds !== null) return freeRows(terms, words, lang, terms.freeRounds)
  if (terms.freeBets !== null) return betRows(terms, words, lang, terms.freeBets)
  return [
    [rows.who, whoOf(terms, words, lang)],
    [rows.amount, amountTextOf(terms, words, lang)],
    [rows.how, howOf(terms, words)],
    [rows.often, occasionOf(terms, words)],
    [rows.when, whenOf(terms, words)],
    ...(terms.wagering === 0 ? cashRows(terms, words) : wageringRows(terms, words, lang)),
    [rows.offered, offeredOf(terms, words, lang)],
    [rows.not, words.text.not],
  ]
}

/** Of rounds that the house stakes. */
function freeRows(
  terms: Terms,
  words: Words,
  lang: Lang,
  { game, rounds, stake }: NonNullable<Terms['freeRounds']>,
): Row[] {
  const { rows, free, text } = words
  const isCash = terms.wagering === 0
  return [
    [rows.who, terms.minimum === 0 ? free.whoAll : whoOf(terms, words, lang)],
    [rows.amount, free.amount(rounds, game, formatMoney(stake, lang))],
    [rows.how, free.how],
    [rows.often, occasionOf(terms, words)],
    ...(terms.minimum === 0
      ? []
      : [
          [rows.when, text.whenDeposit(terms.claimDays)] as const,
          [rows.deposit, depositTextOf(terms, words)] as const,
        ]),
    [rows.won, isCash ? free.wonCash : free.wonWagering],
    ...(isCash ? freeCashRows(terms, words) : wageringRows(terms, words, lang)),
    [rows.limits, free.limits],
    [rows.offered, offeredOf(terms, words, lang)],
    [rows.not, text.not],
  ]
}

/** Of coupons that the house stakes. */
function betRows(
  terms: Terms,
  words: Words,
  lang: Lang,
  free: NonNullable<Terms['freeBets']>,
): Row[] {
  const { rows, bets, text } = words
  const isCash = terms.wagering === 0
  return [
    [rows.who, terms.minimum === 0 ? bets.whoAll : whoOf(terms, words, lang)],
    [rows.amount, bets.amount(free.bets, formatMoney(free.stake, lang))],
    [rows.how, bets.how],
    [bets.row.coupon, withCapital(bets.coupon(couponTermsOf(free, words, lang)), lang)],
    [bets.row.pays, bets.pays],
    [rows.often, occasionOf(terms, words)],
    ...(terms.minimum === 0
      ? []
      : [
          [rows.when, text.whenDeposit(terms.claimDays)] as const,
          [rows.deposit, depositTextOf(terms, words)] as const,
        ]),
    [rows.won, isCash ? bets.wonCash : bets.wonWagering],
    [bets.row.void, bets.void],
    [bets.row.sold, bets.sold],
    [bets.correctedRow, bets.corrected],
    ...(isCash
      ? [
          [rows.time, bets.timeCash(terms.days)] as const,
          [rows.giveUp, bets.giveUpCash] as const,
          [rows.others, bets.others] as const,
        ]
      : wageringRows(terms, words, lang)),
    [rows.limits, bets.limits],
    [rows.offered, offeredOf(terms, words, lang)],
    [rows.not, text.not],
  ]
}

/** A text with a capital at its beginning. */
const withCapital = (text: string, lang: Lang): string =>
  upperCase(text.slice(0, 1), lang) + text.slice(1)

/** What a coupon has to be that a free bet is placed on. */
function couponTermsOf(
  { oddsMin, picksMin, sports }: NonNullable<Terms['freeBets']>,
  { bets }: Words,
  lang: Lang,
): string[] {
  const names = sports.map((sport) => new Map(Object.entries(bets.sports)).get(sport) ?? sport)
  return [
    ...(oddsMin === null ? [] : [bets.oddsAtLeast(formatNumber(oddsMin, lang, 2))]),
    ...(picksMin === null ? [] : [bets.picksAtLeast(picksMin)]),
    ...(names.length === 0 ? [] : [bets.sportsOnly(names.join(', '))]),
  ]
}

const freeCashRows = ({ days }: Terms, { rows, free }: Words): Row[] => [
  [rows.time, free.timeCash(days)],
  [rows.open, free.openCash],
  [rows.giveUp, free.giveUpCash],
  [rows.others, free.others],
]

function wageringTextOf({ wagering, freeRounds, freeBets }: Terms, words: Words): string {
  if (freeRounds !== null) return words.free.wagering(wagering)
  return freeBets === null ? words.text.wagering(wagering) : words.bets.wagering(wagering)
}

function wageringRows(terms: Terms, { rows, text, ...words }: Words, lang: Lang): Row[] {
  const { stakeMax, excludedGames, days } = terms
  const all = { rows, text, ...words }
  return [
    [rows.wagering, wageringTextOf(terms, all)],
    [rows.counts, countedOf(terms, all)],
    [
      rows.stakeMax,
      stakeMax === null ? text.noStakeMax : text.stakeMax(formatMoney(stakeMax, lang)),
    ],
    [
      rows.excluded,
      excludedGames.length === 0 ? text.noExcluded : text.excluded(excludedGames.join(', ')),
    ],
    [rows.order, text.order],
    [rows.time, terms.freeBets ? words.bets.time(days) : text.time(days)],
    [rows.open, text.open],
    ...(terms.freeBets ? [] : [[words.bets.correctedRow, text.corrected] as const]),
    [rows.withdraw, text.withdraw],
    [rows.giveUp, text.giveUp],
    [rows.others, text.others],
  ]
}

function cashRows(terms: Terms, words: Words): Row[] {
  const { rows, text } = words
  const counts =
    terms.kind === 'deposit' ? text.noCount : `${text.countsLoss}: ${kindsOf(terms, words)}`
  return [
    [rows.wagering, text.noWagering],
    [rows.counts, counts],
    [rows.order, text.orderCash],
    [rows.time, text.timeCash],
    [rows.open, text.openCash],
    [rows.withdraw, text.withdrawCash],
    [rows.giveUp, text.giveUpCash],
    [rows.others, text.othersCash],
  ]
}

function whoOf({ kind, firstDeposit, minimum }: Terms, { text }: Words, lang: Lang): string {
  const sum = formatMoney(minimum, lang)
  if (kind === 'loss-back') return text.whoLoss(sum)
  return firstDeposit ? text.whoFirst(sum) : text.whoDeposit(sum)
}

function amountTextOf({ kind, percent, maximum }: Terms, { text }: Words, lang: Lang): string {
  const most = formatMoney(maximum, lang)
  return kind === 'deposit' ? text.ofDeposit(percent, most) : text.ofLoss(percent, most)
}

function howOf(terms: Terms, words: Words): string {
  if (terms.kind === 'deposit') return depositTextOf(terms, words)
  return terms.every === 'day' ? words.text.howDay : words.text.howWeek
}

/** Which deposit counts. */
const depositTextOf = ({ firstDeposit }: Terms, { text }: Words): string =>
  firstDeposit ? text.howFirst : text.howDeposit

const whenOf = ({ kind, claimDays }: Terms, { text }: Words): string =>
  kind === 'deposit' ? text.whenDeposit(claimDays) : text.whenLoss(claimDays)

function offeredOf({ startsAt, endsAt }: Terms, { text }: Words, lang: Lang): string {
  const from = calendarDay(startsAt, lang)
  return endsAt === null ? text.offeredOpen(from) : text.offered(from, calendarDay(endsAt, lang))
}

/**
 * The last two on the face of a card: how long one has, and at which games. Cash has no time and no games that count:
 * what it has is a time to ask in, and of a loss the games that it is worked out on.
 */
export function lastsOf(terms: Terms, words: Words): Row[] {
  const { head } = words
  if (terms.wagering > 0)
    return [
      [head.days, words.dayCount(terms.days)],
      [head.games, kindsOf(terms, words)],
    ]
  return [
    [head.claim, words.within(terms.claimDays)],
    terms.kind === 'deposit' ? [head.use, words.anyGame] : [head.lossAt, kindsOf(terms, words)],
  ]
}

/** `İlk yatırmada bir kez`: how often, in the words of the card. */
export function occasionOf({ kind, every, firstDeposit }: Terms, { occasions }: Words): string {
  if (firstDeposit) return occasions.first
  if (kind === 'loss-back') return every === 'day' ? occasions.lossDay : occasions.lossWeek
  return occasions[every]
}

/** The games that count, and what of coupons does not. */
function countedOf(terms: Terms, words: Words): string {
  const games = gamesOf(terms, words)
  const hasCoupons = terms.weights.some(({ kind, percent }) => kind === 'coupon' && percent > 0)
  return hasCoupons ? `${games}. ${words.text.soldCoupon}` : games
}

/** `Slotlar %100, Masalar %10`, with the single games that count otherwise. */
export function gamesOf({ weights, gameWeights }: Terms, words: Words): string {
  const kinds = weights
    .filter(({ percent }) => percent > 0)
    .map(({ kind, percent }) => words.weight(nameOfKind(kind, words), percent))
  const games = gameWeights.map(({ game, percent }) => words.weight(game, percent))
  return [...kinds, ...games].join(', ')
}

const kindsOf = ({ weights }: Terms, words: Words): string =>
  weights
    .filter(({ percent }) => percent > 0)
    .map(({ kind }) => nameOfKind(kind, words))
    .join(', ')

const nameOfKind = (kind: string, { kinds }: Words): string =>
  Object.entries(kinds).find(([name]) => name === kind)?.[1] ?? kind

/** So much of a sum, in whole kuruş, up to the most: as the house works it out. */
export function shareOf({ percent, maximum }: Terms, basis: number): number {
  return Math.min(maximum, Math.floor((Math.round(basis * 100) * percent) / 100) / 100)
}

const EXAMPLE_LIRA = 1_000

/** One worked example: of what this member has, else of a round sum. */
export function exampleOf(offer: BonusOffer, words: Words, lang: Lang): string {
  if (offer.freeRounds !== null) return freeExampleOf(offer, words, lang, offer.freeRounds)
  if (offer.freeBets !== null) return betExampleOf(offer, words, lang, offer.freeBets)
  const basis = offer.basis ?? Math.max(offer.minimum, EXAMPLE_LIRA)
  const amount = shareOf(offer, basis)
  const [of, is] = [formatMoney(basis, lang), formatMoney(amount, lang)]
  if (offer.kind === 'loss-back') return words.example.loss(of, is)
  if (offer.wagering === 0) return words.example.cash(of, is)
  return words.example.wagered(of, is, formatMoney(amount * offer.wagering, lang))
}

/** So many times the stake of one round are won, to have a figure. */
const EXAMPLE_WON = 15

function freeExampleOf(
  { wagering }: BonusOffer,
  { free }: Words,
  lang: Lang,
  { rounds, game, stake }: NonNullable<BonusOffer['freeRounds']>,
): string {
  const won = stake * EXAMPLE_WON
  const [of, is] = [formatMoney(stake, lang), formatMoney(won, lang)]
  if (wagering === 0) return free.exampleCash(rounds, game, of, is)
  return free.example(rounds, game, of, is, formatMoney(won * wagering, lang))
}

/** Of the coupon that the example tells of. What it wins is said as every amount is: in whole kuruş, rounded down. */
const EXAMPLE_ODDS = 2.5

function betExampleOf(
  { wagering }: BonusOffer,
  { bets: words }: Words,
  lang: Lang,
  { bets, stake }: NonNullable<BonusOffer['freeBets']>,
): string {
  const won = stake * (EXAMPLE_ODDS - 1)
  const [of, is] = [formatMoney(stake, lang), formatMoney(won, lang)]
  if (wagering === 0) return words.exampleCash(bets, of, is)
  return words.example(bets, of, is, formatMoney(won * wagering, lang))
}

/** What it is worth to this member now, or everything why it cannot be had. */
export function standingOf(offer: BonusOffer, words: Words, lang: Lang): string {
  const { status, amount, basis, takenAt, freeRounds, freeBets, firstUsedFor, firstGone } = offer
  const { statuses, free } = words
  if (status === 'taken') return statuses.taken(takenAt === null ? '' : calendarDay(takenAt, lang))
  if (firstUsedFor !== null) return words.firstUsedFor(firstUsedFor)
  if (firstGone !== null) return words.firstGone[firstGone]
  if (status !== 'open')
    return offer.reasons.map((reason) => reasonTextOf(reason, offer, words)).join(' ')
  if (freeRounds !== null) return free.open(freeRounds.rounds)
  if (freeBets !== null) return words.bets.open(freeBets.bets)
  return statuses.open(formatMoney(amount ?? 0, lang), formatMoney(basis ?? 0, lang))
}

function reasonTextOf(
  reason: BonusOffer['reasons'][number],
  offer: BonusOffer,
  words: Words,
): string {
  const { statuses, free, bets, noBasis } = words
  if (reason === 'game-closed') return offer.freeBets === null ? free.closed : bets.closed
  if (reason === 'no-basis') {
    const { depositUsedFor, depositGone } = offer
    const none = noBasis[basisKindOf(offer)]
    if (depositUsedFor !== null) return `${none} ${words.depositUsedFor(depositUsedFor)}`
    return depositGone === null ? none : `${none} ${words.depositGone[depositGone]}`
  }
  // Neither is a reason of several.
  return reason === 'open' || reason === 'taken' ? '' : statuses[reason]
}

function basisKindOf({ kind, firstDeposit }: Terms): 'first' | 'deposit' | 'loss' {
  if (kind === 'loss-back') return 'loss'
  return firstDeposit ? 'first' : 'deposit'
}

/** Said before an offer is asked for with the first deposit: which others are not given then. */
export const usesUpOf = ({ usesUp }: BonusOffer, words: Words): string | null =>
  usesUp.length === 0 ? null : words.usesUp(usesUp.join(', '))
