import { useEffect } from 'react'
import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { useAuth } from '#web/state/auth.ts'

/** So often while money moves; and where no news of it comes. */
const AGE_MS_MAX = 2_000
const POLL_MS = 15_000

interface OwnBonus {
  /** Bonus money, in lira; 0 while it is not known. */
  money: number
  /** Null where no bonus is under way, or it is not known yet. */
  progress: Data<'bonus/active'>
}

/**
 * The member's bonus money and how far the bonus is. Asked for only by those who have some, and again as their balance
 * moves: what is staked is what counts for it.
 */
export function useBonus(): OwnBonus {
  const settled = useAuth((state) => state.settled)
  const { data: wallet } = useCall('finance/check_balance', {}, { silent: true, enabled: settled })
  const money = wallet?.[0]?.bonus ?? 0
  const balance = wallet?.[0]?.balance ?? 0
  const enabled = settled && money > 0
  const { data, dataUpdatedAt, refetch } = useCall(
    'bonus/active',
    {},
    { silent: true, enabled, everyMs: POLL_MS },
  )
  useEffect(() => {
    if (!enabled) return undefined
    const waitMs = Math.max(0, dataUpdatedAt + AGE_MS_MAX - Date.now())
    const timer = setTimeout(() => void refetch(), waitMs)
    return () => clearTimeout(timer)
    // A new answer is no reason to ask again; only money that has moved is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [enabled, money, balance])
  return { money, progress: enabled ? (data ?? null) : null }
}

/** Rounded down: the whole is said when it is there. */
export const wholePercent = (done: number, due: number): number =>
  due <= 0 ? 100 : Math.min(100, Math.floor((done / due) * 100))
