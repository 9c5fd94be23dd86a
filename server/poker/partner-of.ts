import { Refused } from '#contract/refusals.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import type { PokerPartner } from './partner.ts'

/** The partner, or the refusal of a house that has none. */
export function partnerOf({ poker }: House): PokerPartner {
  if (!poker) throw new Refused('poker-partner-missing')
  return poker
}

/** What the partner says; where it says nothing that makes sense, the member is told that it is out of reach. */
export async function reached<T>(house: House, spoken: Promise<T>): Promise<T> {
  return spoken.catch((error: unknown) => {
    house.log.warn({ err: error }, 'the poker room could not be reached')
    throw new Refused('poker-partner-unreachable')
  })
}

/** The member's name in the room, or null where they have none yet. */
export async function usernameOf(db: Kysely<Tables>, memberId: bigint): Promise<string | null> {
  const query = db.selectFrom('poker_players').select('username').where('member_id', '=', memberId)
  return (await query.executeTakeFirst())?.username ?? null
}

/** The same, or the refusal that leads to choosing one. */
export async function nameOf(db: Kysely<Tables>, memberId: bigint): Promise<string> {
  const username = await usernameOf(db, memberId)
  if (username === null) throw new Refused('poker-name-needed')
  return username
}
