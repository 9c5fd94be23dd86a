/** The day (UTC) that a budget belongs to, as the database writes it. */
export function utcDayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
