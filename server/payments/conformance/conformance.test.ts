import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import type { Bench } from './testing-bench.ts'
import { sandboxBench, walletBench } from './testing-benches.ts'
import { BREAKS } from './testing-breaks.ts'
import { complaintOf, RULES } from './testing-rules.ts'

let house: TestHouse
const benches = new Map<string, Bench>()
beforeAll(async () => {
  house = await startTestHouse()
  benches.set('sandbox', sandboxBench(house))
  benches.set('wallet', await walletBench(house))
})
afterAll(() => house.close())

function benchOf(name: string): Bench {
  const bench = benches.get(name)
  if (!bench) throw new Error(`no bench of ${name}`)
  return bench
}

/** A new adapter joins here, with its bench. */
const ADAPTERS = ['sandbox', 'wallet']

it('every provider of this house is held to the rules, but for transfers that an operator settles', () => {
  const names = house.payments.map(({ name }) => name).filter((name) => name !== 'by-hand')
  expect(names).toEqual(ADAPTERS)
})

describe.each(ADAPTERS)('the adapter %s', (name) => {
  it.each(RULES)('keeps: $name', async (rule) => {
    expect(await complaintOf(rule, benchOf(name))).toBeNull()
  })
})

describe('the suite finds an adapter that', () => {
  it('breaks any rule: there is one for each', () => {
    expect(Object.keys(BREAKS)).toEqual(RULES.map(({ name }) => name))
  })

  it.each(RULES)('breaks: $name', async (rule) => {
    const concerned = [...benches.values()].filter((bench) => rule.appliesTo(bench))
    expect(concerned.length).toBeGreaterThan(0)
    for (const bench of concerned) {
      const broken = BREAKS[rule.name]?.(bench) ?? bench
      expect(await complaintOf(rule, broken)).not.toBeNull()
    }
  })
})
