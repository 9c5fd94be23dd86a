/** Who is old enough to join, counted in calendar days as people count a birthday. */

export const JOINING_AGE_YEARS = 18

/** Nobody living was born before this year, and the database's calendar does not go back for ever. */
const BIRTH_YEAR_MIN = 1900

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Whether someone born on `birthdate` (`2008-02-29`) has had their 18th birthday on `today`, both
 * ISO dates; the birthday itself counts, and a child of 29 February comes of age on 1 March.
 */
export function isOldEnough(birthdate: string, today: string): boolean {
  const [born, present] = [partsOf(birthdate), partsOf(today)]
  if (born === null || present === null || !isBornInLivingMemory(birthdate)) return false
  return dayNumber({ ...born, year: born.year + JOINING_AGE_YEARS }) <= dayNumber(present)
}

export const isBornInLivingMemory = (birthdate: string): boolean =>
  (partsOf(birthdate)?.year ?? 0) >= BIRTH_YEAR_MIN

interface Parts {
  year: number
  month: number
  day: number
}

function partsOf(date: string): Parts | null {
  const found = DATE.exec(date)
  if (found === null) return null
  const [, year, month, day] = found.map(Number)
  return { year: year ?? 0, month: month ?? 0, day: day ?? 0 }
}

/** Grows from day to day; a 29 February that a year lacks comes after the 28th and before 1 March. */
const dayNumber = ({ year, month, day }: Parts): number => (year * 100 + month) * 100 + day

/** The calendar day of a moment in Istanbul, where the house counts its days. */
export const dayInIstanbul = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(at)
