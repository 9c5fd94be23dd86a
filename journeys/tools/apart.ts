import type { Locator } from '@playwright/test'
import { expect } from './house.ts'

/** Both are on the screen, and neither lies over the other. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('one of them is not on the screen')
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
  const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y
  expect(isBeside || isAbove, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true)
}
