import * as numbers from '#games/slots/yonca-bahcesi/numbers.ts'
import { factsOf, payTable, type ClustersGame } from '../game.ts'

/** A bed of clover in the middle of the garden. */
const OPENING = `
  leaf cherry bell blossom leaf mushroom bell
  bell blossom ladybug cherry ladybug leaf cherry
  cherry ladybug clover clover clover bell blossom
  blossom mushroom clover rainbow clover mushroom leaf
  leaf bell clover clover clover ladybug cherry
  mushroom leaf ladybug bell ladybug blossom bell
  bell cherry blossom leaf cherry bell mushroom`

/** Yonca Bahçesi's numbers in the engine's shape. */
export const game: ClustersGame = {
  ...factsOf(numbers),
  mechanic: 'clusters',
  opening: OPENING.trim()
    .split('\n')
    .map((column) => column.trim().split(' ')),
  clusterMin: numbers.CLUSTER_MIN,
  pays: payTable(numbers, numbers.CLUSTER_PAYS),
  cellSteps: numbers.GRID_STEPS,
  scatterCounted: numbers.SCATTER_COUNTED,
  scatterReels: numbers.RAINBOW_REELS.map((reel) => reel + 1),
}
