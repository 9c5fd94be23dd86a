import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase, type Database } from './database.ts'

/** Environment names by which the set-up tells its workers where the prepared database is. */
export const TEST_DATABASE_URL = 'KASA_TEST_DATABASE_URL'
export const TEMPLATE = 'KASA_TEST_TEMPLATE'

export interface FreshDatabase extends Database {
  url: string
}

/**
 * A database of one test file's own, copied from a prepared one: `empty` holds the tables only,
 * `demo` the demo house too. Closed, it is dropped.
 */
export async function freshDatabase(prepared: 'empty' | 'demo' = 'empty'): Promise<FreshDatabase> {
  const { name, url } = await copyOfTemplate(prepared)
  const database = await openDatabase(url)
  const close = async (): Promise<void> => {
    await database.close()
    await inMaintenance(async (client) => {
      await client.query(`drop database if exists ${name} with (force)`)
    })
  }
  return { ...database, url, close }
}

async function copyOfTemplate(prepared: 'empty' | 'demo'): Promise<{ name: string; url: string }> {
  const template = process.env[TEMPLATE]
  if (!template) throw new Error('no prepared database: is testing-setup.ts the globalSetup?')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await inMaintenance(async (client) => {
    const source = prepared === 'demo' ? `${template}_demo` : template
    await client.query(`create database ${name} template ${source}`)
  })
  return { name, url: databaseUrl(name) }
}

/** The address of another database on the tests' server. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env[TEST_DATABASE_URL] ?? '')
  url.pathname = `/${name}`
  return url.href
}

/** Runs `work` on a connection to the server's own database. */
export async function inMaintenance(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env[TEST_DATABASE_URL] })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
