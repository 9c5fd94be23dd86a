import type { Actor } from '#server/action/actor.ts'
import type { OperatingHouse } from '#server/house.ts'
import { creditPurseWithdrawal, refusePurseWithdrawal } from '#server/poker/decision.ts'
import { findTransfer, openTransfers, type TransferDetails } from '#server/poker/queue.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { memberText } from '../serve/start/member-text.ts'
import { withOperatingHouse } from '../serve/start/operating-house.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { amountText, timeText } from '../serve/start/text.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run poker -- …`: what members have moved to the poker room and ask back. Works beside a running house,
 * which gives back to the purse what is refused.
 */
const USAGE = `Usage: npm run poker -- list | show <number>
       credit <number> [--why "…"]
       refuse <number> "what the member reads" --why "…"`

const STATE_TEXTS: Readonly<Record<TransferDetails['state'], string>> = {
  sent: 'not answered yet',
  done: 'in the purse',
  refused: 'refused by the room',
  review: 'waits to be decided',
  credited: 'credited',
  returning: 'on its way back',
  returned: 'back in the purse',
}

interface Request {
  house: OperatingHouse
  actor: Actor
  transfer: TransferDetails
  /** What stands after the number. */
  text: string | undefined
}

const WORKS: Readonly<Record<string, (request: Request) => Promise<void>>> = {
  show: async ({ transfer }) => show(transfer),
  credit,
  refuse,
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
      const transfer = await find(house, number ?? '')
      return work({ house, actor, transfer, text })
    }),
  )
} catch (error) {
  exitWithOneLine(error)
}

async function find({ database }: OperatingHouse, number: string): Promise<TransferDetails> {
  const id = /^[1-9]\d{0,17}$/.test(number) ? BigInt(number) : null
  const found = id === null ? undefined : await findTransfer(database.db, id)
  if (!found) throw new CannotStart(`There is no transfer ${number}: look at the list.`)
  return found
}

async function list(house: OperatingHouse): Promise<void> {
  const transfers = await openTransfers(house.database.db)
  if (transfers.length === 0) return print('No transfer waits.')
  for (const each of transfers)
    print(
      [
        String(each.transferId).padStart(8),
        timeText(each.askedAt),
        directionText(each).padEnd(14),
        STATE_TEXTS[each.state].padEnd(20),
        amountText(each.amount).padStart(14),
        each.username,
      ].join('  '),
    )
}

function show(transfer: TransferDetails): void {
  const { transferId, username, memberName, playerName, amount, state } = transfer
  print(`Transfer ${transferId}, ${directionText(transfer)}: ${STATE_TEXTS[state]}`)
  print(`  member   ${username} (${memberName}), ${playerName} in the room`)
  print(`  amount   ${amountText(amount)}`)
  print(`  asked    ${timeText(transfer.askedAt)}`)
  if (transfer.endedAt) print(`  ended    ${timeText(transfer.endedAt)}`)
  if (transfer.returnAttempt > 0) print(`  sent back ${transfer.returnAttempt}×`)
  if (transfer.reason !== null) print(`  the member reads: ${transfer.reason}`)
}

async function credit({ house, actor, transfer }: Request): Promise<void> {
  const decision = await creditPurseWithdrawal(house, actor, transfer)
  if (decision === 'not-open') throw notOpen(transfer)
  if (decision === 'over-limit')
    throw new CannotStart('The balance would hold more than the ledger keeps: nothing has changed.')
  print(`Credited: ${amountText(transfer.amount)} is in the balance.`)
}

async function refuse({ house, actor, transfer, text }: Request): Promise<void> {
  refuseWithoutWhy(actor)
  const reason = memberText(text, ': refuse <number> "…" --why "…"')
  if ((await refusePurseWithdrawal(house, actor, transfer, reason)) === 'not-open')
    throw notOpen(transfer)
  print(`Refused: a running house gives ${amountText(transfer.amount)} back to the purse.`)
}

function directionText({ direction }: TransferDetails): string {
  return direction === 'in' ? 'to the room' : 'asked back'
}

function notOpen(transfer: TransferDetails): CannotStart {
  return new CannotStart(
    `It does not wait to be decided: ${directionText(transfer)}, ${STATE_TEXTS[transfer.state]}.`,
  )
}
