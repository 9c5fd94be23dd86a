import { ACCOUNT_HISTORY_DAYS, type MovementKind } from '#contract/calls/histories.ts'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MoveName } from '#ledger/moves.ts'
import type { MemberContext } from '#server/context.ts'
import { dayOf, startOf } from '#contract/time-span.ts'

const KIND_OF: Readonly<Record<MoveName, MovementKind>> = {
  stake: 'stake',
  'free-stake': 'stake',
  'hold-raise': 'stake',
  'free-hold': 'stake',
  payout: 'payout',
  settle: 'payout',
  release: 'refund',
  deposit: 'deposit',
  'withdrawal-request': 'withdrawal',
  'withdrawal-pay': 'withdrawal',
  'withdrawal-return': 'withdrawal-return',
  'bonus-grant': 'bonus',
  'bonus-convert': 'bonus',
  'bonus-forfeit': 'bonus',
  'bonus-return': 'bonus',
  'jackpot-win': 'jackpot',
  'tournament-prize': 'tournament',
  'lottery-prize': 'lottery',
  'poker-in': 'poker',
  'poker-out': 'poker',
  'correction-credit': 'correction',
  'correction-debit': 'correction',
  'claim-debit': 'correction',
  'claim-waive': 'correction',
  'free-credit': 'correction',
  'free-take': 'correction',
  'free-debit': 'correction',
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Every entry of the ledger that changed what the member can play with, from midnight seven days before today on. Read
 * backwards by number and cut off at the first that is too old: a history of a million entries costs no more than ten.
 */
export async function accountHistory(
  { db, member, now }: MemberContext,
  { limit, before }: Input<'finance/account_history'>,
): Promise<Output<'finance/account_history'>> {
  let found = db
    .selectFrom('entries')
    .select(['seq', 'move', 'cash_delta', 'bonus_delta', 'cash', 'bonus', 'at'])
    .where('member_id', '=', member.id)
    .where((row) => row(row('cash_delta', '+', row.ref('bonus_delta')), '<>', 0n))
  if (before !== undefined) found = found.where('seq', '<', BigInt(before))
  const rows = await found
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute()
  const since = startOf(dayOf(new Date(now.getTime() - ACCOUNT_HISTORY_DAYS * DAY_MS)))
  const tooOld = rows.findIndex(({ at }) => at < since)
  const recent = tooOld < 0 ? rows : rows.slice(0, tooOld)
  const movements = recent.slice(0, limit).map((row) => ({
    movementID: Number(row.seq),
    // The ledger writes no other names.
    kind: KIND_OF[row.move as MoveName],
    amount: toWire(row.cash_delta + row.bonus_delta),
    balance: toWire(row.cash + row.bonus),
    date: row.at.toISOString(),
  }))
  return { movements, more: recent.length > limit }
}
