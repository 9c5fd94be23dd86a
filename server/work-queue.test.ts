import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createQueue, QueuePerKey } from './work-queue.ts'

describe('a queue of work', () => {
  it('does so many at once and no more, in the order they came', async () => {
    const queue = createQueue({ atOnceMax: 2, waitingMax: 10 })
    const done: number[] = []
    let [running, most] = [0, 0]
    const work = (n: number) => async () => {
      most = Math.max(most, ++running)
      await pause(5)
      running -= 1
      done.push(n)
    }
    await Promise.all(Array.from({ length: 8 }, (_, n) => queue.run(work(n))))
    expect(most).toBe(2)
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('tells whoever would wait too long at once, and goes on after one that failed', async () => {
    const queue = createQueue({ atOnceMax: 1, waitingMax: 1 })
    const failing = queue.run(async () => {
      await pause(5)
      throw new Error('broken')
    })
    const waiting = queue.run(async () => 'done')
    await expect(queue.run(async () => 'never')).rejects.toMatchObject({ refusal: 'busy' })
    await expect(failing).rejects.toThrow('broken')
    expect(await waiting).toBe('done')
    expect(await queue.run(async () => 'after')).toBe('after')
  })

  it('lets nobody wait longer than it says', async () => {
    const queue = createQueue({ atOnceMax: 1, waitingMax: 10, waitMs: 20 })
    const leave = await queue.enter()
    await expect(queue.run(async () => 'never')).rejects.toMatchObject({ refusal: 'busy' })
    leave()
    leave()
    expect(queue.isIdle()).toBe(true)
    expect(await queue.run(async () => 'after')).toBe('after')
  })
})

describe('a queue of work for each key', () => {
  it('keeps one key’s work from waiting for another’s, and forgets what has nothing left', async () => {
    const queues = new QueuePerKey({ atOnceMax: 1, waitingMax: 10 }, 2)
    let release = (): void => {}
    const held = new Promise<void>((done) => (release = done))
    const first = queues.run('a', () => held)
    const second = queues.run('a', async () => 'second of a')
    expect(await queues.run('b', async () => 'of b')).toBe('of b')
    expect(await queues.run('c', async () => 'of c')).toBe('of c')
    // Room is made for c by forgetting b: a has work, and keeps its turns.
    expect(queues.size).toBe(2)
    release()
    await first
    expect(await second).toBe('second of a')
  })
})
