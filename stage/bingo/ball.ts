import { starPath } from '#kit/art/star.ts'
import { draw, make } from '../dom.ts'

/** A glaze for each ten. */
const TENS = [
  '#c2402f',
  '#1f5fd0',
  '#0b7a5c',
  '#b45c12',
  '#6b3bc4',
  '#0f7f93',
  '#a82a63',
  '#3b4a8f',
  '#7a3f12',
]

const STAR = starPath(50, 50, 36)
const RIM = starPath(50, 50, 32)

/** A ball lit from above-left, its number on a porcelain star. */
export function makeBall(number: number): HTMLElement {
  const glaze = TENS[Math.min(8, Math.floor(number / 10))] ?? '#3b4a8f'
  const shade = `shade-${number}`
  const picture = draw(
    '0 0 100 100',
    `<defs><radialGradient id="${shade}" cx=".36" cy=".28" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".3" stop-color="#fff" stop-opacity=".12"/><stop offset=".62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient></defs><circle cx="50" cy="50" r="47" fill="${glaze}"/><path d="${STAR}" fill="#f7f9ff"/><path d="${RIM}" fill="none" stroke="${glaze}" stroke-width="1.6"/><circle cx="50" cy="50" r="47" fill="url(#${shade})"/>`,
  )
  return make('span', { class: 'bg-ball' }, picture, make('b', {}, String(number)))
}

const STAMP = starPath(30, 30, 29)
const STAMP_RIM = starPath(30, 30, 24.5)

/** What a called number is stamped with. */
export const makeStamp = (): SVGSVGElement =>
  draw(
    '0 0 60 60',
    `<path d="${STAMP}" fill="#0b6778"/><path d="${STAMP_RIM}" fill="none" stroke="#7fd6d0" stroke-width="1.6"/>`,
    { class: 'bg-stamp' },
  )
