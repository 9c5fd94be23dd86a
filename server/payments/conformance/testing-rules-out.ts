import { lira } from '#contract/money.ts'
import {
  channelOut,
  first,
  newReference,
  paysOut,
  unlike,
  type Bench,
  type Rule,
} from './testing-bench.ts'

/** What every provider keeps that pays members. */

const rule = (name: string, check: Rule['check']): Rule => ({ name, appliesTo: paysOut, check })

const AMOUNT = lira(250) + 310_000n
const FIELDS = { accountOwner: 'Nilüfer Çağlayangil', IBAN: 'TR330099800000519786457841' }

async function send(bench: Bench, reference = newReference('out')): Promise<string> {
  await channelOut(bench).send({ reference, amount: AMOUNT, fields: FIELDS })
  return reference
}

export const RULES_OUT: readonly Rule[] = [
  rule('sending twice pays once', async (bench) => {
    const reference = await send(bench)
    await send(bench, reference)
    await bench.decide.out(reference, 'paid')
    await send(bench, reference)
    return unlike(await bench.paidOut(reference), AMOUNT)
  }),
  rule('what was sent is not paid by that', async (bench) => {
    const reference = await send(bench)
    return unlike(await channelOut(bench).ask(reference), { kind: 'open' })
  }),
  rule('what was never sent is unknown', async (bench) =>
    unlike(await channelOut(bench).ask(newReference('out')), { kind: 'unknown' }),
  ),
  rule('what was paid says the exact amount', async (bench) => {
    const reference = await send(bench)
    await bench.decide.out(reference, 'paid')
    return unlike(await channelOut(bench).ask(reference), { kind: 'paid', amount: AMOUNT })
  }),
  rule('what failed stays failed, also when it is sent again', async (bench) => {
    const reference = await send(bench)
    await bench.decide.out(reference, 'failed')
    await send(bench, reference)
    await bench.decide.out(reference, 'paid')
    const state = await channelOut(bench).ask(reference)
    return first(unlike(state, { kind: 'failed' }), unlike(await bench.paidOut(reference), 0n))
  }),
  rule('another attempt is another payout', async (bench) => {
    const reference = await send(bench)
    await bench.decide.out(reference, 'failed')
    const second = await send(bench, reference.replace(/-1$/, '-2'))
    await bench.decide.out(second, 'paid')
    const states = [await channelOut(bench).ask(reference), await channelOut(bench).ask(second)]
    return unlike(states, [{ kind: 'failed' }, { kind: 'paid', amount: AMOUNT }])
  }),
]
