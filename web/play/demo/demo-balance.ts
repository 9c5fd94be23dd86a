import type { FromGame } from '#contract/games/frame-protocol.ts'
import type { Money } from '#contract/money.ts'

/** The play money of a demo, as its game tells of it: nobody else knows. */
export interface DemoPurse {
  /** Null until the game has said. */
  balance: Money | null
  net: Money
  /** How many rounds were staked. */
  rounds: number
}

export const NEW_PURSE: DemoPurse = { balance: null, net: 0n, rounds: 0 }

/** The purse after a message of the game; `again` begins with a new one. */
export function purseAfter(purse: DemoPurse, message: FromGame | { type: 'again' }): DemoPurse {
  switch (message.type) {
    case 'again':
      return NEW_PURSE
    case 'balance':
      return { ...purse, balance: BigInt(message.amount) }
    case 'staked':
      return { ...purse, net: purse.net - BigInt(message.amount), rounds: purse.rounds + 1 }
    case 'paid':
      return { ...purse, net: purse.net + BigInt(message.amount) }
    default:
      return purse
  }
}
