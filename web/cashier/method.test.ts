import { expect, it } from 'vitest'
import { firstMethod, methodsOf, sectionsOf, type FormField, type Listed } from './method.ts'

const FIELD: FormField = { name: 'branch', kind: 'text', label: 'Şube', required: true }

interface Wishes {
  isFavorite?: 0 | 1
  isHighlighted?: boolean
  fields?: FormField[]
}

const properties = (id: number, { isFavorite = 0, isHighlighted = false }: Wishes = {}) => ({
  id,
  name: `method ${id}`,
  Type: 1 as const,
  isFavorite,
  isHighlighted,
  transfer_type_id: 2,
  minimum: 10,
  maximum: 100,
  image: '',
  description: '',
  quickAmounts: [],
  hasQr: false,
  duration: '',
  bankcode: null,
  dailyMaximum: null,
  leftToday: null,
})
const single = (id: number, wishes: Wishes = {}): Listed => ({
  type: 'single',
  properties: properties(id, wishes),
  fields: wishes.fields ?? [],
})
const group = (id: number, ...methods: [number, Wishes?][]): Listed => ({
  type: 'group',
  properties: { id, name: 'Havale', image: '', description: '' },
  methods: methods.map(([each, wishes = {}]) => ({
    ...properties(each, wishes),
    fields: wishes.fields ?? [],
  })),
})

it('DATA-20/fields a method’s form fields are read from the first element’s fields', () => {
  const list = [single(3, { fields: [FIELD] }), single(4)]
  expect(firstMethod(list)?.fields).toEqual([FIELD])
  expect(firstMethod([single(4), single(3, { fields: [FIELD] })])?.fields).toEqual([])
  expect(firstMethod([])).toBeNull()
})

it('shows each method once: favourites, then highlighted, then the rest, of a group what is left', () => {
  const list = [
    single(1, { isHighlighted: true }),
    single(2, { isHighlighted: true, isFavorite: 1 }),
    single(3),
    group(10, [11], [12, { isFavorite: 1 }], [13]),
    group(20, [21, { isFavorite: 1 }]),
  ]
  const { favourites, highlighted, rest } = sectionsOf(list)
  expect(favourites.map(({ id }) => id)).toEqual([2, 12, 21])
  expect(highlighted.map(({ id }) => id)).toEqual([1])
  expect(rest.map(({ id }) => id)).toEqual([3, 10])
  const [, transfers] = rest
  expect(transfers && 'methods' in transfers && transfers.methods.map(({ id }) => id)).toEqual([
    11, 13,
  ])
  expect(methodsOf(list).map(({ id }) => id)).toEqual([1, 2, 3, 11, 12, 13, 21])
})
