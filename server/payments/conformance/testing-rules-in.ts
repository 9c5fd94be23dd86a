import { lira } from '#contract/money.ts'
import { safePaymentPage } from '#contract/addresses/safe-address.ts'
import {
  channelIn,
  first,
  newReference,
  openPayment,
  paysIn,
  unlike,
  type Rule,
} from './testing-bench.ts'

/** What every provider keeps that collects money. */

const rule = (name: string, check: Rule['check']): Rule => ({ name, appliesTo: paysIn, check })

/** Whole kuruş that no float holds exactly. */
const AMOUNT = lira(100) + 70_000n

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
