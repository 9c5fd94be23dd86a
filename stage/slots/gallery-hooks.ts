import type { SlotEvent } from '#games/slots/events.ts'

declare global {
  interface Window {
    /** The gallery's own, for its tests and measurements. */
    gallery?: {
      /** Tells these rounds one after the other. */
      tell: (rounds: readonly (readonly SlotEvent[])[]) => Promise<void>
    }
  }
}

export function openHooks(tell: (round: readonly SlotEvent[]) => Promise<void>): void {
  window.gallery = {
    tell: async (rounds) => {
      for (const round of rounds) await tell(round)
    },
  }
}
