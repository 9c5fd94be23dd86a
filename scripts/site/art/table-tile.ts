/** Tiles of the floor's tables: what flies there, over the valleys at dusk; or the wheel that turns there; or
the runners before a row of arches. */
import { colourOf } from '#contract/games/roulette-names.ts'
import { jacketOf } from '#contract/games/race-names.ts'
import type { FeltLook, FlightLook, RaceLook, WheelLook } from '#contract/games/table-looks.ts'
import { WHEEL } from '#games/roulette/numbers.ts'
import { OWN_TABLES, type OwnTable } from '#server/floor/tables/own-tables.ts'
import { drawBetgame } from './betgames-tile.ts'
import { drawRoom } from './bingo-tile.ts'
import { drawMatch } from './football-tile.ts'
import { drawTablegame } from './tablegames-tile.ts'

const AIRSHIP = `
<g transform="translate(150 172) rotate(-16)">
  <path d="M-86 -8 L-128 -46 L-102 -4 Z M-86 8 L-128 46 L-102 4 Z" fill="#c8452f"/>
  <ellipse rx="106" ry="41" fill="#f4f6fc"/>
  <path d="M-105 -9 Q0 -17 105 -9 L104 13 Q0 20 -104 13 Z" fill="#1f4fb8"/>
  <path d="M82 -26 Q106 0 82 26 Q112 16 106 0 Q112 -16 82 -26 Z" fill="#f5b13d"/>
  ${[-60, -30, 0, 30, 60].map((x) => `<circle cx="${x}" cy="2" r="8" fill="#fff"/><circle cx="${x}" cy="2" r="3" fill="#e3564a"/>`).join('')}
  <rect x="-30" y="46" width="64" height="18" rx="7" fill="#1a2250"/>
  ${[-22, -7, 8, 23].map((x) => `<rect x="${x}" y="51" width="8" height="7" fill="#ffd98a"/>`).join('')}
</g>`

const ASTRONAUT = `
<g transform="translate(150 176) rotate(-14)">
  <rect x="-60" y="-22" width="30" height="84" rx="12" fill="#8894b8"/>
  <path d="M-60 60 L-45 104 L-30 60 Z" fill="#f5b13d"/>
  <rect x="-38" y="-14" width="76" height="88" rx="30" fill="#eef1f9"/>
  <rect x="30" y="-4" width="46" height="22" rx="11" transform="rotate(-34 30 4)" fill="#eef1f9"/>
  <rect x="-34" y="64" width="26" height="44" rx="12" fill="#dfe4f1"/>
  <rect x="8" y="64" width="26" height="44" rx="12" fill="#dfe4f1"/>
  <circle cy="-46" r="44" fill="#eef1f9"/>
  <rect x="-30" y="-70" width="62" height="48" rx="22" fill="#1f3d8f"/>
  <path d="M-20 -60 Q0 -68 18 -60" stroke="#9cc0ff" stroke-width="5" fill="none" stroke-linecap="round"/>
  <circle cx="0" cy="30" r="9" fill="#23d5c3"/>
</g>`

/** What flies there, in a field of 300 by 400. */
const CRAFTS: Readonly<Record<FlightLook['craft'], string>> = {
  airship: AIRSHIP,
  astronaut: ASTRONAUT,
}

/** The picture of each table, by its name: drawn from its record. */
export const tableTiles = (): ReadonlyMap<string, string> =>
  new Map(OWN_TABLES.map((own) => [own.id, draw(own)]))

function draw(own: OwnTable): string {
  switch (own.kind) {
    case 'crash':
      return drawFlight(own.id, own.look)
    case 'roulette':
      return drawWheel(own.id, own.look)
    case 'race':
      return drawRace(own.id, own.look, own.rules.animal)
    case 'football':
      return drawMatch(own.id, own.look)
    case 'bingo':
      return drawRoom(own.id, own.look, own.rules.isSpoken)
    case 'betgames':
    case 'betpoker':
      return drawBetgame(own.id, own.look, own.rules.game)
    case 'tablegames':
      return drawTablegame(own.id, own.look, own.rules.game)
    case 'blackjack':
      return drawFelt(own.id, own.look)
  }
}

const DOG_BODY =
  'M-42 -32 C-40 -46 -20 -46 -4 -44 C10 -43 20 -44 27 -45 C35 -48 40 -54 47 -57 C53 -59 57 -57 61 -55 L74 -51 C76 -50 75 -47 72 -47 L58 -46 C50 -44 42 -38 38 -31 C37 -20 28 -13 18 -14 C4 -15 -4 -27 -16 -28 C-24 -22 -30 -20 -36 -22 C-42 -24 -43 -28 -42 -32 Z'
const DOG_LEGS =
  'M-34 -26 L-52 -12 L-66 -6 M-28 -24 L-42 -6 L-56 2 M24 -20 L42 -12 L56 -14 M28 -18 L46 -4 L60 -6'
const HORSE_BODY =
  'M-42 -52 C-42 -68 -26 -68 -12 -64 C2 -61 12 -64 22 -67 C32 -74 38 -86 48 -91 L50 -96 L53 -90 L70 -77 C73 -74 71 -69 67 -70 L54 -76 C46 -72 40 -62 36 -54 C34 -40 24 -34 14 -36 C0 -37 -10 -40 -20 -42 C-28 -38 -42 -38 -42 -52 Z'
const HORSE_LEGS =
  'M-34 -44 L-54 -28 L-66 -12 M-28 -42 L-42 -20 L-58 -4 M24 -40 L44 -32 L54 -14 M28 -38 L48 -20 L64 -22'

/** One before the other, at a gallop; the nearest is the largest. */
function drawRace(table: string, { sky, posts, coats }: RaceLook, animal: 'dog' | 'horse'): string {
  const isDog = animal === 'dog'
  const runner = (post: number, at: number): string => {
    const { back, stripe, ink } = jacketOf(post)
    const coat = coats[at] ?? '#9c4a24'
    const size = 1.15 + at * 0.42
    const top = isDog ? -45 : -66
    const stripes =
      stripe === null
        ? ''
        : [0, 9, 18]
            .map((y) => `<rect x="-16" y="${top + y}" width="40" height="4.5" fill="${stripe}"/>`)
            .join('')
    const silk = isDog
      ? ''
      : `<path d="M-14 -74 C-12 -90 8 -94 17 -88 C18 -80 4 -74 -6 -70 Z" fill="${back}" stroke="#fff" stroke-width="1"/><circle cx="21" cy="-92" r="6" fill="#e8b48c"/><path d="M13 -93 A8 8 0 0 1 29 -93 L34 -92 L13 -91 Z" fill="${back}"/>`
    return `<g transform="translate(${92 + at * 52} ${262 + at * 52}) scale(${size})">
<ellipse cy="3" rx="56" ry="5" fill="#1a0c08" opacity="0.4"/>
<path d="${isDog ? DOG_LEGS : HORSE_LEGS}" fill="none" stroke="${coat}" stroke-width="${isDog ? 7 : 8}" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M-40 ${isDog ? -36 : -60} Q-62 ${isDog ? -24 : -62} -72 ${isDog ? -40 : -46}" fill="none" stroke="${coat}" stroke-width="${isDog ? 3 : 9}" stroke-linecap="round"/>
<path d="${isDog ? DOG_BODY : HORSE_BODY}" fill="${coat}"/>
<clipPath id="${table}-${post}"><path d="M-14 ${top} H22 L28 ${top + 25} L4 ${top + 28} L-12 ${top + 18} Z"/></clipPath>
<g clip-path="url(#${table}-${post})"><rect x="-16" y="${top}" width="48" height="32" fill="${back}"/>${stripes}</g>${silk}
${stripe === null ? '' : `<circle cx="6" cy="${top + 12}" r="8" fill="#fff"/>`}<text x="6" y="${top + 17}" text-anchor="middle" font-family="sans-serif" font-size="14" font-weight="800" fill="${ink}">${post}</text>
<circle cx="${isDog ? 57 : 56}" cy="${isDog ? -53 : -83}" r="1.7" fill="#14101c"/>
</g>`
  }
  const arches = [0, 1, 2, 3]
    .map(
      (n) =>
        `<path d="M${n * 84 - 12} 176 V132 Q${n * 84 - 8} 112 ${n * 84 + 24} 104 Q${n * 84 + 56} 112 ${n * 84 + 60} 132 V176 Z"/>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><linearGradient id="${table}-sky" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<linearGradient id="${table}-soil" x2="0" y2="1"><stop offset="0" stop-color="#a5694a"/><stop offset="1" stop-color="#643823"/></linearGradient></defs>
<rect width="300" height="190" fill="url(#${table}-sky)"/><circle cx="206" cy="72" r="34" fill="#ffd68c"/>
<rect y="96" width="300" height="84" fill="#1b1746"/><g fill="#b97a52" stroke="#8a64a8" stroke-width="2">${arches}</g>
<rect y="174" width="300" height="26" fill="#123a9c"/><path d="M0 175 H300 M0 199 H300" stroke="#e9eefc" stroke-width="3"/>
<rect y="200" width="300" height="200" fill="url(#${table}-soil)"/>
${posts.map(runner).join('')}</svg>`
}

/** From one pocket to the next, in degrees. */
const STEP = 360 / WHEEL.length
const FILLS = { red: '#b3302c', black: '#15172b', green: '#0d7a58' } as const

/** Seen from above, cut by the tile's lower edge, with the ball in its first pocket. */
function drawWheel(table: string, { cloth, star }: WheelLook): string {
  const [outer, inner] = [128, 84]
  const point = (r: number, degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  }
  const pocket = (at: number): string => {
    const [from, to] = [(at - 0.5) * STEP, (at + 0.5) * STEP]
    return `M${point(outer, from)} A${outer} ${outer} 0 0 1 ${point(outer, to)} L${point(inner, to)} A${inner} ${inner} 0 0 0 ${point(inner, from)} Z`
  }
  const ofColour = (colour: keyof typeof FILLS): string =>
    WHEEL.flatMap((number, at) => (colourOf(number) === colour ? [pocket(at)] : [])).join(' ')
  const pockets = (['red', 'black', 'green'] as const)
    .map((colour) => `<path d="${ofColour(colour)}" fill="${FILLS[colour]}" stroke="#e8c06a"/>`)
    .join('')
  const points = (far: number, near: number): string =>
    Array.from({ length: 16 }, (_, n) => point(n % 2 === 0 ? far : near, n * 22.5)).join(' L')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><radialGradient id="${table}-cloth" cx="0.5" cy="0.35" r="0.9"><stop offset="0" stop-color="${cloth[0]}"/><stop offset="1" stop-color="${cloth[1]}"/></radialGradient>
<linearGradient id="${table}-wood" x2="1" y2="1"><stop offset="0" stop-color="#8a5436"/><stop offset="1" stop-color="#321a10"/></linearGradient></defs>
<rect width="300" height="400" fill="url(#${table}-cloth)"/>
<g transform="translate(150 190) rotate(-12)">
<circle r="158" fill="url(#${table}-wood)"/><circle r="134" fill="#1d0f0a"/><circle r="156" fill="none" stroke="#e8c06a" stroke-width="2"/>
${pockets}${wheelNumbers()}
<circle r="84" fill="${cloth[0]}" stroke="#e8c06a" stroke-width="3"/>
<path d="M${points(76, 48)} Z" fill="${star}" stroke="#fff" stroke-width="2"/><path d="M${points(52, 32)} Z" fill="${cloth[1]}" stroke="#e8c06a" stroke-width="2"/>
<circle r="20" fill="#e8c06a"/><circle r="10" fill="#fff2c8"/><circle cx="0" cy="-94" r="9" fill="#fff"/>
</g></svg>`
}

/**
 * Around the wheel, each digit in its own place, in one text: a page waits while its pictures are laid out, and thirty-seven texts took longer than
 * all else in this one.
 */
function wheelNumbers(): string {
  const [radius, digitWidth] = [114, 5.6]
  const digits = WHEEL.flatMap((number, at) =>
    [...String(number)].map((digit, nth, all) => ({ digit, at, nth: nth - all.length / 2 })),
  )
  const placed = digits.map(({ digit, at, nth }) => {
    const angle = (at * STEP * Math.PI) / 180
    const beside = nth * digitWidth
    return {
      digit,
      x: radius * Math.sin(angle) + beside * Math.cos(angle),
      y: -radius * Math.cos(angle) + beside * Math.sin(angle),
      turn: at * STEP,
    }
  })
  const list = (name: 'x' | 'y' | 'turn'): string =>
    placed.map((one) => one[name].toFixed(1)).join()
  return `<text x="${list('x')}" y="${list('y')}" rotate="${list('turn')}" fill="#fff" font-size="10" font-weight="700" font-family="sans-serif">${placed.map(({ digit }) => digit).join('')}</text>`
}

/** A blackjack in the middle of the felt, under the shoe. */
function drawFelt(table: string, { cloth }: FeltLook): string {
  const star = (x: number, y: number, r: number): string =>
    `M${Array.from({ length: 16 }, (_, n) => {
      const [angle, far] = [(n * Math.PI) / 8, n % 2 === 0 ? r : r * 0.76]
      return `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`
    }).join(' L')} Z`
  const card = (turn: string, letter: string, sign: string, ink: string): string =>
    `<g transform="${turn}"><rect x="-52" y="-74" width="104" height="148" rx="11" fill="#fbfcff" stroke="#0a2a28" stroke-opacity="0.3"/>
<text x="-40" y="-38" font-size="36" font-weight="800" font-family="sans-serif" fill="${ink}">${letter}</text>
<text x="-39" y="-8" font-size="28" font-family="sans-serif" fill="${ink}">${sign}</text>
<text x="8" y="60" font-size="68" text-anchor="middle" font-family="sans-serif" fill="${ink}">${sign}</text></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><radialGradient id="${table}-cloth" cx="0.5" cy="0.3" r="0.9"><stop offset="0" stop-color="${cloth[0]}"/><stop offset="1" stop-color="${cloth[1]}"/></radialGradient>
<pattern id="${table}-stars" width="60" height="60" patternUnits="userSpaceOnUse"><path d="${star(30, 30, 29)}" fill="none" stroke="#fff" stroke-opacity="0.08"/></pattern></defs>
<rect width="300" height="400" fill="url(#${table}-cloth)"/><rect width="300" height="400" fill="url(#${table}-stars)"/>
<path d="M-20 292 Q150 392 320 292" fill="none" stroke="#e2b866" stroke-width="2" opacity="0.8"/>
<g transform="translate(92 6)"><path d="M62 4h78l22 84H84z" fill="#0d1636"/><path d="M62 4 8 40l22 52 54-4z" fill="#202c62"/><path d="M18 50l48-14 12 34-50 12z" fill="#f4f7ff"/><path d="${star(120, 54, 17)}" fill="none" stroke="#7fe3da" stroke-width="2"/></g>
${card('translate(116 208) rotate(-9)', 'A', '♠', '#11162f')}
${card('translate(184 214) rotate(10)', 'K', '♥', '#bb231e')}
<g transform="translate(150 338)"><circle r="27" fill="#6f35bd"/><circle r="27" fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="10 11"/><circle r="17" fill="#6f35bd" stroke="#fff" stroke-width="1.5"/></g>
</svg>`
}

function drawFlight(table: string, { sky, craft }: FlightLook): string {
  const stops = sky
    .map((colour, at) => `<stop offset="${at / 2}" stop-color="${colour}"/>`)
    .join('')
  // Dots of one line that never goes anywhere.
  const stars = Array.from(
    { length: 34 },
    (_, n) => `M${(n * 7_919) % 300} ${(n * 10_729) % 220}h0`,
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><linearGradient id="${table}-sky" x2="0" y2="1">${stops}</linearGradient></defs>
<rect width="300" height="400" fill="url(#${table}-sky)"/><path d="${stars}" stroke="#fff" stroke-opacity="0.7" stroke-width="2.2" stroke-linecap="round"/>
<path d="M0 352 Q110 336 196 216 T300 96" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="0.92"/>
<path d="M0 400 V338 L30 338 Q44 300 54 286 Q64 300 76 338 L128 344 Q142 312 152 300 Q164 312 176 346 L214 340 Q230 296 242 282 Q256 296 270 338 L300 342 V400 Z" fill="#241338"/>
${CRAFTS[craft]}</svg>`
}
