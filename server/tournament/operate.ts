/** What the operator asks of tournaments that stand. */
import { sql, type Kysely } from 'kysely'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { inTransaction } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

export interface TournamentLine {
  id: number
  name: string
  title: string
  starts_at: Date
  ends_at: Date
  state: string
  players: bigint
  prizes: bigint
  paid: bigint
}

/** Every tournament, the latest start first, with what was paid of its prizes. */
export async function listTournaments(db: Kysely<Tables>, now: Date): Promise<TournamentLine[]> {
  const { rows } = await sql<TournamentLine>`
    select t.id, t.name, words.title, t.starts_at, t.ends_at,
      case when t.cancelled_at is not null then 'cancelled' when t.fixed_at is not null then 'final'
        when t.ends_at <= ${now} then 'ending' when t.starts_at <= ${now} then 'active'
        else 'coming' end as state,
      (select count(*) from tournament_standings s where s.tournament_id = t.id) as players,
      (select coalesce(sum(amount), 0)::bigint from tournament_prizes p
        where p.tournament_id = t.id) as prizes,
      (select coalesce(sum(prize), 0)::bigint from tournament_standings s
        where s.tournament_id = t.id and s.paid_at is not null) as paid
    from tournaments t
    join tournament_texts words on words.tournament_id = t.id and words.lang = 'tr'
    order by t.starts_at desc, t.id desc`.execute(db)
  return rows
}

/** Calls a tournament off. False when there is none, or its standings are final already. */
export async function cancelTournament(
  db: Kysely<Tables>,
  actor: Actor,
  id: number,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const cancelled = await db
      .updateTable('tournaments')
      .set({ cancelled_at: now })
      .where('id', '=', id)
      .where('fixed_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!cancelled) return false
    const { name } = cancelled
    const [before, after] = [
      { name, cancelled_at: null },
      { name, cancelled_at: now },
    ]
    const target = `tournament:${id}`
    await recordAction(db, actor, { what: 'tournament.cancel', target, before, after })
    return true
  })
}
