/** What coupons come to, and the free bets of one bonus, as the model has them. */

/** What a match may come to. */
export type Outcome = '1' | 'X' | '2'

/** What one comes to: paid, and of a free bet given back as another. */
export interface CouponResult {
  payout: bigint
  returned: bigint
}

export interface FreeBet {
  stake: bigint
  isPlaced: boolean
  isWithdrawn: boolean
  /** The one whose void stake it is. */
  cameOf: FreeBet | null
}

/** How many were placed, and what became of them. */
export const noFreeBets = () => ({ placed: 0, won: 0, lost: 0, void: 0, corrected: 0 })

const fresh = (stake: bigint, cameOf: FreeBet | null): FreeBet => ({
  stake,
  isPlaced: false,
  isWithdrawn: false,
  cameOf,
})

export class FreeBets {
  /** What they won, as corrected. */
  won = 0n
  readonly #all: FreeBet[]

  constructor({ count, stake }: { count: number; stake: bigint }) {
    this.#all = Array.from({ length: count }, () => fresh(stake, null))
  }

  /** The oldest first. */
  get left(): readonly FreeBet[] {
    return this.#all.filter((each) => !each.isPlaced && !each.isWithdrawn)
  }

  /** So much of its stake is void: what came back and was placed stays so, of the rest no more is there than that. */
  giveBack(of: FreeBet, stake: bigint): void {
    const back = this.#all.filter(({ cameOf }) => cameOf === of)
    for (const each of back) if (!each.isPlaced) each.isWithdrawn = true
    const placed = back.filter(({ isPlaced }) => isPlaced)
    const rest = placed.reduce((sum, each) => sum - each.stake, stake)
    if (rest > 0n) this.#all.push(fresh(rest, of))
  }
}

interface Parts {
  cash: bigint
  bonus: bigint
}

interface Laid extends Parts {
  selection: Outcome
  odds: number
  free: FreeBet | null
}

/** Null: its match came to nothing. */
export function resultOf(
  { cash, bonus, selection, odds, free }: Laid,
  outcome: Outcome | null,
): CouponResult {
  const stake = cash + bonus
  if (outcome === null)
    return free ? { payout: 0n, returned: stake } : { payout: stake, returned: 0n }
  if (selection !== outcome) return { payout: 0n, returned: 0n }
  // Of a free bet what is beyond its stake.
  return { payout: (stake * BigInt(free ? odds - 100 : odds)) / 100n, returned: 0n }
}

/** What of an amount, either way, is bonus money. */
export const partOf = (amount: bigint, { cash, bonus }: Parts): bigint =>
  (amount * bonus) / (cash + bonus)

/**
 * What of a correction's part in bonus money is moved, of which so much is there of a bonus under way: what was not taken is kept, and comes off what is paid
 * later.
 */
export function correctedPart(of: { kept: bigint }, part: bigint, there: bigint): bigint {
  const moved = part < 0n ? larger(part, -there) : larger(part - of.kept, 0n)
  of.kept += moved - part
  return moved
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/** What of a difference in cash is paid: what was let go before is not. */
export function payable(of: { letGo: bigint }, change: bigint): bigint {
  const paid = larger(change - of.letGo, 0n)
  of.letGo -= change - paid
  return paid
}
