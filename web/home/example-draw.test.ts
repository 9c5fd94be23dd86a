import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { exampleDraw } from './example-draw.ts'

it('draws what anyone can work out again', async () => {
  const { mac, row } = await exampleDraw('lale', 7n, 240_000)
  const again = createHmac('sha256', 'kasa: an example seed of 32 byte').update('lale:7:0')
  expect(mac).toBe(again.digest('hex'))
  expect(row).toBe((BigInt(`0x${mac.slice(0, 16)}`) % 240_000n) + 1n)
})

it('changes with the seed and with the round', async () => {
  const draws = [exampleDraw('lale', 1n, 1000), exampleDraw('lale', 2n, 1000)]
  const [one, two, other] = await Promise.all([...draws, exampleDraw('Lale', 1n, 1000)])
  expect(new Set([one?.mac, two?.mac, other?.mac]).size).toBe(3)
})
