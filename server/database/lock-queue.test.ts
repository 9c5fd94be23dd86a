import pg from 'pg'
import { expect, it } from 'vitest'
import { createLockQueue } from './lock-queue.ts'

function keptWaiting(): Error {
  const error = new pg.DatabaseError('canceling statement due to lock timeout', 1, 'error')
  error.code = '55P03'
  return error
}

const tick = () => new Promise((done) => setTimeout(done, 2))

it('tries again what a lock keeps waiting, behind whoever was not tried yet, so many at a time', async () => {
  const inQueue = createLockQueue({ atOnceMax: 2, waitMs: 5_000 })
  let isLocked = true
  let [running, most] = [0, 0]
  const order: string[] = []
  const work = (name: string, isHeld: boolean) => async (): Promise<string> => {
    running += 1
    most = Math.max(most, running)
    await tick()
    running -= 1
    if (isHeld && isLocked) throw keptWaiting()
    order.push(name)
    return name
  }
  const held = ['a', 'b', 'c'].map((name) => inQueue(work(name, true)))
  const free = ['d', 'e'].map((name) => inQueue(work(name, false)))
  expect(await Promise.all(free)).toEqual(['d', 'e'])
  isLocked = false
  expect(await Promise.all(held)).toEqual(['a', 'b', 'c'])
  expect(order.slice(0, 2)).toEqual(['d', 'e'])
  expect(most).toBe(2)
})

it('gives up in the end with what kept it waiting, and at once on anything else', async () => {
  const inQueue = createLockQueue({ atOnceMax: 1, waitMs: 10 })
  const tries = { held: 0, broken: 0 }
  const held = inQueue(async () => {
    tries.held += 1
    await tick()
    throw keptWaiting()
  })
  const broken = inQueue(async () => {
    tries.broken += 1
    throw new Error('broken')
  })
  // Both at once: the second may be over before the first is.
  await Promise.all([
    expect(held).rejects.toMatchObject({ code: '55P03' }),
    expect(broken).rejects.toThrow('broken'),
  ])
  expect(tries.held).toBeGreaterThan(1)
  expect(tries.broken).toBe(1)
})
