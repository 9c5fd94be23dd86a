import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PAGE_NAMES, readPage } from '#server/content/page-files.ts'
import { KINDS, NotWritten, readWritten, type Written } from '#server/content/written.ts'
import type { ContentKind } from '#server/database/tables/content.ts'
import { CannotStart } from '../../serve/start/print.ts'

/** The items of one JSON file: a single one or a list. The first that cannot be is named. */
export async function readItems(kind: ContentKind, file: string): Promise<Written[]> {
  const value = await readJson(file)
  const rows: unknown[] = Array.isArray(value) ? value : [value]
  if (rows.length === 0) throw new CannotStart(`${file} holds nothing.`)
  const items: Written[] = []
  for (const [at, row] of rows.entries()) {
    const where = rows.length > 1 ? `${file}, row ${at + 1}${called(row)}` : file
    items.push(await naming(where, () => readWritten(kind, row)))
  }
  refuseTwice(items, file)
  return items
}

/** How a row calls itself, where it does. */
function called(row: unknown): string {
  const isNamed = typeof row === 'object' && row !== null && 'name' in row
  return isNamed && typeof row.name === 'string' ? ` (${row.name.slice(0, 60)})` : ''
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotStart(`${file} cannot be read.`)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new CannotStart(`${file} is no JSON.`)
  }
}

/** `<kind>/*.json` and `pages/<lang>/*.html`; whatever else lies there is named, not passed over. */
export async function readFolder(folder: string): Promise<Written[]> {
  const items: Written[] = []
  for (const name of await namesIn(folder)) {
    const inside = path.join(folder, name)
    if (name === 'pages') items.push(...(await readPages(inside)))
    else items.push(...(await readKind(kindOf(name), inside)))
  }
  if (items.length === 0) throw new CannotStart(`${folder} holds no content.`)
  refuseTwice(items, folder)
  return items
}

/** The kind of that name, or a refusal that lists them. */
export function kindOf(name: string): ContentKind {
  const kind = KINDS.find((each) => each === name)
  if (kind === undefined) throw new CannotStart(`There is no kind ${name}: ${KINDS.join(', ')}.`)
  return kind
}

async function readKind(kind: ContentKind, folder: string): Promise<Written[]> {
  const items: Written[] = []
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name)
    if (!name.endsWith('.json')) throw new CannotStart(`${file}: a ${kind} stands in a .json file.`)
    items.push(...(await readItems(kind, file)))
  }
  return items
}

async function readPages(folder: string): Promise<Written[]> {
  const languages = await namesIn(folder)
  const files = await Promise.all(languages.map((lang) => namesIn(path.join(folder, lang))))
  const pages = new Set(files.flat().map((name) => name.replace(/\.html$/, '')))
  const items: Written[] = []
  for (const page of pages) {
    if (!PAGE_NAMES.includes(page))
      throw new CannotStart(`${folder}: there is no page ${page}: ${PAGE_NAMES.join(', ')}.`)
    items.push(...(await naming(folder, () => readPage(folder, page))))
  }
  return items
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => {
    throw new CannotStart(`${folder} is no folder that can be read.`)
  })
  return names.filter((name) => !name.startsWith('.')).sort()
}

function refuseTwice(items: readonly Written[], where: string): void {
  const seen = new Set<string>()
  for (const { kind, name } of items) {
    if (seen.has(`${kind} ${name}`))
      throw new CannotStart(`${where} names the ${kind} ${name} twice.`)
    seen.add(`${kind} ${name}`)
  }
}

/** What cannot be written is refused under the name of the place it stands in. */
async function naming<T>(where: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof NotWritten ? new CannotStart(`${where}: ${error.message}.`) : error
  }
}
