/**
 * A live catalogue for tests alone: no table of it is ever seeded. The same every time, so that what
 * each list must hold is known.
 */
import type { Kysely } from 'kysely'
import type { LiveType } from '#contract/live-types.ts'
import { lira } from '#contract/money.ts'
import type { Tables } from '../database/tables.ts'
import { foldName } from '../name-search.ts'

export const LIVE_CATEGORIES = [
  { id: 11, name: 'Rulet' },
  { id: 12, name: 'Blackjack' },
  { id: 13, name: 'Bakara' },
  { id: 14, name: 'Boş Raf' },
] as const

export const LIVE_PROVIDERS = [
  { id: 301, name: 'Galata Canlı', slug: 'galata-canli', status: 1 },
  { id: 302, name: 'İskele Stüdyo', slug: 'iskele-studyo', status: 1 },
  { id: 303, name: 'Gizli Masa', slug: 'gizli-masa', status: 2 },
] as const

/** A table as a test knows it. */
export interface TestTable {
  tableID: number
  name: string
  categoryID: number
  providerID: number
  type: LiveType
}

const KINDS = [
  { categoryID: 11, type: 'roulette', names: ['Işıklı Rulet', 'Şimşek Rulet'] },
  { categoryID: 12, type: 'blackjack', names: ['İstanbul Blackjack', 'Çınaraltı Blackjack'] },
  { categoryID: 13, type: 'baccarat', names: ['Köşk Bakara', 'Boğaz Bakara'] },
] as const

export const HIDDEN_PROVIDER = 303
/** More than a page of each shown provider, fewer than a whole category's page. */
const SHOWN_TABLES = 120
const HIDDEN_TABLES = 3

/** Fills a house with live tables. Answers the shown ones in the order of the lists, and the hidden. */
export async function fillTables(
  db: Kysely<Tables>,
): Promise<{ shown: readonly TestTable[]; hidden: readonly TestTable[] }> {
  const positioned = LIVE_CATEGORIES.map((category, position) => ({ ...category, position }))
  await db.insertInto('live_categories').values(positioned).execute()
  await db.insertInto('live_providers').values(LIVE_PROVIDERS).execute()
  const shown: TestTable[] = []
  for (let at = 0; at < SHOWN_TABLES; at += 1)
    shown.push(await addTable(db, at, LIVE_PROVIDERS[at % 2]?.id ?? 0))
  const hidden: TestTable[] = []
  for (let at = 0; at < HIDDEN_TABLES; at += 1) hidden.push(await addTable(db, at, HIDDEN_PROVIDER))
  return { shown, hidden }
}

async function addTable(db: Kysely<Tables>, at: number, providerID: number): Promise<TestTable> {
  const kind = KINDS[Math.floor(at / 2) % KINDS.length] ?? KINDS[0]
  const name = `${kind.names[at % 2] ?? ''} ${at + 1}`
  const { id } = await db
    .insertInto('live_tables')
    .values({
      game_id: 7000 + kind.categoryID,
      name,
      folded: foldName(name),
      category_id: kind.categoryID,
      provider_id: providerID,
      type: kind.type,
      min_stake: lira(10 + (at % 5) * 10),
      max_stake: lira(10_000 + (at % 3) * 20_000),
      popularity: SHOWN_TABLES - at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { categoryID, type } = kind
  return { tableID: id, name, categoryID, providerID, type }
}
