/** Tiles of the bingo rooms: balls over a ticket on glazed tiles; where numbers are called by voice, waves go out from the ball in front. */
import type { RoomLook } from '#contract/games/table-looks.ts'
import { starPath } from '#kit/art/star.ts'

/** Which cells of the ticket in the picture have a number, row by row. */
const FILLED: readonly (readonly number[])[] = [
  [0, 2, 4, 6, 8],
  [1, 2, 3, 5, 7],
  [0, 3, 5, 6, 8],
]

/** Of the table of that name. */
export function drawRoom(
  table: string,
  { sky, balls, glazes }: RoomLook,
  isSpoken: boolean,
): string {
  const ball = (number: number, glaze: string, x: number, y: number, scale: number): string =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="47" fill="${glaze}"/><path d="${starPath(0, 0, 36)}" fill="#f7f9ff"/><path d="${starPath(0, 0, 32)}" fill="none" stroke="${glaze}" stroke-width="1.6"/><circle r="47" fill="url(#${table}-shade)"/><text y="11" text-anchor="middle" font-size="32" font-weight="800" font-family="sans-serif" fill="#121a33">${number}</text></g>`
  const cell = (row: number, column: number): string => {
    const [x, y] = [column * 24, row * 30]
    const isFilled = FILLED[row]?.includes(column) ?? false
    const stamp = isFilled && (row + column) % 3 === 0
    return `<rect x="${x}" y="${y}" width="21" height="27" rx="4" fill="${isFilled ? '#fff' : '#dfe6f7'}"/>${stamp ? `<path d="${starPath(x + 10.5, y + 13.5, 11)}" fill="#0f7f93"/>` : ''}`
  }
  const cells = [0, 1, 2].flatMap((row) => Array.from({ length: 9 }, (_, at) => cell(row, at)))
  const waves = [64, 84, 104].map(
    (radius) =>
      `<path d="M${150 + radius * 0.7} ${168 - radius * 0.7} A${radius} ${radius} 0 0 1 ${150 + radius * 0.7} ${168 + radius * 0.7} M${150 - radius * 0.7} ${168 - radius * 0.7} A${radius} ${radius} 0 0 0 ${150 - radius * 0.7} ${168 + radius * 0.7}" fill="none" stroke="#ffd98a" stroke-width="5" stroke-linecap="round" opacity="0.85"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><linearGradient id="${table}-sky" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<radialGradient id="${table}-shade" cx="0.36" cy="0.28" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="0.75"/><stop offset="0.3" stop-color="#fff" stop-opacity="0.12"/><stop offset="0.62" stop-opacity="0"/><stop offset="1" stop-opacity="0.55"/></radialGradient>
<pattern id="${table}-stars" width="60" height="60" patternUnits="userSpaceOnUse"><path d="${starPath(30, 30, 29)}" fill="none" stroke="#fff" stroke-opacity="0.09"/></pattern></defs>
<rect width="300" height="400" fill="url(#${table}-sky)"/><rect width="300" height="400" fill="url(#${table}-stars)"/>
<g transform="translate(44 250) rotate(-5)"><rect x="-12" y="-12" width="238" height="114" rx="12" fill="#f3f5fc"/>${cells.join('')}</g>
${isSpoken ? waves.join('') : ball(balls[1], glazes[1], 78, 120, 0.72) + ball(balls[2], glazes[2], 226, 132, 0.64)}
${ball(balls[0], glazes[0], 150, 168, 1.05)}
</svg>`
}
