import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { CATEGORIES, CATEGORY } from './catalogue.ts'
import { foldName } from '../name-search.ts'

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

/** Providers of made-up games begin here, far from real ones. */
const PROVIDER_ID_MIN = 900
const ROWS_A_STATEMENT = 1000

/** Replaces the made-up catalogue by one of `count` games; none when `count` is 0. */
export async function seedSynthetic(db: Kysely<Tables>, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await takeAway(trx)
    if (count === 0) return
    await trx
      .insertInto('casino_providers')
      .values(PROVIDERS.map((name, index) => providerOf(name, index)))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (let from = 0; from < count; from += ROWS_A_STATEMENT)
      await addGames(trx, from, Math.min(count, from + ROWS_A_STATEMENT))
  })
}

/** What was played stays for the histories that name it, closed; the rest goes. */
async function takeAway(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('casino_games')
    .where('provider_id', '>=', PROVIDER_ID_MIN)
    .where('id', 'not in', (query) => query.selectFrom('rounds').select('game_id'))
    .where('id', 'not in', (query) => query.selectFrom('game_sessions').select('game_id'))
    .execute()
  await db
    .updateTable('casino_games')
    .set({ is_open: false })
    .where('provider_id', '>=', PROVIDER_ID_MIN)
    .execute()
}

function providerOf(name: string, index: number) {
  const slug = `ornek-${foldName(name).replaceAll(/[^a-z]/g, '-')}`
  return { id: PROVIDER_ID_MIN + index, name: `${name} Örnek`, slug }
}

async function addGames(db: Kysely<Tables>, from: number, to: number): Promise<void> {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index)
  const rows = await db
    .insertInto('casino_games')
    .values(numbers.map(gameOf))
    .returning('id')
    .execute()
  const shelves = rows.flatMap(({ id }, index) =>
    shelvesOf(numbers[index] ?? 0).map((category_id) => ({ category_id, game_id: id })),
  )
  await db.insertInto('casino_category_games').values(shelves).execute()
}

/** One of a list by number: every list is walked at its own pace, so that combinations differ. */
const pick = <T>(list: readonly [T, ...T[]] | readonly T[], number: number): T => {
  const found = list[number % list.length]
  if (found === undefined) throw new RangeError('an empty list')
  return found
}

function gameOf(number: number) {
  const pairs = FIRST.length * SECOND.length
  const round = Math.floor(number / pairs)
  const words = `${pick(FIRST, number)} ${pick(SECOND, Math.floor(number / FIRST.length))}`
  const name = round === 0 ? words : `${words} ${round + 1}`
  return {
    name,
    folded: foldName(name),
    provider_id: PROVIDER_ID_MIN + (number % PROVIDERS.length),
    game: 'lale-devri',
    rtp: 9652,
    volatility: pick(VOLATILITIES, number),
    types: [pick(TYPES, number)],
    popularity: (number * 37) % 997,
  }
}

/** Two or three shelves; quick access stays short. */
function shelvesOf(number: number): number[] {
  const others = CATEGORIES.map(({ id }) => id).filter((id) => id !== CATEGORY.quickAccess)
  const shelves = [pick(others, number), pick(others, number + 3)]
  return number % 40 === 0 ? [...shelves, CATEGORY.quickAccess] : shelves
}
