/** What differs between the scenes of crash games: what lies behind the curve, and what flies along it. */

/** What a craft is drawn with: at the origin, nose to the right, `size` from the middle to its end. */
export interface CraftState {
  /** From take-off on; nothing burns before. */
  isFlying: boolean
  /** Since take-off; stands where nothing may move. */
  seconds: number
}

export interface CrashLook {
  /** Over the whole canvas; it has gone by for so many seconds. */
  backdrop: (
    context: CanvasRenderingContext2D,
    width: number,
    height: number,
    seconds: number,
  ) => void
  craft: (context: CanvasRenderingContext2D, size: number, state: CraftState) => void
  /** The colour of the curve while it climbs. */
  curve: string
}

/** The house's star of eight points. */
export function paintStar(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour = '#ffffff',
): void {
  context.beginPath()
  for (let n = 0; n < 16; n += 1) {
    const far = n % 2 === 0 ? size : size * 0.62
    context.lineTo(x + Math.cos((n * Math.PI) / 8) * far, y + Math.sin((n * Math.PI) / 8) * far)
  }
  context.fillStyle = colour
  context.fill()
}

/** So far has something gone that crosses a width at a speed and comes in again at the other side. */
export const wrapped = (x: number, width: number): number => ((x % width) + width) % width
