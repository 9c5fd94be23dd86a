/** Dice that tumble, and lie still with the faces that were drawn. */
import { draw } from '../dom.ts'
import { TURN, eased } from '../painting.ts'
import { sharesOf } from './shares.ts'

const [LOW, MIDDLE, HIGH] = [-0.27, 0, 0.27]
const CORNERS = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const
const OTHERS = [
  [LOW, HIGH],
  [HIGH, LOW],
] as const
const SIDES = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
] as const
const CENTRE = [[MIDDLE, MIDDLE]] as const
/** Where the spots of each face lie, from the middle of it. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  CENTRE,
  CORNERS,
  [...CORNERS, ...CENTRE],
  [...CORNERS, ...OTHERS],
  [...CORNERS, ...OTHERS, ...CENTRE],
  [...CORNERS, ...OTHERS, ...SIDES],
]
const UNTHROWN_ALPHA = 0.4
/** A face is seen so long while it tumbles. */
const FACE_MS = 110

/** A die that lies on a button, of the size of its letters. */
export function dieFace(face: number): SVGSVGElement {
  const spots = (SPOTS[face - 1] ?? []).map(
    ([x, y]) => `<circle cx="${10 + x * 18}" cy="${10 + y * 18}" r="1.9" fill="#b3302c"/>`,
  )
  return draw(
    '0 0 20 20',
    `<rect x="0.5" y="0.5" width="19" height="19" rx="4" fill="#fbfcff"/>${spots.join('')}`,
    { class: 'die-face' },
  )
}

interface Die {
  x: number
  y: number
  size: number
  back: string
  ink: string
}

/** A throw that is being told: so long since it began, and when it lies. The face is undefined as long as nobody may know it. */
interface Throw {
  round: number
  nth: number
  ms: number
  landsAt: number
  face: number | undefined
}

interface Tumble {
  /** 0 of a die that was not thrown yet: it shows none, so that nobody takes it for a throw. */
  face: number
  turn: number
  lift: number
}

function tumbleOf({ ms, landsAt, face, round, nth }: Throw): Tumble {
  const rest = nth % 2 === 0 ? -0.1 : 0.12
  if (ms < 0 || face === undefined) return { face: 0, turn: rest, lift: 0 }
  const share = sharesOf(
    `dice ${round} ${nth} ${Math.floor(Math.max(0, Math.min(ms, landsAt)) / FACE_MS)}`,
  )
  const other = 1 + Math.floor(share() * SPOTS.length)
  if (ms >= landsAt) return { face, turn: rest, lift: 0 }
  const done = eased(ms, 0, landsAt)
  const lift = Math.abs(Math.cos(done * TURN * 0.75)) * (1 - done)
  return { face: other, turn: rest + (1 - done) * 3 * TURN * (nth % 2 === 0 ? 1 : -1), lift }
}

/** `leap` is how high it is thrown. */
export function paintDie(
  context: CanvasRenderingContext2D,
  { x, y, size, back, ink }: Die,
  thrown: Throw,
  leap: number,
): void {
  const { face, turn, lift } = tumbleOf(thrown)
  context.save()
  if (face === 0) context.globalAlpha *= UNTHROWN_ALPHA
  context.translate(x, y - lift * leap)
  context.rotate(turn)
  context.beginPath()
  context.roundRect(-size / 2, -size / 2, size, size, size * 0.18)
  context.fillStyle = back
  context.fill()
  context.lineWidth = 3
  context.strokeStyle = 'rgb(255 255 255 / 35%)'
  context.stroke()
  context.fillStyle = ink
  for (const [right, down] of SPOTS[face - 1] ?? []) {
    context.beginPath()
    context.arc(right * size, down * size, size * 0.09, 0, TURN)
    context.fill()
  }
  context.restore()
}
