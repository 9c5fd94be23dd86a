/**
 * What `npm run simulate` can play of the floor: round after round of a table, drawn, priced and paid by the code that the house draws,
 * prices and pays with, and beside it what each stake returns exactly.
 *
 * A stake is what would win a thousand lira. So a bet that pays half a million for one weighs no more than one that pays double, and how
 * far a long run may go astray is told by the normal curve; a lira on everything would leave it to a handful of the rarest bets.
 */
import { drawCardOf, drawRound, type DrawRules } from '#chance/floor-draws.ts'
import { drawShoe, SHOE_CARDS } from '#chance/blackjack.ts'
import { drawTicket } from '#chance/bingo.ts'
import { DRAWN_FROM, reaching } from '#chance/crash.ts'
import type { FloorWords } from '#chance/floor.ts'
import * as betgames from '#games/betgames/numbers.ts'
import { RETURN_PERCENT, fullWithin, sharesOf, type BingoRules } from '#games/bingo/numbers.ts'
import { shareOut } from '#games/bingo/rules.ts'
import { dealFrom, type Board, type Decision } from '#games/blackjack/board.ts'
import { MAIN_RETURN, PAIRS_RETURN, PLUS_RETURN } from '#games/blackjack/numbers.ts'
import { payoutOf as handPayout } from '#games/blackjack/rules.ts'
import { adviceFor } from '#games/blackjack/strategy.ts'
import { FIRST_HUNDREDTHS, type CrashRules } from '#games/crash/numbers.ts'
import { endedAt } from '#games/crash/rules.ts'
import * as football from '#games/football/numbers.ts'
import { matchScores, type MatchScores } from '#games/football/scores.ts'
import { owedOf } from '#games/owed.ts'
import * as race from '#games/race/numbers.ts'
import { POCKETS, SPOTS } from '#games/roulette/numbers.ts'
import { returnOf as chipReturn } from '#games/roulette/rules.ts'
import * as tablegames from '#games/tablegames/numbers.ts'
import { tablesOfKind } from '#server/floor/tables/own-tables.ts'
import { betpokerWalk, holdemWalk } from './decided.ts'
import {
  oneOf,
  shareOf,
  stakeFor,
  type Chance,
  type SimulatedRound,
  type TableWalk,
} from './round.ts'
import { seededWords } from './words.ts'

export interface SimulatedTable {
  /** What is counted of its rounds, as a share of what. */
  readonly counts: string
  walk(): TableWalk
}

interface OfferedBet {
  name: string
  /** What one pays, the stake included, in hundredths. */
  hundredths: number
  /** What comes back of one on average. */
  share: number
}

type Owed = Parameters<typeof owedOf>[1]

/** A stake on one bet, chosen evenly, once the round is drawn: no draw knows of it. */
function staked({ name, hundredths, share }: OfferedBet, owed: Owed): SimulatedRound {
  const amount = stakeFor(hundredths)
  const stake = { spot: name, amount, target: null, halfAt: null, endedAt: null }
  const returned = owedOf(stake, owed)
  if (returned === null) throw new Error(`${name} cannot have been settled`)
  return { staked: Number(amount), returned: Number(returned), expected: Number(amount) * share }
}

const crashWalk =
  (rules: CrashRules): TableWalk =>
  async (words) => {
    const { outcome } = await drawRound({ kind: 'crash', ...rules }, words)
    if (!('point' in outcome)) throw new Error('a flight without a point')
    const target = await targetBelow(words, rules.capHundredths)
    const amount = stakeFor(target)
    const ended = endedAt(outcome.point, target, rules)
    const stake = { spot: '1', amount, target, halfAt: null, endedAt: ended }
    const owed = { rules: { kind: 'crash', ...rules }, outcome, card: null } as const
    const share = (Number(reaching(target, rules)) * target) / (Number(DRAWN_FROM) * 100)
    return {
      staked: Number(amount),
      returned: Number(owedOf(stake, owed) ?? 0n),
      expected: Number(amount) * share,
    }
  }

/** As often below 2 as from 2 to 4, and so on: targets that members choose, up to the cap. */
async function targetBelow(words: FloorWords, cap: number): Promise<number> {
  const steps = 1n << 32n
  const part = Number(await words.below(steps)) / Number(steps)
  const target = Math.round(100 * (cap / 100) ** part)
  return Math.min(cap, Math.max(FIRST_HUNDREDTHS, target))
}

/** A table whose bets return the same in every round. */
const steadyWalk =
  (
    drawnBy: DrawRules,
    rules: Owed['rules'],
    betOf: (words: FloorWords) => Promise<OfferedBet>,
  ): TableWalk =>
  async (words) => {
    const { outcome } = await drawRound(drawnBy, words)
    if ('shoe' in outcome || 'balls' in outcome) throw new Error('no outcome of this table')
    return staked(await betOf(words), { rules, outcome, card: null })
  }

/** Every bet of a board, each as often as any other. */
const fromBoard =
  (bets: readonly OfferedBet[]) =>
  (words: FloorWords): Promise<OfferedBet> =>
    oneOf(words, bets)

const chips = (rules: Parameters<typeof chipReturn>[1]): OfferedBet[] =>
  SPOTS.map((spot) => ({
    name: spot.name,
    hundredths: (100 * (POCKETS - 1)) / spot.numbers.length,
    share: Number(chipReturn(spot, rules)) / (2 * POCKETS),
  }))

const tablegameBets = (game: Parameters<typeof tablegames.spotsOf>[0]): OfferedBet[] =>
  tablegames.spotsOf(game).map(({ name, odds }) => ({
    name,
    hundredths: 100 + odds,
    share: tablegames.returnShare(game, name),
  }))

function betgameBet(game: Parameters<typeof betgames.spotsOf>[0], name: string): OfferedBet | null {
  const [hundredths, share] = [betgames.priceOf(game, name), betgames.returnShare(game, name)]
  return hundredths === null || share === null ? null : { name, hundredths, share }
}

/** Those of the board, and as often balls that are named, where the game has such. */
function betgameBets(game: Parameters<typeof betgames.spotsOf>[0]) {
  const board = betgames.spotsOf(game).flatMap(({ name }) => betgameBet(game, name) ?? [])
  const [drum] = betgames.rulesOf(game).drums
  const isNamed = betgames.findSpot(game, 'balls-1') !== null
  return async (words: FloorWords): Promise<OfferedBet> => {
    if (!isNamed || !drum || (await words.below(2n)) === 0n) return oneOf(words, board)
    const count = 1 + Number(await words.below(BigInt(betgames.NAMED_MOST)))
    const balls = new Set<number>()
    while (balls.size < count) balls.add(1 + Number(await words.below(BigInt(drum.of))))
    const name = ['balls', ...[...balls].toSorted((a, b) => a - b)].join('-')
    return betgameBet(game, name) ?? oneOf(words, board)
  }
}

/** Of a race or a match day: what is on offer at the prices of its card. */
async function pricedBet(
  words: FloorWords,
  names: readonly string[],
  chanceOf: (name: string) => Chance | null,
  priceFor: (chance: Chance) => number | null,
): Promise<OfferedBet> {
  for (;;) {
    const name = await oneOf(words, names)
    const chance = chanceOf(name)
    const price = chance && priceFor(chance)
    if (chance && price !== null)
      return { name, hundredths: price, share: (price * shareOf(chance)) / 100 }
  }
}

function raceWalk(rules: race.RaceRules): TableWalk {
  const spots = new Map(race.spotsOf(rules.runners).map((spot) => [spot.name, spot]))
  const names = [...spots.keys()]
  const drawnBy = { kind: 'race', ...rules } as const
  return async (words) => {
    const card = await drawCardOf(drawnBy, words, 1n)
    const { outcome } = await drawRound(drawnBy, words, card)
    if (card === null || !('order' in outcome)) throw new Error('a race without an order')
    const chanceOf = (name: string): Chance | null => {
      const spot = spots.get(name)
      return spot ? race.chanceOf(spot, card.strengths) : null
    }
    const bet = await pricedBet(words, names, chanceOf, race.priceFor)
    return staked(bet, { rules: drawnBy, outcome, card })
  }
}

/** What is asked of a league's few tables again and again, kept. */
function rememberedTables() {
  const tables = new Map<string, MatchScores & { chances: Map<string, Chance | null> }>()
  const tableOf = (home: number, away: number) => {
    const key = `${home} ${away}`
    const found = tables.get(key)
    if (found) return found
    const table = matchScores(home, away)
    const halves = new Map<number, ReturnType<typeof table.halvesOf>>()
    const halvesOf = (at: number) => {
      const known = halves.get(at) ?? table.halvesOf(at)
      halves.set(at, known)
      return known
    }
    // Plain lists alone are walked through here: of two kinds of them each walk takes twice as long.
    const weights = Array.from(table.weights)
    const made = { ...table, weights, halvesOf, chances: new Map<string, Chance | null>() }
    tables.set(key, made)
    return made
  }
  return tableOf
}

function footballWalk(rules: football.LeagueRules): TableWalk {
  const drawnBy = { kind: 'football', ...rules } as const
  const tableOf = rememberedTables()
  const spots = Array.from({ length: rules.attacks.length / 2 }, (_, at) =>
    football.spotsOf(at + 1),
  )
  const byName = new Map(spots.flat().map((spot) => [spot.name, spot]))
  const names = spots.map((match) => match.map(({ name }) => name))
  let round = 0n
  return async (words) => {
    round += 1n
    const card = await drawCardOf(drawnBy, words, round)
    const { outcome } = await drawRound(drawnBy, words, card, tableOf)
    if (card === null || !('goals' in outcome)) throw new Error('a match day without goals')
    const match = await oneOf(words, names)
    const chanceOf = (name: string): Chance | null => {
      const spot = byName.get(name)
      if (!spot) return null
      const [home = 0, away = 0] = card.strengths.slice(2 * spot.match - 2, 2 * spot.match)
      const { chances } = tableOf(home, away)
      const key = [spot.market, ...spot.picks].join('-')
      const known = chances.get(key)
      if (known !== undefined) return known
      const chance = football.chanceOf(spot, card.strengths)
      chances.set(key, chance)
      return chance
    }
    const bet = await pricedBet(words, match, chanceOf, football.priceFor)
    return staked(bet, { rules: drawnBy, outcome, card })
  }
}

/**
 * A game of six tickets. All that it gives and keeps for the jackpot is the stated part of its sales, whatever is drawn; what chance
 * decides is how often a ticket is full in time for the jackpot, and that is what is counted: a full ticket returns one, and costs its chance.
 */
function bingoWalk(rules: BingoRules): TableWalk {
  const TICKETS = 6
  const sales = BigInt(rules.price * TICKETS)
  const chance = shareOf(fullWithin(rules.jackpotBalls))
  return async (words) => {
    const { outcome } = await drawRound({ kind: 'bingo' }, words)
    if (!('balls' in outcome)) throw new Error('a game without balls')
    const sold = []
    for (let number = 1; number <= TICKETS; number += 1)
      sold.push({ number, rows: await drawTicket(words) })
    const { prizes, pot } = shareOut(sold, outcome.balls, rules, 0)
    const given = prizes.reduce((sum, { amount }) => sum + amount, pot.after - pot.before)
    const stated = Object.values(sharesOf(sales)).reduce((sum, part) => sum + part, 0n)
    if (BigInt(given) !== stated || stated !== (sales * RETURN_PERCENT) / 100n)
      throw new Error(`a game gave ${given} of ${sales}`)
    const jackpot = prizes.find(({ name }) => name === 'jackpot')
    // Of those that share it each was full in time; the others were not, for the game ends with the first.
    const full = jackpot ? fullIn(sold, outcome.balls.slice(0, rules.jackpotBalls)) : 0
    const expected = TICKETS * chance
    return { staked: expected, returned: full, expected, variance: expected * (1 - chance) }
  }
}

function fullIn(
  sold: readonly { rows: readonly (readonly number[])[] }[],
  balls: readonly number[],
): number {
  const called = new Set([0, ...balls])
  return sold.filter(({ rows }) => rows.flat().every((number) => called.has(number))).length
}

/** A hand of one seat lies within so many cards, all but always. */
const HAND_CARDS = 26
const LAST_HAND = SHOE_CARDS - 2 * HAND_CARDS
const HAND_STAKE = 1_000_000n

/**
 * Hands of one seat by basic strategy. Each begins at a place of the shoe that was chosen before it was shuffled, so that its cards are as
 * likely as a full shoe's first: the return that is stated is that of a full shoe.
 */
function blackjackWalk(): TableWalk {
  let [shoe, from]: [readonly number[], number] = [[], Infinity]
  const stated = MAIN_RETURN + PAIRS_RETURN + PLUS_RETURN
  return async (words) => {
    if (from > LAST_HAND) [shoe, from] = [await drawShoe(words), 0]
    const returned = handReturns(playHand(shoe, from))
    from += HAND_CARDS
    const stake = Number(HAND_STAKE)
    return { staked: 3 * stake, returned, expected: stated * stake }
  }
}

function playHand(shoe: readonly number[], from: number): Board {
  const acts: Decision[] = []
  for (;;) {
    const { board } = dealFrom(shoe, { from, seats: [1], acts })
    if (board.question === null) return board
    const { hand, acts: open } = board.question
    const cards = board.seats[0]?.hands.find(({ id }) => id === hand)?.cards ?? []
    acts.push({ seat: 1, act: adviceFor(cards, board.dealer[0] ?? 0, open) })
  }
}

/** Of one stake each on the hand, pairs and 21+3; what was added to the hand counts for itself. */
function handReturns(board: Board): number {
  const back = (spot: string): number => Number(handPayout(spot, HAND_STAKE, board) ?? 0n)
  const stake = Number(HAND_STAKE)
  const hands = board.seats[0]?.hands ?? []
  const added = hands.flatMap(({ id, isDoubled }) => [
    ...(id === 1 ? [] : [`split-1-${id}`]),
    ...(isDoubled ? [`double-1-${id}`] : []),
  ])
  return added.reduce(
    (sum, spot) => sum + back(spot) - stake,
    back('seat-1') + back('pairs-1') + back('plus-1'),
  )
}

const STAKED = 'returned of what was staked'

const tablesOf = <Rules>(
  tables: readonly { id: string; rules: Rules }[],
  walkBy: (rules: Rules) => TableWalk,
  counts = STAKED,
): [string, SimulatedTable][] =>
  tables.map(({ id, rules }) => [id, { counts, walk: () => walkBy(rules) }])

/** By their names. */
export const TABLES: ReadonlyMap<string, SimulatedTable> = new Map([
  ...tablesOf(tablesOfKind('crash'), crashWalk),
  ...tablesOf(tablesOfKind('roulette'), (rules) =>
    steadyWalk({ kind: 'roulette' }, { kind: 'roulette', ...rules }, fromBoard(chips(rules))),
  ),
  ...tablesOf(tablesOfKind('blackjack'), blackjackWalk),
  ...tablesOf(tablesOfKind('race'), raceWalk),
  ...tablesOf(tablesOfKind('football'), footballWalk),
  ...tablesOf(
    tablesOfKind('bingo'),
    bingoWalk,
    'tickets full in time for the jackpot, of those expected',
  ),
  ...tablesOf(tablesOfKind('betgames'), (rules) => {
    const drawnBy = { kind: 'betgames', ...rules } as const
    return steadyWalk(drawnBy, drawnBy, betgameBets(rules.game))
  }),
  ...tablesOf(tablesOfKind('betpoker'), betpokerWalk),
  ...tablesOf(tablesOfKind('tablegames'), (rules) => {
    if (rules.game === 'casino-holdem') return holdemWalk(rules)
    const drawnBy = { kind: 'tablegames', ...rules } as const
    return steadyWalk(drawnBy, drawnBy, fromBoard(tablegameBets(rules.game)))
  }),
])

/** Of all rounds together. */
export type Sums = Required<SimulatedRound>

/** So many rounds from a seed, the same ones each time; after each, how many were played. */
export async function simulateTable(
  table: SimulatedTable,
  seed: string,
  rounds: number,
  onPlayed: (played: number) => void = () => undefined,
): Promise<Sums> {
  const [walk, words] = [table.walk(), seededWords(seed)]
  const sums = { staked: 0, returned: 0, expected: 0, variance: 0 }
  for (let played = 1; played <= rounds; played += 1) {
    const round = await walk(words)
    const { returned, expected } = round
    sums.staked += round.staked
    sums.returned += returned
    sums.expected += expected
    sums.variance += round.variance ?? (returned - expected) ** 2
    onPlayed(played)
  }
  return sums
}

/** How far what came back is from what comes back on average, in standard deviations of it. */
export const offBy = ({ returned, expected, variance }: Sums): number =>
  Math.abs(returned - expected) / Math.sqrt(variance)
