import { sql, type Kysely } from 'kysely'
import { FAVOURITES_MAX } from '#contract/calls/favourites.ts'
import type { Section } from '#contract/games/game-kinds.ts'
import { Refused } from '#contract/refusals.ts'
import type { Data, Input } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { memberScope } from '../push/source.ts'
import { setFavouriteMatch } from './favourite-matches.ts'
import { kindsOf } from './games.ts'

/** What the call names each section of games. */
export const SECTION_OF_TYPE = {
  casino: 'slot',
  livecasino: 'live',
  virtualgames: 'virtual',
} as const satisfies Record<Exclude<Input<'user/favorites'>['type'], 'sport'>, Section>

/** Marks a game or a match, or takes the mark away; repeated it is the same. Answers what is marked now. */
export async function favorites(
  context: MemberContext,
  { mode, type, id }: Input<'user/favorites'>,
): Promise<Data<'user/favorites'>> {
  const isMarked = mode === 'insert'
  if (type === 'sport') return setFavouriteMatch(context, { eventId: id, isMarked })
  return setFavourite(context, SECTION_OF_TYPE[type], { gameId: id, isMarked })
}

interface Mark {
  db: Kysely<Tables>
  memberId: bigint
  section: Section
  gameId: number
}

/** Answers the ids of the section's games that are marked afterwards, the latest first. */
export async function setFavourite(
  { db, member, now, house, afterCommit }: MemberContext,
  section: Section,
  { gameId, isMarked }: { gameId: number; isMarked: boolean },
): Promise<number[]> {
  afterCommit(() => house.push.touch('favourites', memberScope(member.id)))
  const mark = { db, memberId: member.id, section, gameId }
  await requireKnown(mark)
  if (isMarked) await insert(mark, now)
  else await remove(mark)
  return markedGames(mark)
}

/** A closed game may be kept and let go of; one that never was is a mistake. */
async function requireKnown({ db, section, gameId }: Mark): Promise<void> {
  const known = await db
    .selectFrom('catalogue_games')
    .select('id')
    // Compared as bigint: an id beyond the column's range is not there, and no fault.
    .where(sql`id::bigint`, '=', BigInt(gameId))
    .where('kind', 'in', kindsOf(section))
    .executeTakeFirst()
  if (!known) throw new Refused('game-unknown')
}

async function insert(mark: Mark, now: Date): Promise<void> {
  const { db, memberId, gameId } = mark
  const before = await markedGames(mark)
  if (before.includes(gameId)) return
  if (before.length >= FAVOURITES_MAX) throw new Refused('favourites-full')
  await db
    .insertInto('favourite_games')
    .values({ member_id: memberId, game_id: gameId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function remove({ db, memberId, gameId }: Mark): Promise<void> {
  await db
    .deleteFrom('favourite_games')
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .execute()
}

async function markedGames({ db, memberId, section }: Mark): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite_games as favourite')
    .innerJoin('catalogue_games as game', 'game.id', 'favourite.game_id')
    .where('favourite.member_id', '=', memberId)
    .where('game.kind', 'in', kindsOf(section))
    .select('game.id')
    .orderBy('favourite.created_at', 'desc')
    .orderBy('game.id')
    .execute()
  return rows.map(({ id }) => id)
}
