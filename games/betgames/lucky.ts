/**
 * Lucky games: balls out of one drum, without putting back. Bets are on which balls come, in any order, on their total, on how many are odd or
 * of a colour, and on the first one.
 */
import {
  BALL_COLOURS,
  ballColour,
  type BetgameColour,
  type LuckyGame,
} from '#contract/games/betgames-names.ts'
import {
  choose,
  countTo,
  isOdd,
  spotOf,
  sumOf,
  type BetGroup,
  type BetgameRules,
  type Case,
} from './betgame.ts'

export interface LuckyNumbers {
  /** So many balls lie in the drum, and so many come. */
  readonly of: number
  readonly take: number
  /** Totals are bet on over and under these, in tenths: no total lies on one. */
  readonly lines: readonly number[]
}

/** So many balls are named at most by one bet. */
export const NAMED_MOST = 3

/** So many balls of so many, in the colours of that game. */
export function luckyRules(game: LuckyGame, { of, take, lines }: LuckyNumbers): BetgameRules {
  const colourOf = (ball: number): BetgameColour => ballColour(game, of, ball)
  return {
    drums: [{ of, take }],
    groups: [
      totalGroup(of, take, lines),
      oddGroup(of, take),
      colourGroup(of, take, BALL_COLOURS[game], colourOf),
      firstGroup(of, take, BALL_COLOURS[game], colourOf),
    ],
    made: (name) => ballsGroup(of, take, name),
  }
}

/** Null where the name is of no such balls; they are named in ascending order. */
function ballsGroup(of: number, take: number, name: string): BetGroup | null {
  const [market, ...picks] = name.split('-')
  if (market !== 'balls' || picks.length === 0 || picks.length > NAMED_MOST) return null
  const balls = picks.map((pick) => (/^[1-9]\d?$/.test(pick) ? Number(pick) : 0))
  const isNamed = balls.every((ball, at) => ball > (balls[at - 1] ?? 0) && ball <= of)
  if (!isNamed) return null
  const spot = spotOf('balls', balls, (numbers) => balls.every((ball) => numbers.includes(ball)))
  const others = countTo(of).filter((ball) => !balls.includes(ball))
  const right = choose(of - balls.length, take - balls.length)
  return {
    spots: [spot],
    cases: [
      { numbers: [...balls, ...others.slice(0, take - balls.length)], weight: right },
      { numbers: others.slice(0, take), weight: choose(of, take) - right },
    ],
  }
}

function totalGroup(of: number, take: number, lines: readonly number[]): BetGroup {
  return {
    spots: [
      ...lines.flatMap((line) => [
        spotOf('total', ['over', line], (numbers) => 10 * sumOf(numbers) > line),
        spotOf('total', ['under', line], (numbers) => 10 * sumOf(numbers) < line),
      ]),
      spotOf('total', ['odd'], (numbers) => isOdd(sumOf(numbers))),
      spotOf('total', ['even'], (numbers) => !isOdd(sumOf(numbers))),
    ],
    cases: totals(of, take),
  }
}

/** Every total, with how many sets of balls have it: ball after ball, each taken or not. */
export function totals(of: number, take: number): Case[] {
  const most = sumOf(countTo(of).slice(-take))
  const sets = Array.from({ length: take + 1 }, () => new Float64Array(most + 1))
  sets[0]?.set([1])
  for (const ball of countTo(of))
    for (let taken = Math.min(take, ball); taken >= 1; taken -= 1) {
      const [to, from] = [sets[taken], sets[taken - 1]]
      for (let sum = ball; to && from && sum <= most; sum += 1)
        to[sum] = (to[sum] ?? 0) + (from[sum - ball] ?? 0)
    }
  return Array.from(sets[take] ?? []).flatMap((weight, total) =>
    weight > 0 ? [{ numbers: ballsOf(total, of, take), weight }] : [],
  )
}

/** Some balls of that total: the lowest, the last of them moved up as far as it takes. */
function ballsOf(total: number, of: number, take: number): number[] {
  const balls = countTo(take)
  let left = total - sumOf(balls)
  for (let at = take - 1; at >= 0 && left > 0; at -= 1) {
    const up = Math.min(left, of - take)
    balls[at] = (balls[at] ?? 0) + up
    left -= up
  }
  return balls
}

function oddGroup(of: number, take: number): BetGroup {
  const odds = countTo(of).filter(isOdd)
  const evens = countTo(of).filter((ball) => !isOdd(ball))
  const counts = [0, ...countTo(take)].filter(
    (count) => count <= odds.length && take - count <= evens.length,
  )
  return {
    spots: counts.map((count) =>
      spotOf('odds', [count], (numbers) => numbers.filter(isOdd).length === count),
    ),
    cases: counts.map((count) => ({
      numbers: [...odds.slice(0, count), ...evens.slice(0, take - count)],
      weight: choose(odds.length, count) * choose(evens.length, take - count),
    })),
  }
}

function colourGroup(
  of: number,
  take: number,
  colours: readonly BetgameColour[],
  colourOf: (ball: number) => BetgameColour,
): BetGroup {
  const balls = colours.map((colour) => countTo(of).filter((ball) => colourOf(ball) === colour))
  return {
    spots: colours.flatMap((colour) =>
      [0, ...countTo(take)].map((count) =>
        spotOf(
          'colours',
          [colour, count],
          (numbers) => numbers.filter((ball) => colourOf(ball) === colour).length === count,
        ),
      ),
    ),
    cases: splits(take, colours.length).map((counts) => ({
      numbers: counts.flatMap((count, at) => balls[at]?.slice(0, count) ?? []),
      weight: counts.reduce((ways, count, at) => ways * choose(balls[at]?.length ?? 0, count), 1),
    })),
  }
}

/** Every way in which so many are of so many colours. */
function splits(take: number, colours: number): number[][] {
  if (colours === 1) return [[take]]
  return [0, ...countTo(take)].flatMap((count) =>
    splits(take - count, colours - 1).map((others) => [count, ...others]),
  )
}

function firstGroup(
  of: number,
  take: number,
  colours: readonly BetgameColour[],
  colourOf: (ball: number) => BetgameColour,
): BetGroup {
  const first = ([ball = 0]: readonly number[]): number => ball
  return {
    spots: [
      ...colours.map((colour) =>
        spotOf('first', [colour], (numbers) => colourOf(first(numbers)) === colour),
      ),
      spotOf('first', ['odd'], (numbers) => isOdd(first(numbers))),
      spotOf('first', ['even'], (numbers) => !isOdd(first(numbers))),
    ],
    cases: countTo(of).map((ball) => ({
      numbers: [ball, ...countTo(of).filter((other) => other !== ball)].slice(0, take),
      weight: 1,
    })),
  }
}
