/**
 * What time it is by the house's clock, as this page knows it: each of the house's messages says when it was made, and the one that
 * came soonest after that is believed. Until the first one the browser's clock stands in.
 */
let aheadMs = Infinity

/** A message came that was made at that moment. */
export function noteHouseMoment(at: string): void {
  const ms = Date.now() - Date.parse(at)
  if (ms < aheadMs) aheadMs = ms
}

/** Another stream: the browser's clock may have been set meanwhile. */
export const forgetHouseClock = (): void => void (aheadMs = Infinity)

/** In ms since 1970. */
export const houseNow = (): number => Date.now() - (Number.isFinite(aheadMs) ? aheadMs : 0)
