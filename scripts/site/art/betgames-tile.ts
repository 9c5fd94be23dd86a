/** The tiles of bet on games: a drum with the balls that came, the wheel, the dice, the cards of the elements. */
import {
  STAR,
  WHEEL_NUMBERS,
  fieldColour,
  type Betgame,
  type BetgameColour,
  type LuckyGame,
} from '#contract/games/betgames-names.ts'
import type { BetpokerGame } from '#contract/games/betpoker-names.ts'
import type { DrawLook } from '#contract/games/table-looks.ts'
import { starPath } from '#kit/art/star.ts'
import { colourIn, PAINTS } from '#stage/betgames/ball.ts'

const ball = (x: number, y: number, r: number, colour: BetgameColour, text = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${PAINTS[colour].back}"/><circle cx="${x - r * 0.32}" cy="${y - r * 0.36}" r="${r * 0.24}" fill="#fff" opacity="0.4"/>
${text === '' ? '' : `<text x="${x}" y="${y + r * 0.38}" text-anchor="middle" font-family="sans-serif" font-size="${r * 1.05}" font-weight="800" fill="${PAINTS[colour].ink}">${text}</text>`}`

/** Balls lie in the lower part of a drum of glass, and those that came before it. */
function drum(game: LuckyGame, came: readonly number[]): string {
  const inside = Array.from({ length: 26 }, (_, n) => {
    const [angle, far] = [0.35 + ((n * 7_919) % 250) / 100, 20 + ((n * 3_571) % 62)]
    const [x, y] = [150 + far * Math.cos(angle), 176 + far * Math.abs(Math.sin(angle)) * 0.9]
    return ball(Math.round(x), Math.round(y), 14, colourIn(game, 1 + ((n * 17) % 36)) ?? 'gold')
  }).join('')
  const step = 260 / came.length
  const tray = came
    .map((number, at) =>
      ball(
        20 + step * (at + 0.5),
        338,
        Math.min(24, step * 0.46),
        colourIn(game, number) ?? 'gold',
        String(number),
      ),
    )
    .join('')
  return `<path d="M104 254H196L214 292H86Z" fill="#16235a"/><circle cx="150" cy="170" r="104" fill="#0c1640"/>${inside}
<circle cx="150" cy="170" r="104" fill="none" stroke="#c9a45a" stroke-width="8"/><path d="M84 120A82 82 0 0 1 140 78" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="0.35"/>
<rect x="10" y="308" width="280" height="60" rx="30" fill="#0a1132"/>${tray}`
}

function wheel(): string {
  const at = (r: number, place: number): string => {
    const angle = ((place / STAR) * 360 - 90) * (Math.PI / 180)
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  }
  const fields = Array.from({ length: WHEEL_NUMBERS + 1 }, (_, n) => {
    const { back, ink } = PAINTS[fieldColour(n + 1)]
    const text = n + 1 === STAR ? '★' : String(n + 1)
    const [x = '0', y = '0'] = at(102, n).split(' ')
    return `<path d="M0 0L${at(124, n - 0.5)}A124 124 0 0 1 ${at(124, n + 0.5)}Z" fill="${back}" stroke="#0a1132" stroke-width="2"/><text x="${x}" y="${Number(y) + 6}" text-anchor="middle" font-family="sans-serif" font-size="17" font-weight="800" fill="${ink}">${text}</text>`
  }).join('')
  return `<g transform="translate(150 210)">${fields}<circle r="124" fill="none" stroke="#c9a45a" stroke-width="8"/><circle r="52" fill="#0c1640" stroke="#c9a45a" stroke-width="6"/><path d="${starPath(0, 0, 34, 0.6)}" fill="#ffc25c"/></g>
<path d="M150 104L134 70H166Z" fill="#fff"/>`
}

/** A die of 132 with its spots, about a middle. */
export function die(
  place: string,
  colour: BetgameColour,
  spots: readonly (readonly [number, number])[],
): string {
  const dots = spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="12" fill="#fff"/>`).join('')
  return `<g transform="${place}"><rect x="-66" y="-66" width="132" height="132" rx="26" fill="${PAINTS[colour].back}" stroke="#fff" stroke-opacity="0.4" stroke-width="4"/>${dots}</g>`
}

const DICE = `<ellipse cx="150" cy="352" rx="120" ry="16" fill="#020512" opacity="0.5"/>
${die('translate(104 148) rotate(-14)', 'red', [
  [-36, -36],
  [36, 36],
  [0, 0],
  [-36, 36],
  [36, -36],
])}
${die('translate(198 272) rotate(12)', 'blue', [
  [-36, 36],
  [36, -36],
])}`

/** A card of 88 by 124, about a middle. */
export const card = (turn: string, letter: string, sign: string, ink: string): string =>
  `<g transform="${turn}"><rect x="-44" y="-62" width="88" height="124" rx="10" fill="#fbfcff" stroke="#0a1132" stroke-opacity="0.4"/>
<text x="0" y="-8" text-anchor="middle" font-size="44" font-weight="800" font-family="sans-serif" fill="${ink}">${letter}</text><text x="0" y="46" text-anchor="middle" font-size="46" font-family="sans-serif" fill="${ink}">${sign}</text></g>`

const CARDS = `<circle cx="78" cy="104" r="58" fill="#7a5a36"/><circle cx="222" cy="104" r="58" fill="#1f6fb8"/><circle cx="78" cy="296" r="58" fill="#b8482a"/><circle cx="222" cy="296" r="58" fill="#5f7f96"/>
${card('translate(92 128) rotate(-10)', '7', '♣', '#11162f')}${card('translate(208 128) rotate(9)', 'J', '♦', '#bb231e')}
${card('translate(92 272) rotate(7)', 'A', '♥', '#bb231e')}${card('translate(208 276) rotate(-8)', 'Q', '♠', '#11162f')}
<path d="${starPath(150, 200, 34, 0.6)}" fill="#ffc25c" stroke="#0a1132" stroke-width="4"/>`

const POKER = `<ellipse cx="150" cy="205" rx="138" ry="150" fill="#0d5240" stroke="#e2b866" stroke-width="4"/>
${card('translate(98 128) rotate(-12) scale(0.8)', 'A', '♠', '#11162f')}${card('translate(140 122) rotate(6) scale(0.8)', 'K', '♠', '#11162f')}
${card('translate(176 288) rotate(-8) scale(0.8)', 'Q', '♥', '#bb231e')}${card('translate(218 280) rotate(10) scale(0.8)', 'Q', '♦', '#bb231e')}
${[70, 110, 150, 190, 230].map((x, at) => card(`translate(${x} 206) scale(0.42)`, ['Q', '9', '4', 'J', '7'][at] ?? '', ['♣', '♥', '♠', '♦', '♣'][at] ?? '', at % 2 === 1 ? '#bb231e' : '#11162f')).join('')}`

/** What is drawn there, in a field of 300 by 400. */
const SCENES: Readonly<Record<Betgame | BetpokerGame, string>> = {
  'lucky-5': drum('lucky-5', [7, 31, 14, 22, 3]),
  'lucky-6': drum('lucky-6', [12, 48, 33, 5, 57, 26]),
  'lucky-7': drum('lucky-7', [19, 40, 8, 27, 2, 35, 11]),
  wheel: wheel(),
  dice: DICE,
  elements: CARDS,
  'six-hands': POKER,
}

/** Of the table of that name. */
export const drawBetgame = (
  table: string,
  { sky }: DrawLook,
  game: Betgame | BetpokerGame,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><linearGradient id="${table}-sky" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
<rect width="300" height="400" fill="url(#${table}-sky)"/>
${SCENES[game]}
</svg>`
