import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { Actor } from '#server/action/actor.ts'
import { settleDepositByHand } from '#server/cashier/deposit/deposit-by-hand.ts'
import {
  findDeposit,
  undecidedDeposits,
  type DepositDetails,
} from '#server/cashier/deposit/deposit-queue.ts'
import { answerNotice, type Answer } from '#server/cashier/notices/answer-notice.ts'
import type { OperatingHouse } from '#server/house.ts'
import { methodOf } from '#server/payments/adapters.ts'
import { BY_HAND } from '#server/payments/by-hand.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { withOperatingHouse } from '../serve/start/operating-house.ts'
import { answeredText, printStanding } from '../serve/start/notices.ts'
import { CannotStart, exitWithOneLine, print } from '../serve/start/print.ts'
import { amountText, lineText, timeText } from '../serve/start/text.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run deposits -- …`: bank transfers and cep bank, whose money an operator sees arrive: which are awaited, and
 * what became of one. And what providers said of deposits that the house did not follow: whether it is booked.
 */
const USAGE = `Usage: npm run deposits -- list | show <number>
       approve | cancel <number> [--why "…"]
       book | dismiss <number> --why "…"`

interface Request {
  house: OperatingHouse
  actor: Actor
  deposit: DepositDetails
}

const WORKS: Readonly<Record<string, (request: Request) => Promise<void> | void>> = {
  show,
  approve: (request) => settle(request, 'approved'),
  cancel: (request) => settle(request, 'canceled'),
  book: (request) => answer(request, 'followed'),
  dismiss: (request) => answer(request, 'dismissed'),
}

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [verb = '', number, ...more] = rest
  const work = Object.hasOwn(WORKS, verb) ? WORKS[verb] : undefined
  const isList = verb === 'list' && number === undefined
  if (more.length > 0 || (!isList && (!work || number === undefined))) throw new CannotStart(USAGE)
  await withDatabase((database, settings) =>
    withOperatingHouse(database, settings, async (house) => {
      if (!work) return list(house)
      return work({ house, actor, deposit: await find(house, number ?? '') })
    }),
  )
} catch (error) {
  exitWithOneLine(error)
}

async function find({ database }: OperatingHouse, number: string): Promise<DepositDetails> {
  const id = /^[1-9]\d{0,17}$/.test(number) ? BigInt(number) : null
  const found = id === null ? undefined : await findDeposit(database.db, id)
  if (!found) throw new CannotStart(`There is no deposit ${number}: look at the list.`)
  return found
}

async function list(house: OperatingHouse): Promise<void> {
  await printStanding(house, 'in')
  const deposits = await undecidedDeposits(house.database.db, BY_HAND)
  if (deposits.length === 0) return print('No transfer is awaited.')
  for (const each of deposits)
    print(
      [
        String(each.transactionId).padStart(8),
        timeText(each.askedAt),
        (each.announcedAt ? 'sent, says the member' : 'awaited').padEnd(21),
        amountText(each.amount).padStart(14),
        (each.note ?? '').padEnd(12),
        each.username.padEnd(20),
        methodOf(house, each.methodId)?.key ?? each.methodId,
      ].join('  '),
    )
}

function show({ house, deposit }: Request): void {
  const { transactionId, username, memberName, amount, form, note } = deposit
  print(`Deposit ${transactionId}: ${stateText(deposit)}`)
  print(`  member   ${username} (${memberName})`)
  print(`  amount   ${amountText(amount)}`)
  print(`  method   ${methodOf(house, deposit.methodId)?.name.en ?? deposit.methodId}`)
  print(`  request  ${timeText(deposit.askedAt)}`)
  if (note !== null) print(`  note     ${note}`)
  if (deposit.announcedAt) print(`  sent     ${timeText(deposit.announcedAt)}, says the member`)
  if (deposit.decidedAt) print(`  ended    ${timeText(deposit.decidedAt)}`)
  for (const [name, value] of Object.entries(form)) print(`  ${name}: ${lineText(value)}`)
}

async function answer({ house, actor, deposit }: Request, answer: Answer): Promise<void> {
  refuseWithoutWhy(actor)
  const payload = { direction: 'in', whose: deposit, answer } as const
  print(answeredText(await answerNotice(house, actor, payload), answer))
}

async function settle(
  { house, actor, deposit }: Request,
  end: 'approved' | 'canceled',
): Promise<void> {
  const result = await settleDepositByHand(house, actor, deposit, end)
  if (result === 'not-by-hand')
    throw new CannotStart('Its provider says by itself whether it was paid.')
  if (result === 'over-limit')
    throw new CannotStart('The balance would be more than an account can hold.')
  if (result === 'settled') throw new CannotStart(`It has ended: it is ${stateText(deposit)}.`)
  print(end === 'approved' ? `Approved: ${amountText(deposit.amount)} is credited.` : 'Canceled.')
}

function stateText({ status, announcedAt }: DepositDetails): string {
  if (status === TRANSACTION_STATUS.approved) return 'approved'
  if (status === TRANSACTION_STATUS.canceled) return 'canceled'
  return announcedAt ? 'awaited, and sent as the member says' : 'awaited'
}
