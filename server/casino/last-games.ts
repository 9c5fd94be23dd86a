import { sql } from 'kysely'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { SECTION_OF_KIND } from '#contract/games/game-kinds.ts'
import { openGamesAmong } from '../catalogue/games.ts'
import { cut } from '../lists.ts'

type Line = Output<'casino/last_games'>['data'][number]

interface LastBet {
  gameId: number
  placedAt: Date
  unfinished: boolean
}

/**
 * What the member played last. One step of an index for every game they ever played, however many
 * bets they were.
 */
export async function lastGames(
  context: MemberContext,
  { section, ...page }: Input<'casino/last_games'>,
): Promise<Output<'casino/last_games'>> {
  const last = await lastBets(context)
  const gameIDs = last.map(({ gameId }) => gameId)
  const games = await openGamesAmong(context, gameIDs, section)
  const byId = new Map(games.map((game) => [game.id, game]))
  const shown = last.flatMap(({ gameId, placedAt, unfinished }): Line[] => {
    const game = byId.get(gameId)
    if (game === undefined) return []
    const { kind, name, providerID, providerName, image } = game
    const of = { gameID: gameId, section: SECTION_OF_KIND[kind], name }
    return [{ ...of, providerID, providerName, image, at: placedAt.toISOString(), unfinished }]
  })
  return cut(shown, page)
}

/** What stands in no catalogue cannot be opened from it. */
async function lastBets({ db, member }: MemberContext): Promise<LastBet[]> {
  const { rows } = await sql<LastBet>`
    with recursive latest as (
      (select game, game_id, id, placed_at from bets where member_id = ${member.id}
       order by game, id desc limit 1)
      union all
      select next.* from latest, lateral (
        select game, game_id, id, placed_at from bets
        where member_id = ${member.id} and game > latest.game
        order by game, id desc limit 1) next
    )
    select game_id as "gameId", placed_at as "placedAt",
      exists(select 1 from bets where member_id = ${member.id} and bets.game = latest.game
        and state = 'open') as unfinished
    from latest where game_id is not null order by id desc`.execute(db)
  return rows
}
