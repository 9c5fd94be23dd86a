import { sql } from 'kysely'
import type { TopicData } from '#contract/topics.ts'
import type { Section } from '#contract/games/game-kinds.ts'
import type { Source } from '../push/source.ts'
import { SECTION_OF_TYPE } from './favourites.ts'
import { kindsOf } from './games.ts'

interface Marked {
  member_id: bigint
  casino: number[]
  livecasino: number[]
  virtualgames: number[]
  sport: bigint[]
}

/** What members have marked, the latest first. */
export const favouriteIds: Source<TopicData<'favourites'>> = {
  name: 'favourites',
  async read({ database }, scopes) {
    const { rows } = await sql<Marked>`
      select members.id as member_id, ${markedIn(SECTION_OF_TYPE.casino)} as casino,
        ${markedIn(SECTION_OF_TYPE.livecasino)} as livecasino,
        ${markedIn(SECTION_OF_TYPE.virtualgames)} as virtualgames,
        array(select event_id from favourite_matches
          where member_id = members.id order by created_at desc, event_id) as sport
      from unnest(${scopes}::bigint[]) members(id)`.execute(database.db)
    return new Map(
      rows.map(({ member_id, sport, ...marked }) => [
        String(member_id),
        { ...marked, sport: sport.map(Number) },
      ]),
    )
  },
}

const markedIn = (section: Section) => sql<number[]>`
  array(select game_id from favourite_games favourite
    join catalogue_games game on game.id = game_id
    where member_id = members.id and game.kind = any(${kindsOf(section)}::text[])
    order by favourite.created_at desc, game_id)`
