import type { Money } from '#contract/money.ts'
import type { Lang } from '#contract/languages.ts'

/** Where a member's lobby leads back to, and the language it is in. */
export interface Visit {
  /** Our name for the member: theirs at the partner for good. */
  player: string
  lang: Lang
  returnUrl: string
}

/** Money into the player's purse at the partner (`in`), or off it (`out`). */
export interface TransferOrder {
  /** Ours, one for each try: a partner moves the money of one reference once. */
  reference: string
  player: string
  direction: 'in' | 'out'
  amount: Money
}

/**
 * What became of a transfer, by the partner's word. `refused` is for good: nothing of that reference moves any
 * more. `unknown`: it has not come, and still may.
 */
export type TransferState =
  { kind: 'done'; amount: Money; purse: Money } | { kind: 'refused' } | { kind: 'unknown' }

/**
 * A poker room as the house sees it: somebody else's tables, with a purse of their own. Nothing here runs
 * inside one of our transactions. Each throws where there was no answer, or none that makes sense; then it is
 * not known whether anything was done.
 */
export interface PokerPartner {
  /** Opens a player. Who is there already keeps their name, and is answered with it. */
  createPlayer(player: string, username: string): Promise<PlayerAtPartner | 'name-taken'>
  openLobby(visit: Visit): Promise<{ url: string; purse: Money }>
  /**
   * Ends the player's play: every lobby of theirs is closed, they leave their table, and what lies on it is in the purse
   * again. Only `openLobby` opens another. Asked twice, it answers the same.
   */
  stopPlay(player: string): Promise<PlayerAtPartner>
  transfer(order: TransferOrder): Promise<TransferState>
  /** What became of a transfer, without sending anything. */
  ask(reference: string): Promise<TransferState>
  /** What has not come never may: answers `done` or `refused`. */
  close(reference: string): Promise<TransferState>
}

export interface PlayerAtPartner {
  username: string
  purse: Money
}
