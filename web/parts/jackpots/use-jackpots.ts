import { JACKPOTS } from '#contract/addresses/first-payloads.ts'
import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'

export type Jackpot = Data<'habanero/getJackpots'>[number]

const EVERY_MS = 5_000

/** The jackpots as they stand, by the stream; asked for every few seconds where no socket brings them. */
export function useJackpots() {
  return useCall('habanero/getJackpots', JACKPOTS, { silent: true, everyMs: EVERY_MS })
}

/** What all of them take of a stake, in percent. */
export function shareOf(jackpots: readonly Jackpot[]): number {
  return jackpots.reduce((sum, each) => sum + each.growthPercent + each.reservePercent, 0)
}
