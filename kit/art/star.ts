/**
 * The eight-fold geometry that all ornament is drawn from: one star, and the star-and-cross lattice
 * it tiles. Pure numbers to SVG paths, so that the site, the stage and the art use the same hand.
 */

const POINTS = 16

/** How deep the notches of the Seljuk star are: two squares crossed give exactly this. */
export const SELJUK = 0.765

/** The path of an eight-pointed star around (cx, cy); `depth` is inner over outer radius. */
export function starPath(cx: number, cy: number, radius: number, depth = SELJUK): string {
  const corners = Array.from({ length: POINTS }, (_, i) => {
    const r = i % 2 === 1 ? radius * depth : radius
    const angle = (Math.PI * i) / 8 - Math.PI / 2
    return `${(cx + r * Math.cos(angle)).toFixed(2)},${(cy + r * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}
