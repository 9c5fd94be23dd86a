/** Products that the operator closes and opens: what is staked on a closed one is refused by `may_stake`, where every stake is asked about. */
import { sql, type Kysely } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { inTransaction } from '../database/database.ts'
import type { Product } from '../database/tables/protection.ts'
import type { Tables } from '../database/tables.ts'

/** Answers whether that changed anything. What is open, a round, a bet, a coupon, goes on to its end and is paid. */
export async function setProductClosed(
  db: Kysely<Tables>,
  actor: Actor,
  { product, isClosed, now }: { product: Product; isClosed: boolean; now: Date },
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const hasChanged = isClosed ? await close(db, product, now) : await open(db, product)
    if (!hasChanged) return false
    const [before, after] = [{ isClosed: !isClosed }, { isClosed }]
    const what = isClosed ? 'product.close' : 'product.open'
    await recordAction(db, actor, { what, target: `product:${product}`, before, after })
    return true
  })
}

/** Since when which are closed. */
export async function closedProducts(db: Kysely<Tables>): Promise<ReadonlyMap<Product, Date>> {
  const rows = await db.selectFrom('closed_products').selectAll().execute()
  return new Map(rows.map(({ product, closed_at }) => [product, closed_at]))
}

/** Refuses by name while it is closed. */
export async function requireProductOpen(db: Kysely<Tables>, product: Product): Promise<void> {
  if ((await closedProducts(db)).has(product)) throw new Refused('product-closed')
}

/** The same in a query, as a condition. */
export const isProductOpen = (product: Product) =>
  sql<boolean>`not exists (select from closed_products where product = ${sql.lit(product)})`

async function close(db: Kysely<Tables>, product: Product, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('closed_products')
    .values({ product, closed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function open(db: Kysely<Tables>, product: Product): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('closed_products')
    .where('product', '=', product)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
