import { expect, it } from 'vitest'
import type { GameConfig } from '#contract/games/game-protocol.ts'
import { UNBOUND } from '../protocol/jurisdiction.ts'
import { modesOf } from './modes.ts'

const mode = (name: string, feature: boolean) => ({
  mode: name,
  costMultiplier: feature ? 85 : 1,
  feature,
  rtp: 0.9652,
})
const config = (disabledBuyFeature = false): Pick<GameConfig, 'betModes' | 'jurisdiction'> => ({
  betModes: { base: mode('base', false), bonus: mode('bonus', true) },
  jurisdiction: { ...UNBOUND, disabledBuyFeature },
})

it('offers no bonus where the jurisdiction forbids buying it', () => {
  expect(modesOf(config()).bonus?.mode).toBe('bonus')
  expect(modesOf(config(true)).bonus).toBeNull()
})
