import { expect, it } from 'vitest'
import { Gesture } from './gesture.ts'

const pressed = (...presses: readonly (readonly [string, number, number])[]): boolean[] => {
  const gesture = new Gesture()
  return presses.map(([act, clicks, ms]) => gesture.begins(act, clicks, ms))
}

it('the second press of a double click takes nothing back that the first one laid', () => {
  expect(pressed(['lay', 1, 0], ['back', 2, 120])).toEqual([true, false])
  expect(pressed(['lay', 1, 0], ['back', 2, 900])).toEqual([true, false])
  expect(pressed(['back', 1, 0], ['lay', 2, 120])).toEqual([true, false])
})

it('nor does the second tap of a finger, or a key, whose events count no clicks', () => {
  expect(pressed(['lay', 1, 0], ['back', 1, 300])).toEqual([true, false])
  expect(pressed(['out', 0, 0], ['wait', 0, 300])).toEqual([true, false])
  expect(pressed(['half', 1, 0], ['out', 1, 200])).toEqual([true, false])
})

it('a press of its own does what the button says', () => {
  expect(pressed(['lay', 1, 0], ['back', 1, 500], ['lay', 1, 1_000])).toEqual([true, true, true])
  expect(pressed(['half', 1, 0], ['out', 1, 260])).toEqual([true, true])
  expect(pressed(['lay', 1, 0], ['lay', 2, 90])).toEqual([true, true])
})
