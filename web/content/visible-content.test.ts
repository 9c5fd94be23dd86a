import { expect, it } from 'vitest'
import {
  isSliderShown,
  mayPopUp,
  popupToOpen,
  shownPromotions,
  shownSliders,
} from './visible-content.ts'
import { specialDateOf } from './visible-content.ts'

const START = '2026-11-20T09:00:00.000Z'
const END = '2026-11-25T21:00:00.000Z'
const NOON = Date.parse('2026-11-22T12:00:00.000Z')
const slider = { id: 1, Status: 'active', Start_date: START, End_date: END }

it('RULE-08/status a slider shows with Status active and no other word', () => {
  expect(isSliderShown(slider, NOON)).toBe(true)
  for (const Status of ['passive', 'Active', 'active ', '1', ''])
    expect(isSliderShown({ ...slider, Status }, NOON), Status).toBe(false)
  expect(shownSliders([slider, { ...slider, Status: 'passive' }], NOON)).toEqual([slider])
})

it('RULE-08/start a slider shows from its Start_date on, not a moment before', () => {
  expect(isSliderShown(slider, Date.parse(START))).toBe(true)
  expect(isSliderShown(slider, Date.parse(START) - 1)).toBe(false)
})

it('RULE-08/end a slider shows up to its End_date, not a moment after', () => {
  expect(isSliderShown(slider, Date.parse(END))).toBe(true)
  expect(isSliderShown(slider, Date.parse(END) + 1)).toBe(false)
})

it('a slider whose dates are no dates is not shown', () => {
  expect(isSliderShown({ ...slider, Start_date: '' }, NOON)).toBe(false)
  expect(isSliderShown({ ...slider, End_date: 'soon' }, NOON)).toBe(false)
})

it('RULE-09 a promotion shows with Status active and no other word', () => {
  const rows = ['active', 'passive', 'Active', '', 'active'].map((Status, id) => ({ id, Status }))
  expect(shownPromotions(rows).map(({ id }) => id)).toEqual([0, 4])
})

it('RULE-10 a popup opens with Active equal to active and no other word', () => {
  for (const Active of ['passive', 'Active', '1', 'true', ''])
    expect(popupToOpen([{ id: 1, Active }], null), Active).toBeNull()
  expect(popupToOpen([{ id: 1, Active: 'active' }], null)).toEqual({ id: 1, Active: 'active' })
})

it('the popup that opens is the first not closed yet, and none comes back', () => {
  const popups = [9, 3, 5].map((id) => ({ id, Active: id === 3 ? 'passive' : 'active' }))
  expect(popupToOpen(popups, null)?.id).toBe(5)
  expect(popupToOpen(popups, '5')?.id).toBe(9)
  expect(popupToOpen(popups, '9')).toBeNull()
  expect(popupToOpen(popups, 'demo')?.id).toBe(5)
})

it('RULE-11 the special day is the first entry with Status active', () => {
  const rows = ['passive', 'active', 'active'].map((Status, id) => ({ id, Status }))
  expect(specialDateOf(rows)?.id).toBe(1)
  expect(specialDateOf([{ Status: 'Active' }])).toBeNull()
  expect(specialDateOf([])).toBeNull()
})

it('a popup opens where somebody looks around, never over a game, a payment or a form', () => {
  for (const path of ['/', '/slot', '/slot/category/27', '/promotions'])
    expect(mayPopUp(path)).toBe(true)
  for (const path of [
    '/play/slot/1',
    '/demo/slot/1',
    '/replay/a/1/b/2',
    '/deposit',
    '/login',
    '/profile',
  ])
    expect(mayPopUp(path), path).toBe(false)
})
