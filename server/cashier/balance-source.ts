import { toWire } from '#contract/money.ts'
import type { TopicData } from '#contract/topics.ts'
import type { Balances } from '#ledger/chart.ts'
import { balancesOf } from '#ledger/balance.ts'
import { bonusesUnderWay, type BonusUnderWay } from '../bonus/rules.ts'
import { port } from '../database/database.ts'
import { membersIn, type Source } from '../push/source.ts'

/** Free rounds are no money yet, and come with it: where they stand, what was won by them will. So does whose they are. */
export type Purse = Balances & { underWay: BonusUnderWay | null }

/** What members have, by their ids. */
export const balances: Source<Balances | Purse> = {
  name: 'balance',
  repeats: true,
  async read({ database, demoVisits }, scopes) {
    const q = port(database.db)
    const members = membersIn(scopes)
    const found = await balancesOf(q, members)
    const underWay = await bonusesUnderWay(q, members)
    return new Map<string, Balances | Purse>([
      ...[...found].map(
        ([memberId, has]) =>
          [String(memberId), { ...has, underWay: underWay.get(memberId) ?? null }] as const,
      ),
      ...(demoVisits?.balancesOf(scopes) ?? []),
    ])
  },
}

/** As `finance/check_balance` answers it. */
export function balanceReplyOf(purse: Purse): TopicData<'balance'> {
  const { cash, bonus, held, pending, underWay } = purse
  const freeRounds = underWay?.freeRounds ?? 0
  const has = { cash: toWire(cash), bonus: toWire(bonus), held: toWire(held) }
  const pendingWithdrawal = toWire(pending)
  return [{ balance: has.cash, ...has, pendingWithdrawal, currency: 'TRY', freeRounds }]
}
