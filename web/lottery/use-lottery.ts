/** The lottery and the member's tickets, as this page knows them. */
import type { Data, Payload } from '#contract/registry.ts'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { useCall } from '#web/call/use-call.ts'

export type Lottery = Data<'lottery/show'>
export type Ticket = Data<'lottery/tickets'>[number]

/** Approved deposits alone are tickets. */
const APPROVED = TRANSACTION_STATUS.approved
export const TICKETS_LIMIT = 50

/** The lottery of a number, or without one the present. */
export const useLottery = (id: number | null) =>
  useCall('lottery/show', numbered(id), { silent: true })

const numbered = (id: number | null) => (id === null ? {} : { lotteryID: id })

export const ticketsPayload = (
  offset: number,
  lotteryId: number | null = null,
): Payload<'lottery/tickets'> => ({
  limit: TICKETS_LIMIT,
  offset,
  status: APPROVED,
  ...numbered(lotteryId),
})

/** A page of them, the latest first. */
export const useTickets = (offset: number, lotteryId: number | null = null) =>
  useCall('lottery/tickets', ticketsPayload(offset, lotteryId), { silent: true, keepLast: true })
