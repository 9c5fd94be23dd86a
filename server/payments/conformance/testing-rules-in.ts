import { KURUS, lira } from '#contract/money.ts'
import { safePaymentPage } from '#contract/addresses/safe-address.ts'
import {
  channelIn,
  first,
  newReference,
  openPayment,
  paysIn,
  unlike,
  type Bench,
  type Rule,
} from './testing-bench.ts'

/** What every provider keeps that collects money. */

const rule = (name: string, check: Rule['check']): Rule => ({ name, appliesTo: paysIn, check })

/** Whole kuruş that no float holds exactly. */
const AMOUNT = lira(100) + 70_000n

/** The first method that is paid in a coin: its key, the coin, and a form of its first choices. */
const paidInCoins = ({ adapter }: Bench) =>
  adapter.methods.flatMap(({ key, terms }) => {
    const { coin, fields = [] } = terms.in ?? {}
    const filled = fields.flatMap(({ name, choices }) =>
      choices?.[0] ? [[name, choices[0].value] as const] : [],
    )
    return coin ? [[key, coin, Object.fromEntries(filled)] as const] : []
  })[0]

export const RULES_IN: readonly Rule[] = [
  rule('opening twice opens one payment', async (bench) => {
    const { order, opened } = await openPayment(bench, AMOUNT)
    return unlike(await channelIn(bench).open(order), opened)
  }),
  rule('two references are two payments', async (bench) => {
    const [one, other] = [await openPayment(bench, AMOUNT), await openPayment(bench, AMOUNT)]
    return one.opened.payment === other.opened.payment ? 'one payment for two' : null
  }),
  rule('a page to pay on is a web address', async (bench) => {
    const { opened } = await openPayment(bench, AMOUNT)
    if (opened.url === null) return opened.instructions ? null : 'neither page nor instructions'
    return safePaymentPage(opened.url) === '' ? `a page at ${opened.url}` : null
  }),
  {
    name: 'what is paid in a coin says how much of it covers the amount, and no more',
    appliesTo: (bench) => paysIn(bench) && paidInCoins(bench) !== undefined,
    check: async (bench) => {
      const [key, coin, payInFields] = paidInCoins(bench) ?? []
      if (!key || !coin || !payInFields) return 'no coin'
      const { opened } = await openPayment({ ...bench, payInMethod: key, payInFields }, AMOUNT)
      const coins = opened.instructions?.coins
      if (!/^\d+(\.\d+)?$/.test(coins?.amount ?? '')) return `it asks for ${coins?.amount}`
      const [whole = '', part = ''] = coins?.amount.split('.') ?? []
      const units = BigInt(whole + part.padEnd(coin.decimals, '0'))
      const worth = (of: bigint): bigint => (of * coin.rate) / 10n ** BigInt(coin.decimals)
      return first(
        unlike(coins?.currency, coin.currency),
        unlike(coins?.rate, (Number(coin.rate / KURUS) / 100).toFixed(2)),
        worth(units) < AMOUNT ? 'too little' : null,
        worth(units - 1n) >= AMOUNT ? 'too much' : null,
      )
    },
  },
  rule('a payment that was opened is open', async (bench) => {
    const { reference } = await openPayment(bench, AMOUNT)
    return unlike(await channelIn(bench).ask(reference), { kind: 'open' })
  }),
  rule('a payment that was never opened is unknown', async (bench) =>
    unlike(await channelIn(bench).ask(newReference('in')), { kind: 'unknown' }),
  ),
  rule('closing what was never opened opens nothing', async (bench) => {
    const reference = newReference('in')
    await channelIn(bench).close(reference)
    return unlike(await channelIn(bench).ask(reference), { kind: 'unknown' })
  }),
  rule('an approval says the exact amount', async (bench) => {
    const { reference } = await openPayment(bench, AMOUNT)
    await bench.decide.in(reference, 'approved')
    return unlike(await channelIn(bench).ask(reference), { kind: 'approved', amount: AMOUNT })
  }),
  rule('what was declined is declined', async (bench) => {
    const { reference } = await openPayment(bench, AMOUNT)
    await bench.decide.in(reference, 'declined')
    return unlike(await channelIn(bench).ask(reference), { kind: 'declined' })
  }),
  rule('what was closed cannot be paid any more', async (bench) => {
    const { reference } = await openPayment(bench, AMOUNT)
    const closed = await channelIn(bench).close(reference)
    await bench.decide.in(reference, 'approved')
    const later = await channelIn(bench).ask(reference)
    return first(unlike(closed, { kind: 'closed' }), unlike(later, { kind: 'closed' }))
  }),
  rule('closing what was paid says that it was paid', async (bench) => {
    const { reference } = await openPayment(bench, AMOUNT)
    await bench.decide.in(reference, 'approved')
    const paid = { kind: 'approved', amount: AMOUNT }
    const closed = await channelIn(bench).close(reference)
    return first(unlike(closed, paid), unlike(await channelIn(bench).ask(reference), paid))
  }),
  rule('opening what was decided changes nothing', async (bench) => {
    const { reference, order } = await openPayment(bench, AMOUNT)
    await bench.decide.in(reference, 'declined')
    await channelIn(bench).open(order)
    return unlike(await channelIn(bench).ask(reference), { kind: 'declined' })
  }),
]
