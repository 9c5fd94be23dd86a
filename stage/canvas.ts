/** The site's own face, by the name that it is loaded under: another one, and a canvas falls back to the system's. */
export const CANVAS_FACE = "'Onest Variable', system-ui, sans-serif"

interface Size {
  width: number
  height: number
}

const sizes = new WeakMap<Element, Size>()
let observer: ResizeObserver | null = null
const sizeNow = ({ clientWidth, clientHeight }: Element): Size => ({
  width: clientWidth,
  height: clientHeight,
})

/**
 * How large a canvas is on the page, as of the last layout: asked of the page itself in the midst of a frame, it would be laid out at once. A canvas that
 * grew is painted for its new size in the frame after, which a weak phone is glad of.
 */
export function sizeOf(canvas: HTMLCanvasElement): Size {
  const known = sizes.get(canvas)
  if (known) return known
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) sizes.set(target, sizeNow(target))
  })
  observer.observe(canvas)
  const size = sizeNow(canvas)
  sizes.set(canvas, size)
  return size
}

/** Gives a canvas the points that its place on the screen has, two a pixel at most; it is painted in pixels of the page. */
export function fitCanvas(context: CanvasRenderingContext2D): Size {
  const { canvas } = context
  const { width, height } = sizeOf(canvas)
  const scale = Math.min(devicePixelRatio, 2)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  // Set anew it would be empty.
  if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h })
  context.setTransform(scale, 0, 0, scale, 0, 0)
  return { width, height }
}

/**
 * What never moves: painted once for each size and place, and for what else it is painted by, and laid on from then on. What it lies on
 * is fitted and placed before.
 */
export function createLayer<By extends readonly (number | string)[]>(
  paint: (context: CanvasRenderingContext2D, ...by: By) => void,
): (onto: CanvasRenderingContext2D, ...by: By) => void {
  let layer: CanvasRenderingContext2D | null = null
  let painted = ''
  return (onto, ...by) => {
    layer ??= document.createElement('canvas').getContext('2d')
    if (layer === null) return paint(onto, ...by)
    const { width, height } = onto.canvas
    const place = onto.getTransform()
    const { a, b, c, d, e, f } = place
    const key = [width, height, a, b, c, d, e, f, ...by].join(' ')
    if (key !== painted) {
      painted = key
      // Set anew it is empty.
      Object.assign(layer.canvas, { width, height })
      layer.setTransform(place)
      paint(layer, ...by)
    }
    onto.save()
    onto.resetTransform()
    onto.drawImage(layer.canvas, 0, 0)
    onto.restore()
  }
}

/** When a disc was painted last: one a frame is enough for a weak phone. */
let paintedIn: CSSNumberish | null = null
/** A disc that is so many times as large as it is laid on is as sharp. */
const SHARP_UP_TO = 1.6

/**
 * What turns or grows as a whole: painted once for each size about its own middle, within the radius, and laid about the middle of what it
 * lies on from then on. Painted again once letters are there, or where it has become larger or much smaller: what stands already is laid on until
 * the frame after, and longer where another disc is painted in that one. Answers whether it is as sharp as it is to be.
 */
export function createDisc(
  paint: (context: CanvasRenderingContext2D, radius: number) => void,
): (onto: CanvasRenderingContext2D, radius: number) => boolean {
  let disc: CanvasRenderingContext2D | null = null
  let [painted, wanted] = [{ points: 0, letters: '' }, '']
  const isSharp = (points: number, letters: string): boolean =>
    letters === painted.letters &&
    points <= painted.points &&
    painted.points <= points * SHARP_UP_TO
  const isItsTurn = (key: string): boolean => {
    const frame = document.timeline.currentTime
    const isFirst = painted.points === 0
    if (!isFirst && (key !== wanted || paintedIn === frame)) return false
    paintedIn = frame
    return true
  }
  return (onto, radius) => {
    disc ??= document.createElement('canvas').getContext('2d')
    if (disc === null) {
      paint(onto, radius)
      return true
    }
    const { width } = onto.canvas
    const points = Math.ceil((2 * radius * width) / Math.max(1, sizeOf(onto.canvas).width))
    const letters = document.fonts.status
    const key = `${points} ${letters}`
    if (!isSharp(points, letters) && isItsTurn(key)) {
      painted = { points, letters }
      // Set anew it is empty.
      Object.assign(disc.canvas, { width: points, height: points })
      const scale = points / 2 / radius
      disc.setTransform(scale, 0, 0, scale, points / 2, points / 2)
      paint(disc, radius)
    }
    wanted = key
    onto.drawImage(disc.canvas, -radius, -radius, 2 * radius, 2 * radius)
    return isSharp(points, letters)
  }
}
