import * as numbers from '#games/slots/kapadokya-1000/numbers.ts'
import { factsOf, payTable, reelsWith, type WaysGame } from '../game.ts'

/** Kapadokya 1000's numbers in the engine's shape. */
export const game: WaysGame = {
  ...factsOf(numbers),
  mechanic: 'ways',
  opening: [
    ['grapes', 'balloon', 'A'],
    ['Q', 'eye', 'horse'],
    ['amphora', 'balloon', 'K'],
    ['J', 'eye', 'grapes'],
    ['horse', 'sun', '10'],
  ],
  ways: numbers.WAYS,
  pays: payTable(numbers, numbers.WAY_PAYS),
  wild: numbers.WILD,
  wildReels: reelsWith(numbers.WILD, numbers),
  scatterCounted: numbers.SCATTER_COUNTED,
  scatterReels: reelsWith(numbers.SCATTER, numbers),
  multipliers: { base: numbers.BASE_LADDER, free: numbers.FREE_LADDER },
}
