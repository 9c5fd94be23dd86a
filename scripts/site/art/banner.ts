import { starPath } from '#kit/art/star.ts'
import type { PictureOf } from './fitted-picture.ts'

/** A banner's room: cut to a band it keeps its right half, cut to a column its hero alone. */
const WIDTH = 1200
const HEIGHT = 400
const HERO = { x: 905, y: 192, size: 250 }

interface Side {
  /** The file of the emoji set. */
  file: string
  x: number
  y: number
  size: number
  turn: number
}

interface Banner {
  /** From the dark left, where words are laid over it, to the bright right. */
  ground: readonly [string, string, string]
  hero: string
  sides: readonly Side[]
}

const low = (file: string): Side => ({ file, x: 742, y: 278, size: 112, turn: -12 })
const high = (file: string): Side => ({ file, x: 1085, y: 96, size: 96, turn: 14 })
const foot = (file: string): Side => ({ file, x: 1096, y: 300, size: 108, turn: 9 })

/** By the name in its address. They say nothing in letters: what is written stands over them. */
export const BANNERS: Readonly<Record<string, Banner>> = {
  fair: {
    ground: ['#0e1d66', '#1c49c4', '#19a9b8'],
    hero: '2696-fe0f',
    sides: [low('1f4dc'), high('1f9ff'), foot('1f337')],
  },
  jackpot: {
    ground: ['#1e0f4a', '#5b36bd', '#b667d8'],
    hero: '1f451',
    sides: [low('1f48e'), high('1fa99'), foot('2b50')],
  },
  tournament: {
    ground: ['#5c0d26', '#a92a3c', '#e2603f'],
    hero: '1f3c6',
    sides: [low('1f3c5'), high('2b50'), foot('1f337')],
  },
  welcome: {
    ground: ['#04323a', '#0b737c', '#2bbfa3'],
    hero: '1f381',
    sides: [low('1f337'), high('1f54a-fe0f'), foot('1fa99')],
  },
  slots: {
    ground: ['#4a1d06', '#ab5310', '#eda52f'],
    hero: '1f3b0',
    sides: [low('1f352'), high('1f340'), foot('1f48e')],
  },
}

/** A banner in the house's line-work: its hero before the star within the star, lit from above-left. */
export async function drawBanner(banner: Banner, pictureOf: PictureOf): Promise<string> {
  const { hero, sides, ground } = banner
  const laid = await Promise.all(
    sides.map(async (side) => sideOf(side, await pictureOf(side.file, side.size))),
  )
  const left = HERO.x - HERO.size / 2
  const top = HERO.y - HERO.size / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs>${grounds(ground)}${lattice()}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lat)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>
${rosette()}
<ellipse cx="${HERO.x + 8}" cy="${HERO.y + 130}" rx="136" ry="17" fill="#000" opacity=".28"/>
<image href="${await pictureOf(hero, HERO.size)}" x="${left}" y="${top}" width="${HERO.size}" height="${HERO.size}"/>
${laid.join('')}
</svg>
`
}

function grounds([dark, middle, bright]: Banner['ground']): string {
  return (
    `<linearGradient id="g" x1="0" x2="1" y1="0" y2=".22"><stop offset="0" stop-color="${dark}"/><stop offset=".56" stop-color="${middle}"/><stop offset="1" stop-color="${bright}"/></linearGradient>` +
    '<radialGradient id="light" cx=".7" cy=".2" r=".62"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
  )
}

function lattice(): string {
  const size = 84
  const half = size / 2
  return `<pattern id="lat" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${starPath(half, half, half)}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="1.2"/><path d="${starPath(half, half, 18)}" fill="#fff" fill-opacity=".04"/></pattern>`
}

/** The star within the star: the outer in white, the inner in gold, as on the house's mark. */
function rosette(): string {
  const { x, y } = HERO
  return (
    `<path d="${starPath(x, y, 188)}" fill="#fff" fill-opacity=".06" stroke="#fff" stroke-opacity=".36" stroke-width="2"/>` +
    `<path d="${starPath(x, y, 158)}" transform="rotate(11.25 ${x} ${y})" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.2"/>` +
    `<path d="${starPath(x, y, 142)}" fill="#fff" fill-opacity=".05" stroke="#ffc24b" stroke-opacity=".75" stroke-width="2"/>`
  )
}

function sideOf({ x, y, size, turn }: Side, href: string): string {
  const shade = `<ellipse cx="${x + 3}" cy="${y + size * 0.52}" rx="${size * 0.4}" ry="${size * 0.07}" fill="#000" opacity=".2"/>`
  return `${shade}<image href="${href}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" transform="rotate(${turn} ${x} ${y})"/>`
}
