import type { FromGame } from '#contract/games/frame-protocol.ts'
import { fromWire, type Money } from '#contract/money.ts'

/** What the member put in and got back during this login. */
interface NetPosition {
  /** As the server last said; null until it has. */
  reported: Money | null
  /** What the game has said since. */
  since: Money
  /** How often the game has moved it; an answer asked for before a move is older than it. */
  moves: number
  /** How often the balance has moved by another hand since the game's last stake. */
  others: number
}

export const UNKNOWN: NetPosition = { reported: null, since: 0n, moves: 0, others: 0 }

/** The balance moved, and not by this game's word: another tab, another device, the cashier. */
interface OtherMoved {
  type: 'other'
}

/** What the server says, and how many moves there had been when it was asked. */
interface NetMessage {
  type: 'reported'
  net: number
  moves: number
}

/**
 * The position after a message of the game or the server's word; anything else leaves it. A payout
 * that another hand may have taken already, in the tab that ended this round first, is not counted
 * here: the server says whether it was.
 */
export function moved(
  position: NetPosition,
  message: FromGame | NetMessage | OtherMoved,
): NetPosition {
  if (message.type === 'reported') return withReported(position, message)
  if (message.type === 'other') return { ...position, others: position.others + 1 }
  if (message.type !== 'staked' && message.type !== 'paid') return position
  const { since, others } = position
  const next = { ...position, moves: position.moves + 1 }
  const amount = BigInt(message.amount)
  if (message.type === 'staked') return { ...next, since: since - amount, others: 0 }
  return { ...next, since: others > 0 ? since : since + amount }
}

/** An answer that crossed a stake or a payout may hold it or not: it is not taken. */
function withReported(position: NetPosition, { net: wire, moves }: NetMessage): NetPosition {
  const reported = fromWire(wire)
  if (reported === null || moves !== position.moves) return position
  return { ...position, reported, since: 0n }
}

/** Won minus staked, negative when the member is down; null until the server has said. */
export function net({ reported, since }: NetPosition): Money | null {
  return reported === null ? null : reported + since
}
