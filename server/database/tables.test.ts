import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from './testing.ts'

/**
 * `tables.ts` and its subjects are written by hand (its unions and json shapes say more than a generator can): this
 * holds it to the migrated database, column by column, with type and nullability.
 */

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const TYPES: Readonly<Record<string, RegExp>> = {
  bigint: /\bbigint\b/,
  integer: /\bnumber\b/,
  smallint: /\bnumber\b/,
  'double precision': /\bnumber\b/,
  boolean: /\bboolean\b/,
  bytea: /\b(Buffer|Uint8Array)\b/,
  'timestamp with time zone': /\b(Date|Timestamp)\b/,
}

it('says of every column what the database says', async () => {
  const { rows } = await database.pool.query<Column>(
    `select table_name, column_name, data_type, is_nullable = 'YES' as nullable,
       column_default is not null or is_identity = 'YES' as given
     from information_schema.columns where table_schema = 'public'
       and table_name not like 'kysely_%' and table_name not like 'pg_%'
     order by table_name, ordinal_position`,
  )
  const written = readTables(await everyFile())
  const wrong = rows.flatMap((column) => complaint(column, written) ?? [])
  const real = new Set(rows.map((column) => `${column.table_name}.${column.column_name}`))
  const invented = [...written.keys()].filter((name) => !real.has(name))
  expect({ wrong, invented }).toEqual({ wrong: [], invented: [] })
  expect(rows.length).toBeGreaterThan(25)
})

/** The list of tables, and each subject's own. */
async function everyFile(): Promise<string> {
  const subjects = await readdir(new URL('tables/', import.meta.url))
  const names = ['tables.ts', ...subjects.map((name) => `tables/${name}`)]
  const texts = names.map((name) => readFile(new URL(name, import.meta.url), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

interface Column {
  table_name: string
  column_name: string
  data_type: string
  nullable: boolean
  given: boolean
}

function complaint(column: Column, written: ReadonlyMap<string, string>): string | null {
  const name = `${column.table_name}.${column.column_name}`
  const type = written.get(name)
  if (type === undefined) return `${name} (${column.data_type}) is not in tables.ts`
  const pattern = TYPES[column.data_type]
  if (pattern && !pattern.test(type)) return `${name} is ${column.data_type}, written as ${type}`
  if (column.nullable !== /null|Optional</.test(type))
    return `${name}: null or not? written as ${type}`
  if (column.given !== /\b(Default|Generated\w*)</.test(type))
    return `${name}: ${column.given ? 'has' : 'has no'} default, written as ${type}`
  return null
}

/** `table.column` → its type's text, read from the interfaces that `Tables` names. */
function readTables(source: string): Map<string, string> {
  const bodies = new Map<string, string>()
  for (const [, name = '', body = ''] of source.matchAll(/interface (\w+) \{\n([\s\S]*?)\n\}/g))
    bodies.set(name, body)
  const columns = new Map<string, string>()
  for (const [table, interfaceName] of members(bodies.get('Tables') ?? ''))
    for (const [column, type] of members(bodies.get(interfaceName.replace(/^\w+\./, '')) ?? ''))
      columns.set(`${table}.${column}`, type)
  return columns
}

function members(body: string): [string, string][] {
  const bare = body.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*/g, '')
  const found = bare.matchAll(/^ {2}(\w+): ((?:.*\n?(?! {2}\w))*)/gm)
  return [...found].map(([, name = '', type = '']) => [name, type.trim()])
}
