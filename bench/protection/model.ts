/**
 * What a member should have and what the house should answer them, worked out from nothing but what happened: every
 * event is kept and added up anew. It shares no code with the house.
 */

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Istanbul is three hours ahead of UTC, all the year. */
const ZONE_MS = 3 * HOUR_MS
const KURUS = 10_000n

export const SPANS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const
export type Period = keyof typeof SPANS
export const PERIODS = ['day', 'week', 'month'] as const satisfies Period[]
export const LIMITED = ['stake', 'loss', 'deposit'] as const
export type Limited = (typeof LIMITED)[number]
/** Whose a limit is: each has rows of their own, and the lower one counts. */
export const SETTERS = ['member', 'house'] as const
export type Setter = (typeof SETTERS)[number]

export interface LimitName {
  kind: Limited
  period: Period
  by: Setter
}

const keyOf = ({ kind, period, by }: LimitName): string => `${by} ${kind} ${period}`

/** An offer by the terms that the walk is about. */
export interface ModelOffer {
  id: number
  wagering: number
  days: number
  /** Of a share of a deposit: percent, the least deposit, the most that is given, the highest stake meanwhile. */
  share: { percent: bigint; least: bigint; most: bigint; stakeMax: bigint } | null
  rounds: { count: number; stake: bigint } | null
  /** So much of a coupon counts, in percent. */
  couponWeight: bigint
}

/** What a match may come to. */
export type Outcome = '1' | 'X' | '2'

interface Active {
  offer: ModelOffer
  bonusId: bigint
  due: bigint
  wagered: bigint
  left: number
  grantedMs: number
  expiresMs: number
  converted: bigint
  /** How it ended; null while it has not. */
  how: string | null
}

interface Bet {
  atMs: number
  cash: bigint
  bonus: bigint
  /** What was active when it was laid: whose its bonus money is. */
  under: Active | null
}

interface OpenRound extends Bet {
  payout: bigint
  isFree: boolean
}

interface Coupon extends Bet {
  selection: Outcome
  /** In hundredths. */
  odds: number
}

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
  pause: { kind: 'time-out' | 'self-exclusion'; untilMs: number } | null = null
  readonly limits = new Map<
    string,
    { value: bigint; next: { value: bigint | null; fromMs: number } | null }
  >()
  readonly ended: string[] = []
  played = 0
  laid = 0
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

  #isPausing(nowMs: number): boolean {
    return this.pause !== null && (this.pause.kind !== 'time-out' || this.pause.untilMs > nowMs)
  }

  /** What protection says of a stake, of which so much is the member's own; null where nothing speaks against it. */
  #refusal(amount: bigint, own: bigint, nowMs: number): string | null {
    if (this.pause?.kind === 'self-exclusion') return 'self-excluded'
    if (this.#isPausing(nowMs)) return 'play-paused'
    for (const period of PERIODS) {
      if (this.#isBeyond('stake', period, this.inWindow('stake', period, nowMs) + amount))
        return 'limit-reached'
      const carried = this.inWindow('purse', period, nowMs)
      const lost = this.inWindow('lost', period, nowMs) + (carried > 0n ? carried : 0n)
      if (own > 0n && this.#isBeyond('loss', period, lost + own)) return 'limit-reached'
    }
    const most = this.active?.offer.share?.stakeMax
    return most !== undefined && amount > most ? 'bonus-stake-max' : null
  }

  /** More than either limit of it allows? */
  #isBeyond(kind: Limited, period: Period, sum: bigint): boolean {
    return SETTERS.some((by) => {
      const limit = this.limits.get(keyOf({ kind, period, by }))
      return limit !== undefined && sum > limit.value
    })
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
    this.#progress(isFree || under !== this.active ? 0n : cash + bonus)
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
    this.coupons = [...this.coupons, { ...this.#take(amount, nowMs), ...on }]
  }

  /** Their match came to this; null: to nothing, and every stake comes back as it was. */
  endCoupons(outcome: Outcome | null, nowMs: number): void {
    const [ended, rest] = [this.coupons, [] as Coupon[]]
    for (const [at, coupon] of ended.entries()) {
      this.coupons = [...rest, ...ended.slice(at + 1)]
      const { cash, bonus, under, selection, odds } = coupon
      const stake = cash + bonus
      const payout = selection === outcome ? (stake * BigInt(odds)) / 100n : 0n
      if (outcome === null) this.#pay(coupon, stake, bonus, nowMs)
      else this.#pay(coupon, payout, (payout * bonus) / stake, nowMs)
      const isCounted = outcome !== null && under !== null && under === this.active
      const weight = isCounted ? under.offer.couponWeight : 0n
      this.#progress((stake * weight) / 100n)
    }
  }

  /**
   * What came back in bonus money goes the way of the bonus that it is of, where that is over. As cash, too, it is a present: what was staked
   * of it was no loss, and what it won is none of the member's wins.
   */
  #pay({ under }: Bet, payout: bigint, toBonus: bigint, nowMs: number): void {
    this.cash += payout - toBonus
    this.#count('lost', toBonus - payout, nowMs)
    if (under?.how === 'converted') this.cash += toBonus
    if (under?.how === null) this.bonus += toBonus
  }

  /** A bet has ended, of which so much counts. */
  #progress(counted: bigint): void {
    const { active } = this
    if (!active) return
    if (active.offer.rounds && active.offer.wagering === 0) {
      active.converted += this.bonus
      this.#convert()
    }
    active.wagered += counted
    if (active.left > 0 || this.open?.isFree) return
    if (this.bonus > 0n && active.wagered >= active.due) {
      this.#convert()
      this.#over('converted')
    } else if (this.bonus === 0n && !this.#isHeld(active))
      this.#over(active.converted > 0n ? 'converted' : 'spent')
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
      this.#isBeyond('deposit', period, this.inWindow('deposit', period, nowMs) + waiting + amount),
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

  #timeOf = ({ id }: ModelOffer, nowMs: number): string =>
    `${id} ${Math.floor((nowMs + ZONE_MS) / DAY_MS)}`

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
    if (this.active === active) this.#over(how)
  }

  beginPause(kind: 'time-out' | 'self-exclusion', untilMs: number, nowMs: number): void {
    this.pause = { kind, untilMs }
    this.settle(nowMs)
  }

  /** Whether a longer pause than this may begin. */
  mayPause = (nowMs: number): boolean => !this.#isPausing(nowMs)

  setLimit(which: LimitName, value: bigint | null, nowMs: number): void {
    const key = keyOf(which)
    const before = this.limits.get(key)
    if (value !== null && (!before || value <= before.value))
      this.limits.set(key, { value, next: null })
    else if (before) before.next = { value, fromMs: nowMs + DAY_MS }
  }

  /** The house tightens its own, and never raises it: a higher one leaves it as it was, and takes back what it had offered. */
  tighten(which: LimitName, value: bigint): void {
    const before = this.limits.get(keyOf(which))
    const lower = before && before.value < value ? before.value : value
    this.limits.set(keyOf(which), { value: lower, next: null })
  }

  /** It may offer a higher one, or none, of what it has set: nothing is looser before the member has said yes. */
  offer(which: LimitName, value: bigint | null, nowMs: number): void {
    const before = this.limits.get(keyOf(which))
    if (before && (value === null || value > before.value))
      before.next = { value, fromMs: nowMs + DAY_MS }
  }

  answerToConfirm(which: LimitName, nowMs: number): string {
    const next = this.limits.get(keyOf(which))?.next ?? null
    if (next === null || nowMs >= next.fromMs + 7 * DAY_MS) return 'not-found'
    return nowMs < next.fromMs ? 'too-early' : 'confirmed'
  }

  confirmLimit(which: LimitName): void {
    const key = keyOf(which)
    const next = this.limits.get(key)?.next
    if (!next) throw new Error('nothing waits for a yes')
    if (next.value === null) this.limits.delete(key)
    else this.limits.set(key, { value: next.value, next: null })
  }
}
