/** Table games as tables of the floor: `games/tablegames/` in the engine's words. Chips lie as at roulette, any number of them on a bet. */
import { CALL, TABLEGAMES } from '#contract/games/tablegames-names.ts'
import {
  askedIn,
  askedUntilMs,
  boardOf,
  findSpot,
  isSameDrums,
  roundMost,
  spotMost,
  spotsOf,
  tellingMsOf,
} from '#games/tablegames/numbers.ts'
import { payoutOf } from '#games/tablegames/rules.ts'
import { drumKind } from './drum-kind.ts'
import type { FloorKind } from './table-kind.ts'

const BY_DRUMS = drumKind({
  games: TABLEGAMES,
  rules: (game, drums) => ({ kind: 'tablegames', game, drums }),
  isSameDrums,
  isSpot(game, name) {
    const spot = findSpot(game, name)
    return spot !== null && !spot.isAdded
  },
  limits(game, name, maxStake) {
    const spot = findSpot(game, name)
    return (
      spot && {
        spotMost: spotMost(spot, maxStake),
        roundMost: roundMost(maxStake),
        stakesMost: null,
      }
    )
  },
  bounds: (maxStake, game) =>
    spotsOf(game)
      .filter(({ isAdded }) => !isAdded)
      .map((spot) => [spot.name, spotMost(spot, maxStake)]),
  tellingMs: (game, numbers) => tellingMsOf(game, boardOf(game, numbers).dealt.length),
  payoutOf,
  asks(game) {
    const asks = askedIn(game)
    const untilMs = askedUntilMs(game)
    return asks === null || untilMs === null ? null : { ...asks, declines: 'fold', untilMs }
  },
})

export const TABLEGAMES_KIND: FloorKind = {
  ...BY_DRUMS,
  addedSpots: `^${CALL}$`,
  isFilmed: true,
}
