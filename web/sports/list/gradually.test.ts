import { expect, it } from 'vitest'
import { stepTo } from './gradually.ts'

const listOf = (price: number, ...ids: readonly number[]) =>
  ids.map((eventID) => ({ eventID, price }))

it('takes so many changed rows at a time, the first ones first, until all of it is the known list', () => {
  const known = listOf(2, 1, 2, 3, 4, 5)
  let shown: readonly { eventID: number; price: number }[] = listOf(1, 1, 2, 3, 4, 5)
  const seen: number[][] = []
  while (shown !== known) {
    shown = stepTo(shown, known, 2)
    seen.push(shown.map(({ price }) => price))
  }
  expect(seen).toEqual([
    [2, 2, 1, 1, 1],
    [2, 2, 2, 2, 1],
    [2, 2, 2, 2, 2],
  ])
})

it('leaves rows that have not changed as they are, and has who came, who went and their order at once', () => {
  const shown = listOf(1, 1, 2, 3)
  const [first, , third] = shown
  if (!first || !third) throw new Error('three of them')
  const known = [third, ...listOf(2, 4, 2), first]
  const next = stepTo(shown, known, 0)
  expect(next.map(({ eventID, price }) => [eventID, price])).toEqual([
    [3, 1],
    [4, 2],
    [2, 1],
    [1, 1],
  ])
  expect(next[0]).toBe(third)
  expect(stepTo(next, known, 1)).toBe(known)
  expect(stepTo(known, known, 0)).toBe(known)
})
