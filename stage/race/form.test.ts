import { expect, test } from 'vitest'
import { formOf } from './form.ts'

const race = (number: number, field: number[], order: number[]) => ({
  number,
  outcome: { order },
  card: { field, strengths: field.map(() => 1) },
})

const LAST = [
  race(9, [4, 0, 7], [2, 3, 1]),
  race(8, [0, 4, 2], [1, 3, 2]),
  { number: 7, outcome: null, card: { field: [4, 1, 2], strengths: [1, 1, 1] } },
  race(6, [1, 2, 3], [1, 2, 3]),
  race(5, [4, 2, 3], [1, 2, 3]),
]

test('a form is where a runner came in, whatever post they stood at, the latest first', () => {
  expect(formOf(LAST, 4)).toEqual([3, 3, 1])
  expect(formOf(LAST, 0)).toEqual([1, 1])
})

test('who has not run has none, and a void race counts for nobody', () => {
  expect(formOf(LAST, 11)).toEqual([])
  expect(formOf([], 4)).toEqual([])
})

test('five races make a form', () => {
  const many = Array.from({ length: 9 }, (_, at) => race(at, [0, 1], at % 2 ? [1, 2] : [2, 1]))
  expect(formOf(many, 0)).toEqual([2, 1, 2, 1, 2])
})
