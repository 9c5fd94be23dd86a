import { expect, it } from 'vitest'
import { highestOf } from './highest.ts'

const flight = (number: number, point: number | null) => ({
  number,
  outcome: point === null ? null : { point },
})

it('names the highest flights first, each once, and none that was void', () => {
  const published = [flight(1, 250), flight(2, null), flight(3, 900), flight(4, 250)]
  const live = [flight(5, 101), flight(4, 250)]
  expect(highestOf([...published, ...live], 3)).toEqual([
    { number: 3, point: 900 },
    { number: 4, point: 250 },
    { number: 1, point: 250 },
  ])
})
