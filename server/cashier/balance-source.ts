import { toWire } from '#contract/money.ts'
import type { TopicData } from '#contract/events.ts'
import type { Balances } from '#ledger/chart.ts'
import { balancesOf } from '#ledger/balance.ts'
import { port } from '../database/database.ts'
import { membersIn, type Source } from '../push/source.ts'

/** What members have, by their ids. */
export const balances: Source<Balances> = {
  name: 'balance',
  async read({ database, demoVisits }, scopes) {
    const found = await balancesOf(port(database.db), membersIn(scopes))
    return new Map([
      ...[...found].map(([memberId, has]) => [String(memberId), has] as const),
      ...(demoVisits?.balancesOf(scopes) ?? []),
    ])
  },
}

/** As `finance/check_balance` answers it. */
export function balanceReplyOf({ cash, bonus, held, pending }: Balances): TopicData<'balance'> {
  const has = { cash: toWire(cash), bonus: toWire(bonus), held: toWire(held) }
  return [{ balance: has.cash, ...has, pendingWithdrawal: toWire(pending), currency: 'TRY' }]
}
