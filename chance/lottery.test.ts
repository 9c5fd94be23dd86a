import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { drawTickets, lotteryMessage } from '#chance/lottery.ts'
import { hmacLater } from '#server/crypto/node-hash.ts'

const seed = Buffer.alloc(32, 7)

it('draws as its description says, worked out by hand', async () => {
  const lottery = { name: 'deneme', tickets: 5 }
  const left = [1, 2, 3, 4, 5]
  const expected: number[] = []
  for (let prize = 0; prize < 3; prize += 1) {
    const mac = createHmac('sha256', seed)
      .update(lotteryMessage(lottery, prize, 0))
      .digest()
    const place = Number(mac.readBigUInt64BE() % BigInt(left.length))
    expected.push(left[place] ?? 0)
    left[place] = left.at(-1) ?? 0
    left.pop()
  }
  expect(await drawTickets(hmacLater, seed, lottery, 3)).toEqual(expected)
})

it('gives every ticket one prize at most, and all of them where prizes are left over', async () => {
  const winners = await drawTickets(hmacLater, seed, { name: 'deneme', tickets: 40 }, 100)
  expect([...winners].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 40 }, (_, n) => n + 1),
  )
  expect(await drawTickets(hmacLater, seed, { name: 'deneme', tickets: 0 }, 3)).toEqual([])
})

it('depends on the seed, the name and the number of tickets, and is even', async () => {
  const first = await drawTickets(hmacLater, seed, { name: 'a', tickets: 1_000 }, 5)
  expect(await drawTickets(hmacLater, seed, { name: 'b', tickets: 1_000 }, 5)).not.toEqual(first)
  expect(await drawTickets(hmacLater, seed, { name: 'a', tickets: 1_001 }, 5)).not.toEqual(first)
  expect(
    await drawTickets(hmacLater, Buffer.alloc(32, 8), { name: 'a', tickets: 1_000 }, 5),
  ).not.toEqual(first)
  const counts = new Map<number, number>()
  for (let n = 0; n < 4_000; n += 1) {
    const [won = 0] = await drawTickets(hmacLater, seed, { name: String(n), tickets: 4 }, 1)
    counts.set(won, (counts.get(won) ?? 0) + 1)
  }
  // Five standard deviations of a fair draw.
  for (const ticket of [1, 2, 3, 4])
    expect(Math.abs((counts.get(ticket) ?? 0) - 1_000)).toBeLessThan(137)
})
