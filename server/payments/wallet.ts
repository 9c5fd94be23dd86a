import { createHash } from 'node:crypto'
import { KURUS } from '#contract/money.ts'
import type { OperatingHouse } from '#server/house.ts'
import type {
  Instructions,
  PaymentAdapter,
  PayInOrder,
  PayInState,
  PayOutState,
} from './adapter.ts'
import { coinsFor } from './coins.ts'
import {
  askWallet,
  overHttp,
  type Carry,
  type WalletAnswer,
  type WalletQuestion,
} from './wallet/line.ts'
import { COIN, COINS_KEY, WALLET_METHODS } from './wallet/methods.ts'

/**
 * A provider of another kind than the sandbox bank: it takes orders at once, decides later and tells nobody, so it
 * is asked. It pays members, too. Both sides sign, and an answer that is not the wallet's own counts as none.
 */
export const WALLET = 'wallet'

const PAYABLE_MS = 30 * 60_000
const FIRST_ASK_MS = 3_000

export function wallet(house: OperatingHouse, carry: Carry = overHttp(house)): PaymentAdapter {
  const ask = (question: WalletQuestion): Promise<WalletAnswer> => askWallet(house, carry, question)
  return {
    name: WALLET,
    methods: WALLET_METHODS,
    channels: {
      in: {
        payableMs: PAYABLE_MS,
        open: async (order) => {
          const { reference, amount } = order
          const amountKurus = String(amount / KURUS)
          await ask({ act: 'order', direction: 'in', reference, amountKurus })
          const instructions = instructionsFor(order)
          return { payment: `wallet ${reference}`, url: null, instructions }
        },
        ask: async (reference) =>
          payInStateOf(await ask({ act: 'ask', direction: 'in', reference })),
        close: async (reference) =>
          payInStateOf(await ask({ act: 'close', direction: 'in', reference })),
      },
      out: {
        send: async ({ reference, amount }) => {
          const amountKurus = String(amount / KURUS)
          await ask({ act: 'order', direction: 'out', reference, amountKurus })
          return { payment: `wallet payout ${reference}` }
        },
        ask: async (reference) =>
          payOutStateOf(await ask({ act: 'ask', direction: 'out', reference })),
      },
    },
    webhook: null,
    firstAskMs: FIRST_ASK_MS,
  }
}

function payInStateOf({ status, amountKurus }: WalletAnswer): PayInState {
  if (status === 'done') return { kind: 'approved', amount: BigInt(amountKurus) * KURUS }
  return { kind: status === 'failed' ? 'declined' : status }
}

function payOutStateOf({ status, amountKurus }: WalletAnswer): PayOutState {
  if (status === 'done') return { kind: 'paid', amount: BigInt(amountKurus) * KURUS }
  // Nothing closes a payout.
  return { kind: status === 'closed' ? 'open' : status }
}

function instructionsFor({ method, reference, amount, fields }: PayInOrder): Instructions {
  const { network = 'TRC20' } = fields
  const note = { name: 'note', value: `KS-${reference.split('-').at(-1) ?? ''}` } as const
  if (method !== COINS_KEY) {
    const receiver = { name: 'receiver', value: 'Kasa · 8800 1122 3344' } as const
    return { kind: 'transfer', code: null, rows: [receiver, note] }
  }
  const address = addressFor(network, reference)
  const rows = [
    { name: 'network', value: network } as const,
    { name: 'address', value: address } as const,
  ]
  return { kind: 'qr', code: address, rows, coins: coinsFor(amount, COIN) }
}

/** An address of play money, the same for a payment whenever it is asked for. */
function addressFor(network: string, reference: string): string {
  const digest = createHash('sha256').update(`${network} ${reference}`).digest('hex')
  return network === 'ERC20' ? `0x${digest.slice(0, 40)}` : `T${digest.slice(0, 33).toUpperCase()}`
}
