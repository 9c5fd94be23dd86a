import path from 'node:path'
import type { Tile } from '#server/catalogue/published-tile.ts'
import { CannotStart } from '../../serve/start/print.ts'

/** What can be said of the tile that a published game gets in the lobby. */
const TILE_OPTIONS = {
  id: { type: 'string' },
  name: { type: 'string' },
  provider: { type: 'string' },
  category: { type: 'string' },
  type: { type: 'string' },
  volatility: { type: 'string' },
} as const

export const PUBLISH_OPTIONS = {
  ...TILE_OPTIONS,
  version: { type: 'string' },
  client: { type: 'string' },
  check: { type: 'boolean', default: false },
  why: { type: 'string' },
} as const

export const PUBLISH_USAGE =
  'Usage: npm run publish-game -- [<folder> [--check] [--id my-game] [--name "My Game"] [--version 2] ' +
  '[--provider "My Studio"] [--category 49,60] [--type lines] [--volatility high] [--client https://…] [--why "…"]]'

type Given = { readonly [name in keyof typeof TILE_OPTIONS]?: string | undefined }

const VOLATILITIES = ['low', 'medium', 'high'] as const

/** The tile by the options; the game is named after its folder when nobody says otherwise. */
export function readTile(folder: string, given: Given): Tile {
  const { name, provider, type, volatility } = given
  const game = given.id ?? path.basename(path.resolve(folder)).toLowerCase().replaceAll('_', '-')
  const known = VOLATILITIES.find((each) => each === volatility)
  if (volatility !== undefined && !known)
    throw new CannotStart(`--volatility is one of ${VOLATILITIES.join(', ')}.`)
  const tile = { game, name, provider, type, volatility: known }
  return given.category === undefined ? tile : { ...tile, categories: numbers(given.category) }
}

function numbers(list: string): number[] {
  if (!/^\d{1,6}(,\d{1,6})*$/.test(list))
    throw new CannotStart('--category takes numbers like 49,60.')
  return list.split(',').map(Number)
}
