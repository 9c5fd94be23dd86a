/** What the operator writes down to hold a tournament, and how it comes into the house. */
import { sql, type Kysely } from 'kysely'
import * as z from 'zod/mini'
import { LIRA } from '#contract/money.ts'
import { amount, id, kurusAmount, line } from '#contract/shapes.ts'
import { TOURNAMENT_RULES } from '#contract/calls/tournaments.ts'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import type { Tables } from '../database/tables.ts'

const inBoth = (lengthMax: number) =>
  z.strictObject({ tr: line(lengthMax, 1), en: line(lengthMax, 1) })
const momentIn = z.iso.datetime({ offset: true })

export const tournamentFile = z
  .strictObject({
    name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)),
    title: inBoth(60),
    text: inBoth(400),
    starts: momentIn,
    ends: momentIn,
    /** Games by the name they are published under, or by the number of their tile. */
    games: z.optional(z.array(z.union([id, line(60, 1)])).check(z.minLength(1))),
    /** Instead: every game that this shelf holds now. */
    category: z.optional(id),
    rule: z.literal(TOURNAMENT_RULES),
    minStake: amount,
    /** From the first rank on. */
    prizes: z.array(kurusAmount).check(z.minLength(1), z.maxLength(100)),
  })
  .check(
    z.refine(({ starts, ends }) => new Date(starts) < new Date(ends), {
      path: ['ends'],
      error: 'the end comes before the beginning',
    }),
    z.refine(({ games, category }) => (games === undefined) !== (category === undefined), {
      path: ['games'],
      error: 'say either games or a category',
    }),
    z.refine(
      ({ prizes }) => prizes.every((prize, at) => at === 0 || prize <= (prizes[at - 1] ?? 0)),
      {
        path: ['prizes'],
        error: 'a better rank never wins less',
      },
    ),
  )
export type TournamentFile = z.output<typeof tournamentFile>

/** A tournament that cannot be held as it was written, in words for the operator. */
export class BadTournament extends Error {
  override readonly name = 'BadTournament'
}

/** Holds a tournament. Answers its id, or null when its name is taken. */
export async function addTournament(
  db: Kysely<Tables>,
  actor: Actor,
  file: TournamentFile,
  now: Date,
): Promise<number | null> {
  return db.transaction().execute(async (inside) => {
    const added = await inside
      .insertInto('tournaments')
      .values({
        name: file.name,
        starts_at: new Date(file.starts),
        ends_at: new Date(file.ends),
        rule: file.rule,
        min_stake: microOf(file.minStake),
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return null
    await addRows(inside, added.id, file)
    const target = `tournament:${added.id}`
    await recordAction(inside, actor, { what: 'tournament.add', target, before: null, after: file })
    return added.id
  })
}

async function addRows(db: Kysely<Tables>, id: number, file: TournamentFile): Promise<void> {
  const { title, text, prizes } = file
  const games = await gameIdsOf(db, file)
  if (games.length === 0) throw new BadTournament('no game is played in it')
  await db
    .insertInto('tournament_texts')
    .values(
      (['tr', 'en'] as const).map((lang) => ({
        tournament_id: id,
        lang,
        title: title[lang],
        text: text[lang],
      })),
    )
    .execute()
  // As one value: a shelf may hold more games than a statement takes values.
  await sql`
    insert into tournament_games (tournament_id, game_id)
    select distinct ${id}::integer, unnest(${games}::integer[])`.execute(db)
  await db
    .insertInto('tournament_prizes')
    .values(
      prizes.map((prize, at) => ({ tournament_id: id, rank: at + 1, amount: microOf(prize) })),
    )
    .execute()
}

/** The file's amounts have at most six decimals, so this is exact. */
const microOf = (lira: number): bigint => BigInt(Math.round(lira * Number(LIRA)))

async function gameIdsOf(
  db: Kysely<Tables>,
  { games = [], category }: TournamentFile,
): Promise<number[]> {
  if (category !== undefined) {
    const rows = await db
      .selectFrom('catalogue_category_games')
      .select('game_id')
      .where('category_id', '=', category)
      .execute()
    return rows.map(({ game_id }) => game_id)
  }
  return Promise.all(games.map((game) => gameIdOf(db, game)))
}

/** A name means the first tile that was hung up for it. */
async function gameIdOf(db: Kysely<Tables>, game: number | string): Promise<number> {
  const found = await db
    .selectFrom('catalogue_games')
    .select('id')
    .where(typeof game === 'number' ? 'id' : 'game', '=', game)
    .orderBy('id')
    .executeTakeFirst()
  if (!found) throw new BadTournament(`there is no game ${game}`)
  return found.id
}
