/** What the site's page shows of published rounds: a few at a time, of any table, to anyone. Reads only. */
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../../context.ts'
import { OWN_TABLES } from '../tables/own-tables.ts'
import { publishedRounds } from './published.ts'

/** So many rounds stand on the page at once. */
const PAGE_ROUNDS = 10n

/** Every table of the house's own that has been opened, in the order of the house's list. */
export async function tablesPublished({
  db,
  lang,
}: Pick<Context, 'db' | 'lang'>): Promise<Output<'floor/tables'>> {
  const rows = await db
    .selectFrom('floor_tables as t')
    .select((table) => [
      't.id',
      table
        .selectFrom('floor_rounds as r')
        .whereRef('r.table_id', '=', 't.id')
        .where('r.settled_at', 'is not', null)
        .select('r.number')
        .orderBy('r.number', 'desc')
        .limit(1)
        .as('last'),
    ])
    .execute()
  const lasts = new Map(rows.map(({ id, last }) => [id, Number(last ?? 0n)]))
  return OWN_TABLES.flatMap(({ id, kind, name }) => {
    const last = lasts.get(id)
    return last === undefined ? [] : [{ table: id, name: name[lang], kind, last }]
  })
}

/** The rounds up to the one that is named, or up to the last that has ended. */
export async function lastPublished(
  { db }: Pick<Context, 'db'>,
  { table, to }: Input<'floor/published'>,
): Promise<Output<'floor/published'>> {
  const last = to === undefined ? await lastRound(db, table) : BigInt(to)
  const from = last > PAGE_ROUNDS ? last - PAGE_ROUNDS + 1n : 1n
  const published = await publishedRounds(db, table, from, last)
  if (!published) throw new Refused('not-found')
  const { rounds, chains, shoes, ...rest } = published
  return {
    ...rest,
    chains: [...chains],
    ...(shoes === undefined
      ? {}
      : { shoes: shoes.map((shoe) => ({ ...shoe, crowd: [...shoe.crowd] })) }),
    rounds: rounds.map((round) => ({ ...round, crowd: [...round.crowd] })),
  }
}

async function lastRound(db: Context['db'], table: string): Promise<bigint> {
  const row = await db
    .selectFrom('floor_rounds')
    .select('number')
    .where('table_id', '=', table)
    .where('settled_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? 0n
}
