import { expect, it } from 'vitest'
import { dropHeld } from './table-keys.ts'

/** What is left of a key that is pressed on a button, or in a field. */
function pressed(key: string, repeat: boolean, isButton = true): string[] {
  const done: string[] = []
  dropHeld({
    key,
    repeat,
    // As much of an element as is asked for.
    target: { closest: (name: string) => (isButton && name === 'button' ? {} : null) } as Element &
      EventTarget,
    preventDefault: () => done.push('prevented'),
    stopPropagation: () => done.push('stopped'),
  })
  return done
}

it.each(['Enter', 'Backspace'])('a held %s presses a button once', (key) => {
  expect(pressed(key, false)).toEqual([])
  expect(pressed(key, true)).toEqual(['prevented', 'stopped'])
})

it('arrows go on while they are held, and whoever types is left alone', () => {
  expect(pressed('ArrowLeft', true)).toEqual([])
  expect(pressed('Backspace', true, false)).toEqual([])
})
