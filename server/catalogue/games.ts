/**
 * The games of every kind, as the lists of their section show them. Casino, live casino and virtual
 * games ask here and put what they get into the shape that their own calls answer.
 */
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { Pagination } from '#contract/call.ts'
import { CATEGORY } from '#contract/games/categories.ts'
import { SECTION_OF_KIND, type GameKind, type Section } from '#contract/games/game-kinds.ts'
import { BOUGHT_KIND } from '../bets/kinds.ts'
import { asMember, type Context, type Member } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { checkExists } from '../lists.ts'
import { isProductOpen } from '../protection/products.ts'
import { isShown, isTester } from './hidden.ts'
import { pictureUrl } from './picture.ts'
import { shownName } from './shown-name.ts'
import { isFoundBy, isNamed } from './word-search.ts'

type Joined = Tables & {
  game: Tables['catalogue_games']
  provider: Tables['catalogue_providers']
}
type Found = SelectQueryBuilder<Joined, 'game' | 'provider', object>

export interface GameFilters {
  categoryID?: number | undefined
  providerID?: number | undefined
  /** One of SLOT_TYPES or LIVE_TYPES. */
  type?: string | undefined
  searchGameName?: string | undefined
  favorites?: boolean | undefined
}

interface Page {
  limit: number
  offset: number
}

/** A game as any list may show it. */
export type CatalogueGame = Awaited<ReturnType<typeof rowsOf>>[number]

/** Games of a section by category, provider, type, name or the member's favourites, the best known first. */
export async function findGames(
  context: Context,
  section: Section,
  { limit, offset, ...filters }: GameFilters & Page,
): Promise<{ games: CatalogueGame[]; pagination: Pagination }> {
  await checkFilters(context, section, filters)
  const { found } = await matching(context, section, filters)
  const { searchGameName: typed } = filters
  // Whatever bears the word in its name stands before what is only of that kind.
  const page = (typed === undefined ? found : found.orderBy(isNamed(typed), 'desc'))
    .orderBy('game.popularity', 'desc')
    .orderBy('game.id')
    .limit(limit)
    .offset(offset)
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const games = await rowsOf(context, page)
  return { games, pagination: { limit, total: Number(total), offset } }
}

/** The open game of an id, hidden from the lists or not; null where the section has none. */
export async function openGame(
  context: Context,
  section: Section,
  gameID: number,
): Promise<CatalogueGame | null> {
  // As the wider number, so that an id beyond the column's range is no fault but simply not there.
  const query = openGames(context.db, section).where(sql<boolean>`game.id = ${gameID}::bigint`)
  return (await rowsOf(context, query))[0] ?? null
}

/** The open games among some ids, of one section or of all, in no order. */
export async function openGamesAmong(
  context: Context,
  gameIDs: readonly number[],
  section?: Section,
): Promise<CatalogueGame[]> {
  if (gameIDs.length === 0) return []
  return rowsOf(context, openGames(context.db, section).where('game.id', 'in', gameIDs))
}

/**
 * What may stand in a list: open, and hidden neither by the operator nor with its provider. A table of the house's own that is closed for a while
 * stands there, too, and says so: nobody's favourite vanishes without a word.
 */
export function listedGames(
  db: Kysely<Tables>,
  section: Section,
  withHiddenProviders = false,
): Found {
  const listed = gamesOf(db, section).where(isOpenOrOwnTable).where(isNotSet('is_hidden'))
  return withHiddenProviders ? listed : listed.where(isShown)
}

// The keys of a constant are those of its type.
const KINDS = Object.keys(SECTION_OF_KIND) as GameKind[]

export const kindsOf = (section: Section): GameKind[] =>
  KINDS.filter((kind) => SECTION_OF_KIND[kind] === section)

const openGames = (db: Kysely<Tables>, section?: Section): Found =>
  gamesOf(db, section).where('game.is_open', '=', true)

/** A slot has a switch of its own, and is gone while it is off. */
const isOpenOrOwnTable = sql<boolean>`(game.is_open or game.game is not null and game.kind <> 'slot')`

function gamesOf(db: Kysely<Tables>, section?: Section): Found {
  return db
    .selectFrom('catalogue_games as game')
    .innerJoin('catalogue_providers as provider', 'provider.id', 'game.provider_id')
    .where('game.kind', 'in', section === undefined ? KINDS : kindsOf(section))
    .where(isNotSet('not is_open'))
}

/** The operator has not said so of the published game behind the tile. */
const isNotSet = (what: 'is_hidden' | 'not is_open') =>
  sql<boolean>`not exists(select 1 from game_settings
    where game_settings.game = game.game and ${sql.raw(what)})`

/** Of a table not while all of them are closed. */
const isTakingBets = sql<boolean>`game.is_open and (game.kind = ${BOUGHT_KIND} or ${isProductOpen('tables')})`

async function rowsOf(
  { member, house, lang }: Pick<Context, 'member' | 'house' | 'lang'>,
  found: Found,
) {
  const rows = await found
    .select(['game.id', 'game.kind', 'game.game', 'game.rtp', 'game.volatility'])
    .select(['game.types', 'game.min_stake as minStake', 'game.max_stake as maxStake'])
    .select(['game.image', 'game.provider_game_id as providerGameID'])
    .select(['provider.id as providerID', 'provider.name as providerName'])
    .select(() => [
      sql<number[]>`array(select category_id from catalogue_category_games
        where game_id = game.id order by category_id)`.as('categoryIDs'),
      favouredBy(member).as('isFavorite'),
      isTakingBets.as('isOpen'),
      shownName(lang).as('name'),
    ])
    .execute()
  const site = house.settings.publicUrl
  return rows.map(({ image, ...row }) => ({
    ...row,
    image: pictureUrl(site, image),
    url: `${site}/play/${SECTION_OF_KIND[row.kind]}/${row.id}`,
  }))
}

const favouredBy = (member: Member | null) =>
  sql<boolean>`exists(select 1 from favourite_games
    where member_id = ${member?.id ?? null} and game_id = game.id)`

/** A hidden provider is to anyone but a tester one that does not exist. */
async function checkFilters(
  context: Context,
  section: Section,
  { categoryID, providerID, favorites }: GameFilters,
): Promise<void> {
  if (favorites) asMember(context)
  const { db, member } = context
  await checkExists('categoryID', categoryID, (id) =>
    db
      .selectFrom('catalogue_categories')
      .select('id')
      .where('id', '=', id)
      .where('section', '=', section)
      .executeTakeFirst(),
  )
  await checkExists('providerID', providerID, (id) => {
    const query = db.selectFrom('catalogue_providers as provider').select('id').where('id', '=', id)
    return (isTester(member) ? query : query.where(isShown)).executeTakeFirst()
  })
}

/** Hidden games stand in no ordinary list: a tester finds them by their provider, or as favourites. */
async function matching(
  { db, member }: Context,
  section: Section,
  filters: GameFilters,
): Promise<{ found: Found }> {
  const { categoryID, providerID, type, searchGameName, favorites } = filters
  const foundBy = searchGameName === undefined ? null : await isFoundBy(db, section, searchGameName)
  const isByName = providerID !== undefined || favorites === true
  let found = listedGames(db, section, isTester(member) && isByName)
  if (categoryID !== undefined) found = found.where(inCategory(categoryID))
  if (providerID !== undefined) found = found.where('game.provider_id', '=', providerID)
  if (type !== undefined) found = found.where(ofType(type))
  if (foundBy !== null) found = found.where(foundBy)
  if (favorites && member) found = found.where(favouredBy(member))
  // In an object: a query is awaited by itself.
  return { found }
}

const inCategory = (id: number) =>
  sql<boolean>`exists(select 1 from catalogue_category_games
    where category_id = ${id} and game_id = game.id)`

/** New and popular are types by their address, and categories by what they are. */
const CATEGORY_OF_TYPE: ReadonlyMap<string, number> = new Map([
  ['new', CATEGORY.new],
  ['popular', CATEGORY.popular],
])

function ofType(type: string) {
  const category = CATEGORY_OF_TYPE.get(type)
  return category === undefined ? sql<boolean>`game.types @> array[${type}]` : inCategory(category)
}
