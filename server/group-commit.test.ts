import pg from 'pg'
import { expect, it } from 'vitest'
import { TooManyWait } from './database/pool.ts'
import { createGroups } from './group-commit.ts'

interface Call {
  memberId: bigint
  name: string
}

const call = (memberId: number, name = `m${memberId}`): Call => ({
  memberId: BigInt(memberId),
  name,
})

function databaseError(code: string): Error {
  const error = new pg.DatabaseError('broken', 1, 'error')
  error.code = code
  return error
}

/** Notes every group, and finishes it when told to. */
function trial(
  breaks: (names: readonly string[]) => Error | null = () => null,
  bounds: {
    sizeMax: number
    aheadMin?: number
    alone?: (call: Call) => Promise<string>
    patience?: { waitingMax: number; waitMs: number }
  } = { sizeMax: 4 },
) {
  const groups: string[][] = []
  const release: (() => void)[] = []
  const add = createGroups<Call, string>({
    ...bounds,
    run: async (calls) => {
      const names = calls.map(({ name }) => name)
      groups.push(names)
      await new Promise<void>((done) => release.push(done))
      const error = breaks(names)
      if (error) throw error
      return names.map((name) => `${name} done`)
    },
  })
  const flow = async (): Promise<void> => {
    for (let idle = 0; idle < 5; idle += 1) {
      const next = release.shift()
      if (next) idle = 0
      next?.()
      await new Promise((done) => setImmediate(done))
    }
  }
  return { add, groups, flow }
}

it('lets a lonely call go at once, and what comes meanwhile go together', async () => {
  const { add, groups, flow } = trial()
  const answers = [1, 2, 3, 4, 5, 6].map((member) => add(call(member)))
  expect(groups).toEqual([['m1']])
  await flow()
  expect(groups).toEqual([['m1'], ['m2', 'm3', 'm4', 'm5'], ['m6']])
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `m${n} done`))
})

it('keeps a member’s second call for the next group, and their order', async () => {
  const { add, groups, flow } = trial()
  const names = ['a', 'b', 'c']
  const answers = [add(call(9)), ...names.map((name) => add(call(1, name))), add(call(2))]
  await flow()
  expect(groups).toEqual([['m9'], ['a', 'm2'], ['b'], ['c']])
  expect((await Promise.all(answers)).length).toBe(5)
})

it('plays each by itself when a group breaks, so that one breaks no other', async () => {
  const { add, groups, flow } = trial((names) =>
    names.includes('m3') ? databaseError('P0001') : null,
  )
  const answers = Promise.allSettled([1, 2, 3, 4].map((member) => add(call(member))))
  await flow()
  expect(groups).toEqual([['m1'], ['m2', 'm3', 'm4'], ['m2'], ['m3'], ['m4']])
  expect((await answers).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

it.each([
  ['the connection was lost', () => new Error('Connection terminated unexpectedly')],
  ['the database is going down', () => databaseError('57P01')],
])('asks nobody again when %s: it may have been done', async (_what, error) => {
  const { add, groups, flow } = trial((names) => (names.length > 1 ? error() : null))
  const answers = Promise.allSettled([1, 2, 3].map((member) => add(call(member))))
  await flow()
  expect(groups).toEqual([['m1'], ['m2', 'm3']])
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
})

it('sends a second group before the first is answered where enough wait, and never a third', async () => {
  const { add, groups, flow } = trial(undefined, { sizeMax: 4, aheadMin: 3 })
  const hand = (...members: number[]) => members.map((member) => add(call(member)))
  const answers = hand(1, 2, 3)
  expect(groups).toEqual([['m1']])
  answers.push(...hand(4))
  expect(groups).toEqual([['m1'], ['m2', 'm3', 'm4']])
  answers.push(...hand(5, 6, 7, 8, 9))
  expect(groups).toHaveLength(2)
  await flow()
  expect(groups.slice(2)).toEqual([['m5', 'm6', 'm7', 'm8'], ['m9']])
  expect((await Promise.all(answers)).length).toBe(9)
})

it('sends no member’s second call while the first is under way, however many wait', async () => {
  const { add, groups, flow } = trial(undefined, { sizeMax: 8, aheadMin: 3 })
  const answers = [add(call(1, 'a')), add(call(1, 'b')), add(call(2)), add(call(3))]
  expect(groups).toEqual([['a']])
  answers.push(add(call(4)))
  expect(groups).toEqual([['a'], ['m2', 'm3', 'm4']])
  await flow()
  expect(groups).toEqual([['a'], ['m2', 'm3', 'm4'], ['b']])
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'm2', 'm3', 'm4'].map((n) => `${n} done`))
})

it('does each of a group that a lock kept waiting beside the groups, which go on without it', async () => {
  let unlock = (): void => {}
  const locked = new Promise<void>((done) => (unlock = done))
  const alone = async ({ name }: Call): Promise<string> => {
    if (name === 'm2') await locked
    return `${name} alone`
  }
  const { add, groups, flow } = trial(
    (names) => (names.includes('m2') ? databaseError('55P03') : null),
    { sizeMax: 4, alone },
  )
  const answers = [1, 2, 3].map((member) => add(call(member)))
  await flow()
  expect(await answers[2]).toBe('m3 alone')
  // Its member's next waits for it; others do not.
  const next = add(call(2, 'm2 again'))
  const other = add(call(4))
  await flow()
  expect(await other).toBe('m4 done')
  expect(groups).toEqual([['m1'], ['m2', 'm3'], ['m4']])
  unlock()
  expect(await answers[1]).toBe('m2 alone')
  await flow()
  expect(await next).toBe('m2 again done')
})

it('waits beside the groups for a lock that a lonely call was kept from, too', async () => {
  const alone = async ({ name }: Call): Promise<string> => `${name} alone`
  const { add, flow } = trial(() => databaseError('55P03'), { sizeMax: 4, alone })
  const answer = add(call(1))
  await flow()
  expect(await answer).toBe('m1 alone')
})

it('refuses whoever comes when enough wait, and sends nothing of whoever waited too long', async () => {
  const patience = { waitingMax: 2, waitMs: 5 }
  const { add, groups, flow } = trial(undefined, { sizeMax: 4, patience })
  const first = add(call(1))
  const waiting = [2, 3].map((member) => add(call(member)).catch((error: unknown) => error))
  await expect(add(call(4))).rejects.toThrow(TooManyWait)
  await new Promise((done) => setTimeout(done, 20))
  await flow()
  expect(await first).toBe('m1 done')
  for (const late of await Promise.all(waiting)) expect(late).toBeInstanceOf(TooManyWait)
  expect(groups).toEqual([['m1']])
})

it('never asks again where the database leaves open whether it was done', async () => {
  const { add, groups, flow } = trial((names) => (names.length > 1 ? databaseError('40003') : null))
  const answers = Promise.allSettled([1, 2, 3].map((member) => add(call(member))))
  await flow()
  expect(groups).toEqual([['m1'], ['m2', 'm3']])
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
})
