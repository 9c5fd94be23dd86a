/** Matches that a member has marked: kept as long as there is something to bet on, and as many as games of one section. */
import { sql } from 'kysely'
import { FAVOURITES_MAX } from '#contract/calls/favourites.ts'
import { Refused } from '#contract/refusals.ts'
import type { MemberContext } from '../context.ts'
import { memberScope } from '../push/source.ts'

/** Answers the ids of the matches that are marked afterwards, the latest first. */
export async function setFavouriteMatch(
  context: MemberContext,
  { eventId, isMarked }: { eventId: number; isMarked: boolean },
): Promise<number[]> {
  const { db, member, house, afterCommit } = context
  afterCommit(() => house.push.touch('favourites', memberScope(member.id)))
  const known = await db
    .selectFrom('sports_events')
    .select('id')
    .where('id', '=', BigInt(eventId))
    .where('fixture', 'is not', null)
    .executeTakeFirst()
  if (!known) throw new Refused('not-found')
  if (isMarked) await insert(context, known.id)
  else
    await db
      .deleteFrom('favourite_matches')
      .where('member_id', '=', member.id)
      .where('event_id', '=', known.id)
      .execute()
  return markedMatches(context)
}

async function insert(context: MemberContext, eventId: bigint): Promise<void> {
  const { db, member, now } = context
  // What is over makes room for what is still to be played.
  await sql`delete from favourite_matches favourite using sports_events event
    where favourite.member_id = ${member.id} and event.id = favourite.event_id
      and event.id <> ${eventId} and event.settled_at is not null`.execute(db)
  const before = await markedMatches(context)
  if (before.includes(Number(eventId))) return
  if (before.length >= FAVOURITES_MAX) throw new Refused('favourites-full')
  await db
    .insertInto('favourite_matches')
    .values({ member_id: member.id, event_id: eventId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function markedMatches({ db, member }: MemberContext): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite_matches')
    .select('event_id')
    .where('member_id', '=', member.id)
    .orderBy('created_at', 'desc')
    .orderBy('event_id')
    .execute()
  return rows.map(({ event_id }) => Number(event_id))
}
