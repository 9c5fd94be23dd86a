import * as z from 'zod/mini'
import type { House } from '../house.ts'
import type { PokerPartner, TransferState } from './partner.ts'
import { playerOf, returnReferenceOf, type Whose } from './references.ts'
import {
  changeTransfer,
  lockTransfer,
  publishTransfers,
  whoseIs,
  type Transfer,
} from './transfer-row.ts'

const payload = z.object({ member: z.string(), transfer: z.string() })

/** The job: brings a withdrawal that an operator refused back to the purse. */
export async function returnPurseWithdrawal(house: House, given: unknown): Promise<void> {
  const { member, transfer: id } = payload.parse(given)
  const transfer = await house.database.db
    .selectFrom('poker_transfers')
    .selectAll()
    .where('member_id', '=', BigInt(member))
    .where('id', '=', BigInt(id))
    .executeTakeFirst()
  if (house.poker && transfer) await giveBackToPurse(house, house.poker, transfer)
}

/**
 * Each attempt is written down before it is sent, and sent once. An earlier one is asked after first, and closed
 * where the partner never heard of it: only when it is dead for good does another begin.
 */
export async function giveBackToPurse(
  house: House,
  partner: PokerPartner,
  transfer: Transfer,
): Promise<void> {
  if (transfer.state !== 'returning') return
  const whose = whoseIs(transfer)
  const { return_attempt: last, amount } = transfer
  if (last > 0) {
    const state = await lastWord(partner, returnReferenceOf(whose, last))
    if (state.kind === 'done') return endReturn(house, whose, state)
  }
  if (!(await begin(house, whose, last))) return
  const reference = returnReferenceOf(whose, last + 1)
  const player = playerOf(whose.memberId)
  const state = await partner.transfer({ reference, player, direction: 'in', amount })
  if (state.kind !== 'done') throw new Error('the poker room does not take a withdrawal back')
  await endReturn(house, whose, state)
}

async function lastWord(partner: PokerPartner, reference: string): Promise<TransferState> {
  const state = await partner.ask(reference)
  return state.kind === 'unknown' ? partner.close(reference) : state
}

/** False where somebody else has begun it meanwhile. */
async function begin(house: House, whose: Whose, last: number): Promise<boolean> {
  const { numUpdatedRows } = await house.database.db
    .updateTable('poker_transfers')
    .set({ return_attempt: last + 1 })
    .where('member_id', '=', whose.memberId)
    .where('id', '=', whose.transferId)
    .where('state', '=', 'returning')
    .where('return_attempt', '=', last)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

async function endReturn(
  house: House,
  whose: Whose,
  state: Extract<TransferState, { kind: 'done' }>,
): Promise<void> {
  await house.database.db.transaction().execute(async (db) => {
    const transfer = await lockTransfer(db, whose)
    if (transfer?.state !== 'returning') return
    if (transfer.amount !== state.amount)
      throw new Error('the poker room took back another amount than was drawn')
    const ended_at = house.clock()
    await changeTransfer(db, transfer, { state: 'returned', purse: state.purse, ended_at })
  })
  publishTransfers(house, whose.memberId)
}
