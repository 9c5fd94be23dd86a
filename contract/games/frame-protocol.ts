/**
 * What the play screen and the game in its frame tell each other by postMessage. Both sides check
 * origin and source before they read, and ignore whatever does not parse. The first message from
 * the game is `ready`; the site answers `settings`.
 */
import type { Lang } from '../languages.ts'

/** From the game to the site. Amounts are micro-lira as JSON numbers. */
export type FromGame = { kasa: 1 } & (
  | { type: 'ready' }
  | { type: 'balance'; amount: number }
  /** A balance that came to the game unasked, as it comes to the site, is shown in it: from now on it gives no outcome away. */
  | { type: 'shown-balance'; amount: number }
  /**
   * A round was bought or paid: the site moves its net position by these. A round that is only
   * gone on with was staked before.
   */
  | { type: 'staked'; amount: number }
  | { type: 'paid'; amount: number }
  /** Is a bought round waiting to be told and paid? A round that paid nothing is closed at once. */
  | { type: 'round'; open: boolean }
  /** Hide or show the site's header menu and footer copyright. */
  | { type: 'chrome'; header: boolean; footer: boolean }
  /** The member did something inside the frame (throttled by the game to once in ten seconds). */
  | { type: 'activity' }
  /** A sheet of the game's own stands over it, or no longer: the browser's Back closes it, and only that. */
  | { type: 'sheet'; open: boolean }
  /** The member wants out. */
  | { type: 'close' }
  /** The balance is not enough, and the member wants to deposit. */
  | { type: 'deposit' }
  /** A stake met a limit of the member's own, and they want to see it. */
  | { type: 'control' }
  /** The server waits for an answer to a reality check: between rounds, and nothing more is staked until then. */
  | { type: 'reality-check' }
  /** The game's session ended; the site asks for a new launch. */
  | { type: 'expired' }
)

/** From the site to the game. */
export type ToGame = { kasa: 1 } & (
  | {
      type: 'settings'
      lang: Lang
      mode: 'night' | 'day'
      reducedMotion: boolean
      /** The member has their balance hidden: the game shows none either. Left out, it is shown. */
      hidesBalance?: boolean
      /** The site shows the balance beside the game, which leaves its own out where it has better use for the place. Left out, it does not. */
      showsBalance?: boolean
      /** What can be staked is cash and bonus money together, which the game calls so. Left out, it is cash alone. */
      hasBonus?: boolean
      /** The number of the bonus under way, null where there is none: when it becomes another, the game asks what holds now. */
      bonusID?: number | null
    }
  /** Open the rules and paytable inside the game. */
  | { type: 'rules' }
  /** Close the sheet that stands over the game. */
  | { type: 'close-sheet' }
  /** The balance changed outside the game (a deposit, another tab). */
  | { type: 'balance'; amount: number }
)

const FROM_GAME = [
  'ready',
  'balance',
  'shown-balance',
  'staked',
  'paid',
  'round',
  'chrome',
  'sheet',
  'activity',
  'close',
  'deposit',
  'control',
  'reality-check',
  'expired',
]
const SWITCHES = ['round', 'sheet']
const AMOUNTS = ['balance', 'shown-balance', 'staked', 'paid']

/** The message, or null when the data is not one of ours. */
export function readFromGame(data: unknown): FromGame | null {
  if (typeof data !== 'object' || data === null) return null
  const message = data as Record<string, unknown>
  if (message['kasa'] !== 1 || !FROM_GAME.includes(String(message['type']))) return null
  if (AMOUNTS.includes(String(message['type'])) && !Number.isSafeInteger(message['amount']))
    return null
  if (SWITCHES.includes(String(message['type'])) && typeof message['open'] !== 'boolean')
    return null
  // What a message carries was looked at above.
  return message as unknown as FromGame
}
