import type { Kysely } from 'kysely'
import type { Actor } from '#server/action/actor.ts'
import { PRODUCTS, type Product } from '#server/database/tables/protection.ts'
import { port } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import { closedProducts, setProductClosed } from '#server/protection/products.ts'
import { notifyTouched } from '#server/push/notify.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { readVerb, refuseMore, wrongUse } from '../serve/start/command-line.ts'
import { exitWithOneLine, print } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run product -- list`, `-- close <product>`, `-- open <product>`: what may be staked on. Works beside a running house, which heeds it
 * with the next stake, in every process. Both say why; it stands in the action log.
 */
const USAGE = `Usage: npm run product -- list | close <product> --why "…" | open <product> --why "…"; products: ${PRODUCTS.join(', ')}`

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [typed, name, ...more] = rest
  const word = readVerb(typed, ['list', 'close', 'open'], USAGE)
  refuseMore(word === 'list' ? rest.slice(1) : more, USAGE)
  if (word === 'list') await withDatabase(({ db }) => list(db))
  else {
    const product = PRODUCTS.find((each) => each === name)
    if (product === undefined)
      throw wrongUse(
        name === undefined ? `${word} wants a product.` : `There is no product "${name}".`,
        USAGE,
      )
    refuseWithoutWhy(actor)
    await withDatabase(({ db }) => set(db, actor, product, word === 'close'))
  }
} catch (error) {
  exitWithOneLine(error)
}

async function list(db: Kysely<Tables>): Promise<void> {
  const closed = await closedProducts(db)
  for (const product of PRODUCTS) {
    const since = closed.get(product)
    print(
      `${product.padEnd(12)}${since === undefined ? 'open' : `closed since ${since.toISOString()}`}`,
    )
  }
}

async function set(
  db: Kysely<Tables>,
  actor: Actor,
  product: Product,
  isClosed: boolean,
): Promise<void> {
  const hasChanged = await setProductClosed(db, actor, { product, isClosed, now: new Date() })
  const state = isClosed ? 'closed' : 'open'
  if (hasChanged && product === 'tables') await touchTables(db)
  if (!hasChanged) print(`${product}: ${state} already.`)
  else if (isClosed)
    print(`${product}: closed. No new stake is taken; what is open goes on to its end.`)
  else print(`${product}: open. Stakes are taken again.`)
}

/** Tables that stand open on a page say so at once. */
async function touchTables(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('floor_tables').select('id').execute()
  await notifyTouched(port(db), [['table', rows.map(({ id }) => id)]])
}
