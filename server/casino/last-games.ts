import { sql } from 'kysely'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { cut } from '../lists.ts'
import { openSlotsAmong } from './games.ts'

interface Last {
  game_id: number
  created_at: Date
  unfinished: boolean
}

/**
 * What the member played last. One step of an index for every game they ever played, however many
 * rounds they were.
 */
export async function lastGames(
  context: MemberContext,
  page: Input<'casino/last_games'>,
): Promise<Output<'casino/last_games'>> {
  const last = await lastRounds(context)
  const slots = await openSlotsAmong(
    context,
    last.map(({ game_id }) => game_id),
  )
  const byId = new Map(slots.map((slot) => [slot.gameID, slot]))
  const shown = last.flatMap(({ game_id, created_at, unfinished }) => {
    const slot = byId.get(game_id)
    return slot === undefined ? [] : [{ ...slot, at: created_at.toISOString(), unfinished }]
  })
  return cut(shown, page)
}

async function lastRounds({ db, member }: MemberContext): Promise<Last[]> {
  const { rows } = await sql<Last>`
    with recursive latest as (
      (select game, game_id, id, created_at from rounds where member_id = ${member.id}
       order by game, id desc limit 1)
      union all
      select next.* from latest, lateral (
        select game, game_id, id, created_at from rounds
        where member_id = ${member.id} and game > latest.game
        order by game, id desc limit 1) next
    )
    select game_id, created_at,
      exists(select 1 from rounds where member_id = ${member.id} and rounds.game = latest.game
        and active) as unfinished
    from latest order by id desc`.execute(db)
  return rows
}
