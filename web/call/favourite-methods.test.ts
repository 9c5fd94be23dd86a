import { afterEach, describe, expect, it } from 'vitest'
import {
  favouritesOf,
  showFavouriteMethod,
  withMark,
  type ListedMethod,
} from './favourite-methods.ts'
import { memory } from './memory.ts'

const properties = (id: number, isFavorite: 0 | 1 = 0) => ({
  id,
  name: `method ${id}`,
  Type: 1 as const,
  isFavorite,
  isHighlighted: false,
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
const single = (id: number, isFavorite: 0 | 1 = 0): ListedMethod => ({
  type: 'single',
  properties: properties(id, isFavorite),
  fields: [],
})
const group = (id: number, ...methods: [number, (0 | 1)?][]): ListedMethod => ({
  type: 'group',
  properties: { id, name: 'group', image: '', description: '' },
  methods: methods.map(([each, isFavorite]) => ({ ...properties(each, isFavorite), fields: [] })),
})

describe('the favourites of a list', () => {
  it('STATE-19/only-flagged are those flagged 1 and no others', () => {
    expect(favouritesOf([single(1), single(2, 1), single(3, 0)])).toEqual([single(2, 1)])
    expect(favouritesOf([single(1)])).toEqual([])
  })

  it('STATE-19/groups keep a group only with favourite members, and of them only those', () => {
    const list = [group(10, [11], [12, 1], [13]), group(20, [21], [22]), single(1, 1)]
    expect(favouritesOf(list)).toEqual([group(10, [12, 1]), single(1, 1)])
  })

  it('mark one method, wherever it stands, and leave the list that was', () => {
    const list = [single(1), group(10, [11], [12])]
    expect(withMark(list, 12, 1)).toEqual([single(1), group(10, [11], [12, 1])])
    expect(withMark(list, 1, 1)).toEqual([single(1, 1), group(10, [11], [12])])
    expect(withMark(list, 99, 1)).toEqual(list)
    expect(list).toEqual([single(1), group(10, [11], [12])])
  })
})

describe('the finance state', () => {
  afterEach(() => memory.clear())
  const held = (name: string, payload: object) => memory.getQueryData([name, payload, 'tr'])
  const hold = (name: string, payload: object, ...methods_list: ListedMethod[]) =>
    memory.setQueryData([name, payload, 'tr'], { methods_list })

  it('DATA-19/deposit-methods DATA-19/withdraw-methods holds each list by its type', () => {
    hold('finance/list_cash_methods_new', { Type: 1 }, single(1), group(10, [5]))
    hold('finance/list_cash_methods_new', { Type: 2 }, single(5), single(6))
    expect(held('finance/list_cash_methods_new', { Type: 1 })).toEqual({
      methods_list: [single(1), group(10, [5])],
    })
    expect(held('finance/list_cash_methods_new', { Type: 2 })).toEqual({
      methods_list: [single(5), single(6)],
    })
  })

  it('DATA-19/favourite-methods DATA-19/highlighted-methods a mark reaches the lists of its own type alone', () => {
    const [NEW, FLAT, FIRST] = [
      'finance/list_cash_methods_new',
      'finance/list_cash_methods',
      'finance/list_highlighted_cash_methods',
    ]
    hold(NEW, { Type: 1 }, single(1), group(10, [5]))
    hold(NEW, { Type: 2 }, single(5), single(6))
    hold(FLAT, { Type: 1 }, single(1), single(5))
    hold(FIRST, { Type: 1 }, single(5))
    showFavouriteMethod(1, 5, true)
    expect(held(NEW, { Type: 1 })).toEqual({ methods_list: [single(1), group(10, [5, 1])] })
    expect(held(NEW, { Type: 2 })).toEqual({ methods_list: [single(5), single(6)] })
    expect(held(FIRST, { Type: 1 })).toEqual({ methods_list: [single(5, 1)] })
    const flat = held(FLAT, { Type: 1 }) as { methods_list: ListedMethod[] }
    expect(favouritesOf(flat.methods_list)).toEqual([single(5, 1)])
    showFavouriteMethod(1, 5, false)
    expect(held(FIRST, { Type: 1 })).toEqual({ methods_list: [single(5)] })
  })
})
