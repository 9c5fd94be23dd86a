/** Who is old enough to join, counted in calendar days as people count a birthday. */

export const JOINING_AGE_YEARS = 18

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Whether someone born on `birthdate` (`2008-02-29`) has had their 18th birthday on `today`, both
 * ISO dates; the birthday itself counts, and a child of 29 February comes of age on 1 March.
 */
export function isOldEnough(birthdate: string, today: string): boolean {
  const born = DATE.exec(birthdate)
  if (born === null) return false
  const [, year = '', month = '', day = ''] = born
  const birthday = `${String(Number(year) + JOINING_AGE_YEARS).padStart(4, '0')}-${month}-${day}`
  // ISO dates compare as text; 29 February sorts after the 28th and before 1 March.
  return birthday <= today
}

/** The calendar day of a moment in Istanbul, where the house counts its days. */
export const dayInIstanbul = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(at)
