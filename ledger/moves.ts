/**
 * Every way money moves, by name. A move is a plain value: which member, under which key, and by
 * how much each account changes; the house's leg is whatever makes the sum zero. Nothing here
 * speaks to a database. A move with an amount at or below zero is a fault of the caller: it throws.
 */
import type { Money } from '#contract/money.ts'
import type { HouseAccount } from './chart.ts'

/** Who moves, and the key that makes a repeat harmless: unique per member, for good. */
export interface MoveKey {
  memberId: bigint
  /** What kind of thing moves the money: `round`, `deposit`, `withdrawal`… (1–40 characters). */
  source: string
  /** Which one of them (1–120 characters). */
  reference: string
  /**
   * What else makes this request itself, beside its name, amount and account: the same key with
   * other content is refused. At most 200 characters; hash what is longer.
   */
  content?: string
}

/** A move ready to be posted. Deltas are signed micro-lira. */
export interface Move extends MoveKey {
  name: MoveName
  content: string
  cash: Money
  bonus: Money
  held: Money
  pending: Money
  house: HouseAccount | null
}

/** The key that a hold was made under. */
export type HoldKey = Pick<MoveKey, 'source' | 'reference'>

/** A move that ends a hold or a part of it. */
export interface ClosingMove extends Move {
  hold: HoldKey
  /** How much of the hold's two parts this takes. */
  taken: Required<Parts>
}

type Deltas = Partial<Pick<Move, 'cash' | 'bonus' | 'held' | 'pending'>>

/** A part in cash and a part in bonus money; at least one of them is more than zero. */
export interface Parts {
  cash?: Money
  bonus?: Money
}

const NAMES = [
  'deposit',
  'deposit-reversal',
  'withdrawal-request',
  'withdrawal-pay',
  'withdrawal-return',
  'stake',
  'payout',
  'refund',
  'hold',
  'settle',
  'release',
  'bonus-grant',
  'bonus-convert',
  'bonus-forfeit',
  'jackpot-share',
  'jackpot-win',
  'tournament-prize',
  'poker-in',
  'poker-out',
] as const

export type MoveName = (typeof NAMES)[number]

/** Money comes in through a payment method. */
export function deposit(key: MoveKey, amount: Money, method: string): Move {
  return move('deposit', key, { cash: positive(amount) }, `cashier:${method}`)
}

/** A deposit that its method took back. Refused when the member no longer has it. */
export function depositReversal(key: MoveKey, amount: Money, method: string): Move {
  return move('deposit-reversal', key, { cash: -positive(amount) }, `cashier:${method}`)
}

/** The member asks for money: it leaves cash at once and waits. */
export function withdrawalRequest(key: MoveKey, amount: Money): Move {
  return move('withdrawal-request', key, { cash: -positive(amount), pending: amount }, null)
}

/**
 * The operator paid. Give `withdrawalPay` and `withdrawalReturn` of one withdrawal the same key:
 * then only one of them can ever post, however they race.
 */
export function withdrawalPay(key: MoveKey, amount: Money, method: string): Move {
  return move('withdrawal-pay', key, { pending: -positive(amount) }, `cashier:${method}`)
}

/** The withdrawal was cancelled or refused: the money is back in cash. */
export function withdrawalReturn(key: MoveKey, amount: Money): Move {
  return move('withdrawal-return', key, { pending: -positive(amount), cash: amount }, null)
}

/** A bet leaves the member. It comes before the outcome is drawn. */
export function stake(key: MoveKey, parts: Parts, house: HouseAccount): Move {
  return move('stake', key, opposite(checked(parts)), house)
}

/** What a bet won. */
export function payout(key: MoveKey, parts: Parts, house: HouseAccount): Move {
  return move('payout', key, checked(parts), house)
}

/** A bet that does not count comes back whole, to where it was taken from. */
export function refund(key: MoveKey, parts: Parts, house: HouseAccount): Move {
  return move('refund', key, checked(parts), house)
}

/** Sets money aside without giving it to the house. It stays open under this key. */
export function hold(key: MoveKey, parts: Parts): Move {
  const { cash, bonus } = checked(parts)
  return move('hold', key, { cash: -cash, bonus: -bonus, held: cash + bonus }, null)
}

/** Held money, or a part of it, goes to the house; what it won (or nothing) comes back. */
export function settle(
  key: MoveKey,
  held: HoldKey,
  { taken, won = {} }: { taken: Parts; won?: Parts },
  house: HouseAccount,
): ClosingMove {
  const { cash = 0n, bonus = 0n } = won
  if (cash < 0n || bonus < 0n) throw new RangeError('a win is never below zero')
  return closing('settle', key, held, { taken: checked(taken), back: { cash, bonus } }, house)
}

/** Held money, or a part of it, goes back to where it was taken from. */
export function release(key: MoveKey, held: HoldKey, parts: Parts): ClosingMove {
  const taken = checked(parts)
  return closing('release', key, held, { taken, back: taken }, null)
}

/** Promotional money. */
export function bonusGrant(key: MoveKey, amount: Money): Move {
  return move('bonus-grant', key, { bonus: positive(amount) }, 'promotions')
}

/** Bonus money whose conditions are met becomes cash. */
export function bonusConvert(key: MoveKey, amount: Money): Move {
  // Cash and bonus sum to zero here, so the amount must be said: it is part of the request.
  const content = `${amount} ${key.content ?? ''}`
  return move(
    'bonus-convert',
    { ...key, content },
    { bonus: -positive(amount), cash: amount },
    null,
  )
}

/** Bonus money that expired or was given up. */
export function bonusForfeit(key: MoveKey, amount: Money): Move {
  return move('bonus-forfeit', key, { bonus: -positive(amount) }, 'promotions')
}

/** The part of a stake that feeds the jackpots; the game gets the rest, in the same transaction. */
export function jackpotShare(key: MoveKey, amount: Money): Move {
  return move('jackpot-share', key, { cash: -positive(amount) }, 'jackpots')
}

/** A jackpot falls. */
export function jackpotWin(key: MoveKey, amount: Money): Move {
  return move('jackpot-win', key, { cash: positive(amount) }, 'jackpots')
}

/** What a rank in a tournament is worth: cash, free to be played or withdrawn. */
export function tournamentPrize(key: MoveKey, amount: Money): Move {
  return move('tournament-prize', key, { cash: positive(amount) }, 'promotions')
}

/** Cash goes to the poker wallet. */
export function pokerIn(key: MoveKey, amount: Money): Move {
  return move('poker-in', key, { cash: -positive(amount) }, 'poker')
}

/** Cash comes back from the poker wallet. */
export function pokerOut(key: MoveKey, amount: Money): Move {
  return move('poker-out', key, { cash: positive(amount) }, 'poker')
}

function move(name: MoveName, key: MoveKey, deltas: Deltas, house: HouseAccount | null): Move {
  const { cash = 0n, bonus = 0n, held = 0n, pending = 0n } = deltas
  // The request in words. The split into cash and bonus is left out: a repeat may split otherwise.
  const content = [name, cash + bonus, held, pending, house ?? '-', key.content ?? ''].join(' ')
  return { ...key, name, cash, bonus, held, pending, house, content }
}

function closing(
  name: MoveName,
  key: MoveKey,
  hold: HoldKey,
  { taken, back }: { taken: Required<Parts>; back: Required<Parts> },
  house: HouseAccount | null,
): ClosingMove {
  const content = `${hold.source} ${hold.reference} ${key.content ?? ''}`
  const deltas = { ...back, held: -(taken.cash + taken.bonus) }
  return { ...move(name, { ...key, content }, deltas, house), hold, taken }
}

function checked({ cash = 0n, bonus = 0n }: Parts): Required<Parts> {
  if (cash < 0n || bonus < 0n) throw new RangeError('no part of a move is below zero')
  positive(cash + bonus)
  return { cash, bonus }
}

function opposite({ cash, bonus }: Required<Parts>): Required<Parts> {
  return { cash: -cash, bonus: -bonus }
}

function positive(amount: Money): Money {
  if (amount <= 0n) throw new RangeError('a move needs an amount above zero')
  return amount
}
