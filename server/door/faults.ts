/**
 * Tells an expected "no" from a defect, for every door alike. A defect is counted and logged under an
 * id; nothing of it ever reaches a caller but that id.
 */
import { randomUUID } from 'node:crypto'
import { Refused } from '#contract/refusals.ts'
import type { House } from '../house.ts'
import { isShortage } from './shortage.ts'

/** The refusal that an error is: its own, `busy` for what passes by itself, or null for a defect. */
export function refusalOf(error: unknown): Refused | null {
  if (error instanceof Refused) return error
  return isShortage(error) ? new Refused('busy') : null
}

/** Counts a defect and writes it down with where it was met. Answers the id it is found by. */
export function logFault(
  { log, counters }: Pick<House, 'log' | 'counters'>,
  where: Readonly<Record<string, unknown>>,
  error: unknown,
  message = 'fault',
): string {
  const id = randomUUID()
  log.error({ ...where, fault: id, err: error }, message)
  counters.fault()
  return id
}
