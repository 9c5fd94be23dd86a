import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Actor } from '#server/action/actor.ts'
import { removeContent, setContent } from '#server/content/keep.ts'
import { storedItems, type Stored } from '#server/content/stored.ts'
import type { Written } from '#server/content/written.ts'
import type { Tables } from '#server/database/tables.ts'
import { hasPicture } from '#server/page/picture-files.ts'
import type { Settings } from '#server/settings.ts'
import { kindOf, readFolder, readItems } from './content/files.ts'
import { fileOf, lineOf } from './content/describe.ts'
import { readActor } from '../serve/start/actor.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run content -- …`: what the operator writes: sliders, promotions, popups, information, greetings,
 * messages to everyone. What is set holds at once, in a running house too; all of it or, when one row
 * cannot be, nothing.
 */
const USAGE =
  'Usage: npm run content -- list [kind] | show <kind> <id> | set <kind> <file.json> | remove <kind> <id> | import <folder> [--why "…"]'

type Work = (db: Kysely<Tables>, actor: Actor, settings: Settings) => Promise<void>

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const work = await readWork(rest)
  await withDatabase(({ db }, settings) => work(db, actor, settings))
} catch (error) {
  exitWithOneLine(error)
}

/** Files are read before the database is touched. */
async function readWork([verb, ...rest]: string[]): Promise<Work> {
  const [first = '', second = '', ...more] = rest
  const words = [first, second].filter((word) => word !== '').length + more.length
  if (verb === 'list' && words <= 1) return list(first)
  if (verb === 'show' && words === 2) return show(first, second)
  if (verb === 'set' && words === 2) return write(await readItems(kindOf(first), second))
  if (verb === 'remove' && words === 2) return remove(first, second)
  if (verb === 'import' && words === 1) return write(await readFolder(first))
  throw new CannotStart(USAGE)
}

function list(kind: string): Work {
  const only = kind === '' ? null : kindOf(kind)
  return async (db) => {
    const now = new Date()
    for (const stored of await storedItems(db))
      if (!stored.isRemoved && (only === null || stored.item.kind === only))
        print(lineOf(stored, now))
  }
}

function show(kind: string, id: string): Work {
  return async (db) => {
    const { item } = await find(db, kind, id)
    print(JSON.stringify(fileOf(item), null, 2))
  }
}

function write(items: readonly Written[]): Work {
  return async (db, actor, { dataDir }) => {
    refuseLost(items, dataDir)
    await setContent(db, actor, items, new Date())
    for (const { kind, name } of items) print(`${kind} ${name} is set.`)
  }
}

/** A picture that is not there would be a hole in the page. */
function refuseLost(items: readonly Written[], dataDir: string): void {
  for (const { kind, name, image } of items)
    if (image !== '' && !hasPicture(image, dataDir))
      throw new CannotStart(
        `${kind} ${name}: there is no picture ${image}. Yours lie in ${path.join(dataDir, 'pictures')}/, and are named /pictures/….`,
      )
}

function remove(kind: string, id: string): Work {
  return async (db, actor) => {
    const { id: found, item } = await find(db, kind, id)
    await removeContent(db, actor, { kind: item.kind, id: found }, new Date())
    print(`${item.kind} ${item.name} is gone.`)
  }
}

/** By its number or its name. */
async function find(db: Kysely<Tables>, kind: string, id: string): Promise<Stored> {
  const wanted = kindOf(kind)
  const items = (await storedItems(db)).filter(({ item }) => item.kind === wanted)
  const found = items.find(
    ({ id: number, item, isRemoved }) => !isRemoved && (String(number) === id || item.name === id),
  )
  if (!found)
    throw new CannotStart(`There is no ${wanted} ${id}: npm run content -- list ${wanted}`)
  return found
}
