/**
 * Every way money moves, by name: what it does to a member's accounts, and how it is asked for. A move
 * is a plain value; nothing here speaks to a database. Which part of a hold is cash and which is
 * bonus money, the ledger decides where it posts. An amount at or below zero is a fault of the caller:
 * it throws. What only SQL asks for (stakes, holds and what they bring) is made in ledger/functions.ts.
 */
import type { Money } from '#contract/money.ts'
import type { Balances, HouseAccount } from './chart.ts'

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

/** The key that a hold was made under. */
export type HoldKey = Pick<MoveKey, 'source' | 'reference'>

/** What a stake was made of. */
export interface Parts {
  cash: Money
  bonus: Money
}

/** A part of a stake that goes to another account of the house. */
export interface Share {
  houseAccount: HouseAccount
  amount: Money
}

/** A move ready to be posted. */
export interface Move extends MoveKey {
  name: MoveName
  amount: Money
  houseAccount: HouseAccount | null
  share?: Share
  /** What a payout goes back in the proportion of. */
  staked?: Parts
  /** The hold that is raised or ended, or a part of it, and what it won. */
  hold?: HoldKey
  won?: Money
}

export type Account = keyof Balances

/**
 * What each move `m` does, in SQL: of its `amount`, which stake and hold take from cash first and then from
 * bonus money (a `free-stake` and a `free-hold` from bonus money alone: the house gave it for that), and which payout and release give back in the proportion that it was taken in
 * (`bonus_part` of it is bonus money); a settle gives what was `won` in that proportion. The house's
 * side is whatever makes the sum zero. A correction gives or takes in the proportion that is handed in with it; a `correction-debit` takes its amount less what
 * the member does not have in cash, which is its share, below zero: the house goes on claiming it; so does a `free-debit`, of what a free bet had won. A `claim-waive` moves
 * nothing of the member's: what was claimed becomes an expense of its share's account.
 */
export const EFFECTS = {
  stake: { cash: 'bonus_part - m.amount', bonus: '-bonus_part' },
  'free-stake': { bonus: '-m.amount' },
  payout: { cash: 'm.amount - bonus_part', bonus: 'bonus_part' },
  'free-hold': { bonus: '-m.amount', held: 'm.amount' },
  'hold-raise': { cash: 'bonus_part - m.amount', bonus: '-bonus_part', held: 'm.amount' },
  settle: { held: '-m.amount', cash: 'coalesce(m.won, 0) - bonus_won', bonus: 'bonus_won' },
  release: { held: '-m.amount', cash: 'm.amount - bonus_part', bonus: 'bonus_part' },
  deposit: { cash: 'm.amount' },
  'withdrawal-request': { cash: '-m.amount', pending: 'm.amount' },
  'withdrawal-pay': { pending: '-m.amount' },
  'withdrawal-return': { pending: '-m.amount', cash: 'm.amount' },
  'bonus-grant': { bonus: 'm.amount' },
  'bonus-convert': { bonus: '-m.amount', cash: 'm.amount' },
  'bonus-forfeit': { bonus: '-m.amount' },
  'bonus-return': { bonus: '-m.amount' },
  'jackpot-win': { cash: 'm.amount' },
  'tournament-prize': { cash: 'm.amount' },
  'lottery-prize': { cash: 'm.amount' },
  'poker-in': { cash: '-m.amount' },
  'poker-out': { cash: 'm.amount' },
  'correction-credit': { cash: 'm.amount - bonus_part', bonus: 'bonus_part' },
  'correction-debit': {
    cash: 'bonus_part - m.amount - coalesce(m.share, 0)',
    bonus: '-bonus_part',
  },
  'claim-debit': { cash: '-m.amount' },
  'claim-waive': {},
  'free-credit': { bonus: 'm.amount' },
  'free-take': { bonus: '-m.amount' },
  'free-debit': { cash: '-m.amount - coalesce(m.share, 0)' },
} as const satisfies Readonly<Record<string, Partial<Record<Account, string>>>>

export type MoveName = keyof typeof EFFECTS

// The keys of the table above are the names.
export const MOVE_NAMES = Object.keys(EFFECTS) as MoveName[]

/** Money comes in through a payment method. */
export function deposit(key: MoveKey, amount: Money, method: string): Move {
  return move('deposit', key, amount, `cashier:${method}`)
}

/** The member asks for money: it leaves cash at once and waits. */
export function withdrawalRequest(key: MoveKey, amount: Money): Move {
  return move('withdrawal-request', key, amount)
}

/**
 * The operator paid. Give `withdrawalPay` and `withdrawalReturn` of one withdrawal the same key:
 * then only one of them can ever post, however they race.
 */
export function withdrawalPay(key: MoveKey, amount: Money, method: string): Move {
  return move('withdrawal-pay', key, amount, `cashier:${method}`)
}

/** The withdrawal was cancelled or refused: the money is back in cash. */
export function withdrawalReturn(key: MoveKey, amount: Money): Move {
  return move('withdrawal-return', key, amount)
}

/** Promotional money. */
export function bonusGrant(key: MoveKey, amount: Money): Move {
  return move('bonus-grant', key, amount, 'promotions')
}

/** Bonus money whose conditions are met becomes cash. */
export function bonusConvert(key: MoveKey, amount: Money): Move {
  return move('bonus-convert', key, amount)
}

/** Bonus money that expired or was given up. */
export function bonusForfeit(key: MoveKey, amount: Money): Move {
  return move('bonus-forfeit', key, amount, 'promotions')
}

/** What a rank in a tournament is worth: cash, free to be played or withdrawn. */
export function tournamentPrize(key: MoveKey, amount: Money): Move {
  return move('tournament-prize', key, amount, 'promotions')
}

/** What a ticket of a lottery won: cash, free to be played or withdrawn. */
export function lotteryPrize(key: MoveKey, amount: Money): Move {
  return move('lottery-prize', key, amount, 'promotions')
}

/** Cash goes to the purse in the poker room. */
export function pokerIn(key: MoveKey, amount: Money): Move {
  return move('poker-in', key, amount, 'poker')
}

/** Cash comes back from the purse in the poker room. */
export function pokerOut(key: MoveKey, amount: Money): Move {
  return move('poker-out', key, amount, 'poker')
}

function move(
  name: MoveName,
  key: MoveKey,
  amount: Money,
  houseAccount: HouseAccount | null = null,
): Move {
  return { ...key, name, amount: positive(amount), houseAccount }
}

function positive(amount: Money): Money {
  if (amount <= 0n) throw new RangeError('a move needs an amount above zero')
  return amount
}
