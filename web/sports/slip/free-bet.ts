import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { useCall } from '#web/call/use-call.ts'
import { useIsMember } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import type { CouponPick } from '../picks.ts'
import { FREE_BET_WORDS } from './free-bet-words.ts'

/** A free bet that can be placed now, with what its coupon has to be. */
export interface FreeBet {
  freeBetID: number
  /** In lira. */
  stake: number
  /** How many there are of that stake. */
  count: number
  expiresAt: string
  wagering: number
  oddsMin: number | null
  picksMin: number | null
}

/** One of each stake: of those that are alike any may be placed. */
export function useFreeBets(): readonly FreeBet[] {
  const isMember = useIsMember()
  const { data } = useCall('bonus/active', {}, { silent: true, enabled: isMember })
  if (!isMember || !data?.freeBets) return []
  const { placeable, freeBets, expiresAt, wagering } = data
  const { oddsMin, picksMin } = freeBets
  return placeable
    .filter(({ stake }, at) => placeable.findIndex((other) => other.stake === stake) === at)
    .map(({ freeBetID, stake }) => ({
      freeBetID,
      stake,
      count: placeable.filter((other) => other.stake === stake).length,
      expiresAt,
      wagering,
      oddsMin,
      picksMin,
    }))
}

interface Coupon {
  kind: 'single' | 'combination' | 'system'
  picks: readonly CouponPick[]
  lines: number
}

/** Why a free bet cannot stand on this coupon, as far as the page knows; the house asks all of it. */
export function useFreeBetProblem(free: FreeBet | null, coupon: Coupon): string | undefined {
  const words = useWords(FREE_BET_WORDS)
  const lang = useLang()
  if (free === null) return undefined
  const { kind, picks, lines } = coupon
  const { oddsMin, picksMin } = free
  if (kind === 'single' && picks.length > 1) return words.oneCoupon
  if (picksMin !== null && picks.length < picksMin) return words.picksMin(picksMin)
  if (oddsMin !== null && picks.some(({ odds }) => odds < oddsMin))
    return words.oddsMin(formatNumber(oddsMin, lang, 2))
  return lines > 1 && kurusOnLine(free, lines) === null ? words.uneven(lines) : undefined
}

/** Its stake on each line in kuruş; null where it does not divide. */
export function kurusOnLine({ stake }: Pick<FreeBet, 'stake'>, lines: number): number | null {
  const kurus = Math.round(stake * 100)
  return lines > 0 && kurus % lines === 0 ? kurus / lines : null
}
