import { starPath } from '#kit/art/star.ts'
import { draw, make } from '../../dom.ts'
import { archPath } from '../geometry.ts'
import type { SlotTheme } from '../theme.ts'

type Colours = SlotTheme['freePalette']

/** The ground behind the reels, twice: the garden by evening, and as free spins light it. */
export function createGround(theme: SlotTheme): {
  element: HTMLElement
  setFree: (isFree: boolean) => void
} {
  const free = make(
    'div',
    { class: 'ground-face is-free' },
    face('f', theme.freePalette, theme.palette.gold),
  )
  const base = make('div', { class: 'ground-face' }, face('b', theme.palette, theme.palette.gold))
  const element = make('div', { class: 'ground', 'aria-hidden': 'true' }, base, free)
  return { element, setFree: (isFree) => free.classList.toggle('is-shown', isFree) }
}

function face(id: string, colours: Colours, gold: string): SVGSVGElement {
  const arch = archPath({ x: 120, y: -70, width: 1200, height: 990 })
  const star = (radius: number, opacity: number): string =>
    `<path d="${starPath(720, 330, radius)}" fill="none" stroke="${colours.lattice}" stroke-opacity="${opacity}" stroke-width="1.5"/>`
  return draw(
    '0 0 1440 900',
    `<defs><radialGradient id="${id}g" cx=".46" cy=".3" r=".85"><stop offset="0" stop-color="${colours.glow}"/><stop offset=".5" stop-color="${colours.middle}"/><stop offset="1" stop-color="${colours.deep}"/></radialGradient>
<pattern id="${id}l" width="90" height="90" patternUnits="userSpaceOnUse"><path d="${starPath(45, 45, 45)}" fill="none" stroke="${colours.lattice}" stroke-opacity=".12" stroke-width="1.2"/><path d="${starPath(45, 45, 19.8)}" fill="${colours.lattice}" fill-opacity=".042"/></pattern></defs>
<rect width="1440" height="900" fill="url(#${id}g)"/><rect width="1440" height="900" fill="url(#${id}l)"/>
<path d="${arch}" fill="${colours.deep}" fill-opacity=".34" stroke="${gold}" stroke-opacity=".5" stroke-width="3"/>
${star(430, 0.1)}${star(330, 0.07)}`,
    { preserveAspectRatio: 'xMidYMid slice' },
  )
}
