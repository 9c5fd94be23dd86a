import { readWritten, type Written } from './written.ts'
import { MESSAGES, POPUP, PROMOTIONS, SEASONS, SLIDERS } from './showcase-words.ts'

const DAY_MS = 86_400_000
/** Every start of the house renews them. */
const PROMOTION_DAYS = 30
/** Istanbul keeps one time all year. */
const OFFSET_MS = 3 * 3_600_000

/** What a demo house shows: dated from the day it opens on, so that it is always of today. */
export function showcase(now: Date): Written[] {
  const today = startOfDay(now)
  const shown = { starts: iso(today), ends: iso(today + 365 * DAY_MS) }
  const announced = { starts: iso(today), ends: iso(today + PROMOTION_DAYS * DAY_MS) }
  return [
    ...SLIDERS.map((words, position) => readWritten('slider', { ...words, ...shown, position })),
    ...PROMOTIONS.map((words, position) =>
      readWritten('promotion', { ...words, ...announced, position }),
    ),
    readWritten('popup', POPUP),
    ...SEASONS.map((season) => readWritten('special-date', inSeason(season, now))),
    ...MESSAGES.map((words) => readWritten('message', { ...words, starts: iso(today) })),
  ]
}

function startOfDay(now: Date): number {
  const local = now.getTime() + OFFSET_MS
  return local - (local % DAY_MS) - OFFSET_MS
}

const iso = (ms: number): string => new Date(ms).toISOString()

/** The three months of a season that are now, or come next. */
function inSeason({ firstMonth, ...words }: (typeof SEASONS)[number], now: Date) {
  const start = (year: number): number => Date.UTC(year, firstMonth - 1, 1) - OFFSET_MS
  const end = (year: number): number => Date.UTC(year, firstMonth + 2, 1) - OFFSET_MS
  const local = new Date(now.getTime() + OFFSET_MS).getUTCFullYear()
  const year = [local - 1, local].find((each) => end(each) > now.getTime()) ?? local + 1
  return { ...words, starts: iso(start(year)), ends: iso(end(year)) }
}
