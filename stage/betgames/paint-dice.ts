/** Two dice that tumble, and lie still with the faces that were drawn. */
import { DICE } from '#contract/games/betgames-names.ts'
import { outAtMs } from '#games/betgames/numbers.ts'
import { sharesOf } from '../virtual/shares.ts'
import { TURN, eased } from '../painting.ts'
import { PAINTS } from './ball.ts'
import type { Painter, Picture } from './picture.ts'

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
/** A face is seen so long while it tumbles. */
const FACE_MS = 110

export const paintDice: Painter = (context, picture) => {
  const { width, height } = picture
  const size = Math.min(height * 0.46, width * 0.24)
  for (const [nth, die] of DICE.entries()) {
    const { face, turn, lift } = faceNow(picture, nth)
    context.save()
    context.translate(width * (nth === 0 ? 0.36 : 0.64), height * 0.54 - lift * height * 0.22)
    context.rotate(turn)
    context.beginPath()
    context.roundRect(-size / 2, -size / 2, size, size, size * 0.18)
    context.fillStyle = PAINTS[die].back
    context.fill()
    context.lineWidth = 3
    context.strokeStyle = 'rgb(255 255 255 / 35%)'
    context.stroke()
    context.fillStyle = PAINTS[die].ink
    for (const [x, y] of SPOTS[face - 1] ?? []) {
      context.beginPath()
      context.arc(x * size, y * size, size * 0.09, 0, TURN)
      context.fill()
    }
    context.restore()
  }
}

interface Tumble {
  face: number
  turn: number
  lift: number
}

function faceNow({ ms, numbers, game, round }: Picture, nth: number): Tumble {
  const rest = nth === 0 ? -0.1 : 0.12
  const landsAt = outAtMs(game, nth)
  const drawn = numbers[nth]
  // Before anything is thrown they lie with the face that the round's number gives.
  const share = sharesOf(`dice ${round} ${nth} ${Math.floor(Math.max(0, ms) / FACE_MS)}`)
  const other = 1 + Math.floor(share() * SPOTS.length)
  if (ms < 0 || drawn === undefined) return { face: other, turn: rest, lift: 0 }
  if (ms >= landsAt) return { face: drawn, turn: rest, lift: 0 }
  const done = eased(ms, 0, landsAt)
  const lift = Math.abs(Math.cos(done * TURN * 0.75)) * (1 - done)
  return { face: other, turn: rest + (1 - done) * 3 * TURN * (nth === 0 ? 1 : -1), lift }
}
