import { expect, it } from 'vitest'
import { QUICK_ACCESS_PAYLOAD } from '#contract/addresses/lobby.ts'
import { memory } from '#web/call/memory.ts'
import { pageOf, resultOf } from '#web/testing.ts'
import { useQuickAccess } from './quick-access.ts'

it('DATA-14/quick-access holds the quick-access games: 50 of category 94', () => {
  expect(QUICK_ACCESS_PAYLOAD).toEqual({ limit: 50, offset: 0, categoryID: 94 })
  const slot = { gameID: 5, name: 'Oyun 5', providerID: 1 }
  memory.setQueryData(['casino/games_list', QUICK_ACCESS_PAYLOAD, 'tr'], pageOf([slot]))
  expect(resultOf(useQuickAccess).data?.data).toEqual([slot])
})
