import type { Transaction as Within } from 'kysely'
import { pokerOut } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { OperatingHouse } from '../house.ts'
import { creditKey, type Whose } from './references.ts'
import { changeTransfer, lockTransfer, publishTransfers, type Transfer } from './transfer-row.ts'

/**
 * What an operator does with a withdrawal that has come off the purse: credits it to the balance, or refuses
 * it, and it goes back to the purse. Each is one transaction with its row in the action log.
 */

/** `not-open`: there is none of that name that waits to be decided. */
type Undecided = 'not-open'

/** `over-limit`: the balance would hold more than the ledger keeps; nothing has changed. */
export function creditPurseWithdrawal(
  house: OperatingHouse,
  actor: Actor,
  whose: Whose,
): Promise<'credited' | 'over-limit' | Undecided> {
  return decide(house, whose, async (db, transfer) => {
    const answer = await post(port(db), pokerOut(creditKey(whose), transfer.amount))
    if (!isPosted(answer)) return 'over-limit'
    await changeTransfer(db, transfer, { state: 'credited', ended_at: house.clock() })
    await recordDecision(db, actor, whose, 'poker.credit', { state: 'credited' })
    return 'credited'
  })
}

/** The member reads why; a running house gives it back to the purse. */
export function refusePurseWithdrawal(
  house: OperatingHouse,
  actor: Actor,
  whose: Whose,
  reason: string,
): Promise<'returning' | Undecided> {
  return decide(house, whose, async (db, transfer) => {
    const after = { state: 'returning', refusal_reason: reason } as const
    await changeTransfer(db, transfer, after)
    await recordDecision(db, actor, whose, 'poker.refuse', after)
    const payload = { member: String(whose.memberId), transfer: String(whose.transferId) }
    await house.jobs.add(port(db), 'return-poker-draw', payload)
    return 'returning'
  })
}

async function decide<Decision extends string>(
  house: OperatingHouse,
  whose: Whose,
  work: (db: Within<Tables>, transfer: Transfer) => Promise<Decision>,
): Promise<Decision | Undecided> {
  const decision = await house.database.money.db.transaction().execute(async (db) => {
    const transfer = await lockTransfer(db, whose)
    return transfer?.state === 'review' ? work(db, transfer) : 'not-open'
  })
  if (decision !== 'not-open') publishTransfers(house, whose.memberId)
  return decision
}

async function recordDecision(
  db: Within<Tables>,
  actor: Actor,
  { transferId }: Whose,
  what: string,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const target = `poker:${transferId}`
  await recordAction(db, actor, { what, target, before: { state: 'review' }, after })
}
