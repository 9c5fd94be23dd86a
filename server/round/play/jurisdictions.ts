/**
 * What games may do here, as data: one entry for every profile the house can be run under. A game
 * is told its own with `authenticate`; what it must not buy or hurry is refused here as well, so
 * that no client can be quicker than its profile.
 */
import type { Jurisdiction } from '#contract/games/game-protocol.ts'

/** The setting PLAY_PROFILE by its values. */
export type PlayProfile = 'standard' | 'strict'

const OPEN: Jurisdiction = {
  socialCasino: false,
  disabledFullscreen: false,
  disabledTurbo: false,
  disabledSuperTurbo: false,
  disabledAutoplay: false,
  disabledSlamstop: false,
  disabledSpacebar: false,
  disabledBuyFeature: false,
  displayNetPosition: true,
  displayRTP: true,
  displaySessionTimer: true,
  minimumRoundDuration: 0,
}

const STRICT: Jurisdiction = {
  ...OPEN,
  disabledTurbo: true,
  disabledSuperTurbo: true,
  disabledAutoplay: true,
  disabledSlamstop: true,
  disabledSpacebar: true,
  disabledBuyFeature: true,
  minimumRoundDuration: 2_500,
}

/** What changes where play money is played: `socialCasino` is how a game knows of it. */
const DEMO: Partial<Jurisdiction> = { socialCasino: true }

const JURISDICTIONS: Readonly<Record<PlayProfile, Jurisdiction>> = {
  standard: OPEN,
  strict: STRICT,
}

/** May a table that everybody shares be tried with play money? A strict house lets nobody play for nothing beside real stakes. */
const TABLE_DEMOS: Readonly<Record<PlayProfile, boolean>> = { standard: true, strict: false }

export const hasTableDemos = (profile: PlayProfile): boolean => TABLE_DEMOS[profile]

/** The profile of the house's own money. */
export const jurisdictionOf = (profile: PlayProfile): Jurisdiction => JURISDICTIONS[profile]

/** The profile of play money: a demo is never livelier than the game that it shows. */
export const demoJurisdictionOf = (profile: PlayProfile): Jurisdiction => ({
  ...JURISDICTIONS[profile],
  ...DEMO,
})
