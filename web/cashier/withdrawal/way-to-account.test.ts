import { expect, it } from 'vitest'
import type { Listed } from '../method.ts'
import { methodsOf, sharedFields } from '../method.ts'
import { paysTo, wayTo } from './way-to-account.ts'

const BANK = { typeID: 1 } as const
const WALLET = { typeID: 2 } as const

const method = (id: number, types: number[] | null, wishes: object = {}): Listed => ({
  type: 'single',
  properties: {
    id,
    name: `method ${id}`,
    Type: 2,
    isFavorite: 0,
    isHighlighted: false,
    transfer_type_id: 2,
    minimum: 50,
    maximum: 1_000,
    image: '',
    description: '',
    quickAmounts: [],
    hasQr: false,
    duration: '',
    bankcode: null,
    dailyMaximum: null,
    leftToday: null,
    ...wishes,
  },
  fields: [
    ...(types === null
      ? []
      : [
          {
            name: 'accountID',
            kind: 'account',
            label: '',
            required: true,
            accountTypes: types,
          } as const,
        ]),
    { name: 'idValidity', kind: 'date', label: '', required: true },
  ],
})
const slow = method(6, [1])
const fast = method(2, [1], { isHighlighted: true })
const wallet = method(5, [2])
const listed = [slow, fast, wallet]
const chosenOf = (one: Listed) => methodsOf([one])[0] ?? null

it('an account is paid by the first method that goes there, unless one that does was chosen', () => {
  expect(wayTo(listed, BANK, null)?.id).toBe(2)
  expect(wayTo(listed, BANK, chosenOf(slow))?.id).toBe(6)
  expect(wayTo(listed, WALLET, chosenOf(slow))?.id).toBe(5)
  expect(wayTo([slow, fast], WALLET, chosenOf(slow))).toBeNull()
  expect(wayTo([fast, method(7, [1], { isFavorite: 1 })], BANK, null)?.id).toBe(7)
})

it('a method that asks for no account is open before there is one, and one without types pays to any', () => {
  const opens = (types: number[] | null) => {
    const [one] = methodsOf([method(9, types)])
    if (!one) throw new Error('no method')
    return [null, BANK, WALLET].map((account) => paysTo(one, account))
  }
  expect(opens([1])).toEqual([false, true, false])
  expect(opens(null)).toEqual([true, true, true])
})

it('what every method asks is asked before one is chosen', () => {
  const names = (...some: Listed[]) => sharedFields(methodsOf(some)).map(({ name }) => name)
  expect(names(slow, wallet)).toEqual(['accountID', 'idValidity'])
  expect(names(slow, method(9, null))).toEqual(['idValidity'])
  expect(names()).toEqual([])
})
