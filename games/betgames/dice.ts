/** Dice duel: a red and a blue die against each other. */
import { DICE } from '#contract/games/betgames-names.ts'
import { countTo, isOdd, spotOf, sumOf, type BetgameRules } from './betgame.ts'

const FACES = countTo(6)
/** Totals are bet on over and under these, in tenths. */
const LINES = [55, 65, 75, 85]

const ahead = ([red = 0, blue = 0]: readonly number[]): number => red - blue

export const DICE_DUEL: BetgameRules = {
  drums: DICE.map(() => ({ of: FACES.length, take: 1 })),
  groups: [
    {
      spots: [
        spotOf('duel', ['red'], (numbers) => ahead(numbers) > 0),
        spotOf('duel', ['tie'], (numbers) => ahead(numbers) === 0),
        spotOf('duel', ['blue'], (numbers) => ahead(numbers) < 0),
        ...LINES.flatMap((line) => [
          spotOf('total', ['over', line], (numbers) => 10 * sumOf(numbers) > line),
          spotOf('total', ['under', line], (numbers) => 10 * sumOf(numbers) < line),
        ]),
        spotOf('total', ['odd'], (numbers) => isOdd(sumOf(numbers))),
        spotOf('total', ['even'], (numbers) => !isOdd(sumOf(numbers))),
        ...countTo(11).map((at) =>
          spotOf('total', [at + 1], (numbers) => sumOf(numbers) === at + 1),
        ),
        ...DICE.flatMap((die, at) =>
          FACES.map((face) => spotOf('die', [die, face], (numbers) => numbers[at] === face)),
        ),
        ...FACES.flatMap((red) =>
          FACES.map((blue) =>
            spotOf('pair', [red, blue], (numbers) => numbers[0] === red && numbers[1] === blue),
          ),
        ),
        ...countTo(5).map((gap) =>
          spotOf('gap', [gap], (numbers) => Math.abs(ahead(numbers)) === gap),
        ),
      ],
      cases: FACES.flatMap((red) => FACES.map((blue) => ({ numbers: [red, blue], weight: 1 }))),
    },
  ],
  made: null,
}
