/** The lottery and the member's tickets, as this page knows them. */
import type { Data, Payload } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'

export type Lottery = Data<'lottery/show'>
export type Ticket = Data<'lottery/tickets'>[number]

/** Approved deposits alone are tickets. */
const APPROVED = 1002
export const TICKETS_LIMIT = 50

export const useLottery = () => useCall('lottery/show', {}, { silent: true })

export const ticketsPayload = (offset: number): Payload<'lottery/tickets'> => ({
  limit: TICKETS_LIMIT,
  offset,
  status: APPROVED,
})

/** A page of them, the latest first. */
export const useTickets = (offset: number) =>
  useCall('lottery/tickets', ticketsPayload(offset), { silent: true, keepLast: true })
