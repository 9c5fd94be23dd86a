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

/** An offer by the terms that the walk is about. */
export interface ModelOffer {
  id: number
  wagering: number
  days: number
  /** Of a share of a deposit: percent, the least deposit, the most that is given, the highest stake meanwhile. */
  share: { percent: bigint; least: bigint; most: bigint; stakeMax: bigint } | null
  rounds: { count: number; stake: bigint } | null
}

interface Active {
  offer: ModelOffer
  bonusId: bigint
  due: bigint
  wagered: bigint
  left: number
  grantedMs: number
  expiresMs: number
  converted: bigint
}

interface OpenRound {
  atMs: number
  cash: bigint
  bonus: bigint
  payout: bigint
  isFree: boolean
  /** Whose wagering it counts for. */
  countsFor: Active | null
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
  pause: { kind: 'time-out' | 'self-exclusion'; untilMs: number } | null = null
  readonly limits = new Map<
    string,
    { value: bigint; next: { value: bigint | null; fromMs: number } | null }
  >()
  readonly ended: string[] = []
  played = 0
  readonly #events: { atMs: number; kind: Counted; amount: bigint }[] = []
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

  /** What protection says of a stake; null where nothing speaks against it. */
  #refusal(amount: bigint, nowMs: number): string | null {
    if (this.pause?.kind === 'self-exclusion') return 'self-excluded'
    if (this.#isPausing(nowMs)) return 'play-paused'
    for (const period of PERIODS) {
      const stake = this.limits.get(`stake ${period}`)
      if (stake && this.inWindow('stake', period, nowMs) + amount > stake.value)
        return 'limit-reached'
      const loss = this.limits.get(`loss ${period}`)
      const carried = this.inWindow('purse', period, nowMs)
      const lost = this.inWindow('lost', period, nowMs) + (carried > 0n ? carried : 0n)
      if (loss && lost + amount > loss.value) return 'limit-reached'
    }
    const most = this.active?.offer.share?.stakeMax
    return most !== undefined && amount > most ? 'bonus-stake-max' : null
  }

  /** What the house should answer a stake of the member's own. */
  answerTo(amount: bigint, nowMs: number): string {
    if (this.open) return 'ERR_BE'
    const refusal = this.#refusal(amount, nowMs)
    if (refusal !== null) return refusal
    return amount > this.cash + this.bonus ? 'ERR_IPB' : 'played'
  }

  /** What it should answer a free round of so much. */
  answerToFree(amount: bigint, nowMs: number): string {
    if (this.open) return 'ERR_BE'
    const { active } = this
    const isThere = active?.offer.rounds?.stake === amount && active.left > 0
    if (!isThere || nowMs >= active.expiresMs) return 'ERR_VAL'
    return this.#refusal(amount, nowMs) ?? 'played'
  }

  stake(amount: bigint, payout: bigint, nowMs: number): void {
    const ofBonus = amount > this.cash ? amount - this.cash : 0n
    this.cash -= amount - ofBonus
    this.bonus -= ofBonus
    const countsFor = this.active
    this.#begin(
      { atMs: nowMs, cash: amount - ofBonus, bonus: ofBonus, payout, isFree: false, countsFor },
      nowMs,
    )
  }

  stakeFree(amount: bigint, payout: bigint, nowMs: number): void {
    if (!this.active) throw new Error('there are no free rounds')
    this.active.left -= 1
    this.#begin(
      { atMs: nowMs, cash: 0n, bonus: amount, payout, isFree: true, countsFor: null },
      nowMs,
    )
  }

  #begin(round: OpenRound, nowMs: number): void {
    this.played += 1
    this.#events.push(
      { atMs: nowMs, kind: 'stake', amount: round.cash + round.bonus },
      { atMs: nowMs, kind: 'lost', amount: round.cash },
    )
    this.open = round
    // A round that pays nothing closes itself.
    if (round.payout === 0n) this.settle(nowMs)
  }

  settle(nowMs: number): void {
    if (!this.open) return
    const { cash, bonus, payout, isFree, countsFor } = this.open
    this.open = null
    const toBonus = (payout * bonus) / (cash + bonus)
    this.cash += payout - toBonus
    this.bonus += toBonus
    this.#events.push({ atMs: nowMs, kind: 'lost', amount: toBonus - payout })
    const { active } = this
    if (!active) return
    if (isFree) active.due += payout * BigInt(active.offer.wagering)
    if (active.offer.rounds && active.offer.wagering === 0) {
      active.converted += this.bonus
      this.#convert(nowMs)
    }
    if (countsFor === active) active.wagered += cash + bonus
    if (active.left > 0) return
    if (this.bonus > 0n && active.wagered >= active.due) {
      this.#convert(nowMs)
      this.#over('converted')
    } else if (this.bonus === 0n) this.#over(active.converted > 0n ? 'converted' : 'spent')
  }

  /** Bonus money that becomes cash is won then, and not before. */
  #convert(nowMs: number): void {
    this.cash += this.bonus
    this.#events.push({ atMs: nowMs, kind: 'lost', amount: -this.bonus })
    this.bonus = 0n
  }

  #over(how: string): void {
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
    return this.#refusal(amount, nowMs) ?? (amount > this.cash ? 'insufficient-funds' : 'taken')
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
    const isOver = PERIODS.some((period) => {
      const limit = this.limits.get(`deposit ${period}`)
      return limit !== undefined && this.inWindow('deposit', period, nowMs) + amount > limit.value
    })
    return isOver ? 'deposit-limit-reached' : 'taken'
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

  setLimit(kind: Limited, period: Period, value: bigint | null, nowMs: number): void {
    const key = `${kind} ${period}`
    const before = this.limits.get(key)
    if (value !== null && (!before || value <= before.value))
      this.limits.set(key, { value, next: null })
    else if (before) before.next = { value, fromMs: nowMs + DAY_MS }
  }

  answerToConfirm(kind: Limited, period: Period, nowMs: number): string {
    const next = this.limits.get(`${kind} ${period}`)?.next ?? null
    if (next === null || nowMs >= next.fromMs + 7 * DAY_MS) return 'not-found'
    return nowMs < next.fromMs ? 'too-early' : 'confirmed'
  }

  confirmLimit(kind: Limited, period: Period): void {
    const key = `${kind} ${period}`
    const next = this.limits.get(key)?.next
    if (!next) throw new Error('nothing waits for a yes')
    if (next.value === null) this.limits.delete(key)
    else this.limits.set(key, { value: next.value, next: null })
  }
}
