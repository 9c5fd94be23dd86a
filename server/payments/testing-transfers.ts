/**
 * A payment provider for tests, of another kind than the sandbox: it pays members and collects nothing, takes
 * orders at once and decides later, and signs its notices by a scheme of its own. Its book is in memory.
 */
import { createHash } from 'node:crypto'
import { lira, type Money } from '#contract/money.ts'
import type { Notice, PaymentAdapter, PayOutOrder, PayOutState, WebhookRequest } from './adapter.ts'
import type { PaymentMethod } from './method.ts'

export const TRANSFERS: PaymentMethod = {
  id: 901,
  key: 'transfers',
  name: { tr: 'Havale (test)', en: 'Transfer (test)' },
  image: '',
  transferTypeId: 2,
  terms: {
    out: {
      description: { tr: 'Banka hesabına ödenir.', en: 'Paid to a bank account.' },
      minimum: lira(100),
      maximum: lira(20_000),
      dailyMaximum: null,
      duration: { tr: 'Hemen', en: 'At once' },
      quickAmounts: [],
      isHighlighted: false,
      hasQr: false,
      fields: [
        {
          name: 'iban',
          kind: 'text',
          label: { tr: 'IBAN', en: 'IBAN' },
          required: true,
          lengthMax: 34,
        },
      ],
    },
  },
}

export class TransferBank {
  /** Every order that arrived, repeats included. */
  readonly arrived: PayOutOrder[] = []
  /** What became of those that the bank knows, by reference. */
  readonly book = new Map<string, PayOutState>()
  isReachable = true

  /** Null: it sends no notices. */
  readonly signsWith: string | null

  constructor(signsWith: string | null = null) {
    this.signsWith = signsWith
  }

  decide(reference: string, state: PayOutState): void {
    this.book.set(reference, state)
  }

  adapter(): PaymentAdapter {
    return {
      name: 'transfers',
      methods: [TRANSFERS],
      channels: {
        in: null,
        out: {
          send: async (order) => this.#take(order),
          ask: async (reference) => this.#stateOf(reference),
        },
      },
      webhook:
        this.signsWith === null ? null : { verify: async (request) => this.#verify(request), read },
    }
  }

  /** The headers of a notice as this bank sends it. */
  headersFor(body: string): Record<string, string> {
    return { 'x-digest': digestOf(this.signsWith ?? '', Buffer.from(body)) }
  }

  #take(order: PayOutOrder): { payment: string } {
    if (!this.isReachable) throw new Error('nobody answers')
    this.arrived.push(order)
    if (!this.book.has(order.reference)) this.book.set(order.reference, { kind: 'open' })
    return { payment: `transfer of ${order.reference}` }
  }

  #stateOf(reference: string): PayOutState {
    if (!this.isReachable) throw new Error('nobody answers')
    return this.book.get(reference) ?? { kind: 'unknown' }
  }

  #verify({ headers, rawBody }: WebhookRequest): 'genuine' | 'unsigned' | 'forged' {
    const given = headers['x-digest']
    if (given === undefined) return 'unsigned'
    return given === digestOf(this.signsWith ?? '', rawBody) ? 'genuine' : 'forged'
  }
}

const digestOf = (secret: string, body: Buffer): string =>
  createHash('sha512').update(body).update(secret).digest('base64')

/** `<direction> <kind> <reference> <micro-lira>`: a test says of either direction what it likes. */
export const noticeLine = (notice: Omit<Notice, 'id'>): string =>
  [notice.direction, notice.kind, notice.reference, notice.amount].join(' ')

function read(rawBody: Buffer): Notice | null {
  const [direction, kind, reference = '', amount = ''] = rawBody.toString().split(' ')
  if (!/^\d+$/.test(amount)) return null
  const notice = { id: `${kind}-${reference}`, reference, amount: BigInt(amount) satisfies Money }
  if (direction === 'in' && (kind === 'approved' || kind === 'declined'))
    return { ...notice, direction, kind }
  if (direction === 'out' && (kind === 'paid' || kind === 'failed'))
    return { ...notice, direction, kind }
  return null
}
