import { KURUS, lira } from '#contract/money.ts'
import type { Notice, PaymentAdapter, PayIn, PayOut, Webhook } from '../adapter.ts'
import type { PaymentMethod } from '../method.ts'
import { channelIn, channelOut, webhookOf, type Bench, type Line } from './testing-bench.ts'

/** For each rule an adapter that breaks it, made of one that keeps it. */

type Break = (bench: Bench) => Bench

const withAdapter = (bench: Bench, change: Partial<PaymentAdapter>): Bench => ({
  ...bench,
  adapter: { ...bench.adapter, ...change },
})

const brokenIn =
  (change: (channel: PayIn, bench: Bench) => Partial<PayIn>): Break =>
  (bench) => {
    const channel = channelIn(bench)
    const channels = { ...bench.adapter.channels, in: { ...channel, ...change(channel, bench) } }
    return withAdapter(bench, { channels })
  }

const brokenOut =
  (change: (channel: PayOut, bench: Bench) => Partial<PayOut>): Break =>
  (bench) => {
    const channel = channelOut(bench)
    const channels = { ...bench.adapter.channels, out: { ...channel, ...change(channel, bench) } }
    return withAdapter(bench, { channels })
  }

const brokenWebhook =
  (change: (webhook: Webhook, bench: Bench) => Partial<Webhook>): Break =>
  (bench) => {
    const webhook = webhookOf(bench)
    return withAdapter(bench, { webhook: { ...webhook, ...change(webhook, bench) } })
  }

/** Whatever is asked of a line that somebody else holds, it believes the answer. */
const gullible =
  (line: Line): Break =>
  (bench) => ({
    ...bench,
    withLine: (asked) =>
      asked === line ? bench.adapter : (bench.withLine?.(asked) ?? bench.adapter),
  })

let running = 0
const another = (reference: string): string => `${reference}00${(running += 1)}`

export const BREAKS: Readonly<Record<string, Break>> = {
  'its methods go where it goes, on terms that hold': (bench) => {
    const [method] = bench.adapter.methods
    const terms = method?.terms.in
    if (!method || !terms) throw new Error('no method to break')
    const broken: PaymentMethod = {
      ...method,
      terms: { in: { ...terms, quickAmounts: [lira(1)] } },
    }
    return withAdapter(bench, { methods: [broken] })
  },
  'it says by itself what became of a payment, or is asked soon': (bench) => {
    const { firstAskMs: _, ...adapter } = bench.adapter
    return { ...bench, adapter: { ...adapter, webhook: null } }
  },

  'opening twice opens one payment': brokenIn((kept) => ({
    open: (order) => kept.open({ ...order, reference: another(order.reference) }),
  })),
  'two references are two payments': brokenIn((kept) => ({
    open: async (order) => ({ ...(await kept.open(order)), payment: 'the payment' }),
  })),
  'a page to pay on is a web address': brokenIn((kept) => ({
    open: async (order) => ({
      payment: (await kept.open(order)).payment,
      url: 'javascript:alert(1)',
    }),
  })),
  'what is paid in a coin says how much of it covers the amount, and no more': brokenIn((kept) => ({
    open: async (order) => {
      const opened = await kept.open(order)
      const { coins, ...instructions } = opened.instructions ?? { kind: 'qr', code: null, rows: [] }
      // As one does who rounds down.
      const less = coins && { ...coins, amount: coins.amount.replace(/\.\d+$/, '') }
      return { ...opened, instructions: { ...instructions, ...(less && { coins: less }) } }
    },
  })),
  'a payment that was opened is open': brokenIn((kept) => ({
    ask: async (reference) => {
      const state = await kept.ask(reference)
      return state.kind === 'open' ? { kind: 'declined' } : state
    },
  })),
  'a payment that was never opened is unknown': brokenIn((kept) => ({
    ask: async (reference) => {
      const state = await kept.ask(reference)
      return state.kind === 'unknown' ? { kind: 'closed' } : state
    },
  })),
  'closing what was never opened opens nothing': brokenIn((channel, bench) => ({
    close: async (reference) => {
      const { payInMethod: method, payInFields: fields } = bench
      const rest = { amount: lira(100), method, fields, note: '', lang: 'tr' } as const
      await channel.open({ reference, ...rest, returnUrl: 'https://kasa.example/' })
      return channel.close(reference)
    },
  })),
  'an approval says the exact amount': brokenIn((kept) => ({
    ask: async (reference) => {
      const state = await kept.ask(reference)
      // As one does who keeps money in floats of lira.
      return state.kind === 'approved'
        ? { ...state, amount: (state.amount / lira(1)) * lira(1) }
        : state
    },
  })),
  'what was declined is declined': brokenIn((kept) => ({
    ask: async (reference) => {
      const state = await kept.ask(reference)
      return state.kind === 'declined' ? { kind: 'open' } : state
    },
  })),
  'what was closed cannot be paid any more': brokenIn(() => ({
    close: async () => ({ kind: 'closed' }),
  })),
  'closing what was paid says that it was paid': brokenIn((kept) => ({
    close: async (reference) => {
      await kept.close(reference)
      return { kind: 'closed' }
    },
  })),
  'opening what was decided changes nothing': brokenIn((kept) => {
    const reopened = new Set<string>()
    return {
      open: async (order) => {
        if ((await kept.ask(order.reference)).kind === 'declined') reopened.add(order.reference)
        return kept.open(order)
      },
      ask: async (reference) => (reopened.has(reference) ? { kind: 'open' } : kept.ask(reference)),
    }
  }),

  'sending twice pays once': (bench) => {
    const times = new Map<string, bigint>()
    const broken = brokenOut((kept) => ({
      send: (order) => {
        times.set(order.reference, (times.get(order.reference) ?? 0n) + 1n)
        return kept.send(order)
      },
    }))(bench)
    const paidOut = async (reference: string) =>
      (await bench.paidOut(reference)) * (times.get(reference) ?? 0n)
    return { ...broken, paidOut }
  },
  'what was sent is not paid by that': brokenOut((kept) => ({
    ask: async (reference) => {
      const state = await kept.ask(reference)
      return state.kind === 'open' ? { kind: 'paid', amount: KURUS } : state
    },
  })),
  'what was never sent is unknown': brokenOut((kept) => ({
    ask: async (reference) => {
      const state = await kept.ask(reference)
      return state.kind === 'unknown' ? { kind: 'open' } : state
    },
  })),
  'what was paid says the exact amount': brokenOut((kept) => ({
    ask: async (reference) => {
      const state = await kept.ask(reference)
      return state.kind === 'paid' ? { ...state, amount: state.amount + KURUS } : state
    },
  })),
  'what failed stays failed, also when it is sent again': brokenOut((kept) => {
    const again = new Set<string>()
    return {
      send: async (order) => {
        if ((await kept.ask(order.reference)).kind === 'failed') again.add(order.reference)
        return kept.send(order)
      },
      ask: async (reference) => (again.has(reference) ? { kind: 'open' } : kept.ask(reference)),
    }
  }),
  'another attempt is another payout': brokenOut((kept) => {
    const firstOf = (reference: string) => reference.replace(/-\d+$/, '-1')
    return {
      send: (order) => kept.send({ ...order, reference: firstOf(order.reference) }),
      ask: (reference) => kept.ask(firstOf(reference)),
    }
  }),

  'a notice of the provider is genuine': brokenWebhook(() => ({ verify: async () => 'forged' })),
  'a notice is read as it was said': brokenWebhook((kept) => ({
    read: (rawBody) => {
      const notice = kept.read(rawBody)
      return notice && ({ ...notice, amount: notice.amount / KURUS } satisfies Notice)
    },
  })),
  'a repeat has the id of the first': brokenWebhook((kept) => ({
    read: (rawBody) => {
      const notice = kept.read(rawBody)
      return notice && { ...notice, id: another(notice.id) }
    },
  })),
  'a notice without a signature is refused': brokenWebhook((kept) => ({
    verify: async (request, now) => {
      const verdict = await kept.verify(request, now)
      return verdict === 'unsigned' ? 'genuine' : verdict
    },
  })),
  'a notice that was altered is refused': brokenWebhook((kept) => ({
    verify: async (request, now) => {
      const verdict = await kept.verify(request, now)
      return verdict === 'forged' ? 'genuine' : verdict
    },
  })),
  'a signature that is nonsense is refused': brokenWebhook((kept) => ({
    verify: async (request, now) => {
      const isNonsense = Object.values(request.headers).some((value) =>
        String(value).startsWith('xx'),
      )
      return isNonsense ? 'genuine' : kept.verify(request, now)
    },
  })),
  'an old notice is refused': brokenWebhook((kept, bench) => ({
    verify: (request) => kept.verify(request, bench.now()),
  })),
  'nonsense is read as nothing, without a fault': brokenWebhook((kept) => ({
    read: (rawBody) => {
      JSON.parse(rawBody.toString())
      return kept.read(rawBody)
    },
  })),

  'a notice in another currency is none': brokenWebhook((kept) => ({
    read: (rawBody) => kept.read(Buffer.from(rawBody.toString().replace('EUR', 'TRY'))),
  })),

  'a line that is cut is no answer': gullible('cut'),
  'an answer that somebody else signed is none': gullible('forged'),
  'the answer to another question is none': gullible('replayed'),
  'an answer in another currency is none': gullible('foreign'),
}
