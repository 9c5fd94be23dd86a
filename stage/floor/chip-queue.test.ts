import { expect, test } from 'vitest'
import type { FloorStakeState } from '#contract/games/floor-protocol.ts'
import { ChipQueue, type SeatAtTable } from './chip-queue.ts'

const stake = (seq: number, spot: string, amount: number): FloorStakeState => ({
  seq,
  spot,
  amount,
  target: null,
  state: 'placed',
  paid: 0,
  halfAt: null,
  endedAt: null,
  clientSeed: null,
})

/** A table that takes what is laid, save on one spot. */
function table({ refused = '', isWhole = false, isUndoneWhole = false } = {}) {
  const stakes: FloorStakeState[] = []
  let seq = 0
  const asked: string[] = []
  const seat: SeatAtTable = {
    table: { round: { number: 4 } },
    get stakes() {
      return stakes
    },
    act: async ({ act, spot, amount = 0, chips = [] }) => {
      asked.push(`${act} ${spot}`)
      await Promise.resolve()
      if ([spot, ...chips.map((chip) => chip.spot)].includes(refused)) throw new Error('refused')
      if (act === 'lay')
        for (const chip of chips) stakes.push(stake((seq += 1), chip.spot, chip.amount))
      else if (act === 'place') stakes.push(stake((seq += 1), spot, amount))
      else if (act === 'undo')
        for (const chip of chips)
          stakes.splice(
            stakes.findLastIndex((one) => one.spot === chip.spot),
            1,
          )
      else
        stakes.splice(
          stakes.findLastIndex((one) => one.spot === spot),
          1,
        )
      return { seat: { table: 'a', round: 4, stakes: [...stakes] } }
    },
  }
  const refusals: unknown[] = []
  const placed: string[] = []
  const queue = new ChipQueue(seat, {
    onChange: () => {},
    onPlaced: ({ spot }, key) => placed.push(`${spot} ${key}`),
    isWhole,
    isUndoneWhole,
    onBack: () => {},
    onRefused: (trouble) => refusals.push(trouble),
  })
  const lies = (): string[] => stakes.map(({ spot, amount }) => `${spot} ${amount}`)
  const settled = () => expect.poll(() => queue.pending.length).toBe(0)
  return { queue, asked, placed, refusals, lies, settled }
}

test('chips are laid one after the other, and one press is undone at once', async () => {
  const { queue, lies, settled } = table()
  queue.lay([{ spot: '17', amount: 5 }])
  queue.lay([
    { spot: 'red', amount: 5 },
    { spot: '0-3', amount: 5 },
  ])
  await settled()
  expect(lies()).toEqual(['17 5', 'red 5', '0-3 5'])
  queue.undo()
  await expect.poll(lies).toEqual(['17 5'])
})

test('an undo that is pressed before the chips were answered takes back those very chips', async () => {
  const { queue, asked, lies } = table()
  queue.lay([
    { spot: 'red', amount: 5 },
    { spot: 'low', amount: 5 },
  ])
  queue.undo()
  await expect.poll(() => asked.length).toBe(4)
  expect(lies()).toEqual([])
})

test('a refusal drops what was to follow, and an undo takes back only what was taken', async () => {
  const { queue, refusals, lies, settled } = table({ refused: 'low' })
  queue.lay([{ spot: '17', amount: 5 }])
  queue.lay([
    { spot: 'red', amount: 5 },
    { spot: 'low', amount: 5 },
    { spot: 'odd', amount: 5 },
  ])
  await settled()
  expect(refusals).toHaveLength(1)
  expect(lies()).toEqual(['17 5', 'red 5'])
  queue.undo()
  await expect.poll(lies).toEqual(['17 5'])
})

test('all is cleared, and what a round was can be laid again as one chip a spot', async () => {
  const { queue, lies, settled } = table()
  queue.lay([
    { spot: '17', amount: 5 },
    { spot: '17', amount: 10 },
    { spot: 'red', amount: 5 },
  ])
  await settled()
  queue.remember(queue.placed)
  queue.clear()
  await expect.poll(lies).toEqual([])
  expect(queue.repeatable).toEqual([
    { spot: '17', amount: 15 },
    { spot: 'red', amount: 5 },
  ])
  queue.lay(queue.repeatable)
  await settled()
  expect(lies()).toEqual(['17 15', 'red 5'])
})

test('where boards are laid whole a press is one act, counted chip by chip, and a refusal leaves nothing of it', async () => {
  const { queue, asked, placed, refusals, lies, settled } = table({ refused: 'low', isWhole: true })
  const chips = (...spots: string[]) => spots.map((spot) => ({ spot, amount: 5 }))
  queue.lay(chips('17'))
  queue.lay(chips('red', 'odd', 'even'))
  await settled()
  expect(asked).toEqual(['place 17', 'lay red'])
  expect(placed).toEqual(['17 4 1', 'red 4 2', 'odd 4 3', 'even 4 4'])
  queue.lay(chips('1', 'low', '2'))
  await settled()
  expect(refusals).toHaveLength(1)
  expect(lies()).toEqual(['17 5', 'red 5', 'odd 5', 'even 5'])
})

test('one undo takes back one press by one act, however many chips it laid, and a refused one nothing', async () => {
  const { queue, asked, refusals, lies, settled } = table({ isWhole: true, isUndoneWhole: true })
  queue.lay(['17', 'red', 'odd'].map((spot) => ({ spot, amount: 5 })))
  // A board that is doubled.
  queue.lay(['17', 'red', 'odd'].map((spot) => ({ spot, amount: 5 })))
  await settled()
  queue.undo()
  await expect.poll(() => asked.length).toBe(3)
  expect(asked).toEqual(['lay 17', 'lay 17', 'undo odd'])
  expect(lies()).toEqual(['17 5', 'red 5', 'odd 5'])
  queue.undo()
  await expect.poll(() => asked.at(-1)).toBe('undo odd')
  await expect.poll(lies).toEqual([])
  expect(refusals).toEqual([])
})
