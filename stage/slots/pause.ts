/** How long after a round, and after the last press within it, no press plays. */
export const PAUSE_MS = 350

/**
 * The breath after a round. The button that skips is the button that spins, so whoever still presses
 * to skip when the round is over would buy another one: such presses are ignored, and each of them
 * makes the breath begin again.
 */
export interface Pause {
  begin: () => void
  isOver: () => boolean
}

export function createPause(onOver: () => void, now = () => performance.now()): Pause {
  let until = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    begin: () => {
      until = now() + PAUSE_MS
      clearTimeout(timer)
      timer = setTimeout(onOver, PAUSE_MS)
    },
    isOver: () => now() >= until,
  }
}
