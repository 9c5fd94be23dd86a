/** The tiles of table games: what lies on their felts. */
import { starPath } from '#kit/art/star.ts'
import { card } from './betgames-tile.ts'

interface TableGameTile {
  table: string
  cloth: readonly [string, string]
  /** In a field of 300 by 400. */
  scene: string
}

const [BLACK, RED] = ['#11162f', '#bb231e']

const plate = (x: number, text: string, fill: string): string =>
  `<rect x="${x - 58}" y="318" width="116" height="44" rx="22" fill="${fill}" stroke="#ffc25c" stroke-width="2"/><text x="${x}" y="349" text-anchor="middle" font-family="sans-serif" font-size="26" font-weight="800" fill="#fff">${text}</text>`

const TILES: readonly TableGameTile[] = [
  {
    table: 'bakara-lale',
    cloth: ['#12766a', '#052f2d'],
    scene: `<path d="M150 40V300" stroke="#e2b866" stroke-width="2" opacity="0.7"/><rect x="92" y="-20" width="116" height="66" rx="16" fill="#0d1636" stroke="#fff" stroke-opacity="0.35" stroke-width="2"/>
${card('translate(56 170) rotate(-8)', '9', '♥', RED)}${card('translate(98 206) rotate(6)', 'K', '♠', BLACK)}
${card('translate(202 206) rotate(-6)', '6', '♣', BLACK)}${card('translate(244 170) rotate(8)', 'A', '♦', RED)}
${plate(76, '9', '#1f5fd0')}${plate(224, '7', '#b3302c')}`,
  },
]

const draw = ({ table, cloth, scene }: TableGameTile): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><radialGradient id="${table}-cloth" cx="0.5" cy="0.3" r="0.9"><stop offset="0" stop-color="${cloth[0]}"/><stop offset="1" stop-color="${cloth[1]}"/></radialGradient>
<pattern id="${table}-stars" width="60" height="60" patternUnits="userSpaceOnUse"><path d="${starPath(30, 30, 29, 0.76)}" fill="none" stroke="#fff" stroke-opacity="0.08"/></pattern></defs>
<rect width="300" height="400" fill="url(#${table}-cloth)"/><rect width="300" height="400" fill="url(#${table}-stars)"/>
${scene}
</svg>`

/** The picture of each table, by its name. */
export const tablegameTiles = (): readonly (readonly [table: string, svg: string])[] =>
  TILES.map((tile) => [tile.table, draw(tile)] as const)
