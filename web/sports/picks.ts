/** What a member, or a visitor, has picked for the next coupon: kept over screens and reloads. Nothing here is a price the house is held to. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readStored, removeStored, whenStored, writeStored } from '#web/state/stored.ts'

/** Of a match, or a part of it. */
const PERIODS = [
  'match',
  'first-half',
  'second-half',
  'q1',
  'q2',
  'q3',
  'q4',
  's1',
  's2',
  's3',
  's4',
  's5',
] as const
type Period = (typeof PERIODS)[number]

export type PickPart = Pick<
  CouponPick,
  'market' | 'kind' | 'period' | 'line' | 'goal' | 'selection'
>

export interface CouponPick {
  eventID: number
  /** A page of before did not say it. */
  sportID?: number
  home: string
  away: string
  startsAt: string
  market: string
  kind: string
  period: Period
  line: number | null
  goal: number | null
  selection: string
  /** Of picks of one match that stand together: what they are. */
  parts?: readonly PickPart[]
  /** Picked while its match was played: its hour closes nothing. */
  isLive: boolean
  /** Bets on it are stopped for now. */
  isHeld: boolean
  /** As shown now. */
  odds: number
  /** Where they are boosted: the book's own beside them. */
  bookOdds?: number
  /** As shown when it was picked, where that was other. */
  before: number | null
  /** The house has said that it takes no bets any more. */
  isClosed: boolean
  /** It stands in every line of a system. */
  isBanker?: boolean
}

export type CouponKind = 'single' | 'combination' | 'system'
export type Policy = 'none' | 'higher' | 'any'

export interface Slip {
  picks: readonly CouponPick[]
  kind: CouponKind
  /** Which system, where it is one. */
  system: string
  policy: Policy
  /** As it was typed. */
  stake: string
  /** Coupons of these picks that the house has not answered yet. */
  waiting: readonly number[]
}

export const PICKS_MAX = 20

const FRESH: Slip = {
  picks: [],
  kind: 'single',
  system: '2',
  policy: 'none',
  stake: '',
  waiting: [],
}

export const slip = createStore<Slip>(() => stored())

export const useSlip = <T>(read: (state: Slip) => T): T => useStore(slip, read)

/** What another tab has picked, placed or emptied is so in this one: what either writes would else take the place of what the other has. */
export function followOtherTabs(): () => void {
  const follow = (): void => {
    const now = stored()
    if (JSON.stringify(now) !== JSON.stringify(slip.getState())) slip.setState(now)
  }
  follow()
  return whenStored('sportsSlip', follow)
}

/** Whatever stands in storage may have been written by an older page, or by anyone. */
function stored(): Slip {
  try {
    const value: unknown = JSON.parse(readStored('sportsSlip') ?? 'null')
    return isSlip(value) ? { ...FRESH, ...value } : FRESH
  } catch {
    return FRESH
  }
}

function isSlip(value: unknown): value is Omit<Slip, 'system'> & Partial<Slip> {
  if (typeof value !== 'object' || value === null) return false
  // Each is looked at below.
  const { picks, kind, system, policy, stake, waiting } = value as Partial<
    Record<keyof Slip, unknown>
  >
  return (
    Array.isArray(picks) &&
    picks.length <= PICKS_MAX &&
    picks.every(isPick) &&
    (kind === 'single' || kind === 'combination' || kind === 'system') &&
    // A page of before had none.
    (system === undefined || typeof system === 'string') &&
    (policy === 'none' || policy === 'higher' || policy === 'any') &&
    typeof stake === 'string' &&
    Array.isArray(waiting) &&
    waiting.every((id) => typeof id === 'number')
  )
}

function isPick(value: unknown): value is CouponPick {
  if (typeof value !== 'object' || value === null) return false
  // As above.
  const pick = value as Partial<Record<keyof CouponPick, unknown>>
  return (
    isPart(value) &&
    typeof pick.eventID === 'number' &&
    (pick.sportID === undefined || typeof pick.sportID === 'number') &&
    [pick.home, pick.away, pick.startsAt].every((text) => typeof text === 'string') &&
    (pick.parts === undefined || (Array.isArray(pick.parts) && pick.parts.every(isPart))) &&
    typeof pick.isLive === 'boolean' &&
    typeof pick.isHeld === 'boolean' &&
    typeof pick.odds === 'number' &&
    (pick.bookOdds === undefined || typeof pick.bookOdds === 'number') &&
    (pick.before === null || typeof pick.before === 'number') &&
    typeof pick.isClosed === 'boolean'
  )
}

function isPart(value: unknown): value is PickPart {
  if (typeof value !== 'object' || value === null) return false
  // As above.
  const part = value as Partial<Record<keyof PickPart, unknown>>
  return (
    [part.market, part.kind, part.selection].every((text) => typeof text === 'string') &&
    PERIODS.some((period) => period === part.period) &&
    (part.line === null || typeof part.line === 'number') &&
    (part.goal === null || typeof part.goal === 'number')
  )
}

export function change(part: Partial<Slip>): void {
  slip.setState(part)
  writeStored('sportsSlip', JSON.stringify(slip.getState()))
}

export type Named = { eventID: number; market: string; selection: string }

export const isSame = (one: Named, other: Named): boolean =>
  one.eventID === other.eventID && one.market === other.market && one.selection === other.selection

/** Picks it, or takes it out where it was picked; false, and nothing changes, where the coupon is full. A second pick makes a combination of them. */
export function toggle(pick: Omit<CouponPick, 'before' | 'isClosed' | 'isHeld'>): boolean {
  const { picks, kind } = slip.getState()
  const rest = picks.filter((other) => !isSame(other, pick))
  if (rest.length < picks.length) {
    change({ picks: rest })
    return true
  }
  if (picks.length >= PICKS_MAX) return false
  const next = [...picks, { ...pick, before: null, isClosed: false, isHeld: false }]
  change({ picks: next, kind: picks.length === 1 ? 'combination' : kind })
  return true
}

export function takeOut(pick: Named): void {
  const picks = slip.getState().picks.filter((other) => !isSame(other, pick))
  change({ picks, ...(picks.length < 2 ? { kind: 'single' as const } : {}) })
}

export const chooseKind = (kind: CouponKind): void => change({ kind })
export const chooseSystem = (system: string): void => change({ system })
export const choosePolicy = (policy: Policy): void => change({ policy })
export const awaitAnswer = (waiting: readonly number[]): void => change({ waiting })
export const setStake = (stake: string): void => change({ stake })

/** All picks are gone; how one likes to bet stays. */
export function empty(): void {
  const { policy } = slip.getState()
  slip.setState({ ...FRESH, policy })
  if (policy === FRESH.policy) removeStored('sportsSlip')
  else writeStored('sportsSlip', JSON.stringify(slip.getState()))
}

/** What the house says of these picks now. */
export function correct(
  named: readonly (Named & { odds?: number; bookOdds?: number })[],
  isClosed: boolean,
): void {
  const picks = slip.getState().picks.map((pick) => {
    const now = named.find((each) => isSame(each, pick))
    if (!now) return pick
    if (isClosed) return { ...pick, isClosed }
    if (now.odds === undefined || now.odds === pick.odds) return pick
    const { bookOdds: _, ...rest } = pick
    return {
      ...rest,
      odds: now.odds,
      before: pick.before ?? pick.odds,
      ...(now.bookOdds !== undefined && { bookOdds: now.bookOdds }),
    }
  })
  change({ picks })
}

/** What these picks have in a system, where a boosted price was asked for. */
export function correctBook(named: readonly (Named & { odds?: number })[]): void {
  const picks = slip.getState().picks.map((pick) => {
    const bookOdds = named.find((each) => isSame(each, pick))?.odds
    return bookOdds === undefined ? pick : { ...pick, bookOdds }
  })
  change({ picks })
}
