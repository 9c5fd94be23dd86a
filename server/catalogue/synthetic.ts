import type { Kysely } from 'kysely'
import { CATEGORY } from '#contract/games/categories.ts'
import { CATEGORIES } from '#contract/games/category-names.ts'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import type { Tables } from '../database/tables.ts'
import { foldName } from '../name-search.ts'
import { ensureProvider } from './add-game.ts'

/**
 * A made-up catalogue for trying the lobby with very many tiles: only `npm run seed -- --games N`
 * and tests ask for one. Every tile opens a real game, Lale Devri; the same N gives the same names.
 */

const FIRST = (
  'Altın,Gümüş,Mavi,Kızıl,Gizli,Uçan,Sonsuz,Işıltılı,Büyülü,Kayıp,Dans Eden,Fısıldayan,' +
  'Kadim,Parlak,Yedi,Gece,Şanslı,Cesur,Çılgın'
).split(',')
const SECOND = (
  'Nar,Kervan,Anka,Saray,Çarşı,Hazine,Ejder,Deniz,Lale,Yıldız,Kaplan,İnci,Orman,Güneş,' +
  'Kiraz,Kule,Öykü,Bahçe,Kristal,Rüzgâr,Masal,Köprü,Fener'
).split(',')
const PROVIDERS = ['Ada', 'Boğaz', 'Çınar', 'Defne', 'Erguvan', 'Fulya', 'Gelincik', 'Ihlamur']
const TYPES = ['lines', 'ways', 'cluster', 'jackpot', 'bonus-buy']
const VOLATILITIES = ['low', 'medium', 'high'] as const

/** What the slugs of made-up providers begin with: no other's does. */
const SLUG_PREFIX = 'ornek-'
const ROWS_A_STATEMENT = 1000

/** Replaces the made-up catalogue by one of `count` games, if it is another; none when `count` is 0. */
export async function seedSynthetic(
  db: Kysely<Tables>,
  actor: Actor,
  count: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [before, after] = [{ games: await openCount(trx) }, { games: count }]
    if (before.games === count) return
    await recordAction(trx, actor, {
      what: 'catalogue.made-up',
      target: 'catalogue',
      before,
      after,
    })
    await takeAway(trx)
    if (count === 0) return
    const providers: number[] = []
    for (const name of PROVIDERS) providers.push(await ensureProvider(trx, providerOf(name)))
    for (let from = 0; from < count; from += ROWS_A_STATEMENT)
      await addGames(trx, providers, [from, Math.min(count, from + ROWS_A_STATEMENT)])
  })
}

async function openCount(db: Kysely<Tables>): Promise<number> {
  const { games } = await db
    .selectFrom('catalogue_games')
    .select(({ fn }) => fn.countAll<bigint>().as('games'))
    .where('provider_id', 'in', madeUpProviders(db))
    .where('is_open', '=', true)
    .executeTakeFirstOrThrow()
  return Number(games)
}

/** What was played stays for the histories that name it, closed; the rest goes. */
async function takeAway(db: Kysely<Tables>): Promise<void> {
  const providers = madeUpProviders(db)
  await db
    .deleteFrom('catalogue_games')
    .where('provider_id', 'in', providers)
    .where('id', 'not in', (query) =>
      query.selectFrom('bets').select('game_id').where('game_id', 'is not', null),
    )
    .where('id', 'not in', (query) => query.selectFrom('game_sessions').select('game_id'))
    .execute()
  await db
    .updateTable('catalogue_games')
    .set({ is_open: false })
    .where('provider_id', 'in', providers)
    .execute()
}

const madeUpProviders = (db: Kysely<Tables>) =>
  db.selectFrom('catalogue_providers').select('id').where('slug', 'like', `${SLUG_PREFIX}%`)

function providerOf(name: string) {
  const slug = `${SLUG_PREFIX}${foldName(name).replaceAll(/[^a-z]/g, '-')}`
  return { name: `${name} Örnek`, slug }
}

async function addGames(
  db: Kysely<Tables>,
  providers: readonly number[],
  [from, to]: readonly [number, number],
): Promise<void> {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index)
  const rows = await db
    .insertInto('catalogue_games')
    .values(numbers.map((number) => gameOf(number, pick(providers, number))))
    .returning('id')
    .execute()
  const held = rows.flatMap(({ id }, index) =>
    categoriesOf(numbers[index] ?? 0).map((category_id) => ({ category_id, game_id: id })),
  )
  await db.insertInto('catalogue_category_games').values(held).execute()
}

/** One of a list by number: every list is walked at its own pace, so that combinations differ. */
const pick = <T>(list: readonly [T, ...T[]] | readonly T[], number: number): T => {
  const found = list[number % list.length]
  if (found === undefined) throw new RangeError('an empty list')
  return found
}

function gameOf(number: number, providerId: number) {
  const pairs = FIRST.length * SECOND.length
  const round = Math.floor(number / pairs)
  const words = `${pick(FIRST, number)} ${pick(SECOND, Math.floor(number / FIRST.length))}`
  const name = round === 0 ? words : `${words} ${round + 1}`
  return {
    kind: 'slot' as const,
    name,
    folded: foldName(name),
    provider_id: providerId,
    game: 'lale-devri',
    rtp: 9652,
    volatility: pick(VOLATILITIES, number),
    types: [pick(TYPES, number)],
    popularity: (number * 37) % 997,
  }
}

const SPREAD = CATEGORIES.filter(
  ({ id, section }) => section === 'slot' && id !== CATEGORY.quickAccess,
).map(({ id }) => id)

/** Two or three; quick access stays short. */
function categoriesOf(number: number): number[] {
  const two = [pick(SPREAD, number), pick(SPREAD, number + 3)]
  return number % 40 === 0 ? [...two, CATEGORY.quickAccess] : two
}
