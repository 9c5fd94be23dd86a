/** The address of a replay, written and read. A text that is no such address is read as none; nothing throws. */
import type { Query } from './site.ts'

/** A published outcome, as the address of its replay names it. */
export interface ReplayPath {
  game: string
  version: string
  mode: string
  bookID: number
  /** The base stake in lira; undefined for the game's usual one. */
  amount: number | undefined
}

/** The segments after `/replay/`, as the router hands them over (already decoded). */
interface ReplaySegments {
  game?: string | undefined
  version?: string | undefined
  mode?: string | undefined
  book?: string | undefined
}

const NAME = /^[\w.-]{1,60}$/
const VERSION = /^[\w.-]{1,20}$/
const BOOK = /^\d{1,15}$/
const AMOUNT = /^\d{1,9}(\.\d{1,6})?$/

/** What a replay's address shows, or null when it is none. A stake that cannot be is left out. */
export function readReplayPath(
  { game = '', version = '', mode = '', book = '' }: ReplaySegments,
  query: Query,
): ReplayPath | null {
  if (!NAME.test(game) || !VERSION.test(version) || !NAME.test(mode) || !BOOK.test(book))
    return null
  const text = query.get('amount') ?? ''
  const amount = AMOUNT.test(text) && Number(text) > 0 ? Number(text) : undefined
  return { game, version, mode, bookID: Number(book), amount }
}

/** Where an outcome is told again, for anyone. Nothing of whoever played it stands in the address. */
export function replayPath({ game, version, mode, bookID, amount }: ReplayPath): string {
  const path = [game, version, mode, String(bookID)].map(encodeURIComponent).join('/')
  return `/replay/${path}${amount === undefined ? '' : `?amount=${amount}`}`
}
