/** A match as a picture: everybody on the pitch at a moment, the eye following the ball. */
import type { Club } from '#contract/games/football-names.ts'
import { fitCanvas } from '../canvas.ts'
import { PLAYERS, directionOf, type Course, type Side } from './course.ts'
import { drawFigure, type Figure } from './figure.ts'
import { drawBall, type Eye, type createPitch } from './pitch.ts'

type Pitch = ReturnType<typeof createPitch>

export interface Picture {
  course: Course
  clubs: readonly [home: Club, away: Club]
  /** From kick-off. */
  ms: number
}

/** Where somebody was so long before tells how they run. */
const BEFORE_MS = 120
/** A step and the other one take so many metres. */
const STEPS_METRES = 3.2
/** The eye is where the ball is around a moment. */
const EYE_MS = [-900, -500, -200, 0, 200, 500, 800]
const KEEPERS = [
  { first: '#e2b33c', second: '#3a2c0a', pattern: 'plain', ink: '#2a1e04' },
  { first: '#7d4fd0', second: '#241147', pattern: 'plain', ink: '#ffffff' },
] as const

export function paint(canvas: HTMLCanvasElement, pitch: Pitch, picture: Picture): void {
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  const { width, height } = fitCanvas(ctx)
  if (width === 0 || height === 0) return
  const { course, ms } = picture
  const eye: Eye = { x: eyeAt(course, ms), width, height }
  pitch.draw(ctx, eye)
  const ball = course.ballAt(ms)
  const figures = (['home', 'away'] as const).flatMap((side) => figuresOf(picture, side))
  for (const figure of figures.toSorted((a, b) => a.y - b.y)) drawFigure(ctx, eye, figure)
  drawBall(ctx, eye, ball)
}

function eyeAt(course: Course, ms: number): number {
  const sum = EYE_MS.reduce((all, off) => all + course.ballAt(Math.max(0, ms + off)).x, 0)
  return Math.min(Math.max(sum / EYE_MS.length, 17), 88)
}

function figuresOf({ course, clubs, ms }: Picture, side: Side): Figure[] {
  const shirt = clubs[side === 'home' ? 0 : 1]
  return Array.from({ length: PLAYERS }, (_, at) => {
    const number = at + 1
    const now = course.playerAt(side, number, ms)
    const before = course.playerAt(side, number, Math.max(0, ms - BEFORE_MS))
    const [dx, dy] = [now.x - before.x, now.y - before.y]
    const speed = (Math.hypot(dx, dy) * 1_000) / BEFORE_MS
    return {
      x: now.x,
      y: now.y,
      direction: Math.abs(dx) > 0.04 ? (dx > 0 ? 1 : -1) : directionOf(side, ms),
      speed,
      stride: (ms / 1_000) * (Math.min(speed, 9) / STEPS_METRES) + number * 0.17,
      number,
      shirt: number === 1 ? KEEPERS[side === 'home' ? 0 : 1] : shirt,
    }
  })
}
