import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { openDatabase, type Database } from './database.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { seedCatalogue } from '../catalogue/seed.ts'
import { seedContent } from '../content/own.ts'
import { loadKeys } from '../door/keys.ts'
import { seedDemo } from '../seed/demo.ts'
import { prepareDatabase } from './prepare.ts'
import { TEMPLATE, TEST_DATABASE_URL, databaseUrl, inMaintenance } from './testing.ts'

/**
 * Before any test of the server: one PostgreSQL (embedded, or that of DATABASE_URL) holding a
 * prepared database which each test file copies. Workers learn of it through the environment.
 */
export async function setup(): Promise<() => Promise<void>> {
  const embedded = process.env['DATABASE_URL'] ? null : await startForTests()
  const url = embedded?.url ?? process.env['DATABASE_URL'] ?? ''
  process.env[TEST_DATABASE_URL] = url
  const template = process.env[TEMPLATE] ?? `kasa_test_${process.pid}`
  process.env[TEMPLATE] = template
  await inMaintenance(async (client) => {
    await client.query(`create database ${template}`)
  })
  await prepare(databaseUrl(template))
  await inMaintenance(async (client) => {
    await client.query(`create database ${template}_demo template ${template}`)
  })
  await prepareDemo(databaseUrl(`${template}_demo`))
  return async () => {
    await dropAll(template)
    await embedded?.stop()
    if (embedded) await rm(path.dirname(embedded.directory), { recursive: true, force: true })
  }
}

async function prepare(url: string): Promise<void> {
  await prepareDatabase(url)
}

async function prepareDemo(url: string): Promise<void> {
  const database = await openDatabase(url, 2)
  await seedCatalogue(database.db)
  await seedContent(database.db, new Date())
  await seedDemo({ database }, () => {})
  await keepSlowKey(database)
  await database.close()
}

/** To make the key that browsers encrypt to takes a third of a second, in all houses: they share it. Their other keys are their own. */
async function keepSlowKey({ db }: Database): Promise<void> {
  await loadKeys(db)
  await db.deleteFrom('house_keys').where('name', '!=', 'rsa').execute()
}

const FOLDER = 'kasa-test-'

async function startForTests(): Promise<Embedded> {
  await sweep()
  const folder = await mkdtemp(path.join(tmpdir(), `${FOLDER}${process.pid}-`))
  // mkdtemp makes it ours alone, and PostgreSQL may have to run as another user.
  await chmod(folder, 0o755)
  // These databases die with the run; durability is what bench/crash.ts tests.
  const settings = ['fsync=off', 'full_page_writes=off']
  return startEmbedded(path.join(folder, 'postgres'), { settings })
}

/** A killed run leaves its database behind: the next one clears it away. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${FOLDER}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    const folder = path.join(tmpdir(), name)
    const left = await startEmbedded(path.join(folder, 'postgres')).catch(() => null)
    await left?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function dropAll(template: string): Promise<void> {
  await inMaintenance(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    await dropIdleRoles(client)
  })
}

/** Roles of houses whose databases are gone. */
async function dropIdleRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname like 'kasa\\_house\\_%'
       and not exists (select 1 from pg_shdepend where refobjid = pg_roles.oid)`,
  )
  for (const { rolname } of rows) await client.query(`drop role if exists ${rolname}`)
}
