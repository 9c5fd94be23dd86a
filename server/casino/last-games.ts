import { sql } from 'kysely'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { cut } from '../lists.ts'
import { openSlotsAmong } from './games.ts'

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
  page: Input<'casino/last_games'>,
): Promise<Output<'casino/last_games'>> {
  const last = await lastBets(context)
  const slots = await openSlotsAmong(
    context,
    last.map(({ gameId }) => gameId),
  )
  const byId = new Map(slots.map((slot) => [slot.gameID, slot]))
  const shown = last.flatMap(({ gameId, placedAt, unfinished }) => {
    const slot = byId.get(gameId)
    return slot === undefined ? [] : [{ ...slot, at: placedAt.toISOString(), unfinished }]
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
