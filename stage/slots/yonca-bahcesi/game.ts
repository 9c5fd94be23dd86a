import {
  CLUSTER_MIN,
  CLUSTER_PAYS,
  FREE_SPINS_MAX,
  GRID_STEPS,
  MAX_WIN,
  RAINBOW_AWARDS,
  REELS,
  RETRIGGER_SPINS,
  ROWS,
  SCATTER,
} from '#games/slots/yonca-bahcesi/numbers.ts'
import { awardsOf, paysOf, type ClustersGame } from '../game.ts'

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
  mechanic: 'clusters',
  reels: REELS,
  rows: ROWS,
  opening: OPENING.trim()
    .split('\n')
    .map((column) => column.trim().split(' ')),
  clusterMin: CLUSTER_MIN,
  pays: Object.entries(CLUSTER_PAYS).map(([symbol, pays]) => paysOf(symbol, pays)),
  scatterPays: awardsOf(RAINBOW_AWARDS),
  scatter: SCATTER,
  retriggerSpins: RETRIGGER_SPINS,
  freeSpinsMax: FREE_SPINS_MAX,
  cellSteps: GRID_STEPS,
  maxWin: MAX_WIN,
}
