/** The race as a picture: where everybody is at a moment, before what goes by. */
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { STABLES } from '#contract/games/race-names.ts'
import type { RaceRules } from '#games/race/numbers.ts'
import { fitCanvas } from '../canvas.ts'
import type { Lang } from '../frame/amounts.ts'
import type { Course } from './course.ts'
import type { ShownPhase } from '../floor/phase.ts'
import { orderIn } from './order.ts'
import { drawRunner } from './runner.ts'
import { GROUND, RAIL, drawPost, type Track } from './track.ts'
import type { RaceWords } from './words.ts'

export interface SceneState {
  table: FloorTableState
  rules: RaceRules
  phase: ShownPhase
  nowMs: number
  isStill: boolean
  lang: Lang
  words: RaceWords
}

/** So much of the way is seen at once. */
const SEEN = 0.15
const SEEN_NARROW = 0.12
/** Of how many strides a race is made. */
const STRIDES = { dog: 62, horse: 56 } as const
interface Picture extends SceneState {
  course: Course | null
}

export function paint(canvas: HTMLCanvasElement, track: Track, picture: Picture): void {
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  const { width, height } = fitCanvas(ctx)
  if (width === 0 || height === 0) return
  const { round } = picture.table
  const posts = round?.card?.field.map((_, at) => at + 1) ?? []
  const shares = posts.map((post) => shareNow(picture, post))
  const wayPx = width / (width < 520 ? SEEN_NARROW : SEEN)
  const eye = eyeOn(shares, picture)
  // Bodies are behind their noses, and these are what is followed.
  const xOf = (share: number): number => width * 0.6 + (share - eye) * wayPx
  track.draw(ctx, width, height, eye * wayPx)
  for (const mark of [0.25, 0.5, 0.75]) {
    const text = `${Math.round(mark * picture.rules.metres)} m`
    if (isSeen(xOf(mark), width)) drawPost(ctx, xOf(mark), height, { text, isLine: false })
  }
  if (isSeen(xOf(1), width))
    drawPost(ctx, xOf(1), height, { text: `${picture.rules.metres} m`, isLine: true })
  const [top, bottom] = [height * (GROUND + 0.07), height * (RAIL - 0.02)]
  const lane = (bottom - top) / Math.max(1, posts.length)
  const { animal } = picture.rules
  const size = Math.min(height * (animal === 'dog' ? 0.42 : 0.34), width * 0.22)
  // Before the race they stand beside each other, so that everybody is seen.
  const isShown = picture.phase !== 'running' && picture.phase !== 'result'
  const place = width / (posts.length + 1)
  const stable = STABLES[picture.table.table] ?? []
  for (const post of posts) {
    const share = shares[post - 1] ?? 0
    const isRunning = picture.phase === 'running' && !picture.isStill && share > 0
    drawRunner(ctx, {
      animal,
      coat: stable[round?.card?.field[post - 1] ?? -1]?.coat ?? '#8a8f9c',
      post,
      // Its nose is at the line when it is home.
      x: isShown ? place * post : xOf(share) - size * 0.74,
      y: isShown ? (top + bottom) / 2 + lane * (post % 2) : top + lane * (post - 0.2),
      size: isShown ? Math.min(size, place * 0.86) : size * (0.86 + (0.2 * post) / posts.length),
      stride: share * STRIDES[animal] + post * 0.17,
      isRunning,
    })
  }
}

const isSeen = (x: number, width: number): boolean => x > -60 && x < width + 60

/** The eye follows the field, and stays at the line once somebody is home. */
function eyeOn(shares: readonly number[], { phase, isStill }: Picture): number {
  if (phase !== 'running' && phase !== 'result') return 0.045
  if (phase === 'result' || isStill) return 1
  const [first, last] = [Math.max(...shares), Math.min(...shares)]
  return Math.min(Math.max((first + last) / 2 + 0.02, 0.045), 1)
}

function shareNow({ table, phase, nowMs, course, isStill }: Picture, post: number): number {
  const { round } = table
  if (!round || course === null) return 0
  if (phase === 'result' || isStill) return placedShare(orderIn(round), post)
  return phase === 'running' ? course.shareAt(post, nowMs - (round.beginsAt ?? nowMs)) : 0
}

/** As they stand once all is told: one behind the other, the winner beyond the line. */
function placedShare(order: readonly number[] | null, post: number): number {
  const place = order?.indexOf(post) ?? 0
  return 1.045 - 0.011 * place
}
