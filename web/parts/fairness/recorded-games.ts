/**
 * What this browser was shown of a game when it opened, before any round: the hash of each mode's table, what a
 * round of it costs, the terms of its jackpots, and the key that the house signs records with. A record given
 * later is held to these, not to what it says of itself.
 */
import type { Data } from '#contract/registry.ts'
import { readStored, readStoredObject, writeStored } from '#web/state/stored.ts'

type Opened = Data<'casino/init_game'>['published']

/** What was noted of a mode. */
export interface NotedMode {
  tableHash: string
  cost: number
  jackpots: number | null
  /** When it was first shown, in Unix milliseconds. */
  at: number
}

const NOTES_MAX = 400

/** Notes what was shown; what was noted before stays as it was. */
export function noteGame({ game, version, jackpots, modes, receiptKey }: Opened, at: number): void {
  const shown = modes.map(({ mode, cost, tableHash }): [string, NotedMode] => [
    keyOf({ game, version, mode }),
    { tableHash, cost, jackpots, at },
  ])
  const notes = { ...Object.fromEntries(shown), ...readStoredObject('gameHashes') }
  // Those noted first come last.
  const kept = Object.entries(notes).slice(0, NOTES_MAX)
  writeStored('gameHashes', JSON.stringify(Object.fromEntries(kept)))
  noteReceiptKey(receiptKey)
}

/** What this browser was shown of the mode; null when it never was. */
export function notedMode(of: { game: string; version: string; mode: string }): NotedMode | null {
  const noted = readStoredObject('gameHashes')?.[keyOf(of)]
  if (typeof noted !== 'object' || noted === null) return null
  const { tableHash, cost, jackpots, at }: Partial<Record<keyof NotedMode, unknown>> = noted
  if (typeof tableHash !== 'string' || typeof cost !== 'number' || typeof at !== 'number')
    return null
  if (typeof jackpots !== 'number' && jackpots !== null) return null
  return { tableHash, cost, jackpots, at }
}

/** Whether the mode was shown before a round of it, only later, or not at all. */
export function notedWhen(round: {
  game: string
  version: string
  mode: string
  at: string
}): 'before' | 'later' | 'not' {
  const noted = notedMode(round)
  if (noted === null) return 'not'
  return noted.at <= Date.parse(round.at) ? 'before' : 'later'
}

/** Notes the key under receipts; the one that was shown first stays. */
export function noteReceiptKey(key: string): void {
  if (notedReceiptKey() === null) writeStored('receiptKey', key)
}

/** The key that this browser was first shown. */
export const notedReceiptKey = (): string | null => readStored('receiptKey')

const keyOf = ({ game, version, mode }: { game: string; version: string; mode: string }): string =>
  `${game} ${version} ${mode}`
