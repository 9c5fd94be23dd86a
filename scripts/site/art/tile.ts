import { starPath } from '#kit/art/star.ts'
import { archPath } from '#stage/slots/geometry.ts'
import type { Layer, SlotTheme } from '#stage/slots/theme.ts'
import type { PictureOf } from './fitted-picture.ts'
import { letter } from './lettering.ts'

const WIDTH = 300
const HEIGHT = 400
const ARCH = { x: 22, y: 24, width: 256, height: 376 }
const HERO = { x: 150, y: 184, size: 200 }
const TITLE = { widthMax: 240, sizeMax: 45, foot: 372, leading: 1.02 }

/** A game's tile: the arch with its hero, lit from above-left, and the title set beneath. */
export async function drawTile(
  theme: SlotTheme,
  title: string,
  pictureOf: PictureOf,
): Promise<string> {
  const [bright, middle, dark] = theme.tile.arch
  const arch = archPath(ARCH)
  const sides = await Promise.all(theme.tile.sides.map((layer) => side(theme, layer, pictureOf)))
  const hero = await Promise.all(theme.tile.hero.map((layer) => heroLayer(theme, layer, pictureOf)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs>${gradients(bright, middle, dark)}${lattice(theme.palette.gold)}<clipPath id="c"><path d="${arch}Z"/></clipPath></defs>
<rect width="300" height="400" fill="${dark}"/><rect width="300" height="400" fill="url(#lat)"/><rect width="300" height="400" fill="url(#vig)"/>
<path d="${arch}Z" transform="translate(4 6)" fill="#000" fill-opacity=".35"/><path d="${arch}Z" fill="url(#g)"/>
<g clip-path="url(#c)">${rosette()}</g>
<path d="${archPath({ x: 30, y: 36, width: 240, height: 364 })}" fill="none" stroke="${theme.palette.gold}" stroke-opacity=".5" stroke-width="1.1"/>
<path d="${arch}" fill="none" stroke="url(#rim)" stroke-width="2.6"/>
${spandrel(46, 44, theme.palette.gold)}${spandrel(254, 44, theme.palette.gold)}
${sides.join('')}
<ellipse cx="158" cy="284" rx="80" ry="12" fill="#000" opacity=".3"/>${hero.join('')}
<rect width="300" height="400" fill="url(#scrim)"/>${setTitle(title)}
</svg>
`
}

function gradients(bright: string, middle: string, dark: string): string {
  return (
    `<radialGradient id="g" cx=".4" cy=".34" r=".86"><stop offset="0" stop-color="${bright}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
    '<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".65" stop-color="#fff" stop-opacity=".14"/></linearGradient>' +
    '<radialGradient id="vig" cx=".3" cy=".15" r="1.05"><stop offset=".3" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></radialGradient>' +
    `<linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1"><stop offset=".56" stop-color="${dark}" stop-opacity="0"/><stop offset=".9" stop-color="${dark}" stop-opacity=".97"/></linearGradient>`
  )
}

function lattice(gold: string): string {
  const star = starPath(25, 25, 25)
  return `<pattern id="lat" width="50" height="50" patternUnits="userSpaceOnUse"><path d="${star}" fill="none" stroke="#fff" stroke-opacity=".15" stroke-width="1.1"/><path d="${starPath(25, 25, 11)}" fill="${gold}" fill-opacity=".09"/></pattern>`
}

/** The great star behind the hero, three times, each turned a little. */
function rosette(): string {
  const ring = (radius: number, fill: number, stroke: number, turn: number): string =>
    `<path d="${starPath(HERO.x, HERO.y, radius)}" transform="rotate(${turn} ${HERO.x} ${HERO.y})" fill="#fff" fill-opacity="${fill}" stroke="#fff" stroke-opacity="${stroke}" stroke-width="1.3"/>`
  return ring(150, 0.035, 0.1, 11.25) + ring(118, 0.06, 0.24, 0) + ring(84, 0.05, 0.16, 11.25)
}

function spandrel(cx: number, cy: number, gold: string): string {
  return `<path d="${starPath(cx, cy, 19)}" fill="none" stroke="${gold}" stroke-opacity=".75" stroke-width="1.3"/><path d="${starPath(cx, cy, 10)}" fill="${gold}" fill-opacity=".55"/>`
}

async function side(theme: SlotTheme, layer: Layer, pictureOf: PictureOf): Promise<string> {
  const size = layer.size * WIDTH
  const [cx, cy] = [layer.x * WIDTH, layer.y * HEIGHT]
  const href = await pictureOf(theme.pictures[layer.picture] ?? '', size)
  return `<image href="${href}" x="${cx - size / 2}" y="${cy - size / 2}" width="${size}" height="${size}" transform="rotate(${layer.turn ?? 0} ${cx} ${cy})"/>`
}

async function heroLayer(theme: SlotTheme, layer: Layer, pictureOf: PictureOf): Promise<string> {
  const size = layer.size * HERO.size
  const left = HERO.x + (layer.x - 0.5) * HERO.size - size / 2
  const top = HERO.y + (layer.y - 0.5) * HERO.size - size / 2
  const href = await pictureOf(theme.pictures[layer.picture] ?? '', size)
  const [cx, cy] = [left + size / 2, top + size / 2]
  return `<image href="${href}" x="${left}" y="${top}" width="${size}" height="${size}" transform="rotate(${layer.turn ?? 0} ${cx} ${cy})"/>`
}

/** The title in one line, or in two where one would be small. */
function setTitle(title: string): string {
  const lines = fitted([title]) >= 34 ? [title] : halves(title)
  const size = fitted(lines)
  const drawn = lines.map((text, at) => {
    const line = letter(text)
    const x = (WIDTH - line.width * size) / 2
    const y = TITLE.foot - (lines.length - 1 - at) * size * TITLE.leading
    return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${line.draw(size)}</g>`
  })
  const shade = `<g fill="#000" fill-opacity=".45" transform="translate(1.5 2.5)">${drawn.join('')}</g>`
  return `${shade}<g fill="#fff">${drawn.join('')}</g>`
}

function fitted(lines: string[]): number {
  const widest = Math.max(...lines.map((line) => letter(line).width))
  return Math.min(TITLE.sizeMax, TITLE.widthMax / widest)
}

/** The break between words that leaves the two lines most alike in length. */
function halves(title: string): string[] {
  const words = title.split(' ')
  const breaks = words.slice(1).map((_, at) => {
    const [head, tail] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return { lines: [head, tail], gap: Math.abs(head.length - tail.length) }
  })
  return breaks.sort((a, b) => a.gap - b.gap)[0]?.lines ?? [title]
}
