/** Competitions that a member has marked: they stand first among the others. As many as of anything else that is marked. */
import { sql } from 'kysely'
import { FAVOURITES_MAX } from '#contract/calls/favourites.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../../context.ts'

/** Marks it or takes the mark away; repeated it is the same. One that no match is told of any more may be let go of, and not marked. */
export async function setFavouriteCompetition(
  context: MemberContext,
  { mode, competitionID }: Input<'betframe/favorite_competition'>,
): Promise<Output<'betframe/favorite_competition'>> {
  if (mode === 'insert') await insert(context, competitionID)
  else
    await context.db
      .deleteFrom('favourite_competitions')
      .where('member_id', '=', context.member.id)
      .where('competition_id', '=', competitionID)
      .execute()
  return favouriteCompetitions(context)
}

async function insert(context: MemberContext, competitionId: string): Promise<void> {
  const { db, member, now } = context
  const known = await db
    .selectFrom('sports_events')
    .select('id')
    .where(sql`fixture #>> '{competition,id}'`, '=', competitionId)
    .limit(1)
    .executeTakeFirst()
  if (!known) throw new Refused('not-found')
  const before = await favouriteCompetitions(context)
  if (before.includes(competitionId)) return
  if (before.length >= FAVOURITES_MAX) throw new Refused('favourites-full')
  await db
    .insertInto('favourite_competitions')
    .values({ member_id: member.id, competition_id: competitionId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What is marked, the latest first. */
export async function favouriteCompetitions({
  db,
  member,
}: Pick<MemberContext, 'db' | 'member'>): Promise<Output<'betframe/favorite_competitions'>> {
  const rows = await db
    .selectFrom('favourite_competitions')
    .select('competition_id')
    .where('member_id', '=', member.id)
    .orderBy('created_at', 'desc')
    .orderBy('competition_id')
    .execute()
  return rows.map(({ competition_id }) => competition_id)
}
