import { STUDIO } from './casino/catalogue.ts'

/** Where a tile's picture stands; empty for a game that only borrows the rules of the studio's. */
export function gamePicture(site: string, game: { game: string; providerID: number }): string {
  return game.providerID === STUDIO.id ? `${site}/art/${game.game}/tile.svg` : ''
}
