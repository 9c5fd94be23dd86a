import type { Actor } from '#server/action/actor.ts'
import {
  approveWithdrawal,
  refuseWithdrawal,
  reviewWithdrawal,
} from '#server/cashier/withdrawal/decision.ts'
import { settlePayoutByHand } from '#server/cashier/withdrawal/by-hand.ts'
import {
  findWithdrawal,
  otherValidity,
  undecidedWithdrawals,
  type WithdrawalDetails,
} from '#server/cashier/withdrawal/queue.ts'
import { answerNotice, type Answer } from '#server/cashier/notices/answer-notice.ts'
import type { OperatingHouse } from '#server/house.ts'
import { methodOf } from '#server/payments/adapters.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { memberText } from '../serve/start/member-text.ts'
import { withOperatingHouse } from '../serve/start/operating-house.ts'
import { answeredText, printStanding } from '../serve/start/notices.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { amountText, lineText, timeText } from '../serve/start/text.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run withdrawals -- …`: what members want paid out: who waits, and what an operator decides of it. Works
 * beside a running house, which hands over what is approved.
 */
const USAGE = `Usage: npm run withdrawals -- list | show <number>
       review | approve | paid | failed <number> [--why "…"]
       refuse <number> "what the member reads" --why "…"
       was-paid | dismiss <number> --why "…"`

const STATE_TEXTS: Readonly<Record<WithdrawalDetails['state'], string>> = {
  waiting: 'waiting',
  review: 'in review',
  sent: 'sent',
  paid: 'paid',
  refused: 'refused',
  'taken-back': 'taken back by the member',
}

interface Request {
  house: OperatingHouse
  actor: Actor
  withdrawal: WithdrawalDetails
  /** What stands after the number. */
  text: string | undefined
}

const WORKS: Readonly<Record<string, (request: Request) => Promise<void>>> = {
  show: async ({ house, withdrawal }) => show(house, withdrawal),
  review,
  approve,
  refuse,
  paid: (request) => byHand(request, 'paid'),
  failed: (request) => byHand(request, 'failed'),
  'was-paid': (request) => answer(request, 'followed'),
  dismiss: (request) => answer(request, 'dismissed'),
}

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [verb = '', number, text, ...more] = rest
  const work = Object.hasOwn(WORKS, verb) ? WORKS[verb] : undefined
  const isList = verb === 'list' && number === undefined
  if (more.length > 0 || (!isList && (!work || number === undefined))) throw new CannotStart(USAGE)
  if (text !== undefined && verb !== 'refuse') throw new CannotStart(USAGE)
  await withDatabase((database, settings) =>
    withOperatingHouse(database, settings, async (house) => {
      if (!work) return list(house)
      const withdrawal = await find(house, number ?? '')
      return work({ house, actor, withdrawal, text })
    }),
  )
} catch (error) {
  exitWithOneLine(error)
}

async function find({ database }: OperatingHouse, number: string): Promise<WithdrawalDetails> {
  const id = /^[1-9]\d{0,17}$/.test(number) ? BigInt(number) : null
  const found = id === null ? undefined : await findWithdrawal(database.db, id)
  if (!found) throw new CannotStart(`There is no withdrawal ${number}: look at the list.`)
  return found
}

async function list(house: OperatingHouse): Promise<void> {
  await printStanding(house, 'out')
  const withdrawals = await undecidedWithdrawals(house.database.db)
  if (withdrawals.length === 0) return print('No withdrawal waits.')
  for (const each of withdrawals)
    print(
      [
        String(each.transactionId).padStart(8),
        timeText(each.askedAt),
        stateText(each).padEnd(28),
        amountText(each.amount).padStart(14),
        each.username.padEnd(20),
        methodOf(house, each.methodId)?.key ?? each.methodId,
        ...remarksOn(each),
      ].join('  '),
    )
}

function show(house: OperatingHouse, withdrawal: WithdrawalDetails): void {
  const { transactionId, username, memberName, amount, form } = withdrawal
  print(`Withdrawal ${transactionId}: ${stateText(withdrawal)}`)
  print(`  member   ${username} (${memberName})`)
  print(`  amount   ${amountText(amount)}`)
  print(`  method   ${methodOf(house, withdrawal.methodId)?.name.en ?? withdrawal.methodId}`)
  print(`  request    ${timeText(withdrawal.askedAt)}`)
  if (withdrawal.decidedAt) print(`  ended    ${timeText(withdrawal.decidedAt)}`)
  for (const [name, value] of Object.entries(form)) print(`  ${name}: ${lineText(value)}`)
  for (const text of remarksOn(withdrawal)) print(`  ${text}`)
  if (withdrawal.reason !== null) print(`  the member reads: ${withdrawal.reason}`)
}

async function review({ house, actor, withdrawal }: Request): Promise<void> {
  if ((await reviewWithdrawal(house, actor, withdrawal)) === 'not-open')
    throw new CannotStart(`It does not wait to be taken up: it is ${stateText(withdrawal)}.`)
  print('Taken up: the member sees that it is looked at, and can no longer take it back.')
}

async function approve({ house, actor, withdrawal }: Request): Promise<void> {
  const decision = await approveWithdrawal(house, actor, withdrawal)
  if (decision === 'not-open')
    throw new CannotStart(`It does not wait to be decided: it is ${stateText(withdrawal)}.`)
  if (decision === 'said-paid') throw refuseAsPaid(withdrawal)
  if (decision === 'documents-missing')
    throw new CannotStart(
      `${withdrawal.username} has documents to show first: npm run documents -- show ${withdrawal.username}`,
    )
  if (decision === 'same-operator')
    throw new CannotStart(
      `${actor.name} has approved it already: an amount like this needs somebody else, too.`,
    )
  print(
    decision === 'sent'
      ? 'Approved: a running house hands it to its provider.'
      : 'Approved by the first of two: somebody else has to approve it, too.',
  )
}

async function refuse({ house, actor, withdrawal, text }: Request): Promise<void> {
  refuseWithoutWhy(actor)
  const reason = memberText(text, ': refuse <number> "…" --why "…"')
  const decision = await refuseWithdrawal(house, actor, withdrawal, reason)
  if (decision === 'said-paid') throw refuseAsPaid(withdrawal)
  if (decision === 'not-open')
    throw new CannotStart(`It does not wait to be decided: it is ${stateText(withdrawal)}.`)
  print(`Refused: ${amountText(withdrawal.amount)} is back in the balance, and the member is told.`)
}

function refuseAsPaid({ transactionId }: WithdrawalDetails): CannotStart {
  return new CannotStart(
    `Its provider says that it was paid after all. Ask them; then: was-paid ${transactionId}, or dismiss ${transactionId}.`,
  )
}

async function answer({ house, actor, withdrawal }: Request, answer: Answer): Promise<void> {
  refuseWithoutWhy(actor)
  const payload = { direction: 'out', whose: withdrawal, answer } as const
  print(answeredText(await answerNotice(house, actor, payload), answer))
}

async function byHand(
  { house, actor, withdrawal }: Request,
  end: 'paid' | 'failed',
): Promise<void> {
  const result = await settlePayoutByHand(house, actor, withdrawal, end)
  if (result === 'not-by-hand')
    throw new CannotStart('Its provider says by itself whether it was paid.')
  if (result === 'not-sent')
    throw new CannotStart(`It was not approved: it is ${stateText(withdrawal)}.`)
  print(end === 'paid' ? 'Paid.' : 'It failed: it waits to be decided once more.')
}

/** What speaks against it, a text each. */
function remarksOn(withdrawal: WithdrawalDetails): string[] {
  const { ibanAlsoOf, form } = withdrawal
  const verified = otherValidity(withdrawal)
  return [
    ...(ibanAlsoOf.length === 0 ? [] : [`its IBAN is also of ${ibanAlsoOf.join(', ')}`]),
    ...(verified === null
      ? []
      : [
          `the accepted card is valid until ${verified}, and not ${lineText(form['idValidity'] ?? '')}`,
        ]),
  ]
}

function stateText({ state, firstApprovalBy, attempt }: WithdrawalDetails): string {
  if (state === 'review' && firstApprovalBy !== null) return `in review, ${firstApprovalBy} agreed`
  if (state === 'review' && attempt > 0) return `in review, failed ${attempt}×`
  return STATE_TEXTS[state]
}
