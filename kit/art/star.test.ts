import { expect, it } from 'vitest'
import { starPath } from './star.ts'

it('draws eight points and eight notches, closed, the first point straight up', () => {
  const path = starPath(50, 50, 40)
  expect(path.startsWith('M50.00,10.00L')).toBe(true)
  expect(path.endsWith('Z')).toBe(true)
  expect(path.split('L')).toHaveLength(16)
})
