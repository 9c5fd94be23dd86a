import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { isRequestField, REQUEST_FIELDS } from '#contract/cash-form.ts'
import { fromWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { methodOf } from '#server/payments/adapters.ts'
import { CATEGORY_ID, directionOf } from '#server/payments/direction.ts'
import { requestDeposit } from './deposit/deposit.ts'
import type { FormValues } from './form.ts'
import type { Transaction } from './settlement.ts'
import { statusOf } from './words.ts'
import { requestWithdrawal } from './withdrawal/request.ts'

type TransferCall =
  | 'prepayServices/processTransaction'
  | 'finance/save_bank_transfer'
  | 'finance/save_cep_bank_transfer'

type Request = Input<TransferCall>
type Reply = Output<TransferCall>

/**
 * The three calls that move money in or out. They differ in the way that money travels, and each takes methods of
 * its own way alone; `Type` says the direction.
 */
export const processTransaction = transferBy('prepayServices/processTransaction', 2)
export const saveBankTransfer = transferBy('finance/save_bank_transfer', 1)
export const saveCepBankTransfer = transferBy('finance/save_cep_bank_transfer', 3)

function transferBy(call: TransferCall, transferTypeId: 1 | 2 | 3) {
  return async (context: MemberContext, request: Request): Promise<Reply> => {
    const { methodID, requestId = null, transfer_type_id: named = transferTypeId } = request
    const method = methodOf(context.house, methodID)
    if (method?.transferTypeId !== transferTypeId || named !== transferTypeId)
      throw new Refused('method-unknown')
    const amount = fromWire(request.amount)
    if (amount === null) throw new Error('the schema let no amount through')
    const { id: memberId } = context.member
    const transfer = {
      memberId,
      call,
      methodId: methodID,
      amount,
      form: formOf(request),
      requestId,
    }
    return directionOf(request.Type ?? CATEGORY_ID.in) === 'in'
      ? replyTo(await requestDeposit(context, transfer))
      : replyTo(await requestWithdrawal(context.house, transfer))
  }
}

/** Everything that was typed, by the names that the method's form gives it. What has a place beside `fields` has none in it. */
function formOf({ fields = {}, ...request }: Request): FormValues {
  const misplaced = Object.keys(fields).filter(isRequestField)
  if (misplaced.length > 0)
    throw new Refused('bad-payload', {
      fields: misplaced.map((name) => ({ field: `fields.${name}`, problem: 'unknown' })),
    })
  const typed = Object.entries(fields)
  const beside = REQUEST_FIELDS.map((name) => [name, request[name]] as const)
  const given = [...typed, ...beside].filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** The first reply again, word for word, however far a transaction that was opened has come since. */
function replyTo({ id, status, url, instructions }: Transaction): Reply {
  const transactionID = Number(id)
  if (instructions !== null) return { transactionID, status: TRANSACTION_STATUS.fresh }
  if (url === null) return { transactionID, status: statusOf(status) }
  return { transactionID, status: TRANSACTION_STATUS.fresh, url }
}
