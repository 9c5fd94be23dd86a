/** How members of a walk play each kind of table: what they may think of, at random. */
import { LAID_SPOTS } from '#contract/games/blackjack-names.ts'
import { spotsOf as drawSpotsOf } from '#games/betgames/numbers.ts'
import { spotsOn as spotsOnStreet } from '#games/betpoker/numbers.ts'
import { ASKED_SPOT } from '#games/bingo/numbers.ts'
import { spotsOf as matchSpotsOf } from '#games/football/numbers.ts'
import { spotsOf } from '#games/race/numbers.ts'
import { SPOTS } from '#games/roulette/numbers.ts'
import { spotsOf as tableSpotsOf } from '#games/tablegames/numbers.ts'
import type { AskedAct } from '#server/floor/acts/bets.ts'
import type { Below } from '../random.ts'

export interface Played {
  table: string
  acts: readonly AskedAct['act'][]
  spot: (random: Below) => string
  target: (random: Below) => number | null
  leastLira: number
  /** What is staked, in micro-lira, where it is not anything from the least on. */
  amount?: (random: Below) => number
  /** What is laid gets a name of its own, by which it is taken back. */
  isNumbered?: true
  /** Is something cashed out by hand while it is told? */
  isFlown: boolean
  /** By how many members one round is bet on, at most so often. */
  actsMost: number
}

const EIGHT = spotsOf(8)
const MATCH = matchSpotsOf(3)
const DRAW = drawSpotsOf('elements')
const POKER = [0, 0, 1, 2, 3].flatMap(spotsOnStreet)
const BACCARAT = tableSpotsOf('baccarat')
const HOLDEM = tableSpotsOf('casino-holdem')

export const PLAYED: readonly Played[] = [
  {
    table: 'spaceman',
    acts: ['place', 'place', 'place', 'take-back'],
    spot: (random) => String(1 + random(2)),
    target: (random) => (random(2) === 0 ? null : 101 + random(300)),
    leastLira: 1,
    isFlown: true,
    actsMost: 14,
  },
  {
    table: 'fransiz-ruleti',
    acts: ['place', 'place', 'lay', 'take-back', 'undo'],
    spot: (random) => SPOTS[random(SPOTS.length)]?.name ?? 'red',
    target: () => null,
    leastLira: 5,
    isFlown: false,
    actsMost: 20,
  },
  {
    table: 'altin-bogazici',
    acts: ['place', 'place', 'place', 'take-back'],
    // A field of eight, and now and then what no race has.
    spot: (random) =>
      random(20) === 0 ? 'forecast-4-4' : (EIGHT[random(EIGHT.length)]?.name ?? 'win-1'),
    target: () => null,
    leastLira: 1,
    isFlown: false,
    actsMost: 14,
  },
  {
    table: 'cini-ligi',
    acts: ['place', 'place', 'place', 'take-back'],
    // One match, and now and then what no match has.
    spot: (random) =>
      random(20) === 0 ? '9-result-1' : (MATCH[random(MATCH.length)]?.name ?? '3-result-1'),
    target: () => null,
    leastLira: 1,
    isFlown: false,
    actsMost: 14,
  },
  {
    table: 'element-savasi',
    acts: ['place', 'place', 'place', 'take-back'],
    // Four cards, and now and then a bet of another game.
    spot: (random) =>
      random(20) === 0 ? 'balls-3-17' : (DRAW[random(DRAW.length)]?.name ?? 'win-earth'),
    target: () => null,
    leastLira: 1,
    isFlown: false,
    actsMost: 14,
  },
  {
    table: 'poker-bahsi',
    acts: ['place', 'place', 'place', 'take-back'],
    // Of any street, most of them over or yet to come; and now and then what no round has.
    spot: (random) => (random(20) === 0 ? '1-win-7' : (POKER[random(POKER.length)] ?? '0-win-1')),
    target: () => null,
    leastLira: 1,
    isFlown: false,
    actsMost: 14,
  },
  {
    table: 'bakara-lale',
    acts: ['place', 'place', 'place', 'take-back'],
    // Now and then a bet of another table.
    spot: (random) =>
      random(20) === 0 ? 'red' : (BACCARAT[random(BACCARAT.length)]?.name ?? 'player'),
    target: () => null,
    leastLira: 5,
    isFlown: false,
    actsMost: 14,
  },
  {
    table: 'casino-holdem-saray',
    acts: ['place', 'place', 'place', 'take-back'],
    // An ante most often, AA, and what only a call may add.
    spot: (random) => (random(3) > 0 ? 'ante' : (HOLDEM[random(HOLDEM.length)]?.name ?? 'call')),
    target: () => null,
    leastLira: 5,
    isFlown: false,
    actsMost: 16,
  },
  {
    table: 'bingo-cini',
    acts: ['place', 'place', 'place', 'take-back'],
    // Now and then a ticket is asked for by its number, which nobody may.
    spot: (random) => (random(8) > 0 ? ASKED_SPOT : `tickets-${1 + random(12)}`),
    target: () => null,
    leastLira: 10,
    amount: (random) => (random(12) === 0 ? 15 : 10 * (1 + random(6))) * 1_000_000,
    isNumbered: true,
    isFlown: false,
    actsMost: 14,
  },
  {
    table: 'blackjack-saray',
    acts: ['sit', 'place', 'place', 'place', 'place', 'place', 'take-back', 'leave'],
    spot: (random) => `${LAID_SPOTS[random(10) < 5 ? 0 : random(8)] ?? 'seat'}-${1 + random(7)}`,
    target: () => null,
    leastLira: 5,
    isFlown: false,
    actsMost: 24,
  },
]

/** Before and after the moment that bets close, in ms: by nothing, and by as little as a clock has. */
const AROUND = [-1_000, -100, -10, -2, -1, 0, 0, 1, 2, 10, 100, 1_000] as const

/** A moment of a round: anywhere while it is open, or right around its closing. */
export function momentIn(
  random: Below,
  { fromMs, closesMs }: { fromMs: number; closesMs: number },
): number {
  if (random(3) === 0) return Math.max(fromMs, closesMs + (AROUND[random(AROUND.length)] ?? 0))
  return fromMs + random(Math.max(1, closesMs - fromMs))
}

/** An act of somebody at some spot, here and there with what no honest page would send. */
export function actOf(random: Below, played: Played, sessions: readonly string[], round: number) {
  const act = played.acts[random(played.acts.length)] ?? 'place'
  const chip = () => ({ spot: played.spot(random), amount: amountOf(random, played) })
  return {
    act,
    sessionID: sessions[random(sessions.length)] ?? '',
    table: played.table,
    round: random(25) === 0 ? round + 1 : round,
    spot: played.spot(random),
    amount: amountOf(random, played),
    target: played.target(random),
    half: false,
    decision: null,
    question: 0,
    ...(act === 'lay' || act === 'undo'
      ? { chips: Array.from({ length: 1 + random(6) }, chip) }
      : {}),
  } satisfies Omit<AskedAct, 'requestId'>
}

/** The same of what lies there: the newest by its spot, or a whole press of them. */
export function takenBackOf(
  thought: Omit<AskedAct, 'requestId'>,
  laid: readonly { spot: string; amount: bigint }[],
): Omit<AskedAct, 'requestId'> {
  const { chips = [] } = thought
  const own = laid.slice(0, Math.max(1, chips.length))
  const spot = own[0]?.spot ?? thought.spot
  if (thought.act !== 'undo' || own.length === 0) return { ...thought, spot }
  return {
    ...thought,
    spot,
    chips: own.map((one) => ({ spot: one.spot, amount: Number(one.amount) })),
  }
}

function amountOf(random: Below, { leastLira, amount }: Played): number {
  if (amount) return amount(random)
  const lira = leastLira + random(50)
  if (random(40) === 0) return lira * 1_000_000 + 1
  if (random(40) === 0) return 900_000_000_000
  return lira * 1_000_000 + random(2) * 10_000
}
