import type { BetMode, GameConfig } from '#contract/games/game-protocol.ts'

/** The mode a spin plays, and the one that buys the feature where it is offered. */
export function modesOf(config: Pick<GameConfig, 'betModes' | 'jurisdiction'>): {
  base: BetMode | null
  bonus: BetMode | null
} {
  const modes = Object.values(config.betModes)
  const bonus = config.jurisdiction.disabledBuyFeature ? null : modes.find((mode) => mode.feature)
  return { base: modes.find((mode) => !mode.feature) ?? null, bonus: bonus ?? null }
}
