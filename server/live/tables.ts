import { sql } from 'kysely'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import { asMember, type Context } from '../context.ts'
import { checkExists } from '../lists.ts'
import { namePattern } from '../name-search.ts'
import { isTester, openTables, type Found } from './shown.ts'

type Filters = Input<'livecasino/game_table_list'>

/** Live tables by category, provider, type, name or the member's favourites, the best known first. */
export async function gameTableList(
  context: Context,
  filters: Filters,
): Promise<Output<'livecasino/game_table_list'>> {
  const { limit, offset } = filters
  await checkFilters(context, filters)
  const found = matching(context, filters)
  const page = found
    .orderBy('live.popularity', 'desc')
    .orderBy('live.id')
    .limit(limit)
    .offset(offset)
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: await tiles(context, page), pagination: { limit, total: Number(total), offset } }
}

/** Found tables as they stand on a shelf. */
async function tiles({ member, house }: Context, found: Found) {
  const rows = await found
    .select(['live.id', 'live.game_id', 'live.name', 'live.type', 'live.image'])
    .select(['live.category_id', 'live.min_stake', 'live.max_stake'])
    .select(['provider.id as providerID', 'provider.name as providerName'])
    .select(() => [
      sql<boolean>`exists(select 1 from live_favourites
        where member_id = ${member?.id ?? null} and table_id = live.id)`.as('isFavorite'),
    ])
    .execute()
  const site = house.settings.publicUrl
  return rows.map(({ id, game_id, category_id, min_stake, max_stake, image, ...row }) => ({
    tableID: id,
    gameID: game_id,
    ...row,
    categoryID: category_id,
    image: image.startsWith('/') ? site + image : image,
    url: `${site}/play/live/${id}`,
    minStake: toWire(min_stake),
    maxStake: toWire(max_stake),
  }))
}

/** A hidden provider is to anyone but a tester one that does not exist. */
async function checkFilters(context: Context, { categoryID, providerID, favorites }: Filters) {
  if (favorites) asMember(context)
  const { db, member } = context
  await checkExists('categoryID', categoryID, (id) =>
    db.selectFrom('live_categories').select('id').where('id', '=', id).executeTakeFirst(),
  )
  await checkExists('providerID', providerID, (id) => {
    const asked = db.selectFrom('live_providers').select('id').where('id', '=', id)
    return (isTester(member) ? asked : asked.where('status', '=', 1)).executeTakeFirst()
  })
}

/** Hidden tables stand in no ordinary list: a tester finds them by their provider, or as favourites. */
function matching({ db, member }: Context, filters: Filters): Found {
  const { categoryID, providerID, type, searchGameName, favorites } = filters
  const isByName = providerID !== undefined || favorites === true
  let found = openTables(db, isTester(member) && isByName)
  if (categoryID !== undefined) found = found.where('live.category_id', '=', categoryID)
  if (providerID !== undefined) found = found.where('live.provider_id', '=', providerID)
  if (type !== undefined) found = found.where('live.type', '=', type)
  if (searchGameName !== undefined)
    found = found.where('live.folded', 'like', namePattern(searchGameName))
  if (favorites && member)
    found = found.where(
      sql<boolean>`exists(select 1 from live_favourites
        where member_id = ${member.id} and table_id = live.id)`,
    )
  return found
}
