const SECOND_MS = 1000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Countdown {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** What is left, whole seconds rounded up: it reads nothing only when nothing is left. */
export function countdownOf(leftMs: number): Countdown {
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: left % MINUTE,
  }
}

/** How far the platform's clock is ahead of this device's, from an answer and when it was heard. */
export function skewOf(serverAt: string, receivedAtMs: number): number {
  return Date.parse(serverAt) - receivedAtMs
}
