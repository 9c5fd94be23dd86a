import { expect, it } from 'vitest'
import { modeFrom, storedMode, storeMode } from './mode.ts'

it('STATE-14/light the stored mode light turns dark mode off', () => {
  expect(modeFrom('light')).toBe('day')
})

it.each([null, '', 'dark', 'Light', 'day'])(
  'STATE-14/dark a stored %o gives dark mode',
  (stored) => {
    expect(modeFrom(stored)).toBe('night')
  },
)

it('reads back the mode it stored', () => {
  storeMode('day')
  expect(storedMode()).toBe('day')
  storeMode('night')
  expect(storedMode()).toBe('night')
})
