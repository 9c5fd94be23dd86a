import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import type { Transfer } from './transfer-row.ts'

type Page = Output<'klasGaming/transfers'>

/** The member's own transfers, the newest first. */
export async function pokerTransfers(
  { db, member }: MemberContext,
  { limit, offset }: Input<'klasGaming/transfers'>,
): Promise<Page> {
  const found = db.selectFrom('poker_transfers').where('member_id', '=', member.id)
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await found
    .select((row) => row.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(recordOf), pagination: { limit, offset, total: Number(total) } }
}

function recordOf(transfer: Transfer): Page['data'][number] {
  return {
    transferID: Number(transfer.id),
    direction: transfer.direction,
    amount: toWire(transfer.amount),
    state: transfer.state,
    date: transfer.created_at.toISOString(),
    endedAt: transfer.ended_at?.toISOString() ?? null,
    reasonText: transfer.refusal_reason,
  }
}
