import type { Transaction as Within } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { Money } from '#contract/money.ts'
import type { Actor } from '#server/action/actor.ts'
import { recordAction } from '#server/action/record.ts'
import { port } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OperatingHouse } from '#server/house.ts'
import { memberScope } from '#server/push/source.ts'
import { missingOf, neededDocuments } from '../documents/needed.ts'
import type { Whose } from '../reference.ts'
import {
  changeTransaction,
  lockTransaction,
  publishTransactions,
  type Transaction,
  type TransactionChange,
} from '../settlement.ts'
import { isReportedPaid } from '../notices/standing-notices.ts'
import { giveBack } from './entries.ts'

/**
 * What an operator does with a withdrawal: takes it up, lets it go, refuses it. Each is one transaction with
 * its row in the action log.
 */

/**
 * `not-open`: there is none of that name that waits to be decided. `said-paid`: its provider says that it was paid after all.
 * Until somebody has answered that (`answer-notice.ts`), it is neither sent once more nor given back.
 */
type Undecided = 'not-open'
type Unanswered = 'said-paid'

/** Takes it up: from now on the member cannot take it back. */
export function reviewWithdrawal(
  house: OperatingHouse,
  actor: Actor,
  whose: Whose,
): Promise<'review' | Undecided> {
  return decide(house, whose, async (db, transaction) => {
    if (transaction.payout_state !== 'waiting') return 'not-open'
    const since = { reviewed_at: house.clock() }
    await change(db, actor, transaction, 'withdrawal.review', { payout_state: 'review' }, since)
    return 'review'
  })
}

/**
 * Lets it go: it is sent to its provider. Above the house's `fourEyesAbove` two have to, one after the other: the
 * first leaves a name, and the same name once more is `same-operator`. `documents-missing`: the member has not shown
 * yet what the house needs to see.
 */
export function approveWithdrawal(
  house: OperatingHouse,
  actor: Actor,
  whose: Whose,
): Promise<
  'sent' | 'first-of-two' | 'same-operator' | 'documents-missing' | Unanswered | Undecided
> {
  const { fourEyesAbove } = house.settings.withdrawals
  return decide(house, whose, async (db, transaction) => {
    if (await isReportedPaid(db, transaction)) return 'said-paid'
    if (await lacksDocuments(db, house, whose)) return 'documents-missing'
    const { first_approval_by: first, amount, attempt } = transaction
    if (needsTwo(amount, fourEyesAbove)) {
      if (first === actor.name) return 'same-operator'
      if (first === null) {
        const approved = { payout_state: 'review', first_approval_by: actor.name } as const
        const since = { reviewed_at: transaction.reviewed_at ?? house.clock() }
        await change(db, actor, transaction, 'withdrawal.approve', approved, since)
        return 'first-of-two'
      }
    }
    const sent = { payout_state: 'sent', attempt: attempt + 1 } as const
    const sentAt = { sent_at: house.clock(), provider_payment: null }
    await change(db, actor, transaction, 'withdrawal.approve', sent, sentAt)
    const { memberId, transactionId } = whose
    const payload = { member: String(memberId), transaction: String(transactionId) }
    await house.jobs.add(port(db), 'send-payout', payload)
    return 'sent'
  })
}

async function lacksDocuments(
  db: Within<Tables>,
  { settings, clock }: OperatingHouse,
  { memberId }: Whose,
): Promise<boolean> {
  const needed = await neededDocuments(db, settings.withdrawals, memberId, clock())
  return missingOf(needed).length > 0
}

const needsTwo = (amount: Money, fourEyesAbove: Money | null): boolean =>
  fourEyesAbove !== null && amount > fourEyesAbove

/** Refuses it: the money is back in cash, and the member reads why. */
export function refuseWithdrawal(
  house: OperatingHouse,
  actor: Actor,
  whose: Whose,
  reason: string,
): Promise<'refused' | Unanswered | Undecided> {
  return decide(house, whose, async (db, transaction) => {
    if (await isReportedPaid(db, transaction)) return 'said-paid'
    await giveBack(port(db), whose, transaction.amount)
    const after = {
      payout_state: 'refused',
      status: TRANSACTION_STATUS.canceled,
      canceled_by: 'house',
      refusal_reason: reason,
    } as const
    const decidedAt = { decided_at: house.clock() }
    await change(db, actor, transaction, 'withdrawal.refuse', after, decidedAt)
    return 'refused'
  })
}

async function decide<Decision extends string>(
  house: OperatingHouse,
  whose: Whose,
  work: (db: Within<Tables>, transaction: Transaction) => Promise<Decision | Undecided>,
): Promise<Decision | Undecided> {
  const decision = await house.database.money.db.transaction().execute(async (db) => {
    const transaction = await lockTransaction(db, 'out', whose)
    return transaction && isOpen(transaction) ? work(db, transaction) : 'not-open'
  })
  if (decision === 'not-open' || decision === 'said-paid') return decision
  house.push.touch('balance', memberScope(whose.memberId))
  house.push.touch('messages', memberScope(whose.memberId))
  publishTransactions(house, whose.memberId)
  return decision
}

const isOpen = ({ payout_state: state }: Transaction): boolean =>
  state === 'waiting' || state === 'review'

/** Changes the row and leaves the action; what is `beside` need not stand in the log. */
async function change(
  db: Within<Tables>,
  actor: Actor,
  transaction: Transaction,
  what: string,
  after: TransactionChange,
  beside: TransactionChange = {},
): Promise<void> {
  const { id, payout_state, status, attempt } = transaction
  await changeTransaction(db, transaction, { ...after, ...beside })
  await recordAction(db, actor, {
    what,
    target: `withdrawal:${id}`,
    before: { payout_state, status, attempt },
    after: { payout_state, status, attempt, ...after },
  })
}
