import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { endOf, startOf } from '#server/time-span.ts'

const NAMES = { tr: 'Bonus', en: 'Bonus' } as const

/** Every bonus money that the ledger gave the member, newest first. */
export async function bonusHistory(
  { db, member, lang }: MemberContext,
  { limit, offset, startDate, endDate }: Input<'bonus/history'>,
): Promise<Output<'bonus/history'>> {
  let found = db
    .selectFrom('entries')
    .where('member_id', '=', member.id)
    .where('move', '=', 'bonus-grant')
  if (startDate !== undefined) found = found.where('at', '>=', startOf(startDate))
  if (endDate !== undefined) found = found.where('at', '<', endOf(endDate))
  const rows = await found
    .select(['seq', 'bonus_delta', 'at'])
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const data = rows.map(({ seq, bonus_delta, at }) => ({
    bonusID: Number(seq),
    name: NAMES[lang],
    amount: toWire(bonus_delta),
    status: 'granted',
    at: at.toISOString(),
  }))
  return { data, pagination: { limit, offset, total: Number(total) } }
}
