import { describe, expect, it } from 'vitest'
import { createTape, stopOf } from './tape.ts'

const strip = ['A', 'K', 'Q', 'J', 'tulip', 'crown']
const window = (tape: ReturnType<typeof createTape>, cell: number): string[] =>
  [0, 1, 2].map((row) => tape.symbolAt(cell - row))

describe('a reel', () => {
  it('reads its strip downwards and wraps round', () => {
    const tape = createTape(strip)
    expect(window(tape, 0)).toEqual(['A', 'K', 'Q'])
    expect(window(tape, 1)).toEqual(['crown', 'A', 'K'])
    expect(window(tape, -600)).toEqual(['A', 'K', 'Q'])
  })

  it('lands on the column it is given, with its true neighbours above and below', () => {
    const tape = createTape(strip)
    tape.landOn(20, ['J', 'tulip', 'crown'], strip)
    expect(window(tape, 20)).toEqual(['J', 'tulip', 'crown'])
    expect([tape.symbolAt(21), tape.symbolAt(17)]).toEqual(['Q', 'A'])
  })

  it('changes nothing that is already in sight, nor a landing by the next one', () => {
    const tape = createTape(strip)
    const before = [10, 9, 8, 7].map((cell) => tape.symbolAt(cell))
    tape.landOn(14, ['Q', 'J', 'tulip'], strip)
    expect([10, 9, 8, 7].map((cell) => tape.symbolAt(cell))).toEqual(before)
    tape.landOn(30, ['K', 'Q', 'J'], strip)
    expect(window(tape, 14)).toEqual(['Q', 'J', 'tulip'])
    expect(window(tape, 30)).toEqual(['K', 'Q', 'J'])
  })

  it('shows a column the strip does not carry all the same', () => {
    const tape = createTape(strip)
    tape.landOn(9, ['crown', 'crown', 'crown'], strip)
    expect(window(tape, 9)).toEqual(['crown', 'crown', 'crown'])
    expect(stopOf(strip, ['crown', 'A', 'K'])).toBe(5)
  })
})
