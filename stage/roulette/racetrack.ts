import { colourOf } from '#contract/games/roulette-names.ts'
import {
  ANNOUNCED,
  CHIPS_OF,
  NEIGHBOURS_MAX,
  POCKETS,
  WHEEL,
  neighbourChips,
  neighboursOf,
  placeOf,
  spotNamed,
  type Announced,
} from '#games/roulette/numbers.ts'
import { draw, make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { stepButton } from '../frame/buttons.ts'
import { fill } from '../frame/words.ts'
import type { RouletteWords } from './words.ts'

export interface Racetrack {
  element: HTMLElement
  show: (words: RouletteWords, lang: Lang, isOpen: boolean) => void
}

interface TrackActs {
  /** Chips on these spots, as one bet. */
  lay: (spots: readonly string[]) => void
  mark: (numbers: readonly number[]) => void
}

/** Where the wheel is cut open: the track begins at its upper left with this number. */
const FIRST = placeOf(33)
const DEEP = 32

/** An oval's size; its straights take so many of the pockets each, its bends the rest. */
interface Oval {
  width: number
  height: number
  /** Turned by a quarter, its left end up; what is written stays upright. */
  isOnEnd?: true
}

const WIDE: Oval = { width: 440, height: 180 }
/** On a phone it stands on end, so long that each number can be pressed. */
const ON_END: Oval = { width: 440, height: 220, isOnEnd: true }
const NARROW = '(max-width: 760px)'

/** An oval of the wheel's numbers, with the announced bets inside. */
export function createRacetrack(acts: TrackActs): Racetrack {
  let each = 2
  const svg = drawOval()
  const name = make('span')
  const count = make('output', { class: 'money' })
  const covered = make('p', { class: 'rl-neighbours-said' })
  const less = stepButton('minus', () => step(-1))
  const more = stepButton('plus', () => step(1))
  const element = make(
    'section',
    { class: 'rl-track' },
    svg,
    make('div', { class: 'rl-neighbours', role: 'group' }, name, less, count, more),
    covered,
  )
  let labels: { words: RouletteWords; isOpen: boolean } | null = null
  const parts = [...svg.querySelectorAll<SVGGElement>('[data-track]')]
  const show = (): void => {
    if (labels) showTrack(parts, labels.words, each, labels.isOpen)
    count.textContent = String(each)
    less.disabled = each === 0
    more.disabled = each === NEIGHBOURS_MAX
  }
  const step = (by: number): void => {
    each = Math.min(NEIGHBOURS_MAX, Math.max(0, each + by))
    show()
    const part = parts.find((one) => one === document.activeElement)
    if (!part) return
    acts.mark(coveredBy(part.dataset['track'] ?? '', each))
    announce(part)
  }
  const announce = (part: SVGGElement | null): void => {
    const number = part ? Number(part.dataset['track']) : Number.NaN
    covered.textContent = Number.isInteger(number)
      ? `${number}: ${neighboursOf(number, each).join(' · ')}`
      : ''
  }
  for (const [at, part] of parts.entries()) {
    const numbers = (): readonly number[] => coveredBy(part.dataset['track'] ?? '', each)
    const lay = (): void => acts.lay(chipsOf(part.dataset['track'] ?? '', each))
    part.setAttribute('tabindex', at === 0 ? '0' : '-1')
    part.addEventListener('click', lay)
    for (const event of ['pointerenter', 'focus'])
      part.addEventListener(event, () => (acts.mark(numbers()), announce(part)))
    for (const event of ['pointerleave', 'blur'])
      part.addEventListener(event, () => (acts.mark([]), announce(null)))
    part.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
      if (by !== undefined) focusPart(parts, at, by)
      else if (event.key === ' ' || event.key === 'Enter') lay()
      else if (event.key === '+' || event.key === '-') step(event.key === '+' ? 1 : -1)
      else return
      event.preventDefault()
    })
  }
  return {
    element,
    show: (words, _lang, isOpen) => {
      labels = { words, isOpen }
      svg.setAttribute('aria-label', words.track)
      name.textContent = words.neighbours
      less.setAttribute('aria-label', words.fewer)
      more.setAttribute('aria-label', words.more)
      show()
    },
  }
}

const isAnnounced = (part: string): part is Announced => ANNOUNCED.some((bet) => bet === part)

const chipsOf = (part: string, each: number): readonly string[] =>
  isAnnounced(part) ? CHIPS_OF[part] : neighbourChips(Number(part), each)

const coveredBy = (part: string, each: number): readonly number[] =>
  chipsOf(part, each).flatMap((spot) => [...spotNamed(spot).numbers])

function focusPart(parts: readonly SVGGElement[], at: number, by: number): void {
  const next = parts[(at + by + parts.length) % parts.length]
  for (const part of parts) part.setAttribute('tabindex', '-1')
  next?.setAttribute('tabindex', '0')
  next?.focus()
}

function showTrack(
  parts: readonly SVGGElement[],
  words: RouletteWords,
  each: number,
  isOpen: boolean,
): void {
  for (const part of parts) {
    const bet = part.dataset['track'] ?? ''
    const chips = chipsOf(bet, each).length
    const count = fill(words.chips, { count: chips })
    const label = isAnnounced(bet)
      ? `${words.announced[bet]}, ${count}`
      : fill(words.neighboursOf, { number: bet, each: 2 * each, chips })
    part.setAttribute('aria-label', label)
    part.setAttribute('aria-disabled', String(!isOpen))
    const [title, small] = part.querySelectorAll('text')
    if (!isAnnounced(bet) || !title || !small) continue
    title.textContent = words.announced[bet]
    small.textContent = count
  }
}

/** A point of the oval, so far round it from the upper left corner of its upper straight, and so deep inside. */
function pointAt({ width, height }: Oval, share: number, deep: number): [number, number] {
  const centre = height / 2
  const straight = width - height
  const bend = Math.PI * (centre - DEEP / 2)
  const whole = 2 * straight + 2 * bend
  const at = (((share % 1) + 1) % 1) * whole
  const r = centre - deep
  const onBend = (x: number, half: number): [number, number] => [
    x + r * Math.cos(half * Math.PI),
    centre + r * Math.sin(half * Math.PI),
  ]
  if (at < straight) return [centre + at, deep]
  if (at < straight + bend) return onBend(width - centre, (at - straight) / bend - 0.5)
  if (at < 2 * straight + bend) return [width - centre - (at - straight - bend), height - deep]
  return onBend(centre, (at - 2 * straight - bend) / bend + 0.5)
}

type Point = readonly [x: number, y: number]

/** Where a point of the lying oval is drawn. */
const drawnAt = ({ height, isOnEnd }: Oval, [x, y]: Point): Point =>
  isOnEnd ? [height - y, x] : [x, y]

const textOf =
  (oval: Oval) =>
  (point: Point): string =>
    drawnAt(oval, point)
      .map((value) => value.toFixed(1))
      .join(' ')

const boxOf = ({ width, height, isOnEnd }: Oval): string =>
  isOnEnd ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`

/** As it fits the screen, now and when that is turned. */
function drawOval(): SVGSVGElement {
  const svg = draw(boxOf(WIDE), trackMarkup(WIDE), { class: 'rl-oval', role: 'group' })
  const narrow = matchMedia(NARROW)
  const fit = (): void => reshape(svg, narrow.matches ? ON_END : WIDE)
  narrow.addEventListener('change', fit)
  fit()
  svg.removeAttribute('aria-hidden')
  return svg
}

/** The same parts, on another oval. */
function reshape(svg: SVGSVGElement, oval: Oval): void {
  const next = draw(boxOf(oval), trackMarkup(oval))
  svg.setAttribute('viewBox', boxOf(oval))
  const shapes = [...svg.querySelectorAll('path, text, rect')]
  for (const [at, shape] of [...next.querySelectorAll('path, text, rect')].entries())
    for (const { name, value } of shape.attributes) shapes[at]?.setAttribute(name, value)
}

function trackMarkup(oval: Oval): string {
  const cells = WHEEL.map((_, at) => {
    const pocket = WHEEL[(FIRST + at) % POCKETS] ?? 0
    return cellMarkup(oval, pocket, at / POCKETS)
  })
  return sectors(oval) + cells.join('')
}

function cellMarkup(oval: Oval, pocket: number, from: number): string {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((step) => from + step / POCKETS)
  const text = textOf(oval)
  const outer = steps.map((share) => text(pointAt(oval, share, 1)))
  const inner = steps.toReversed().map((share) => text(pointAt(oval, share, DEEP)))
  const [x, y] = drawnAt(oval, pointAt(oval, from + 0.5 / POCKETS, DEEP / 2))
  return `<g data-track="${pocket}" data-colour="${colourOf(pocket)}" role="button">
    <path d="M${[...outer, ...inner].join(' L')} Z"/>
    <text x="${x.toFixed(1)}" y="${(y + 4.5).toFixed(1)}">${pocket}</text></g>`
}

/** Where the inner field is cut: before which number of its upper side, and before which of its lower. */
const CUTS = [
  [1, 27],
  [22, 17],
  [12, 19],
] as const
const ORDER: readonly Announced[] = ['tiers', 'orphelins', 'voisins', 'jeu-zero']

/** The inner edge of the track, before a number. */
const edgeBefore = (oval: Oval, pocket: number): [number, number] =>
  pointAt(oval, ((placeOf(pocket) - FIRST + POCKETS) % POCKETS) / POCKETS, DEEP)

function sectors(oval: Oval): string {
  const { width, height } = oval
  const [left, right, r] = [DEEP, width - DEEP, height / 2 - DEEP]
  const cuts = CUTS.map(
    ([upper, lower]) => [edgeBefore(oval, upper), edgeBefore(oval, lower)] as const,
  )
  const edges = [
    [
      [left, DEEP],
      [left, height - DEEP],
    ] as const,
    ...cuts,
    [
      [right, DEEP],
      [right, height - DEEP],
    ] as const,
  ]
  const parts = ORDER.map((bet, at) => {
    const [a, b] = [edges[at], edges[at + 1]]
    if (!a || !b) return ''
    const isLong = bet === 'voisins'
    // Beyond the bend the field is clipped: the corners outside leave no part of it to nobody.
    const [upper, lower] = [DEEP, height - DEEP]
    const over: Point[] = isLong ? [[b[0][0], upper]] : []
    const under: Point[] = isLong ? [[b[1][0], lower]] : []
    const inner: Point[] = [a[0], b[0], b[1], a[1]]
    return sectorMarkup(oval, bet, inner, [a[0], ...over, b[0], b[1], ...under, a[1]])
  })
  const [long, across] = [right - left, 2 * r]
  const size = oval.isOnEnd ? [across, long] : [long, across]
  return `<clipPath id="rl-inner"><rect x="${DEEP}" y="${DEEP}" width="${size[0]}" height="${size[1]}" rx="${r}"/></clipPath>
    <g class="rl-sectors" clip-path="url(#rl-inner)">${parts.join('')}</g>`
}

/** A sector with its name in the middle. */
function sectorMarkup(
  oval: Oval,
  bet: Announced,
  inner: readonly Point[],
  corners: readonly Point[],
): string {
  const x = inner.reduce((sum, corner) => sum + corner[0], 0) / inner.length
  // The bend cuts its left end off.
  const [middle, line] = drawnAt(oval, [bet === 'tiers' ? x + 8 : x, oval.height / 2])
  const at = middle.toFixed(1)
  return `<g data-track="${bet}" role="button"><path d="M${corners.map(textOf(oval)).join(' L')} Z"/>
    <text x="${at}" y="${(line - 2).toFixed(1)}"></text><text class="is-small" x="${at}" y="${(line + 15).toFixed(1)}"></text></g>`
}
