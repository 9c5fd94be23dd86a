/** Withdrawals that came to nothing, as notices: found where all transactions are. */
import { useState } from 'react'
import type { Data, Payload } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { useIsMember } from '#web/state/auth.ts'
import { dayOf, daysBefore } from '#web/words/days.ts'

const LIST = 'finance/list_transactions'
const RANGE_DAYS = 90
const LIMIT = 250
const [CANCELED, WITHDRAWALS] = [1003, 2] as const

export type MoneyNotice = Data<typeof LIST>[number]

const noticesOf = (now: Date): Payload<typeof LIST> => ({
  limit: LIMIT,
  offset: 0,
  status: CANCELED,
  searchCategory: WITHDRAWALS,
  startDate: daysBefore(dayOf(now), RANGE_DAYS),
  OrderPar: 'date',
  OrderDir: 'desc',
})

/** When it was decided; a record of before has the time of its request alone. */
export const cameAt = ({ settledAt, date }: MoneyNotice): string => settledAt ?? date

/** By when they were decided: the list comes in the order of the requests. */
export const newestFirst = (notices: readonly MoneyNotice[]): MoneyNotice[] =>
  notices.toSorted((a, b) => Date.parse(cameAt(b)) - Date.parse(cameAt(a)))

/** Those of the last 90 days. */
export function useMoneyNotices() {
  const isMember = useIsMember()
  const [now] = useState(() => new Date())
  return useCall(LIST, noticesOf(now), { silent: true, enabled: isMember })
}
