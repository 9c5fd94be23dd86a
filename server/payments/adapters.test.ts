import { describe, expect, it } from 'vitest'
import { checkAdapters, investmentMethods, methodOf, offerOf, offersOf } from './adapters.ts'
import type { PaymentAdapter } from './adapter.ts'
import { TransferBank, TRANSFERS } from './testing-transfers.ts'

const transfers = new TransferBank().adapter()
/** Both ways by one method, each on terms of its own. */
const both: PaymentAdapter = {
  name: 'both',
  methods: [{ ...TRANSFERS, id: 902, key: 'both', terms: { ...TRANSFERS.terms, in: termsIn() } }],
  channels: {
    in: {
      payableMs: 1,
      open: () => Promise.reject(new Error('closed')),
      ask: async () => ({ kind: 'unknown' }),
      close: async () => ({ kind: 'unknown' }),
    },
    out: transfers.channels.out,
  },
  webhook: null,
}
const house = { payments: [transfers, both] }

function termsIn() {
  const { out } = TRANSFERS.terms
  if (!out) throw new Error('no terms')
  return { ...out, isHighlighted: true }
}

describe('what a provider can do', () => {
  it('decides in which direction its methods are offered, each on its own terms', () => {
    expect(offersOf(house, 'out').map(({ method }) => method.key)).toEqual(['transfers', 'both'])
    expect(offersOf(house, 'in').map(({ method }) => method.key)).toEqual(['both'])
    expect(offerOf(house, 'in', TRANSFERS.id)).toBeNull()
    expect(offerOf(house, 'out', TRANSFERS.id)?.terms.isHighlighted).toBe(false)
    expect(offerOf(house, 'in', 902)?.terms.isHighlighted).toBe(true)
  })

  it('DATA-13/investment-methods is what the foot of the page lists: what comes in, a group of banks once', () => {
    const [method] = both.methods
    if (!method) throw new Error('no method')
    const group = { id: 950, name: { tr: 'Grup', en: 'Group' }, image: '/g.svg' }
    const inGroup = { ...method, group: { ...group, description: group.name } }
    const banks = [3, 4].map((id) => ({ ...inGroup, id, key: `bank-${id}` }))
    const listed = investmentMethods({
      payments: [transfers, { ...both, methods: [...banks, method] }],
    })
    const { id, name, image } = method
    expect(listed).toEqual([
      { id: group.id, title: group.name, image: group.image },
      { id, title: name, image },
    ])
    expect(investmentMethods({ payments: [transfers] })).toEqual([])
  })

  it('leaves a method known by its number, whichever way it goes', () => {
    expect(methodOf(house, TRANSFERS.id)?.key).toBe('transfers')
    expect(methodOf(house, 77)).toBeNull()
  })
})

describe('a house does not open', () => {
  it('with a method that goes where its provider does not', () => {
    const wrong = { ...transfers, channels: { in: null, out: null } }
    expect(() => checkAdapters([wrong])).toThrow('the method transfers goes out')
  })

  it('with a name, a number or a key that stands for two', () => {
    const [method] = transfers.methods
    if (!method) throw new Error('no method')
    const other = (changes: object) => [
      { ...both, methods: [{ ...method, ...changes }] },
      transfers,
    ]
    expect(() => checkAdapters(other({ key: 'x' }))).toThrow('two of the method 901')
    expect(() => checkAdapters(other({ id: 1 }))).toThrow('two of the method key transfers')
    expect(() => checkAdapters([transfers, { ...both, name: 'transfers' }])).toThrow(
      'two of the provider',
    )
    expect(() => checkAdapters(house.payments)).not.toThrow()
  })
})
