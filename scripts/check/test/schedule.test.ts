import { describe, expect, it } from 'vitest'
import { inParallel } from './schedule.ts'
import type { Step } from './step.ts'

const step = (name: string, cores: 1 | 2, ...needs: string[]): Step => ({
  name,
  title: name,
  cores,
  needs,
  run: () => Promise.resolve({ passed: 1, failed: 0 }),
})

/** Begins the steps, ends them one after the other in the given order, and answers all that happened. */
async function order(steps: readonly Step[], ends: readonly string[]): Promise<string[]> {
  const seen: string[] = []
  const running = new Map<string, () => void>()
  const all = inParallel(steps, async ({ name }) => {
    seen.push(`+${name}`)
    await new Promise<void>((end) => running.set(name, end))
    seen.push(`-${name}`)
  })
  for (const name of ends) {
    await expect.poll(() => running.has(name)).toBe(true)
    running.get(name)?.()
    await expect.poll(() => seen).toContain(`-${name}`)
  }
  await all
  return seen
}

describe('the steps of npm test', () => {
  it('run two at a time where each needs one core', async () => {
    const seen = await order([step('a', 1), step('b', 1), step('c', 1)], ['b', 'c', 'a'])
    expect(seen).toEqual(['+a', '+b', '-b', '+c', '-c', '-a'])
  })

  it('run alone where they need both cores, and in their order', async () => {
    const seen = await order([step('a', 1), step('b', 2), step('c', 1)], ['a', 'b', 'c'])
    expect(seen).toEqual(['+a', '-a', '+b', '-b', '+c', '-c'])
  })

  it('wait for what they need', async () => {
    const seen = await order([step('build', 1), step('size', 1, 'build')], ['build', 'size'])
    expect(seen).toEqual(['+build', '-build', '+size', '-size'])
  })
})
