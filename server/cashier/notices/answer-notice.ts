import type { Transaction as Within } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { Refused } from '#contract/refusals.ts'
import type { Actor } from '#server/action/actor.ts'
import { recordAction } from '#server/action/record.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OperatingHouse } from '#server/house.ts'
import type { Direction } from '#server/payments/direction.ts'
import { memberScope } from '#server/push/source.ts'
import { postNotice } from './post-notice.ts'
import type { Whose } from '../reference.ts'
import { lockTransaction, publishTransactions, type Transaction } from '../settlement.ts'
import { reportsMove, standingNotices, type Notice } from './standing-notices.ts'

/**
 * An operator answers what a provider said and the house did not follow. Followed, what it said is booked: the money
 * came, or the payout was paid, in the amount that was said. Dismissed, all that stands of the payment is answered, and the
 * payment goes on as it was. Of a withdrawal two have to answer alike, whatever its amount, unless the house wants two for
 * none. One transaction with its row in the action log.
 */

/**
 * `nothing-said`: no notice of the kind stands. `under-way`: a later sending is with the provider, which has not said what
 * became of it. `ended`: money has moved by this payment already. `over-limit`, `insufficient-funds`: the balance cannot hold
 * it, or has not what was paid beyond the amount asked for.
 */
export type Answered =
  | 'answered'
  | 'first-of-two'
  | 'same-operator'
  | 'nothing-said'
  | 'under-way'
  | 'ended'
  | 'over-limit'
  | 'insufficient-funds'

export type Answer = NonNullable<Notice['answer']>

interface Asked {
  direction: Direction
  whose: Whose
  answer: Answer
}

export async function answerNotice(
  house: OperatingHouse,
  actor: Actor,
  asked: Asked,
): Promise<Answered> {
  const { direction, whose, answer } = asked
  const answered = await house.database.money.db
    .transaction()
    .execute(async (db): Promise<Answered> => {
      const transaction = await lockTransaction(db, direction, whose)
      if (!transaction) return 'nothing-said'
      const work = { house, db, actor, transaction }
      return answer === 'followed' ? follow(work) : dismiss(work)
    })
    // Thrown, for what was posted before it must not stay.
    .catch((error: unknown): Answered => {
      if (!(error instanceof Refused)) throw error
      return error.refusal === 'insufficient-funds' ? 'insufficient-funds' : 'over-limit'
    })
  if (answered === 'answered') {
    house.push.touch('balance', memberScope(whose.memberId))
    house.push.touch('messages', memberScope(whose.memberId))
    publishTransactions(house, whose.memberId)
  }
  return answered
}

interface Work {
  house: OperatingHouse
  db: Within<Tables>
  actor: Actor
  transaction: Transaction
}

async function follow(work: Work): Promise<Answered> {
  const { house, db, transaction } = work
  const notice = (await standingNotices(db, transaction)).find(reportsMove)
  if (!notice) return 'nothing-said'
  const hindrance = hindranceOf(transaction, notice)
  if (hindrance) return hindrance
  const consent = await consentOf(work, [notice], 'followed')
  if (consent !== 'answered') return consent
  const booked = await postNotice(house, db, transaction, notice)
  await recordAnswer(work, [notice], 'followed', { booked: booked.id })
  return 'answered'
}

async function dismiss(work: Work): Promise<Answered> {
  const notices = await standingNotices(work.db, work.transaction)
  if (notices.length === 0) return 'nothing-said'
  const consent = await consentOf(work, notices, 'dismissed')
  if (consent !== 'answered') return consent
  await recordAnswer(work, notices, 'dismissed', {})
  return 'answered'
}

/** What is paid or credited is not so a second time; and what is on its way is waited for. */
function hindranceOf(
  { status, payout_state: state, attempt }: Transaction,
  notice: Notice,
): 'ended' | 'under-way' | null {
  if (status === TRANSACTION_STATUS.approved || state === 'refused' || state === 'taken-back')
    return 'ended'
  return state === 'sent' && attempt !== notice.attempt ? 'under-way' : null
}

/** Two have to answer a withdrawal's notices alike: the first leaves a name, at every one that lacks it. */
async function consentOf(
  { house, db, actor, transaction }: Work,
  notices: readonly Notice[],
  answer: Answer,
): Promise<'answered' | 'first-of-two' | 'same-operator'> {
  const needsTwo =
    transaction.direction === 'out' && house.settings.withdrawals.fourEyesAbove !== null
  if (!needsTwo) return 'answered'
  const isConsented = (each: Notice) => each.answer === answer && each.firstAnswerBy !== null
  const fresh = notices.filter((each) => !isConsented(each))
  if (fresh.length === 0)
    return notices.some(({ firstAnswerBy }) => firstAnswerBy === actor.name)
      ? 'same-operator'
      : 'answered'
  await mark(db, transaction, fresh, { answer, first_answer_by: actor.name })
  await recordAction(db, actor, {
    what: `withdrawal.notice-${answer}-first`,
    target: `withdrawal:${transaction.id}`,
    before: null,
    after: { notices: fresh.map(factsOf), by: actor.name },
  })
  return 'first-of-two'
}

const factsOf = ({ kind, amount, attempt }: Notice) => ({ kind, amount, attempt })

async function recordAnswer(
  { house, db, actor, transaction }: Work,
  notices: readonly Notice[],
  answer: Answer,
  more: Readonly<Record<string, unknown>>,
): Promise<void> {
  const answered_at = house.clock()
  for (const notice of notices)
    await mark(db, transaction, [notice], {
      answer,
      first_answer_by: notice.firstAnswerBy ?? actor.name,
      answered_at,
    })
  const { id, direction, status, payout_state } = transaction
  const subject = direction === 'in' ? 'deposit' : 'withdrawal'
  await recordAction(db, actor, {
    what: `${subject}.notice-${answer}`,
    target: `${subject}:${id}`,
    before: { status, payout_state },
    after: { notices: notices.map(factsOf), ...more },
  })
}

async function mark(
  db: Within<Tables>,
  { member_id, id }: Transaction,
  notices: readonly Notice[],
  change: { answer: Answer; first_answer_by: string; answered_at?: Date },
): Promise<void> {
  await db
    .updateTable('payment_notices')
    .set(change)
    .where('member_id', '=', member_id)
    .where('transaction_id', '=', id)
    .where(
      'notice_id',
      'in',
      notices.map(({ noticeId }) => noticeId),
    )
    .execute()
}
