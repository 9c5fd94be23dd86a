import { trusted } from './html.ts'

/** Two squares crossed: the house's eight-pointed star, around a point. */
function starPath(at: number, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const r = i % 2 === 1 ? radius * 0.765 : radius
    const angle = (Math.PI * i) / 8
    return `${(at + r * Math.sin(angle)).toFixed(1)} ${(at - r * Math.cos(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

export const STAR = trusted(
  `<svg width="36" height="36" viewBox="0 0 40 40" aria-hidden="true"><path d="${starPath(20, 19)}" fill="currentColor"/><path d="${starPath(20, 12.5)}" fill="none" stroke="var(--on-act)" stroke-width="1.4"/><circle cx="20" cy="20" r="4.2" fill="var(--on-act)"/></svg>`,
)
export const LATTICE = trusted(
  `<svg class="lattice" aria-hidden="true"><defs><pattern id="l" width="84" height="84" patternUnits="userSpaceOnUse"><path d="${starPath(42, 42)}" fill="none" stroke="currentColor" stroke-width="1.4"/><path d="${starPath(42, 18)}" fill="currentColor" fill-opacity=".35"/></pattern></defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
)
