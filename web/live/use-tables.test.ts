import { afterEach, expect, it } from 'vitest'
import { NO_FILTERS, tablesPayload } from '#contract/addresses/lobby.ts'
import { memory } from '#web/call/memory.ts'
import { pageOf, resultOf } from '#web/testing.ts'
import { useTables } from './use-tables.ts'

afterEach(() => memory.clear())

const table = (tableID: number) => ({ tableID, gameID: 7011, name: `Masa ${tableID}` })

it('DATA-15/game-tables holds every table that a page has brought, once, each with its tableID', () => {
  const list = ['livecasino/game_table_list', tablesPayload(NO_FILTERS), 'tr', 'pages']
  const pages = [pageOf([table(1), table(2)]), pageOf([table(2), table(3)])]
  memory.setQueryData(list, { pages, pageParams: [0, 48] })
  const { rows } = resultOf(() => useTables(NO_FILTERS))
  expect(rows?.map(({ tableID }) => tableID)).toEqual([1, 2, 3])
})
