/**
 * What a member should have and what the house should answer them, worked out from nothing but what happened: every
 * event is kept and added up anew. It shares no code with the house.
 */
import type {
  Active,
  Bet,
  Claim,
  Coupon,
  ModelOffer,
  OpenRound,
  OverCoupon,
} from './bonus-model.ts'
import {
  correctedPart,
  FreeBets,
  noFreeBets,
  partOf,
  payable,
  resultOf,
  type CouponResult,
  type FreeBet,
  type Outcome,
} from './coupons-model.ts'
import { DAY_MS, dayNumber, Limits, PERIODS, SPANS, type Period } from './limits-model.ts'

const KURUS = 10_000n

/** Staked of any money; lost of the member's own, less what came back of it; carried to the purse elsewhere, less what came off it; deposited. */
type Counted = 'stake' | 'lost' | 'purse' | 'deposit'

export class Model {
  cash = 0n
  bonus = 0n
  /** What lies in the purse elsewhere. */
  purse = 0n
  active: Active | null = null
  open: OpenRound | null = null
  /** Those that are open, the oldest first. */
  coupons: readonly Coupon[] = []
  /** Those of the last match that is over, with what they came to. */
  over: OverCoupon[] = []
  /** What the house claims of results that were corrected, the oldest first. */
  claims: Claim[] = []
  pause: { kind: 'time-out' | 'self-exclusion'; untilMs: number } | null = null
  readonly limits = new Limits()
  readonly ended: string[] = []
  played = 0
  laid = 0
  corrected = 0
  /** Of those, with a part in bonus money that was moved. */
  correctedBonus = 0
  waived = 0
  readonly freely = noFreeBets()
  readonly #events: { atMs: number; kind: Counted; amount: bigint }[] = []
  /** Asked for and not paid yet, by the number of its row. */
  readonly asked = new Map<bigint, bigint>()
  readonly #deposits: { atMs: number; amount: bigint; isUsed: boolean }[] = []
  readonly #taken = new Set<string>()

  inWindow(kind: Counted, period: Period, nowMs: number): bigint {
    return this.#events
      .filter((event) => event.kind === kind && event.atMs > nowMs - SPANS[period])
      .reduce((sum, { amount }) => sum + amount, 0n)
  }

  /** What lies elsewhere of what was carried there within a window: what comes back of money from before it is nothing of that. */
  #carriedIn(period: Period, nowMs: number): bigint {
    return this.#events
      .filter(({ kind, atMs }) => kind === 'purse' && atMs > nowMs - SPANS[period])
      .reduce((there, { amount }) => (there + amount > 0n ? there + amount : 0n), 0n)
  }

  #isPausing(nowMs: number): boolean {
    return this.pause !== null && (this.pause.kind !== 'time-out' || this.pause.untilMs > nowMs)
  }

  /** What protection says of a stake, of which so much is the member's own; null where nothing speaks against it. */
  #refusal(amount: bigint, own: bigint, nowMs: number): string | null {
    if (this.pause?.kind === 'self-exclusion') return 'self-excluded'
    if (this.#isPausing(nowMs)) return 'play-paused'
    for (const period of PERIODS) {
      if (this.limits.isBeyond('stake', period, this.inWindow('stake', period, nowMs) + amount))
        return 'limit-reached'
      const lost = this.inWindow('lost', period, nowMs) + this.#carriedIn(period, nowMs)
      if (own > 0n && this.limits.isBeyond('loss', period, lost + own)) return 'limit-reached'
    }
    const most = this.active?.offer.share?.stakeMax
    return most !== undefined && amount > most ? 'bonus-stake-max' : null
  }

  /** Cash goes first. */
  #ownOf(amount: bigint): bigint {
    return amount < this.cash ? amount : this.cash
  }

  /** What the house should answer a stake of the member's own. */
  answerTo(amount: bigint, nowMs: number): string {
    if (this.open) return 'ERR_BE'
    const refusal = this.#refusal(amount, this.#ownOf(amount), nowMs)
    if (refusal !== null) return refusal
    return amount > this.cash + this.bonus ? 'ERR_IPB' : 'played'
  }

  /** What it should answer a free round of so much. */
  answerToFree(amount: bigint, nowMs: number): string {
    if (this.open) return 'ERR_BE'
    const { active } = this
    const isThere = active?.offer.rounds?.stake === amount && active.left > 0
    if (!isThere || nowMs >= active.expiresMs) return 'ERR_VAL'
    return this.#refusal(amount, 0n, nowMs) ?? 'played'
  }

  stake(amount: bigint, payout: bigint, nowMs: number): void {
    this.#begin({ ...this.#take(amount, nowMs), payout, isFree: false }, nowMs)
  }

  stakeFree(amount: bigint, payout: bigint, nowMs: number): void {
    const under = this.active
    if (!under) throw new Error('there are no free rounds')
    under.left -= 1
    this.#count('stake', amount, nowMs)
    this.#begin({ atMs: nowMs, cash: 0n, bonus: amount, under, payout, isFree: true }, nowMs)
  }

  /** Cash first. */
  #take(amount: bigint, nowMs: number): Bet {
    const bonus = amount > this.cash ? amount - this.cash : 0n
    const cash = amount - bonus
    this.cash -= cash
    this.bonus -= bonus
    this.#count('stake', amount, nowMs)
    this.#count('lost', cash, nowMs)
    return { atMs: nowMs, cash, bonus, under: this.active }
  }

  #count(kind: Counted, amount: bigint, atMs: number): void {
    this.#events.push({ atMs, kind, amount })
  }

  #begin(round: OpenRound, nowMs: number): void {
    this.played += 1
    this.open = round
    // A round that pays nothing closes itself.
    if (round.payout === 0n) this.settle(nowMs)
  }

  settle(nowMs: number): void {
    const { open } = this
    if (!open) return
    const { cash, bonus, payout, isFree, under } = open
    this.open = null
    this.#pay(open, payout, (payout * bonus) / (cash + bonus), nowMs)
    if (isFree && under) under.due += payout * BigInt(under.offer.wagering)
    this.#progress(isFree || under !== this.active ? 0n : cash + bonus, nowMs)
  }

  /** What it should answer a coupon: asked about as any stake, and no round that is open keeps it waiting. */
  answerToCoupon(amount: bigint, nowMs: number): string {
    const has = this.cash + this.bonus
    return (
      this.#refusal(amount, this.#ownOf(amount), nowMs) ??
      (amount > has ? 'insufficient-funds' : 'taken')
    )
  }

  layCoupon(amount: bigint, on: Pick<Coupon, 'selection' | 'odds'>, nowMs: number): void {
    this.laid += 1
    this.coupons = [...this.coupons, { ...this.#take(amount, nowMs), ...on, free: null }]
  }

  /** Those that can be placed, the oldest first. */
  freeBets(nowMs: number): readonly FreeBet[] {
    const { active } = this
    return active?.bets && nowMs < active.expiresMs ? active.bets.left : []
  }

  /** What it should answer a free bet in the place of a stake: of them the oldest, or one that there is not. */
  answerToFreeBet(free: FreeBet | undefined, nowMs: number): string {
    if (!free || !this.freeBets(nowMs).includes(free)) return 'free-bet-gone'
    return this.#refusal(free.stake, 0n, nowMs) ?? 'taken'
  }

  /** No money moves but the house's; it counts as staked. */
  placeFreeBet(free: FreeBet, on: Pick<Coupon, 'selection' | 'odds'>, nowMs: number): void {
    this.freely.placed += 1
    free.isPlaced = true
    this.#count('stake', free.stake, nowMs)
    const bet = { atMs: nowMs, cash: 0n, bonus: free.stake, under: this.active }
    this.coupons = [...this.coupons, { ...bet, ...on, free }]
  }

  /** Their match came to this; null: to nothing, and every stake comes back as it was, or as another free bet. */
  endCoupons(outcome: Outcome | null, nowMs: number): void {
    const ended = this.coupons
    this.over = []
    for (const [at, coupon] of ended.entries()) {
      this.coupons = ended.slice(at + 1)
      const result = resultOf(coupon, outcome)
      this.over.push({ coupon, result, kept: 0n, letGo: 0n })
      this.#endCoupon(coupon, result, nowMs)
      const isCounted = outcome !== null && coupon.free === null
      this.#progress(isCounted ? this.#countedOf(coupon, nowMs) : 0n, nowMs)
    }
  }

  #endCoupon(coupon: Coupon, { payout, returned }: CouponResult, nowMs: number): void {
    const { cash, bonus, free, under } = coupon
    const toBonus = (payout * bonus) / (cash + bonus)
    this.#pay(coupon, payout, toBonus, nowMs)
    if (!free) {
      // A stake that comes back is no payout, and meets no claim.
      if (payout !== cash + bonus) this.#meetClaims(payout - toBonus, nowMs)
      return
    }
    this.freely[returned > 0n ? 'void' : payout > 0n ? 'won' : 'lost'] += 1
    if (under?.bets) under.bets.won += payout
    if (returned > 0n) under?.bets?.giveBack(free, returned)
  }

  /** Of a coupon that is over, within the time of the bonus that it was laid under. */
  #countedOf({ cash, bonus, under }: Coupon, nowMs: number): bigint {
    if (!under || under !== this.active || nowMs >= under.expiresMs) return 0n
    return ((cash + bonus) * under.offer.couponWeight) / 100n
  }

  /** The last match came to something else: the difference is paid, or taken as far as it is there, and the rest claimed. */
  correctCoupons(outcome: Outcome | null, nowMs: number): void {
    for (const each of this.over) {
      const { coupon, result: before } = each
      each.result = resultOf(coupon, outcome)
      const change = each.result.payout - before.payout
      if (change === 0n && each.result.returned === before.returned) continue
      this.corrected += 1
      if (coupon.free) this.#correctFreeBet(each, coupon.free, change, nowMs)
      else this.#correctParts(each, change, nowMs)
    }
  }

  /** Each in its part: what comes in bonus money goes the way of its bonus, and what is taken of it may end that. */
  #correctParts(each: OverCoupon, change: bigint, nowMs: number): void {
    const { coupon } = each
    const part = partOf(change, coupon)
    const inBonus = this.#bonusCorrection(each, part)
    if (inBonus > 0n) this.#pay(coupon, inBonus, inBonus, nowMs)
    else this.bonus += inBonus
    if (inBonus !== 0n) {
      this.correctedBonus += 1
      this.#progress(0n, nowMs)
    }
    this.#correctCash(each, change - part, nowMs)
  }

  #bonusCorrection(each: OverCoupon, part: bigint): bigint {
    return correctedPart(each, part, each.coupon.under?.how === null ? this.bonus : 0n)
  }

  #correctCash(each: OverCoupon, change: bigint, nowMs: number): void {
    if (change < 0n) {
      this.#count('lost', this.#takeBack(each, -change), nowMs)
      return
    }
    const paid = payable(each, change)
    this.cash += paid
    this.#count('lost', -paid, nowMs)
    this.#meetClaims(paid, nowMs)
  }

  /** What was there of it; the rest is claimed. */
  #takeBack(of: OverCoupon, amount: bigint): bigint {
    const there = amount < this.cash ? amount : this.cash
    if (amount > there) this.claims.push({ of, left: amount - there })
    this.cash -= there
    return there
  }

  /** Of the coupon that the oldest claim is of, all that is still owed is let go. Answers how much that is; null: nothing. */
  waiveOldest(): bigint | null {
    const [oldest] = this.claims
    if (!oldest) return null
    const { of } = oldest
    const waived = this.claims.reduce((sum, each) => (each.of === of ? sum + each.left : sum), 0n)
    this.claims = this.claims.filter((each) => each.of !== of)
    of.letGo += waived
    return waived
  }

  /** A present that is corrected is no loss and no win, in whatever money. */
  #correctFreeBet(each: OverCoupon, free: FreeBet, change: bigint, nowMs: number): void {
    this.freely.corrected += 1
    const { under } = each.coupon
    if (!under?.bets) throw new Error('a free bet is of a bonus')
    const isCash = under.offer.wagering === 0
    const paid = isCash && change > 0n ? payable(each, change) : 0n
    if (isCash && change < 0n) this.#takeBack(each, -change)
    else if (isCash) this.cash += paid
    else if (under.how === null) {
      const moved = this.#bonusCorrection(each, change)
      this.bonus += moved
      under.bets.won += moved
    }
    under.converted += paid
    under.bets.giveBack(free, each.result.returned)
    if (under.how === null) this.#progress(0n, nowMs)
  }

  /** Out of what a coupon has just paid in cash. */
  #meetClaims(paid: bigint, nowMs: number): void {
    let rest = paid
    for (const claim of this.claims) {
      const met = rest < claim.left ? rest : claim.left
      claim.left -= met
      rest -= met
    }
    this.claims = this.claims.filter(({ left }) => left > 0n)
    this.cash -= paid - rest
    this.#count('lost', paid - rest, nowMs)
  }

  /**
   * What came back in bonus money goes the way of the bonus that it is of, where that is over. As cash, too, it is a present: what was staked
   * of it was no loss, and what it won is none of the member's wins. What free bets win by their terms as cash stays cash.
   */
  #pay(bet: Bet & { free?: FreeBet | null }, payout: bigint, toBonus: bigint, nowMs: number): void {
    const { under, free } = bet
    this.cash += payout - toBonus
    this.#count('lost', toBonus - payout, nowMs)
    if (under?.how === null) this.bonus += toBonus
    else if (under?.how === 'converted' || (free && under?.offer.wagering === 0))
      this.cash += toBonus
  }

  /** A bet has ended, of which so much counts. */
  #progress(counted: bigint, nowMs: number): void {
    const { active } = this
    if (!active) return
    const { offer, bets } = active
    if (bets) active.due = BigInt(offer.wagering) * (bets.won > 0n ? bets.won : 0n)
    if ((offer.rounds ?? bets) && offer.wagering === 0) {
      active.converted += this.bonus
      this.#convert()
    }
    active.wagered += counted
    const isPlayed = !this.#isToCome(active)
    if (isPlayed && this.bonus > 0n && active.wagered >= active.due) {
      this.#convert()
      this.#over('converted')
    } else if (isPlayed && this.bonus === 0n && !this.#isHeld(active))
      this.#over(active.converted > 0n ? 'converted' : 'spent')
    // A round that is open was staked in time, and is waited for.
    else if (nowMs >= active.expiresMs && this.open?.under !== active) this.#over('expired')
  }

  /** Is anything of what the house stakes still to be played, or open? */
  #isToCome(active: Active): boolean {
    if (active.left > 0 || this.open?.isFree === true) return true
    const isOpen = this.coupons.some(({ free, under }) => free !== null && under === active)
    return isOpen || (active.bets !== null && active.bets.left.length > 0)
  }

  /** Do bets that are open hold money of it? */
  #isHeld(active: Active): boolean {
    const bets: readonly Bet[] = this.open ? [this.open, ...this.coupons] : this.coupons
    return bets.some(({ under, bonus }) => under === active && bonus > 0n)
  }

  /** Bonus money that becomes cash is a present, and no win of one's own money. */
  #convert(): void {
    this.cash += this.bonus
    this.bonus = 0n
  }

  #over(how: string): void {
    if (this.active) this.active.how = how
    this.bonus = 0n
    this.active = null
    this.ended.push(how)
  }

  winJackpot(amount: bigint, nowMs: number): void {
    this.cash += amount
    this.#events.push({ atMs: nowMs, kind: 'lost', amount: -amount })
  }

  /** What it should answer money that goes to the purse: cash alone, and asked about as a stake. */
  answerToCarry(amount: bigint, nowMs: number): string {
    return (
      this.#refusal(amount, this.#ownOf(amount), nowMs) ??
      (amount > this.cash ? 'insufficient-funds' : 'taken')
    )
  }

  carry(amount: bigint, nowMs: number): void {
    this.cash -= amount
    this.purse += amount
    this.#events.push(
      { atMs: nowMs, kind: 'stake', amount },
      { atMs: nowMs, kind: 'purse', amount },
    )
  }

  bringBack(amount: bigint, nowMs: number): void {
    this.cash += amount
    this.purse -= amount
    this.#events.push({ atMs: nowMs, kind: 'purse', amount: -amount })
  }

  answerToDeposit(amount: bigint, nowMs: number): string {
    if (this.#isPausing(nowMs)) return 'member-paused'
    // What is still to be paid counts in every window, however long ago it was asked for.
    const waiting = [...this.asked.values()].reduce((sum, one) => sum + one, 0n)
    const isOver = PERIODS.some((period) =>
      this.limits.isBeyond(
        'deposit',
        period,
        this.inWindow('deposit', period, nowMs) + waiting + amount,
      ),
    )
    return isOver ? 'deposit-limit-reached' : 'taken'
  }

  /** Money that the bank has is booked whatever has been limited or paused meanwhile, and counts from now on. */
  payAsked(id: bigint, nowMs: number): void {
    const amount = this.asked.get(id)
    if (amount === undefined) throw new Error('nothing was asked for under this number')
    this.asked.delete(id)
    this.deposit(amount, nowMs)
  }

  deposit(amount: bigint, nowMs: number): void {
    this.cash += amount
    this.#events.push({ atMs: nowMs, kind: 'deposit', amount })
    this.#deposits.push({ atMs: nowMs, amount, isUsed: false })
  }

  #basisOf({ share }: ModelOffer, nowMs: number) {
    return this.#deposits.findLast(
      ({ atMs, amount, isUsed }) =>
        share !== null && amount >= share.least && atMs >= nowMs - 7 * DAY_MS && !isUsed,
    )
  }

  #timeOf = ({ id }: ModelOffer, nowMs: number): string => `${id} ${dayNumber(nowMs)}`

  answerToClaim(offer: ModelOffer, nowMs: number): string {
    if (this.#isPausing(nowMs)) return 'member-paused'
    if (this.#taken.has(this.#timeOf(offer, nowMs))) return 'bonus-taken'
    if (this.active) return 'bonus-active'
    if (offer.share && !this.#basisOf(offer, nowMs)) return 'bonus-no-basis'
    return 'taken'
  }

  claim(offer: ModelOffer, bonusId: bigint, nowMs: number): void {
    this.#taken.add(this.#timeOf(offer, nowMs))
    let given = 0n
    if (offer.share) {
      const basis = this.#basisOf(offer, nowMs)
      if (!basis) throw new Error('there is no deposit for it')
      basis.isUsed = true
      const part = (basis.amount * offer.share.percent) / 100n
      const kurus = part - (part % KURUS)
      given = kurus < offer.share.most ? kurus : offer.share.most
    }
    this.bonus += given
    this.active = {
      offer,
      bets: offer.bets ? new FreeBets(offer.bets) : null,
      bonusId,
      due: given * BigInt(offer.wagering),
      wagered: 0n,
      left: offer.rounds?.count ?? 0,
      grantedMs: nowMs,
      expiresMs: nowMs + offer.days * DAY_MS,
      converted: 0n,
      how: null,
    }
  }

  /** Given up, or out of time: what is open is paid first, and may be what was missing. */
  endBonus(how: string, nowMs: number): void {
    const { active } = this
    if (!active) return
    // What was placed before it has nothing to do with it.
    if (this.open && this.open.atMs >= active.grantedMs) this.settle(nowMs)
    if (this.active !== active) return
    if (how === 'expired') this.#progress(0n, nowMs)
    else this.#over(how)
  }

  beginPause(kind: 'time-out' | 'self-exclusion', untilMs: number, nowMs: number): void {
    this.pause = { kind, untilMs }
    this.settle(nowMs)
  }

  /** Whether a longer pause than this may begin. */
  mayPause = (nowMs: number): boolean => !this.#isPausing(nowMs)
}
