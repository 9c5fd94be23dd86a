import type { PaymentAdapter } from './adapter.ts'
import { BY_HAND_METHODS, instructionsFor } from './by-hand-methods.ts'

/**
 * Transfers between banks that no provider carries: an operator sees the money arrive or sends it, and says so by
 * `npm run deposits` and `npm run withdrawals`. Nobody can be asked, so what is said by hand is all there is.
 */
export const BY_HAND = 'by-hand'

const DAY_MS = 24 * 60 * 60_000

export function byHand(): PaymentAdapter {
  return {
    name: BY_HAND,
    methods: BY_HAND_METHODS,
    channels: {
      in: {
        // A transfer that was announced may take the days of a long holiday.
        payableMs: 5 * DAY_MS,
        open: async ({ reference, method }) => {
          const instructions = instructionsFor(method, reference)
          return { payment: reference, url: null, ...(instructions && { instructions }) }
        },
        ask: async () => ({ kind: 'open' }),
        close: async () => ({ kind: 'closed' }),
      },
      out: {
        send: async ({ reference }) => ({ payment: reference }),
        ask: async () => ({ kind: 'open' }),
      },
    },
    webhook: null,
  }
}
