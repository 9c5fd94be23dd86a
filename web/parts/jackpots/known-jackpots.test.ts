import { afterEach, expect, it } from 'vitest'
import type { Data } from '#contract/registry.ts'
import { memory } from '#web/call/memory.ts'
import { jackpotsState } from './known-jackpots.ts'

afterEach(() => memory.clear())

const jackpot = (id: number, amount: number): Data<'habanero/getJackpots'>[number] => ({
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

it('DATA-23/jackpots the client holds the list of jackpots, as it was last told', () => {
  expect(jackpotsState('tr').jackpots).toEqual([])
  memory.setQueryData(['habanero/getJackpots', {}, 'tr'], [jackpot(1, 50), jackpot(2, 500)])
  memory.setQueryData(['habanero/getJackpots', {}, 'en'], [jackpot(1, 51)])
  expect(jackpotsState('tr').jackpots.map(({ amount }) => amount)).toEqual([50, 500])
  memory.setQueryData(['habanero/getJackpots', {}, 'tr'], [jackpot(1, 50.01), jackpot(2, 500.02)])
  expect(jackpotsState('tr').jackpots.map(({ amount }) => amount)).toEqual([50.01, 500.02])
})
