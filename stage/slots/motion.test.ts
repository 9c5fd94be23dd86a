import { describe, expect, it } from 'vitest'
import { createMotion, type Clock } from './motion.ts'

/** A clock that moves on by 10 ms a frame when asked. */
function handClock(): Clock & { frames: (count: number) => Promise<void> } {
  let now = 0
  let waiting: (() => void)[] = []
  return {
    now: () => now,
    next: (tick) => waiting.push(tick),
    frames: async (count) => {
      for (let frame = 0; frame < count; frame += 1) {
        now += 10
        const ticks = waiting
        waiting = []
        for (const tick of ticks) tick()
        await Promise.resolve()
      }
    },
  }
}

describe('motion', () => {
  it('runs from its beginning to exactly its end', async () => {
    const clock = handClock()
    const seen: number[] = []
    const done = createMotion(clock).run(40, (share) => seen.push(share))
    await clock.frames(6)
    await done
    expect(seen).toEqual([0.25, 0.5, 0.75, 1])
  })

  it('jumps to the end when hurried, and so does what is begun until it is calmed', async () => {
    const clock = handClock()
    const motion = createMotion(clock)
    const order: string[] = []
    const presented = (async () => {
      await motion.wait(5_000)
      order.push('first')
      await motion.wait(5_000)
      order.push('second')
      motion.calm()
      await motion.wait(5_000)
      order.push('third')
    })()
    motion.hurry()
    await clock.frames(6)
    expect(order).toEqual(['first', 'second'])
    await clock.frames(500)
    await presented
    expect(order).toEqual(['first', 'second', 'third'])
  })

  it('draws only while something moves, and once when asked', async () => {
    const clock = handClock()
    const motion = createMotion(clock)
    let drawings = 0
    motion.onFrame(() => (drawings += 1))
    motion.redraw()
    await clock.frames(5)
    expect(drawings).toBe(1)
    const stop = motion.loop(() => undefined)
    await clock.frames(5)
    stop()
    await clock.frames(5)
    expect(drawings).toBe(7)
  })
})
