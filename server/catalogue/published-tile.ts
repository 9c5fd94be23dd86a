import type { Kysely, Transaction } from 'kysely'
import { CATEGORY } from '#contract/games/categories.ts'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { BOUGHT_KIND } from '../bets/kinds.ts'
import type { Tables } from '../database/tables.ts'
import { BadTable } from '../round/publish/lookup-table.ts'
import type { CheckedMode } from '../round/publish/publish-folder.ts'
import { foldName } from '../name-search.ts'
import { addGame, ensureProvider, putIntoCategories, type Volatility } from './add-game.ts'

/** How a game of another studio stands in the lobby. What is left out is kept as it was, or guessed. */
export interface Tile {
  game: string
  name?: string | undefined
  provider?: string | undefined
  categories?: readonly number[] | undefined
  type?: string | undefined
  volatility?: Volatility | undefined
}

const NAME_MAX = 60
const PROVIDER = 'Konuk Stüdyo'

/** Adds the tile of a published game, or brings it up to date. Throws `BadTable` for what cannot be. */
export async function saveTile(
  db: Transaction<Tables>,
  actor: Actor,
  tile: Tile,
  modes: readonly CheckedMode[],
): Promise<void> {
  const known = await db
    .selectFrom('catalogue_games')
    .select(['id', 'kind', 'name', 'provider_id', 'rtp', 'volatility', 'types'])
    .where('game', '=', tile.game)
    .executeTakeFirst()
  if (known && known.kind !== BOUGHT_KIND)
    throw new BadTable(`${tile.game} stands in the catalogue as a ${known.kind}`)
  if (tile.categories) await requireCategories(db, tile.categories)
  const after = {
    name: checkedName(tile.name ?? known?.name ?? titleOf(tile.game)),
    provider_id:
      tile.provider === undefined && known
        ? known.provider_id
        : await providerNamed(db, checkedName(tile.provider ?? PROVIDER)),
    rtp: Math.round((modes[0]?.report.rtp ?? 0) * 10_000),
    volatility: tile.volatility ?? known?.volatility ?? guessVolatility(modes),
    types: typesOf(tile.type, known?.types, modes),
  }
  const categories = tile.categories ?? (known ? null : [CATEGORY.new])
  if (known) await update(db, known.id, after, categories)
  else await add(db, tile.game, after, categories ?? [])
  const { id: _id, kind: _kind, ...before } = known ?? { id: null, kind: null }
  await recordAction(db, actor, {
    what: 'game.tile',
    target: `game:${tile.game}`,
    before: known ? before : null,
    after: { ...after, ...(categories ? { categories } : {}) },
  })
}

interface Facts {
  name: string
  provider_id: number
  rtp: number
  volatility: Volatility
  types: string[]
}

async function add(
  db: Kysely<Tables>,
  game: string,
  { provider_id: providerId, ...facts }: Facts,
  categories: readonly number[],
): Promise<void> {
  await addGame(db, { kind: BOUGHT_KIND, game, providerId, ...facts, categories, popularity: 0 })
}

async function update(
  db: Kysely<Tables>,
  id: number,
  facts: Facts,
  categories: readonly number[] | null,
): Promise<void> {
  await db
    .updateTable('catalogue_games')
    .set({ ...facts, folded: foldName(facts.name) })
    .where('id', '=', id)
    .execute()
  if (categories) await putIntoCategories(db, id, categories)
}

function checkedName(name: string): string {
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

async function providerNamed(db: Kysely<Tables>, name: string): Promise<number> {
  const slug = foldName(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
  if (slug === '') throw new BadTable(`"${name}" is no provider's name`)
  return ensureProvider(db, { name, slug })
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

/** Of the slots': a published game is one. */
async function requireCategories(db: Kysely<Tables>, wanted: readonly number[]): Promise<void> {
  const known = await db
    .selectFrom('catalogue_categories')
    .select(['id', 'name'])
    .where('section', '=', 'slot')
    .orderBy('position')
    .execute()
  const missing = wanted.find((id) => !known.some((category) => category.id === id))
  if (missing !== undefined)
    throw new BadTable(
      `there is no category ${missing}; there are ${known.map(({ id, name }) => `${id} (${name})`).join(', ')}`,
    )
}
