import { sql } from 'kysely'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { SECTIONS } from '#contract/games/game-kinds.ts'
import { openGamesAmong } from '../catalogue/games.ts'
import { cut } from '../lists.ts'

type Line = Output<'casino/last_games'>['data'][number]
type Game = Omit<Line, 'at' | 'unfinished'>

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
  { section: asked, ...page }: Input<'casino/last_games'>,
): Promise<Output<'casino/last_games'>> {
  const last = await lastBets(context)
  const ids = last.map(({ gameId }) => gameId)
  const byId = new Map<number, Game>()
  for (const section of SECTIONS)
    if (asked === undefined || asked === section)
      for (const { id, name, providerID, providerName, image } of await openGamesAmong(
        context,
        section,
        ids,
      ))
        byId.set(id, { gameID: id, section, name, providerID, providerName, image })
  const shown = last.flatMap(({ gameId, placedAt, unfinished }) => {
    const game = byId.get(gameId)
    return game === undefined ? [] : [{ ...game, at: placedAt.toISOString(), unfinished }]
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
