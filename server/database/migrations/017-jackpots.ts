import { sql, type Kysely } from 'kysely'
import { JACKPOT_FUNCTIONS, JACKPOT_TABLES } from '../../jackpot/schema.ts'
import { PLAY, PLAYED_CASH } from '../../round/schema.ts'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Rounds played before feed no jackpot: they name no terms. */
const STATEMENTS = [
  ...JACKPOT_TABLES,
  'alter table rounds add column jackpot_terms integer',
  ...JACKPOT_FUNCTIONS,
  PLAYED_CASH,
  'drop function if exists round_play',
  PLAY,
  // A house of before has the studio's slots on its shelves already; a new one is filled later.
  `update casino_games set types = array_append(types, 'jackpot')
     where provider_id = 1 and not types @> array['jackpot']`,
  `insert into casino_category_games (category_id, game_id)
     select category.id, game.id from casino_games game, casino_categories category
     where game.provider_id = 1 and category.id = 58 on conflict do nothing`,
]
