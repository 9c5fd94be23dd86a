import { useEffect } from 'react'
import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { useAuth } from '#web/state/auth.ts'

/** So long after money has moved; and so often where the stream brings no news of it. */
const SETTLED_MS = 700
const POLL_MS = 15_000

interface OwnBonus {
  /** Bonus money, in lira; 0 while it is not known. */
  money: number
  /** Free rounds that are still to be played. */
  rounds: number
  /** Null where no bonus is under way, or it is not known yet. */
  progress: Data<'bonus/active'>
}

/** What there is, and the bonus it is of, asked for only by those who have some. */
function useAsked(asking: { everyMs?: number } = {}) {
  const settled = useAuth((state) => state.settled)
  const { data: wallet } = useCall('finance/check_balance', {}, { silent: true, enabled: settled })
  const { bonus: money = 0, freeRounds: rounds = 0, balance = 0 } = wallet?.[0] ?? {}
  const enabled = settled && (money > 0 || rounds > 0)
  const { data, refetch } = useCall('bonus/active', {}, { silent: true, enabled, ...asking })
  return { money, rounds, balance, enabled, progress: enabled ? (data ?? null) : null, refetch }
}

/**
 * The member's bonus money, free rounds and how far the bonus is. Asked again as their balance moves: what is staked is what counts
 * for it.
 */
export function useBonus(): OwnBonus {
  const { money, rounds, balance, enabled, progress, refetch } = useAsked({ everyMs: POLL_MS })
  // Money that has moved is what there may be news of; a run of rounds is asked about once.
  useEffect(() => {
    if (!enabled) return undefined
    const timer = setTimeout(() => void refetch(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [enabled, money, rounds, balance, refetch])
  return { money, rounds, progress }
}

/** The number of the bonus under way, null where there is none: a game that is open hears when it becomes another. */
export const useBonusID = (): number | null => useAsked().progress?.bonusID ?? null

type Bonus = NonNullable<Data<'bonus/active'>>

/** Free rounds that are still to be played; 0 of any other bonus. */
export const roundsLeftOf = ({
  freeRounds,
  roundsPlayed,
}: Pick<Bonus, 'freeRounds' | 'roundsPlayed'>): number =>
  freeRounds === null ? 0 : freeRounds.rounds - (roundsPlayed ?? 0)

/** How far it is: while free rounds are left by those that were played, then by what was wagered. */
export function percentOf(bonus: Bonus): number {
  const { freeRounds, roundsPlayed, wagered, wageringDue } = bonus
  return freeRounds !== null && roundsLeftOf(bonus) > 0
    ? wholePercent(roundsPlayed ?? 0, freeRounds.rounds)
    : wholePercent(wagered, wageringDue)
}

/** Rounded down: the whole is said when it is there. */
export const wholePercent = (done: number, due: number): number =>
  due <= 0 ? 100 : Math.min(100, Math.floor((done / due) * 100))
