import { sql, type SelectQueryBuilder } from 'kysely'
import type { Input, Output } from '#contract/registry.ts'
import { asMember, type Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { checkExists } from '../lists.ts'
import { namePattern } from '../name-search.ts'
import { CATEGORY, STUDIO } from './catalogue.ts'
import { jackpotRtpOf } from '../jackpot/rules.ts'

type Filters = Input<'casino/games_list'>
type Joined = Tables & { game: Tables['casino_games']; provider: Tables['casino_providers'] }
type Found = SelectQueryBuilder<Joined, 'game' | 'provider', object>

/** Slots by category, provider, type, name or the member's favourites, the best known first. */
export async function gamesList(
  context: Context,
  filters: Filters,
): Promise<Output<'casino/games_list'>> {
  const { limit, offset } = filters
  await checkFilters(context, filters)
  const found = matching(context, filters)
  const page = found
    .orderBy('game.popularity', 'desc')
    .orderBy('game.id')
    .limit(limit)
    .offset(offset)
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: await tiles(context, page), pagination: { limit, total: Number(total), offset } }
}

/** The open slot of an id as the lists give it, or null. */
export async function openSlot(context: Context, gameID: number) {
  // As text, so that an id beyond the column's range is no fault but simply not there.
  const asked = openSlots(context).where(sql<string>`game.id::text`, '=', String(gameID))
  const [tile] = await tiles(context, asked)
  return tile ?? null
}

/** The open slots among some ids, in no order. */
export async function openSlotsAmong(context: Context, gameIDs: readonly number[]) {
  if (gameIDs.length === 0) return []
  return tiles(context, openSlots(context).where('game.id', 'in', gameIDs))
}

/** Found slots as they stand on a shelf. */
async function tiles({ member, house }: Context, found: Found) {
  const rows = await found
    .select(['game.id', 'game.name', 'game.game', 'game.rtp', 'game.volatility', 'game.types'])
    .select(['provider.id as providerID', 'provider.name as providerName'])
    .select(() => [
      sql<number[]>`array(select category_id from casino_category_games
        where game_id = game.id order by category_id)`.as('categoryIDs'),
      sql<boolean>`exists(select 1 from casino_favourites
        where member_id = ${member?.id ?? null} and game_id = game.id)`.as('isFavorite'),
    ])
    .execute()
  const site = house.settings.publicUrl
  return rows.map(({ id, game, rtp, ...row }) => ({
    gameID: id,
    ...row,
    // A game that only borrows the rules of the studio's has no picture of its own.
    image: row.providerID === STUDIO.id ? `${site}/art/${game}/tile.svg` : '',
    url: `${site}/play/slot/${id}`,
    rtp: rtp / 100,
    jackpotRtp: jackpotRtpOf(game),
    isNew: row.categoryIDs.includes(CATEGORY.new),
  }))
}

async function checkFilters(context: Context, { categoryID, providerID, favorites }: Filters) {
  if (favorites) asMember(context)
  const find = (table: 'casino_categories' | 'casino_providers') => (id: number) =>
    context.db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  await checkExists('categoryID', categoryID, find('casino_categories'))
  await checkExists('providerID', providerID, find('casino_providers'))
}

const openSlots = ({ db }: Pick<Context, 'db'>): Found =>
  db
    .selectFrom('casino_games as game')
    .innerJoin('casino_providers as provider', 'provider.id', 'game.provider_id')
    .where('game.is_open', '=', true)
    .where(isNotSet('not is_open'))

/** Nobody has closed or hidden the game behind the tile. */
export const isListed = () => isNotSet('is_hidden or not is_open')

const isNotSet = (what: 'is_hidden or not is_open' | 'not is_open') =>
  sql<boolean>`not exists(select 1 from game_settings
    where game_settings.game = game.game and (${sql.raw(what)}))`

function matching({ db, member }: Context, filters: Filters): Found {
  const { categoryID, providerID, type, searchGameName, favorites } = filters
  let found = openSlots({ db }).where(isListed())
  if (categoryID !== undefined) found = found.where(inCategory(categoryID))
  if (providerID !== undefined) found = found.where('game.provider_id', '=', providerID)
  if (type === 'new' || type === 'popular') found = found.where(inCategory(CATEGORY[type]))
  else if (type !== undefined) found = found.where(sql<boolean>`game.types @> array[${type}]`)
  if (searchGameName !== undefined)
    found = found.where('game.folded', 'like', namePattern(searchGameName))
  if (favorites && member)
    found = found.where(
      sql<boolean>`exists(select 1 from casino_favourites
        where member_id = ${member.id} and game_id = game.id)`,
    )
  return found
}

const inCategory = (id: number) =>
  sql<boolean>`exists(select 1 from casino_category_games
    where category_id = ${id} and game_id = game.id)`
