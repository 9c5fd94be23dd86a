/** The poker room as the house sees it, and the sandbox room's own book. */
import type { GeneratedAlways } from 'kysely'
import type { Default } from './column.ts'

export interface PokerPlayersTable {
  member_id: bigint
  /** Their name in the room. */
  username: string
  created_at: Default<Date>
  /** When a pause began that the room has not yet been told of; null once it was. */
  stop_due_at: Date | null
}

export interface PokerTransfersTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  /** `in`: from the balance to the room's purse. */
  direction: 'in' | 'out'
  state: Default<'sent' | 'done' | 'refused' | 'review' | 'credited' | 'returning' | 'returned'>
  amount: bigint
  request_id: string | null
  /** What the purse held right after, by the room's word. */
  purse: bigint | null
  /** How often a refused draw was sent back to the purse. */
  return_attempt: Default<number>
  /** What the member reads of a draw that an operator refused. */
  refusal_reason: string | null
  created_at: Default<Date>
  ended_at: Date | null
}

/** What the room said of a transfer; of one that waits there is none. Written once. */
export interface PokerWordsTable {
  member_id: bigint
  transfer_id: bigint
  at: Default<Date>
  outcome: 'done' | 'refused'
  /** Both null where it was refused. */
  amount: bigint | null
  purse: bigint | null
}

export interface SandboxPokerPlayersTable {
  player: string
  username: string
  name_key: string
  purse_kurus: Default<bigint>
  /** The table they sit at, and what they have on it. */
  seat: string | null
  stack_kurus: Default<bigint>
  last_hand: 'won' | 'lost' | null
  created_at: Default<Date>
}

/** `refused` without a player: a reference that was closed before it came. */
export interface SandboxPokerTransfersTable {
  reference: string
  player: string | null
  direction: 'in' | 'out' | null
  amount_kurus: bigint | null
  state: 'done' | 'refused'
  purse_kurus: bigint | null
  created_at: Default<Date>
}

export interface SandboxPokerVisitsTable {
  id: string
  player: string
  lang: 'tr' | 'en'
  return_url: string
  expires_at: Date
}
