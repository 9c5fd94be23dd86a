/** The tiles of table games: what lies on their felts. */
import type { FeltLook } from '#contract/games/table-looks.ts'
import type { Tablegame } from '#contract/games/tablegames-names.ts'
import { starPath } from '#kit/art/star.ts'
import { FIELDS } from '#games/tablegames/numbers.ts'
import { card, die } from './betgames-tile.ts'

const [BLACK, RED] = ['#11162f', '#bb231e']

const plate = (x: number, text: string, fill: string): string =>
  `<rect x="${x - 58}" y="318" width="116" height="44" rx="22" fill="${fill}" stroke="#ffc25c" stroke-width="2"/><text x="${x}" y="349" text-anchor="middle" font-family="sans-serif" font-size="26" font-weight="800" fill="#fff">${text}</text>`

const SHADES: Readonly<Record<number, string>> = {
  1: '#1f5fd0',
  2: '#f2c230',
  12: '#177a4a',
  16: '#7a3fc0',
  25: '#c23b34',
  50: '#10142b',
  51: '#ffffff',
}

/** All fields, cut by the tile's lower edge. */
function wheel(): string {
  const at = (place: number): string => {
    const angle = ((place / FIELDS.length) * 360 - 90) * (Math.PI / 180)
    return `${(138 * Math.cos(angle)).toFixed(1)} ${(138 * Math.sin(angle)).toFixed(1)}`
  }
  const fields = FIELDS.map(
    (pays, n) =>
      `<path d="M0 0L${at(n - 0.5)}A138 138 0 0 1 ${at(n + 0.5)}Z" fill="${SHADES[pays]}" stroke="#0a1132"/>`,
  ).join('')
  return `<g transform="translate(150 226)">${fields}<circle r="138" fill="none" stroke="#c9a45a" stroke-width="9"/><circle r="58" fill="#0c1640" stroke="#c9a45a" stroke-width="6"/><path d="${starPath(0, 0, 36, 0.6)}" fill="#ffc25c"/></g>
<path d="M150 108L132 68H168Z" fill="#fff"/>`
}

const [LOW, HIGH] = [-34, 34]

/** What lies there, in a field of 300 by 400. */
const SCENES: Readonly<Record<Tablegame, string>> = {
  'dragon-tiger': `<rect x="92" y="-20" width="116" height="66" rx="16" fill="#0d1636" stroke="#fff" stroke-opacity="0.35" stroke-width="2"/>
${card('translate(84 180) rotate(-6) scale(1.25)', 'K', '♦', RED)}${card('translate(216 180) rotate(6) scale(1.25)', '8', '♠', BLACK)}
${plate(80, 'K', '#b3302c')}${plate(220, '8', '#1f5fd0')}`,
  'andar-bahar': `${card('translate(150 92) rotate(-4)', 'J', '♣', BLACK)}
${card('translate(66 224) rotate(-8)', '4', '♥', RED)}${card('translate(108 232) rotate(2)', 'J', '♦', RED)}
${card('translate(200 228) rotate(-3)', '9', '♠', BLACK)}${card('translate(240 236) rotate(8)', '2', '♦', RED)}
${plate(80, 'A', '#1f5fd0')}${plate(220, 'B', '#b3302c')}`,
  'sic-bo': `<ellipse cx="150" cy="236" rx="140" ry="126" fill="#000" opacity="0.28"/><ellipse cx="150" cy="226" rx="138" ry="124" fill="none" stroke="#c9a45a" stroke-width="8"/>
${die('translate(96 172) rotate(-12) scale(0.72)', 'red', [
  [LOW, LOW],
  [0, 0],
  [HIGH, HIGH],
])}
${die('translate(204 180) rotate(14) scale(0.72)', 'red', [
  [LOW, LOW],
  [HIGH, LOW],
  [0, 0],
  [LOW, HIGH],
  [HIGH, HIGH],
])}
${die('translate(150 284) rotate(4) scale(0.72)', 'red', [
  [LOW, HIGH],
  [HIGH, LOW],
])}`,
  'casino-holdem': `${card('translate(70 110) rotate(-7) scale(0.8)', 'A', '♥', RED)}${card('translate(150 100) scale(0.8)', '7', '♣', BLACK)}${card('translate(230 110) rotate(7) scale(0.8)', 'K', '♠', BLACK)}
${card('translate(112 226) rotate(-9) scale(1.15)', 'A', '♠', BLACK)}${card('translate(184 230) rotate(8) scale(1.15)', 'A', '♦', RED)}
${plate(150, 'AA+', '#1f5fd0')}`,
  'wheel-of-fortune': wheel(),
  baccarat: `<path d="M150 40V300" stroke="#e2b866" stroke-width="2" opacity="0.7"/><rect x="92" y="-20" width="116" height="66" rx="16" fill="#0d1636" stroke="#fff" stroke-opacity="0.35" stroke-width="2"/>
${card('translate(56 170) rotate(-8)', '9', '♥', RED)}${card('translate(98 206) rotate(6)', 'K', '♠', BLACK)}
${card('translate(202 206) rotate(-6)', '6', '♣', BLACK)}${card('translate(244 170) rotate(8)', 'A', '♦', RED)}
${plate(76, '9', '#1f5fd0')}${plate(224, '7', '#b3302c')}`,
}

/** Of the table of that name. */
export const drawTablegame = (table: string, { cloth }: FeltLook, game: Tablegame): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><radialGradient id="${table}-cloth" cx="0.5" cy="0.3" r="0.9"><stop offset="0" stop-color="${cloth[0]}"/><stop offset="1" stop-color="${cloth[1]}"/></radialGradient>
<pattern id="${table}-stars" width="60" height="60" patternUnits="userSpaceOnUse"><path d="${starPath(30, 30, 29, 0.76)}" fill="none" stroke="#fff" stroke-opacity="0.08"/></pattern></defs>
<rect width="300" height="400" fill="url(#${table}-cloth)"/><rect width="300" height="400" fill="url(#${table}-stars)"/>
${SCENES[game]}
</svg>`
