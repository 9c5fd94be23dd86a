import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { fromWire, toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { pokerIn } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import { lockMember } from '../lock-member.ts'
import type { MemberContext } from '../context.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { keepCheckDue } from '../protection/reality.ts'
import { findBound } from '../protection/refused-stake.ts'
import { stakeRefusal } from '../protection/rules.ts'
import { nameOf, partnerOf } from './partner-of.ts'
import type { PokerPartner, TransferState } from './partner.ts'
import { playerOf, referenceOf, takeKey } from './references.ts'
import { settleTransfer } from './settlement.ts'
import {
  findAsked,
  insertTransfer,
  refuseTooMany,
  publishTransfers,
  whoseIs,
  type Asked,
  type Transfer,
} from './transfer-row.ts'

type Call = 'klasGaming/deposit' | 'klasGaming/drawrequest'

/** Money from the balance to the purse: there at once. */
export const pokerDeposit = transferCall('in')

/** Money off the purse: it waits for an operator (`decision.ts`), who credits it to the balance. */
export const pokerDrawRequest = transferCall('out')

/**
 * Reserved and committed, then sent once, then settled by what the partner says. A repeat of the request sends
 * nothing: it asks what became of the first. What has no answer the job of `unanswered.ts` ends.
 */
function transferCall(direction: Transfer['direction']) {
  return async (context: MemberContext, request: Input<Call>): Promise<Output<Call>> => {
    const { db, house, member } = context
    const partner = partnerOf(house)
    const username = await nameOf(db, member.id)
    const amount = fromWire(request.amount)
    if (amount === null) throw new Error('the schema let no amount through')
    const payload = { memberId: member.id, direction, amount, requestId: request.requestId ?? null }
    return replyTo(await moved(house, partner, payload), username)
  }
}

async function moved(house: House, partner: PokerPartner, asked: Asked): Promise<Transfer> {
  const { db } = house.database.money
  const known = await findAsked(db, asked)
  if (known) return followed(house, partner, known, asked)
  const now = house.clock()
  const reserved = await db
    .transaction()
    .execute((db) => reserve(db, asked, now))
    .catch(async (error: unknown) => {
      const isDue = error instanceof Refused && error.refusal === 'reality-check'
      if (isDue) await keepCheckDue(house, asked.memberId, now)
      throw error
    })
  const transfer = reserved ?? (await findAsked(db, asked))
  if (!transfer) throw new Error('a transfer is neither new nor known')
  if (!reserved) return followed(house, partner, transfer, asked)
  publishTransfers(house, asked.memberId)
  const { memberId, amount, direction } = asked
  const reference = referenceOf(whoseIs(transfer))
  const order = { reference, player: playerOf(memberId), direction, amount }
  return settled(house, transfer, partner.transfer(order))
}

/** In one transaction with its row: the question of protection, and the money that goes in. */
async function reserve(db: Kysely<Tables>, asked: Asked, now: Date): Promise<Transfer | null> {
  const { memberId, direction, amount } = asked
  await lockMember(db, memberId)
  if (await findAsked(db, asked)) return null
  await refuseTooMany(db, memberId)
  const transfer = await insertTransfer(db, asked)
  if (!transfer || direction === 'out') return transfer
  const refusal = await stakeRefusal(port(db), { memberId, amount, houseAccount: 'poker' }, now)
  if (refusal !== null)
    throw new Refused(refusal, { ...(await findBound(db, { memberId, refusal, now }, toWire)) })
  const answer = await post(port(db), pokerIn(takeKey(whoseIs(transfer)), amount))
  if (!isPosted(answer)) throw new Refused(answer.refusal)
  return transfer
}

/** Pressed twice, the first is most often still on its way: it is waited for a moment before anybody is asked. */
const FIRST_MS = [50, 150, 400, 800] as const

async function followed(
  house: House,
  partner: PokerPartner,
  transfer: Transfer,
  asked: Asked,
): Promise<Transfer> {
  let known = transfer
  for (const ms of FIRST_MS) {
    if (known.state !== 'sent') return known
    await pause(ms)
    known = (await findAsked(house.database.money.db, asked)) ?? known
  }
  if (known.state !== 'sent') return known
  return settled(house, transfer, partner.ask(referenceOf(whoseIs(transfer))))
}

/** Settled by what the partner says, or as it was where the partner says nothing. */
async function settled(
  house: House,
  transfer: Transfer,
  spoken: Promise<TransferState>,
): Promise<Transfer> {
  const state = await spoken.catch((error: unknown): TransferState => {
    house.log.warn({ err: error }, 'the poker room did not answer a transfer')
    return { kind: 'unknown' }
  })
  return settleTransfer(house, transfer, state)
}

/** The first reply again, however often it is asked for. */
function replyTo({ direction, state, purse }: Transfer, username: string): Output<Call> {
  if (state === 'sent') throw new Refused('poker-transfer-unanswered')
  if (state === 'refused')
    throw new Refused(direction === 'in' ? 'poker-transfer-refused' : 'poker-purse-short')
  if (purse === null) throw new Error('a transfer has ended without a word on the purse')
  return { balance: toWire(purse), username }
}
