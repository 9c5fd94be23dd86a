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
