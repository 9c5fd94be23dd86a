import type { SlotEvent } from '#games/slots/events.ts'

declare global {
  interface Window {
    /** The gallery's own, for its tests and measurements. */
    gallery?: {
      /** Shows these rounds one after the other. */
      present: (rounds: readonly (readonly SlotEvent[])[]) => Promise<void>
    }
  }
}

export function openHooks(present: (round: readonly SlotEvent[]) => Promise<void>): void {
  window.gallery = {
    present: async (rounds) => {
      for (const round of rounds) await present(round)
    },
  }
}
