import type { ActionFilter } from '#server/action/list.ts'
import { CannotStart } from '../../serve/start/print.ts'

/** Every switch of `npm run actions`. */
export const ACTION_OPTIONS = {
  who: { type: 'string' },
  what: { type: 'string' },
  target: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
} as const

export const ACTION_USAGE =
  'Usage: npm run actions -- [--who <name>] [--what game|game.settings] [--target game:lale-devri] ' +
  '[--since 2026-11-23|7d|12h] [--limit 50] [--json]'

const LIMIT = 50
const HOURS = { h: 1, d: 24 } as const
const HOUR_MS = 60 * 60 * 1000

type Given = {
  readonly [name in 'who' | 'what' | 'target' | 'since' | 'limit']?: string | undefined
}

/** The filter that was typed. Throws `CannotStart`. */
export function readFilter(given: Given, now: Date): ActionFilter {
  const { who, what, target, limit = String(LIMIT) } = given
  if (!/^[1-9]\d{0,4}$/.test(limit)) throw new CannotStart(ACTION_USAGE)
  const since = given.since === undefined ? undefined : readSince(given.since, now)
  return { who, what, target, since, limit: Number(limit) }
}

/** `12h` and `7d` count back from now; a date alone is its midnight in Istanbul. */
function readSince(text: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? []
  if (count !== undefined)
    return new Date(now.getTime() - Number(count) * HOURS[unit === 'h' ? 'h' : 'd'] * HOUR_MS)
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const at = new Date(isDate ? `${text}T00:00:00+03:00` : text)
  if (Number.isNaN(at.getTime())) throw new CannotStart(`--since takes a date, 12h or 7d: ${text}`)
  return at
}
