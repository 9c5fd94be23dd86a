import type { GameConfig } from '#contract/games/game-protocol.ts'
import { lira, type Money } from '#contract/money.ts'

/** The bets a member can choose, in order, and the one to begin with. */
export function levelsOf(config: GameConfig): { levels: Money[]; first: Money } {
  const offered = config.betLevels.length > 0 ? config.betLevels : [config.minBet, config.maxBet]
  const levels = [...new Set([...offered, config.defaultBetLevel])]
    .filter((bet) => bet >= config.minBet && bet <= config.maxBet)
    .sort((a, b) => a - b)
    .map((bet) => BigInt(bet))
  return { levels, first: BigInt(config.defaultBetLevel) }
}

/** The next level up (`step` 1) or down (-1) from a stake; the stake itself where there is none. */
export function stepStake(levels: readonly Money[], stake: Money, step: 1 | -1): Money {
  const next =
    step > 0 ? levels.find((level) => level > stake) : levels.findLast((level) => level < stake)
  return next ?? stake
}

/** The levels in groups of like size: below ten lira, below a hundred, and so on. */
export function decadesOf(levels: readonly Money[]): Money[][] {
  const decades = new Map<number, Money[]>()
  for (const level of levels) {
    const digits = String(level / lira(1)).length
    decades.set(digits, [...(decades.get(digits) ?? []), level])
  }
  return [...decades.values()]
}

const JUMP = 10n

/** Is this so much more than before that a slip of the finger is likelier than a wish? */
export function isJump(from: Money, to: Money): boolean {
  return from > 0n && to > from * JUMP
}
