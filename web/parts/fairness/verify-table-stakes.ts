/**
 * What a member's own stakes on a round of a table were owed, worked out here from the table's rules and the outcome, and whether the
 * record's figures and its receipt say the same. It asks nobody: the record is handed in.
 */
import { receiptText, sortedJson } from '#contract/games/receipt.ts'
import { fromWire } from '#contract/money.ts'
import { CALL } from '#contract/games/tablegames-names.ts'
import type { Data } from '#contract/registry.ts'
import { cashedOutOf, givenBackOf, handsOf, owedOf, type SettledStake } from '#games/owed.ts'
import { isSignedBy } from './web-hash.ts'

export type TableRecord = Data<'floor/round'>
type Stake = TableRecord['stakes'][number]

export interface VerifiedStakes {
  /** One by one: it was paid what it was owed. */
  stakes: boolean[]
  /** Stake, payout, multiplier and end of the round follow from its stakes. */
  figures: boolean
  /** The hands that are shown are those that cards and decisions make; none, where none are played. */
  hands: boolean
  /** The house signed this very record, with the key that the record names. */
  receipt: boolean
  /** That key is the one noted; null where none was. */
  receiptKey: boolean | null
}

export async function verifyStakes(
  record: TableRecord,
  notedKey: string | null,
): Promise<VerifiedStakes> {
  const { key, signature } = record.receipt
  return {
    stakes: record.stakes.map((stake) => isPaidAsOwed(stake, record)),
    figures: doFiguresAgree(record),
    hands: areHandsAsDealt(record),
    receipt: await isSignedBy(key, signature, receiptText(record)),
    receiptKey: notedKey === null ? null : key === notedKey,
  }
}

/** Whether all of it holds. */
export const doStakesHold = ({
  stakes,
  figures,
  hands,
  receipt,
  receiptKey,
}: VerifiedStakes): boolean =>
  stakes.every(Boolean) && figures && hands && receipt && receiptKey !== false

/** Micro-lira; what is no amount agrees with none. */
const micro = (amount: number): bigint => fromWire(amount) ?? -1n

function isPaidAsOwed(listed: Stake, record: TableRecord): boolean {
  const { state, halfAt, endedAt } = listed
  const isCalled = record.stakes.some((one) => one.spot === CALL && one.state !== 'back')
  const stake = { ...listed, isCalled, amount: micro(listed.amount) }
  const paid = micro(listed.paid)
  // One that was taken back, or that found no hand to lie on, is as if it had not been laid.
  if (state === 'back') return paid === 0n && halfAt === null && endedAt === null
  if (record.phase === 'settled') {
    if (state !== 'paid' && state !== 'lost') return false
    return owedTo(stake, record) === paid && (state === 'paid') === paid > 0n
  }
  if (record.phase !== 'void' || (state !== 'paid' && state !== 'void')) return false
  // What had been cashed out before a round became void stays so; nothing is lost on such a round.
  const isEnded = endedAt !== null
  return isEnded === (state === 'paid') && cashedOutOf(stake, record.rules.kind) === paid
}

/** Null where it cannot have been settled so. */
function owedTo(stake: SettledStake, { rules, outcome, card }: TableRecord): bigint | null {
  if (outcome === null) return null
  try {
    return owedOf(stake, { rules, outcome, card })
  } catch {
    // What makes no board, no price and no spot owes nothing that could be right.
    return null
  }
}

/** Own is a seat whose first stake is theirs. */
function areHandsAsDealt({ rules, outcome, board, stakes }: TableRecord): boolean {
  try {
    const hands = handsOf(rules, outcome)
    const isOwn = (seat: number): boolean => stakes.some(({ spot }) => spot === `seat-${seat}`)
    const seats = hands?.seats.map((one) => ({ ...one, isOwn: isOwn(one.seat) }))
    return sortedJson(board) === sortedJson(hands && { ...hands, seats })
  } catch {
    // Cards and decisions that make no board.
    return false
  }
}

function doFiguresAgree(record: TableRecord): boolean {
  const { stake, baseStake, payout, multiplier, jackpotWon, active, free, stakes } = record
  const sum = (of: (one: Stake) => bigint): bigint => stakes.reduce((all, one) => all + of(one), 0n)
  const laid = sum(({ state, amount }) => (state === 'back' ? 0n : micro(amount)))
  const returned = sum(({ state, amount, halfAt }) =>
    state === 'void' ? givenBackOf({ amount: micro(amount), halfAt }) : 0n,
  )
  return (
    !active &&
    // Only a slot's round is staked by the house.
    !free &&
    payout !== null &&
    micro(stake) === laid &&
    baseStake === stake &&
    micro(payout) === sum(({ paid }) => micro(paid)) + returned &&
    multiplier === (stake === 0 ? null : Number(micro(payout)) / Number(laid)) &&
    jackpotWon === 0
  )
}
