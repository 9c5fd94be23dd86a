import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { BadTable } from '../round/lookup-table.ts'
import type { CheckedMode } from '../round/publish-folder.ts'
import { CATEGORY } from './catalogue.ts'
import { foldName } from '../name-search.ts'
import { addSlot } from './seed.ts'

/** How a game of another studio stands in the lobby. What is left out is kept as it was, or guessed. */
export interface Tile {
  game: string
  name?: string | undefined
  provider?: string | undefined
  categories?: readonly number[] | undefined
  type?: string | undefined
  volatility?: Volatility | undefined
}

type Volatility = 'low' | 'medium' | 'high'

const NAME_MAX = 60
const PROVIDER = 'Konuk Stüdyo'
/** Made-up providers begin here. */
const PROVIDER_ID_MAX = 899

/** Puts the game on its tile, or brings the tile up to date. Throws `BadTable` for what cannot be. */
export async function hangTile(
  db: Kysely<Tables>,
  tile: Tile,
  modes: readonly CheckedMode[],
): Promise<void> {
  const known = await db
    .selectFrom('casino_games')
    .select(['id', 'name', 'provider_id', 'types', 'volatility'])
    .where('game', '=', tile.game)
    .executeTakeFirst()
  const name = nameOf(tile.name ?? known?.name ?? titleOf(tile.game))
  const provider =
    tile.provider === undefined && known
      ? known.provider_id
      : await providerId(db, nameOf(tile.provider ?? PROVIDER))
  const facts = {
    rtp: Math.round((modes[0]?.report.rtp ?? 0) * 10_000),
    volatility: tile.volatility ?? known?.volatility ?? guessVolatility(modes),
    types: typesOf(tile.type, known?.types, modes),
  }
  if (known)
    await db
      .updateTable('casino_games')
      .set({ name, folded: foldName(name), provider_id: provider, ...facts })
      .where('id', '=', known.id)
      .execute()
  else
    await addSlot(db, provider, { name, game: tile.game, ...facts, categories: [], popularity: 0 })
  const shelves = tile.categories ?? (known ? null : await newShelf(db))
  if (shelves) await putOn(db, tile.game, shelves)
}

function nameOf(name: string): string {
  if (name.trim() === '' || name.length > NAME_MAX || /\p{Cc}/u.test(name))
    throw new BadTable(`"${name}" is no name of 1 to ${NAME_MAX} characters`)
  return name.trim()
}

/** `moon-lines` is called Moon Lines until somebody says better. */
const titleOf = (game: string): string =>
  game
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

async function providerId(db: Kysely<Tables>, name: string): Promise<number> {
  const slug = foldName(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
  if (slug === '') throw new BadTable(`"${name}" is no provider's name`)
  await sql`lock table casino_providers in share row exclusive mode`.execute(db)
  const known = await db
    .selectFrom('casino_providers')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (known) return known.id
  const { last } = await db
    .selectFrom('casino_providers')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('id', '<=', PROVIDER_ID_MAX)
    .executeTakeFirstOrThrow()
  const id = (last ?? 0) + 1
  if (id > PROVIDER_ID_MAX) throw new BadTable('there is no number left for another provider')
  await db.insertInto('casino_providers').values({ id, name, slug }).execute()
  return id
}

/** By the spread of the base game, in base bets. */
function guessVolatility(modes: readonly CheckedMode[]): Volatility {
  const deviation = modes[0]?.report.deviation ?? 0
  return deviation < 3 ? 'low' : deviation < 8 ? 'medium' : 'high'
}

const MECHANICS = ['lines', 'ways', 'cluster', 'jackpot']

function typesOf(
  mechanic: string | undefined,
  known: readonly string[] | undefined,
  modes: readonly CheckedMode[],
): string[] {
  if (mechanic !== undefined && !MECHANICS.includes(mechanic))
    throw new BadTable(`"${mechanic}" is none of ${MECHANICS.join(', ')}`)
  const kept = mechanic === undefined ? (known ?? []).filter((type) => type !== 'bonus-buy') : []
  const buys = modes.some(({ cost }) => cost > 1) ? ['bonus-buy'] : []
  return [...kept, ...(mechanic === undefined ? [] : [mechanic]), ...buys]
}

async function newShelf(db: Kysely<Tables>): Promise<number[]> {
  const isThere = await db
    .selectFrom('casino_categories')
    .select('id')
    .where('id', '=', CATEGORY.new)
    .executeTakeFirst()
  return isThere ? [CATEGORY.new] : []
}

async function putOn(
  db: Kysely<Tables>,
  game: string,
  categories: readonly number[],
): Promise<void> {
  const known = await db.selectFrom('casino_categories').select(['id', 'name']).execute()
  const missing = categories.find((id) => !known.some((category) => category.id === id))
  if (missing !== undefined)
    throw new BadTable(
      `there is no category ${missing}; there are ${known.map(({ id, name }) => `${id} (${name})`).join(', ')}`,
    )
  const { id } = await db
    .selectFrom('casino_games')
    .select('id')
    .where('game', '=', game)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('casino_category_games').where('game_id', '=', id).execute()
  const shelves = [...new Set(categories)].map((category_id) => ({ category_id, game_id: id }))
  if (shelves.length > 0) await db.insertInto('casino_category_games').values(shelves).execute()
}
