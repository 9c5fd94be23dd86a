import * as z from 'zod/mini'
import type { House } from '../house.ts'
import type { PokerPartner } from './partner.ts'
import { playerOf } from './references.ts'

const payload = z.object({ member: z.string() })

/** The job: tells the room that a member who pauses plays no more. What it does not hear is said again every minute (`unanswered.ts`). */
export async function stopPokerPlay(house: House, given: unknown): Promise<void> {
  const { member } = payload.parse(given)
  if (house.poker) await stopWhereDue(house, house.poker, BigInt(member))
}

/** Throws where the room does not answer: then it is still due. */
export async function stopWhereDue(
  { database: { db } }: House,
  partner: PokerPartner,
  memberId: bigint,
): Promise<void> {
  const { due } = (await db
    .selectFrom('poker_players')
    .select('stop_due_at as due')
    .where('member_id', '=', memberId)
    .executeTakeFirst()) ?? { due: null }
  if (due === null) return
  await partner.stopPlay(playerOf(memberId))
  // Another pause may have begun meanwhile: that one is told by itself.
  await db
    .updateTable('poker_players')
    .set({ stop_due_at: null })
    .where('member_id', '=', memberId)
    .where('stop_due_at', '=', due)
    .execute()
}
