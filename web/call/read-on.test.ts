import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readOn } from './read-on.ts'

const PAGES = 5

/** A list of numbered pages; each answer waits for its turn to be let through. */
function list() {
  const client = new QueryClient()
  const waiting: (() => void)[] = []
  const offsets: number[] = []
  const observer = new InfiniteQueryObserver<number, Error, { pages: number[] }, string[], number>(
    client,
    {
      queryKey: ['list'],
      queryFn: async ({ pageParam }) => {
        offsets.push(pageParam)
        await new Promise<void>((resolve) => waiting.push(resolve))
        return pageParam
      },
      initialPageParam: 0,
      getNextPageParam: (last) => (last + 1 < PAGES ? last + 1 : null),
    },
  )
  observer.subscribe(() => {})
  const letThrough = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      waiting.shift()?.()
    }
  }
  return { client, observer, asked: offsets, letThrough }
}

test('a page under way that was given up for a change elsewhere is asked for again', async () => {
  const { client, observer, asked, letThrough } = list()
  await letThrough(1)
  await expect.poll(() => observer.getCurrentResult().hasNextPage).toBe(true)
  const reading = readOn(observer.getCurrentResult() as never)
  await expect.poll(() => asked).toEqual([0, 1])
  void client.invalidateQueries()
  await letThrough(3)
  await reading
  expect(observer.getCurrentResult().data?.pages).toEqual([0, 1])
  expect(asked).toEqual([0, 1, 0, 1])
})

test('an undisturbed page is asked for once', async () => {
  const { observer, asked, letThrough } = list()
  await letThrough(1)
  await expect.poll(() => observer.getCurrentResult().hasNextPage).toBe(true)
  const reading = readOn(observer.getCurrentResult() as never)
  await letThrough(1)
  await reading
  expect(asked).toEqual([0, 1])
  expect(observer.getCurrentResult().data?.pages).toEqual([0, 1])
})
