import { afterEach, expect, it } from 'vitest'
import { memory } from '#web/call/memory.ts'
import { resultOf } from '#web/testing.ts'
import { useJackpots, type Jackpot } from './use-jackpots.ts'

afterEach(() => memory.clear())

const jackpot = (id: number, amount: number): Jackpot => ({
  id,
  name: 'Mini',
  level: 'mini',
  amount,
  start: 50,
  oneIn: 50_000,
  growthPercent: 0.1,
  reservePercent: 0.1,
  countedMax: 10_000,
  lastWonAt: null,
})

const amounts = () => resultOf(useJackpots).data?.map(({ amount }) => amount)

it('DATA-23/jackpots the client holds the list of jackpots, as it was last answered', () => {
  expect(amounts()).toBeUndefined()
  memory.setQueryData(['habanero/getJackpots', {}, 'tr'], [jackpot(1, 50), jackpot(2, 500)])
  memory.setQueryData(['habanero/getJackpots', {}, 'en'], [jackpot(1, 51)])
  expect(amounts()).toEqual([50, 500])
  memory.setQueryData(['habanero/getJackpots', {}, 'tr'], [jackpot(1, 50.01), jackpot(2, 500.02)])
  expect(amounts()).toEqual([50.01, 500.02])
})
