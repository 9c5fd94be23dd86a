import { afterEach, expect, it } from 'vitest'
import { memory } from '#web/call/memory.ts'
import { ticketsPayload, useTickets } from '#web/lottery/use-lottery.ts'
import { pageOf, resultOf } from '#web/testing.ts'

afterEach(() => memory.clear())

it('DATA-19/tickets the finance state holds the member’s tickets', () => {
  expect(resultOf(() => useTickets(0)).data).toBeUndefined()
  const tickets = [{ number: 12, transactionID: 7, amount: 250, prize: null }]
  memory.setQueryData(['lottery/tickets', ticketsPayload(0), 'tr'], pageOf(tickets))
  expect(resultOf(() => useTickets(0)).data?.data).toEqual(tickets)
})
