/**
 * What casino hold'em comes to, in whole numbers: the sums over all flops (`holdem-flops.ts`), of which a test works some out again;
 * `npm run returns -- casino-holdem` does so for all of them (some minutes).
 */
import { ENDINGS } from './holdem-endings.ts'
import { CALL_TIMES } from './holdem-pays.ts'

/** Every flop, every two cards of the player, and every way on: one ante is laid on each. */
export const HOLDEM_PLAYED = 22_100n * 1_176n * BigInt(ENDINGS)
/** Of those flops with those two cards so many are called by best play. */
export const HOLDEM_CALLED = 21_309_024n
/** What best play wins in all, in antes. */
export const HOLDEM_NET = -600_123_513_880n
/** Antes and calls together. */
export const STAKED = HOLDEM_PLAYED + BigInt(CALL_TIMES) * HOLDEM_CALLED * BigInt(ENDINGS)

/** So many of all 2,598,960 first five cards are this hand; pairs of aces apart from the others. */
export const BONUS_HANDS = {
  'high-card': 1_302_540,
  pair: 1_013_760,
  aces: 84_480,
  'two-pair': 123_552,
  three: 54_912,
  straight: 10_200,
  flush: 5_108,
  'full-house': 3_744,
  four: 624,
  'straight-flush': 36,
  'royal-flush': 4,
} as const
