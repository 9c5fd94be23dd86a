import { expect, it } from 'vitest'
import { problemsFrom, problemsOf } from './deposit-rules.ts'
import { methodsOf, type Method } from './method.ts'

const method: Method = {
  id: 1,
  name: 'Deneme',
  description: '',
  image: '',
  minimum: 10,
  maximum: 500,
  quickAmounts: [],
  transferTypeId: 2,
  hasQr: false,
  fields: [
    { name: 'senderPhone', kind: 'phone', label: 'Telefon', required: true, lengthMax: 20 },
    { name: 'senderNationalID', kind: 'national-id', label: 'T.C.', required: false },
  ],
}
const fields = { senderPhone: '0532 000 00 00' }

it('finds nothing wrong with a whole form', () => {
  expect(problemsOf({ amount: '10', fields }, method, 'tr')).toEqual({})
  expect(problemsOf({ amount: '500,00', fields }, method, 'tr')).toEqual({})
})

it('names what is missing, unreadable or out of the method’s range', () => {
  const amountIn = (amount: string) => problemsOf({ amount, fields }, method, 'tr')['amount']
  expect(amountIn('')).toBe('enterAmount')
  expect(amountIn('on')).toBe('unreadable')
  expect(amountIn('9,99')).toBe('outOfRange')
  expect(amountIn('500,01')).toBe('outOfRange')
  expect(amountIn('99999999999999')).toBe('outOfRange')
})

it('checks the fields that the method names, and only those', () => {
  const amount = '50'
  expect(problemsOf({ amount, fields: {} }, method, 'tr')).toEqual({ senderPhone: 'required' })
  const typed = { senderPhone: 'yok', senderNationalID: '123' }
  expect(problemsOf({ amount, fields: typed }, method, 'tr')).toEqual({
    senderPhone: 'wrongPhone',
    senderNationalID: 'wrongNationalId',
  })
})

it('puts what the platform said to the field it said it of', () => {
  const problems = [
    { field: 'fields.senderPhone', problem: 'phone' },
    { field: 'amount', problem: 'x' },
  ]
  expect(problemsFrom({ fields: problems })).toEqual({
    senderPhone: 'wrongPhone',
    amount: 'wrongField',
  })
  expect(problemsFrom({})).toEqual({})
})

it('shows the members of a group beside the single methods', () => {
  const { id, name, description, image, minimum, maximum, hasQr } = method
  const properties = {
    id,
    name,
    description,
    image,
    minimum,
    maximum,
    hasQr,
    Type: 1 as const,
    isFavorite: 0 as const,
    isHighlighted: false,
    transfer_type_id: 2,
    quickAmounts: [50],
  }
  const listed = methodsOf([
    { type: 'single', properties, fields: [] },
    {
      type: 'group',
      properties: { id: 9, name: 'Kartlar', image: '' },
      methods: [{ ...properties, id: 2, fields: [] }],
    },
  ])
  expect(listed.map((each) => [each.id, each.transferTypeId, each.quickAmounts])).toEqual([
    [1, 2, [50]],
    [2, 2, [50]],
  ])
})
