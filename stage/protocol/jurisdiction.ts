import type { Jurisdiction } from '#contract/games/game-protocol.ts'

/** Forbids nothing and shows nothing: what stands until the game server has said its own. */
export const UNBOUND: Jurisdiction = {
  socialCasino: false,
  disabledFullscreen: false,
  disabledTurbo: false,
  disabledSuperTurbo: false,
  disabledAutoplay: false,
  disabledSlamstop: false,
  disabledSpacebar: false,
  disabledBuyFeature: false,
  displayNetPosition: false,
  displayRTP: false,
  displaySessionTimer: false,
  minimumRoundDuration: 0,
}
