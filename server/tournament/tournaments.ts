import { sql, type Kysely } from 'kysely'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context, Lang } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { pictureUrl } from '../catalogue/picture.ts'
import { statusOf } from './standings.ts'

type TournamentLine = Output<'cmscontroller/getTournaments'>[number]

/** Drawn with the house's other banners (`scripts/site/art/banner.ts`). */
const BANNER = '/art/banners/tournament.svg'
/** Of a tournament over a whole shelf, its best-known games stand for the rest. */
const GAMES_SHOWN = 12

/** The tournaments, the latest start first; which of them runs is for the dates to say. */
export async function getTournaments(
  context: Context,
  { limit, offset }: Input<'cmscontroller/getTournaments'>,
): Promise<TournamentLine[]> {
  const { db, lang, now } = context
  const rows = await tournamentsQuery(db, lang).limit(limit).offset(offset).execute()
  const ids = rows.map(({ id }) => id)
  const prizes = await prizesOf(db, ids)
  const games = await gamesOf(context, ids)
  return rows.map((row) => {
    const own = prizes.filter(({ tournamentId }) => tournamentId === row.id)
    const played = games.filter(({ tournamentId }) => tournamentId === row.id)
    return {
      id: row.id,
      Status: statusOf(row),
      title: row.title,
      text: row.text,
      image: `${context.house.settings.publicUrl}${BANNER}`,
      Start_date: row.starts_at.toISOString(),
      End_date: row.ends_at.toISOString(),
      now: now.toISOString(),
      rule: row.rule,
      minStake: toWire(row.min_stake),
      prizePool: toWire(own.reduce((sum, { amount }) => sum + amount, 0n)),
      prizes: own.map(({ rank, amount }) => ({ rank, amount: toWire(amount) })),
      gamesTotal: played[0]?.total ?? 0,
      games: played.map(({ game }) => game),
    }
  })
}

function tournamentsQuery(db: Kysely<Tables>, lang: Lang) {
  return db
    .selectFrom('tournaments')
    .innerJoin('tournament_texts as words', 'words.tournament_id', 'tournaments.id')
    .where('words.lang', '=', lang)
    .select(['tournaments.id', 'words.title', 'words.text', 'starts_at', 'ends_at', 'rule'])
    .select(['min_stake', 'cancelled_at', 'fixed_at'])
    .orderBy('starts_at', 'desc')
    .orderBy('tournaments.id', 'desc')
}

async function prizesOf(db: Kysely<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('tournament_prizes')
    .select(['tournament_id as tournamentId', 'rank', 'amount'])
    .where('tournament_id', 'in', ids)
    .orderBy('rank')
    .execute()
}

interface GameRow {
  tournamentId: number
  gameID: number
  name: string
  image: string
  providerID: number
  providerName: string
  total: number
}

/** What can be played in each: neither closed nor hidden. */
async function gamesOf({ db, house }: Context, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<GameRow>`
    select * from (
      select played.tournament_id as "tournamentId", game.id as "gameID", game.name, game.image,
        provider.id as "providerID", provider.name as "providerName",
        count(*) over of_tournament::integer as total,
        row_number() over (of_tournament order by game.popularity desc, game.id) as nth
      from tournament_games played
      join catalogue_games game on game.id = played.game_id and game.is_open
      join catalogue_providers provider on provider.id = game.provider_id
      where played.tournament_id in (${sql.join(ids)})
        and not exists (select 1 from game_settings settings
          where settings.game = game.game and (settings.is_hidden or not settings.is_open))
      window of_tournament as (partition by played.tournament_id)
    ) ordered where nth <= ${GAMES_SHOWN} order by "tournamentId", nth`.execute(db)
  return rows.map(({ image, providerID, tournamentId, total, gameID, name, providerName }) => ({
    tournamentId,
    total,
    game: {
      gameID,
      name,
      image: pictureUrl(house.settings.publicUrl, image),
      providerID,
      providerName,
    },
  }))
}
