/** Gives a canvas the points that its place on the screen has, two a pixel at most; it is painted in pixels of the page. */
export function fitCanvas(context: CanvasRenderingContext2D): { width: number; height: number } {
  const { canvas } = context
  const { clientWidth: width, clientHeight: height } = canvas
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
export function createLayer<By extends readonly number[]>(
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

/**
 * What turns as a whole: painted once for each size about its own middle, within the radius, and laid about the middle of what it lies
 * on from then on. Painted again once letters are there.
 */
export function createDisc(
  paint: (context: CanvasRenderingContext2D, radius: number) => void,
): (onto: CanvasRenderingContext2D, radius: number) => void {
  let disc: CanvasRenderingContext2D | null = null
  let painted = ''
  return (onto, radius) => {
    disc ??= document.createElement('canvas').getContext('2d')
    if (disc === null) return paint(onto, radius)
    const { width, clientWidth } = onto.canvas
    const points = Math.ceil((2 * radius * width) / Math.max(1, clientWidth))
    const key = `${points} ${document.fonts.status}`
    if (key !== painted) {
      painted = key
      // Set anew it is empty.
      Object.assign(disc.canvas, { width: points, height: points })
      const scale = points / 2 / radius
      disc.setTransform(scale, 0, 0, scale, points / 2, points / 2)
      paint(disc, radius)
    }
    onto.drawImage(disc.canvas, -radius, -radius, 2 * radius, 2 * radius)
  }
}
