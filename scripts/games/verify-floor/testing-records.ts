/**
 * Records of rounds at tables as the house gives them, one of each kind, drawn from a chain that is made of a text and signed with a key
 * of their own; what each stake was paid is said here in plain figures, not worked out by what is tested.
 */
import { generateKeyPairSync, sign } from 'node:crypto'
import { drawCardOf, drawRound, type DrawnOutcome } from '#chance/floor-draws.ts'
import { drawTicket } from '#chance/bingo.ts'
import { cardWordsOf, ticketWordsOf, wordsOf } from '#chance/floor.ts'
import { receiptText } from '#contract/games/receipt.ts'
import { dealFrom } from '#games/blackjack/board.ts'
import { matchScores } from '#games/football/scores.ts'
import { hmacLater, sha256, sha256Later } from '#server/crypto/node-hash.ts'
import type { TableRecord } from '#web/parts/fairness/verify-table-stakes.ts'

type UnsignedRecord = Omit<TableRecord, 'receipt'>
type Stake = TableRecord['stakes'][number]
export type WholeRecord = TableRecord & { proof: NonNullable<TableRecord['proof']> }

const KEYS = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** The key under receipts, as a table that opens tells it. */
export const RECEIPT_KEY = KEYS.publicKey
  .export({ type: 'spki', format: 'der' })
  .subarray(-65)
  .toString('base64url')

/** As the house signs it: whatever it says. */
export function signed(record: UnsignedRecord): TableRecord {
  const key = { key: KEYS.privateKey, dsaEncoding: 'ieee-p1363' } as const
  const signature = sign('sha256', Buffer.from(receiptText(record)), key).toString('base64url')
  return { ...record, receipt: { key: RECEIPT_KEY, signature } }
}

export const SALT = '5a17'.repeat(8)
export const CLIENT_SEEDS = ['the first', 'the second']
const LINKS = 60

/** The links of a chain from its end on, which stands before round 1. */
export function chainFrom(text: string): string[] {
  let link = sha256(text)
  const links = [link.toString('hex')]
  while (links.length <= LINKS) {
    link = sha256(link)
    links.unshift(link.toString('hex'))
  }
  return links
}

type Rules = TableRecord['rules']

interface Drawn {
  outcome: DrawnOutcome
  card: TableRecord['card']
  links: readonly string[]
}

async function drawn(text: string, table: string, rules: Rules, number: number): Promise<Drawn> {
  const links = chainFrom(text)
  const seed = Buffer.from(links[number] ?? '', 'hex')
  const round = { table, round: BigInt(number), clientSeeds: CLIENT_SEEDS, salt: SALT }
  const card = await drawCardOf(
    rules,
    await cardWordsOf(hmacLater, sha256Later, round),
    round.round,
  )
  const words = await wordsOf(hmacLater, sha256Later, seed, round)
  return { outcome: (await drawRound(rules, words, card, matchScores)).outcome, card, links }
}

const laid = (spot: string, amount: number, paid: number, more: Partial<Stake> = {}): Stake => ({
  spot,
  amount,
  target: null,
  state: paid > 0 ? 'paid' : 'lost',
  paid,
  halfAt: null,
  endedAt: null,
  ...more,
})

/** One that was taken back again. */
const TAKEN_BACK = laid('1', 3, 0, { state: 'back' })

type Published = Pick<TableRecord, 'rules' | 'table' | 'number' | 'stakes' | 'outcome'> &
  Partial<Pick<TableRecord, 'board' | 'mode' | 'tickets'>>

const MICRO = 1_000_000
const inMicro = (lira: number): number => Math.round(lira * MICRO)

function recordOf(of: Published, { card, links }: Pick<Drawn, 'card' | 'links'>): WholeRecord {
  const { number, stakes, outcome } = of
  const sum = (of: (stake: Stake) => number): number =>
    stakes.reduce((all, stake) => all + inMicro(of(stake)), 0)
  const stake = sum(({ state, amount }) => (state === 'back' ? 0 : amount))
  const payout = sum(({ paid }) => paid)
  const proof = {
    number,
    seed: links[number] ?? '',
    before: { number: number - 1, seed: links[number - 1] ?? '' },
    clientSeeds: CLIENT_SEEDS,
    salt: SALT,
    outcome,
  }
  const record = {
    roundID: 4711,
    gameID: 31,
    gameName: 'Bir Masa',
    providerName: 'Çini Atölyesi',
    mode: 'table',
    stake: stake / MICRO,
    baseStake: stake / MICRO,
    payout: payout / MICRO,
    multiplier: payout / stake,
    jackpotWon: 0,
    active: false,
    free: false,
    at: '2026-01-02T03:04:05.678Z',
    phase: 'settled' as const,
    card,
    board: null,
    tickets: null,
    ...of,
    proof,
  }
  return { ...signed(record), proof }
}

/** A flight that went beyond 1.60×, of which a bet was cashed out by hand, half of another, and a third by itself. */
export async function flight(): Promise<WholeRecord> {
  const rules = { kind: 'crash', permille: 965, capHundredths: 500_000, half: true } as const
  const [table, number] = ['spaceman', 7]
  const { outcome, ...more } = await fitting(
    (nth) => drawn(`flight ${nth}`, table, rules, number),
    ({ outcome }) => 'point' in outcome && outcome.point > 160 && outcome.point < 300,
  )
  if (!('point' in outcome)) throw new Error('no flight')
  const stakes = [
    laid('1', 10, 15.5, { endedAt: 155 }),
    laid('2', 5, 3, { halfAt: 120, state: 'paid' }),
    TAKEN_BACK,
  ]
  return recordOf({ table, rules, number, stakes, outcome }, more)
}

/** A spin, on whose number, colour and street chips lay, and chips elsewhere. */
export async function spin(): Promise<WholeRecord> {
  const rules = { kind: 'roulette', laPartage: true } as const
  const [table, number] = ['fransiz-ruleti', 11]
  const { outcome, ...more } = await fitting(
    (nth) => drawn(`spin ${nth}`, table, rules, number),
    ({ outcome }) => 'pocket' in outcome && outcome.pocket === 17,
  )
  if (!('pocket' in outcome)) throw new Error('no spin')
  const stakes = [
    laid('17', 5, 180),
    laid('black', 10, 20),
    laid('16-17-18', 5, 60),
    laid('red', 20, 0),
    laid('18', 5, 0),
    { ...TAKEN_BACK, spot: 'even' },
  ]
  return recordOf({ table, rules, number, stakes, outcome }, more)
}

/** A race with the winner backed, and a loser. */
export async function race(): Promise<WholeRecord> {
  const rules = {
    kind: 'race' as const,
    animal: 'dog' as const,
    runners: 6 as const,
    metres: 480,
    abilities: [88, 74, 66, 59, 96, 52],
  }
  const [table, number] = ['altin-halic', 3]
  const { outcome, card, links } = await drawn('race', table, rules, number)
  if (!('order' in outcome) || !card) throw new Error('no race')
  const [first = 0] = outcome.order
  const last = outcome.order.at(-1) ?? 0
  const strengths = card.strengths.map(BigInt)
  const all = strengths.reduce((sum, one) => sum + one, 0n)
  // 90 % of the fair price, in whole hundredths.
  const price = (90n * all) / (strengths[first - 1] ?? 1n)
  const stakes = [
    laid(`win-${first}`, 4, Number(4n * price) / 100),
    laid(`win-${last}`, 2, 0),
    { ...TAKEN_BACK, spot: `place-${first}` },
  ]
  return recordOf({ table, rules, number, stakes, outcome }, { card, links })
}

/** A match day, on whose first match its result, a double chance and the other goals were backed. */
export async function matchDay(): Promise<WholeRecord> {
  const rules = {
    kind: 'football' as const,
    home: 150,
    away: 120,
    attacks: [120, 100, 95, 80],
    defences: [85, 100, 104, 118],
  }
  const [table, number] = ['cini-ligi', 9]
  const { outcome, card, links } = await drawn('match day', table, rules, number)
  if (!('goals' in outcome) || !card) throw new Error('no match day')
  const [home = [], away = []] = outcome.goals
  const result = home.length > away.length ? '1' : home.length < away.length ? '2' : 'x'
  const [expected = 0, allowed = 0] = card.strengths
  const { weights, all, scoreAt } = matchScores(expected, allowed)
  const right = Array.from(weights).reduce((sum, weight, at) => {
    const [own, other] = scoreAt(at)
    const isSo = own > other ? result === '1' : own < other ? result === '2' : result === 'x'
    return isSo ? sum + weight : sum
  }, 0)
  // 93 % of the fair price, in whole hundredths.
  const price = Math.floor((93 * all) / right)
  const stakes = [
    laid(`1-result-${result}`, 4, (4 * price) / 100),
    laid(`1-result-${result === '1' ? '2' : '1'}`, 2, 0),
    { ...TAKEN_BACK, spot: '2-both-yes' },
  ]
  return recordOf({ table, rules, number, stakes, outcome }, { card, links })
}

/** Five balls, of which one was backed by itself and two together, and a ball that did not come. */
export async function draw(): Promise<WholeRecord> {
  const rules = {
    kind: 'betgames' as const,
    game: 'lucky-5' as const,
    drums: [{ of: 36, take: 5 }],
  }
  const [table, number] = ['sansli-5', 8]
  const { outcome, ...more } = await drawn('draw', table, rules, number)
  if (!('numbers' in outcome)) throw new Error('no draw')
  const { numbers } = outcome
  const [first = 0, second = 0] = numbers.toSorted((a, b) => a - b)
  const missing = Array.from({ length: 36 }, (_, at) => at + 1).find(
    (one) => !numbers.includes(one),
  )
  const stakes = [
    // 92 % of the fair price: of one ball 36 to 5, of two 36·35 to 5·4.
    laid(`balls-${first}`, 4, 4 * 6.62),
    laid(`balls-${first}-${second}`, 2, 2 * 57.96),
    laid(`balls-${missing}`, 3, 0),
    { ...TAKEN_BACK, spot: 'total-odd' },
  ]
  return recordOf({ table, rules, number, stakes, outcome }, more)
}

/** Two cards each, of which the player's come to nine and win: backed, with the banker and a pair that were not right. */
export async function baccarat(): Promise<WholeRecord> {
  const rules = {
    kind: 'tablegames' as const,
    game: 'baccarat' as const,
    drums: [{ of: 416, take: 6 }],
  }
  const [table, number] = ['bakara-lale', 7]
  const points = (...cards: readonly number[]): number =>
    cards.reduce((sum, one) => sum + (valueOf((one - 1) % 52) % 10), 0) % 10
  const isSuch = ({ outcome }: Drawn): boolean => {
    if (!('numbers' in outcome)) return false
    const [first = 0, second = 0, third = 0, fourth = 0] = outcome.numbers
    return (
      points(first, third) === 9 &&
      points(second, fourth) < 9 &&
      (first - third) % 13 !== 0 &&
      (second - fourth) % 13 !== 0
    )
  }
  const { outcome, ...more } = await fitting(
    (nth) => drawn(`baccarat ${nth}`, table, rules, number),
    isSuch,
  )
  if (!('numbers' in outcome)) throw new Error('no round of baccarat')
  const stakes = [
    laid('player', 10, 20),
    laid('banker', 4, 0),
    laid('banker-pair', 2, 0),
    { ...TAKEN_BACK, spot: 'tie' },
  ]
  return recordOf({ table, rules, number, stakes, outcome }, more)
}

const valueOf = (card: number): number => Math.min(10, (card % 13) + 1)
const sumOf = (cards: readonly number[]): number =>
  cards.reduce((all, one) => all + valueOf(one), 0)

/** A hand that stood and won against a dealer who had to draw, no ace among the cards; its side bet on a pair was lost. */
export async function deal(): Promise<WholeRecord> {
  const rules = { kind: 'blackjack', decisionMs: 12_000 } as const
  const [table, number] = ['blackjack-saray', 5]
  const acts = [{ seat: 3, act: 'stand' as const, byDefault: false }]
  const dealt = (shoe: readonly number[]) =>
    dealFrom(shoe, { from: 0, seats: [3], acts }).deal.cards
  const isSuch = ({ outcome }: Drawn): boolean => {
    if (!('shoe' in outcome)) return false
    const [first = 0, up = 0, second = 0, hole = 0, ...drew] = outcome.shoe.slice(0, 5)
    const dealer = [up, hole, ...drew]
    return (
      [first, second, ...dealer].every((card) => valueOf(card) !== 1) &&
      valueOf(first) !== valueOf(second) &&
      first % 13 !== second % 13 &&
      sumOf([first, second]) >= 17 &&
      sumOf([up, hole]) < 17 &&
      sumOf(dealer) > 21
    )
  }
  const { outcome, ...more } = await fitting(
    (nth) => drawn(`deal ${nth}`, table, rules, number),
    isSuch,
  )
  if (!('shoe' in outcome)) throw new Error('no deal')
  const dealtSo = {
    shoe: number,
    from: 0,
    seats: [3],
    cards: dealt(outcome.shoe),
    acts,
  }
  const stakes = [laid('seat-3', 10, 20), laid('pairs-3', 2, 0), { ...TAKEN_BACK, spot: 'plus-3' }]
  const [first = 0, up = 0, second = 0, hole = 0, third = 0] = outcome.shoe
  const hand = {
    id: 1,
    cards: [first, second],
    total: sumOf([first, second]),
    isDoubled: false,
    result: 'win' as const,
  }
  const board = {
    dealer: { cards: [up, hole, third], total: sumOf([up, hole, third]) },
    seats: [{ seat: 3, isOwn: true, isInsured: null, hands: [hand] }],
  }
  return recordOf({ table, rules, number, stakes, outcome: dealtSo, board }, more)
}

/** How many rows of a ticket are full with these balls. */
const fullRows = (rows: readonly (readonly number[])[], balls: readonly number[]): number =>
  rows.filter((row) => row.every((one) => one === 0 || balls.includes(one))).length

/** A game with four tickets of ten lira, two of them one's own: these took one line and the full house, a third ticket two lines. */
export async function game(): Promise<WholeRecord> {
  const rules = {
    kind: 'bingo' as const,
    price: 10 * MICRO,
    ballMs: 3_000,
    isSpoken: false,
    jackpotBalls: 50,
    ticketsMost: 600,
  }
  const [table, number] = ['bingo-cini', 6]
  const at = { table, round: BigInt(number), salt: SALT }
  const sold: { number: number; rows: readonly (readonly number[])[] }[] = []
  for (const ticket of [1, 2, 4, 5])
    sold.push({
      number: ticket,
      rows: await drawTicket(await ticketWordsOf(hmacLater, sha256Later, at, ticket)),
    })
  /** At which ball so many rows of a ticket are first full, and of which tickets. */
  const first = (balls: readonly number[], count: number) => {
    const ball = balls.findIndex((_, nth) =>
      sold.some(({ rows }) => fullRows(rows, balls.slice(0, nth + 1)) >= count),
    )
    const tickets = sold.filter(({ rows }) => fullRows(rows, balls.slice(0, ball + 1)) >= count)
    return { ball: ball + 1, tickets: tickets.map((ticket) => ticket.number) }
  }
  const isSuch = ({ outcome }: Drawn): boolean =>
    'balls' in outcome &&
    ['1', '4', '2'].join(';') ===
      [1, 2, 3].map((count) => first(outcome.balls, count).tickets.join()).join(';')
  const { outcome, ...more } = await fitting(
    (nth) => drawn(`game ${nth}`, table, rules, number),
    isSuch,
  )
  if (!('balls' in outcome)) throw new Error('no game')
  const { balls } = outcome
  const house = first(balls, 3)
  const called = {
    balls: balls.slice(0, house.ball),
    tickets: [
      { first: 1, count: 2 },
      { first: 4, count: 1 },
      { first: 5, count: 1 },
    ],
    pot: { before: 1_500_000, after: 4_700_000 },
    prizes: [
      { name: 'line' as const, amount: 5_600_000, ...first(balls, 1) },
      { name: 'lines' as const, amount: 8_000_000, ...first(balls, 2) },
      { name: 'house' as const, amount: 20_000_000, ...house },
    ],
  }
  const tickets = sold.slice(0, 3).map((ticket) => ({ ...ticket, isOwn: ticket.number < 3 }))
  const stakes = [laid('tickets-1', 20, 25.6), { ...TAKEN_BACK, spot: 'tickets-3' }]
  return recordOf({ table, rules, number, stakes, outcome: called, tickets }, more)
}

const TRIES_MAX = 3_000

/** The first of a series that is as asked for: always the same one, for nothing here is left to chance. */
async function fitting(
  make: (nth: number) => Promise<Drawn>,
  isSuch: (drawn: Drawn) => boolean,
): Promise<Drawn> {
  for (let nth = 0; nth < TRIES_MAX; nth += 1) {
    const one = await make(nth)
    if (isSuch(one)) return one
  }
  throw new Error('none of the series is such')
}
