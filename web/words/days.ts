/** Days of Istanbul as texts, `2026-11-22`: they compare and sort as they are. */
import { dateFormat, HOUSE_ZONE } from './moment.ts'

/** The day that a moment belongs to. */
export const dayOf = (at: Date): string => dateFormat('sv-SE', { timeZone: HOUSE_ZONE }).format(at)

/** So many days earlier; below zero, later. */
export function daysBefore(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - days)
  return at.toISOString().slice(0, 10)
}
