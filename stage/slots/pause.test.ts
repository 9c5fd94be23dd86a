import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPause, PAUSE_MS } from './pause.ts'

describe('the pause after a round', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is over before any round', () => {
    expect(createPause(() => undefined).isOver()).toBe(true)
  })

  it('outlasts a run of quick presses, however long, and says when it is over', () => {
    const onOver = vi.fn<() => void>()
    const pause = createPause(onOver)
    for (let press = 0; press < 12; press += 1) {
      pause.begin()
      vi.advanceTimersByTime(PAUSE_MS - 50)
      expect(pause.isOver()).toBe(false)
    }
    expect(onOver).not.toHaveBeenCalled()
    vi.advanceTimersByTime(50)
    expect(pause.isOver()).toBe(true)
    expect(onOver).toHaveBeenCalledTimes(1)
  })
})
