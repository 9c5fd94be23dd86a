import { sql } from 'kysely'
import type { House } from '../house.ts'
import type { PokerPartner } from './partner.ts'
import { referenceOf } from './references.ts'
import { giveBackToPurse } from './return.ts'
import { settleTransfer } from './settlement.ts'
import { stopWhereDue } from './stop.ts'
import { whoseIs, type Transfer } from './transfer-row.ts'

/** Longer than anybody waits for an answer: a transfer that is older is not being sent any more. */
const ASK_AFTER_SECONDS = 45
const BATCH_MAX = 200

/**
 * The job: asks after every transfer that the poker room has not answered. One that it has never heard of is
 * closed there, so that it cannot come late, and goes back; it is never sent a second time. What is on its way
 * back to the purse is seen to its end, and who pauses is stopped there.
 */
export async function askUnansweredPoker(house: House): Promise<void> {
  const { poker: partner } = house
  if (!partner) return
  const logged = (error: unknown): void =>
    house.log.warn({ err: error }, 'the poker room did not answer')
  for (const memberId of await findUnstopped(house))
    await stopWhereDue(house, partner, memberId).catch(logged)
  for (const transfer of await findUnanswered(house))
    await endOf(house, partner, transfer).catch(logged)
}

async function findUnstopped({ database }: House): Promise<bigint[]> {
  const rows = await database.db
    .selectFrom('poker_players')
    .select('member_id')
    .where('stop_due_at', 'is not', null)
    .orderBy(sql`random()`)
    .limit(BATCH_MAX)
    .execute()
  return rows.map(({ member_id }) => member_id)
}

function findUnanswered({ database }: House): Promise<Transfer[]> {
  return (
    database.db
      .selectFrom('poker_transfers')
      .selectAll()
      .where('state', 'in', ['sent', 'returning'])
      .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${ASK_AFTER_SECONDS})`)
      // In no fixed order: a batch full of hopeless ones must not hold up the rest.
      .orderBy(sql`random()`)
      .limit(BATCH_MAX)
      .execute()
  )
}

async function endOf(house: House, partner: PokerPartner, transfer: Transfer): Promise<void> {
  if (transfer.state === 'returning') return giveBackToPurse(house, partner, transfer)
  const reference = referenceOf(whoseIs(transfer))
  const state = await partner.ask(reference)
  await settleTransfer(
    house,
    transfer,
    state.kind === 'unknown' ? await partner.close(reference) : state,
  )
}
