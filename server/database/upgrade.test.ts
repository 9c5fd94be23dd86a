import { readdir, readFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '#ledger/audit.ts'
import { HOUSE_CHECKS } from '../audit/house-audit.ts'
import { startTestHouse, visitor } from '../testing.ts'
import { openSlot } from '../round/testing.ts'
import { clientPort, openDatabase, port, snapshot, type Database } from './database.ts'
import { tableNames } from './dump.ts'
import { rowsOf, schemaOf } from './testing-dump.ts'
import { migrate } from './migrate.ts'
import { databaseUrl, freshDatabase, inMaintenance, type FreshDatabase } from './testing.ts'

/**
 * Every database that was ever lived in becomes one of this version: each stored dump is brought up
 * to date and held to a fresh one (docs/recipes/a-migration.md).
 */

const FOLDER = new URL('dumps/', import.meta.url)
const dumps = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql'))

/** What a migration changes in rows on purpose, by table: columns it rewrites, or the whole table. */
const REWRITTEN: Readonly<Record<string, readonly string[] | 'all'>> = {
  kysely_migration: 'all',
  kysely_migration_lock: 'all',
  installed_functions: 'all',
}

/** What each database has of its own: a fresh one's rows are not looked for elsewhere. */
const OWN = ['house_role']

/** Tables that are called otherwise now: their rows are looked for there. */
const RENAMED: Readonly<Record<string, string>> = {
  casino_categories: 'catalogue_categories',
  casino_providers: 'catalogue_providers',
  casino_games: 'catalogue_games',
  casino_category_games: 'catalogue_category_games',
  casino_favourites: 'favourite_games',
}

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

it('there are dumps to start from', () => expect(dumps.length).toBeGreaterThan(1))

describe.each(dumps)('a database of %s', (file) => {
  const name = `kasa_upgrade_${randomBytes(4).toString('hex')}`
  let old: Database
  let before: Map<string, Row[]>
  beforeAll(async () => {
    await inMaintenance(async (client) => {
      await client.query(`create database ${name}`)
    })
    old = await openDatabase(databaseUrl(name), 5)
    await old.pool.query(await readFile(new URL(file, FOLDER), 'utf8'))
    before = await everyRow(old)
    await migrate(old.db)
  })
  afterAll(async () => {
    await old.close()
    await inMaintenance(async (client) => {
      await client.query(`drop database ${name} with (force)`)
    })
  })

  it('is made of what a fresh one is made of', async () => {
    const [upgraded, made] = await Promise.all([schemaOf(port(old.db)), schemaOf(port(fresh.db))])
    expect(upgraded).toEqual(made)
    expect(made.length).toBeGreaterThan(150)
  })

  it('keeps every row, and holds those that a fresh one begins with', async () => {
    const after = await everyRow(old)
    expect(lost(before, after)).toEqual([])
    expect([...before.values()].flat().length).toBeGreaterThan(300)
    expect(await missing(await everyRow(fresh), old)).toEqual([])
  })

  it('passes the audit, lets its members in and plays on', async () => {
    const house = await startTestHouse({ databaseUrl: databaseUrl(name) })
    const member = visitor(house)
    await member.login('demo')
    const slot = await openSlot(member)
    const { round } = await slot.play()
    if (round.active) await slot.endRound()
    await house.close()
    const report = await snapshot(old, (q) => audit(q, { checks: HOUSE_CHECKS }))
    // The day of the older dumps gave somebody money by hand, under a source of its own; that of others laid bets of
    // kinds that no room took yet.
    const found = report.findings.filter(({ row }) => row !== 'source test')
    const kinds = new Map(
      (await betsWithoutRoom(old)).map((id) => [`bet ${id}`, 'bet-without-floor']),
    )
    expect(found.filter(({ row, kind }) => kinds.get(row ?? '') !== kind)).toEqual([])
    expect(found).toHaveLength(kinds.size)
    expect(report.findingsTotal).toBe(report.findings.length)
    expect(report.entries).toBeGreaterThan(15)
  })
})

/** Every bet that is no slot's, of a time before there was a floor to lay it at, or a sportsbook. */
async function betsWithoutRoom({ pool }: Database): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: bigint }>(
    `select b.id from bets b left join floor_bets f on f.member_id = b.member_id and f.id = b.id
     left join sports_coupons c on c.member_id = b.member_id and c.id = b.id
     where b.kind <> 'slot' and f.id is null and c.id is null`,
  )
  return rows.map(({ id }) => id)
}

type Row = Record<string, string | null>

async function everyRow({ db }: Database): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>()
  for (const table of await tableNames(port(db))) rows.set(table, await rowsOf(port(db), table))
  return rows
}

/** Rows that are not there any more, in the columns that are still there. */
function lost(before: ReadonlyMap<string, Row[]>, after: ReadonlyMap<string, Row[]>): string[] {
  return [...before].flatMap(([table, rows]) => {
    const rewritten = REWRITTEN[table] ?? []
    const now = after.get(RENAMED[table] ?? table) ?? []
    if (rewritten === 'all' || rows.length === 0) return []
    const columns = Object.keys(rows[0] ?? {}).filter(
      (column) => column in (now[0] ?? {}) && !rewritten.includes(column),
    )
    const kept = new Set(now.map((row) => textOf(row, columns)))
    const texts = rows.map((row) => textOf(row, columns))
    return texts.filter((text) => !kept.has(text)).map((text) => `${table}: ${text}`)
  })
}

/** Rows that migrations make by themselves (of the site's state, the pools) and this one lacks. */
async function missing(made: ReadonlyMap<string, Row[]>, { pool }: Database): Promise<string[]> {
  const { rows: keys } = await pool.query<{ table: string; columns: string[] }>(
    `select indrelid::regclass::text as table, array_agg(attname::text) as columns
     from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     join pg_class on pg_class.oid = indrelid
     where indisprimary and relnamespace = 'public'::regnamespace group by indrelid`,
  )
  const absent: string[] = []
  for (const { table, columns } of keys.filter(({ table }) => !OWN.includes(table))) {
    const there = new Set(
      (await rowsOf(clientPort(pool), table)).map((row) => textOf(row, columns)),
    )
    const wanted = (made.get(table) ?? []).map((row) => textOf(row, columns))
    absent.push(...wanted.filter((key) => !there.has(key)).map((key) => `${table}: ${key}`))
  }
  return absent
}

const textOf = (row: Row, columns: readonly string[]): string =>
  JSON.stringify(columns.map((column) => row[column] ?? null))
