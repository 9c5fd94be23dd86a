import type { Kysely } from 'kysely'
import { pokerOut } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import type { TransferState } from './partner.ts'
import { giveBackKey } from './references.ts'
import {
  changeTransfer,
  lockTransfer,
  publishTransfers,
  whoseIs,
  type Transfer,
} from './transfer-row.ts'

/**
 * Ends the partner's part of a transfer by what it says, once, whatever comes twice, late or at the same time.
 * Into the purse: it is done, or back in the balance. Off the purse: it waits for an operator, or was refused.
 * Answers the transfer as it then is; what is not known yet, and what does not fit, changes nothing.
 */
export async function settleTransfer(
  house: House,
  transfer: Transfer,
  state: TransferState,
): Promise<Transfer> {
  if (state.kind === 'unknown') return transfer
  if (state.kind === 'done' && state.amount !== transfer.amount) {
    const { member_id, id } = transfer
    house.log.error({ member_id, id }, 'the poker room moved another amount than was asked for')
    return transfer
  }
  const settled = await house.database.money.db.transaction().execute(async (db) => {
    const locked = await lockTransfer(db, whoseIs(transfer))
    if (!locked) throw new Error('a transfer that was written down is not there')
    return locked.state === 'sent' ? end(db, house, locked, state) : locked
  })
  publishTransfers(house, transfer.member_id)
  return settled
}

async function end(
  db: Kysely<Tables>,
  house: House,
  transfer: Transfer,
  state: Exclude<TransferState, { kind: 'unknown' }>,
): Promise<Transfer> {
  await keepWord(db, transfer, state)
  const isIn = transfer.direction === 'in'
  const ended_at = house.clock()
  if (state.kind === 'done')
    return changeTransfer(db, transfer, {
      purse: state.purse,
      ...(isIn ? { state: 'done', ended_at } : { state: 'review' }),
    })
  if (isIn) await giveBack(db, transfer)
  return changeTransfer(db, transfer, { state: 'refused', ended_at })
}

/** The room's word, in the transaction that follows it: nothing goes on without one. */
async function keepWord(
  db: Kysely<Tables>,
  { member_id, id }: Transfer,
  state: Exclude<TransferState, { kind: 'unknown' }>,
): Promise<void> {
  const { amount, purse } = state.kind === 'done' ? state : { amount: null, purse: null }
  await db
    .insertInto('poker_words')
    .values({ member_id, transfer_id: id, outcome: state.kind, amount, purse })
    .execute()
}

async function giveBack(db: Kysely<Tables>, transfer: Transfer): Promise<void> {
  const answer = await post(port(db), pokerOut(giveBackKey(whoseIs(transfer)), transfer.amount))
  if (!isPosted(answer)) throw new Error(`a refused transfer cannot go back: ${answer.refusal}`)
}
