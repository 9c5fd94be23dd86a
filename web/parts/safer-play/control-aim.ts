/** What somebody comes to `/control` for, as the way there says. */
export type ControlAim = 'limits' | 'pause'

export const aimAt = (aim: ControlAim) => ({ aim })

export function aimIn(state: unknown): ControlAim | null {
  if (typeof state !== 'object' || state === null || !('aim' in state)) return null
  return state.aim === 'limits' || state.aim === 'pause' ? state.aim : null
}
