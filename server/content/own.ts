import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { changeContent, keep } from './keep.ts'
import { PAGE_NAMES, readPage } from './page-files.ts'
import { showcase } from './showcase.ts'
import { storedItems, type Stored } from './stored.ts'
import { readWritten, type Written } from './written.ts'

const FOLDER = fileURLToPath(new URL('pages', import.meta.url))

/** Part of the program as its code is: read, checked and cleaned once, however many houses a process opens. */
let pages: Promise<Written[][]> | undefined

/** The texts that every house opens with. Run at every start; harmless when repeated. */
export async function seedContent(db: Kysely<Tables>, now: Date): Promise<void> {
  pages ??= Promise.all(PAGE_NAMES.map((page) => readPage(FOLDER, page)))
  // What could not be read once is read anew at the next start.
  pages.catch(() => (pages = undefined))
  await keepOwn(db, [...(await pages).flat(), noAddresses()], now)
}

/** What a demo house shows beside them, dated around `now`. */
export async function seedShowcase(db: Kysely<Tables>, now: Date): Promise<void> {
  await keepOwn(db, showcase(now), now)
}

/** A new house is nowhere else yet: its operator fills in where it can be found. */
function noAddresses(): Written {
  return readWritten('information', {
    name: 'social-media',
    topic: 'SocialMediaLinks',
    tr: { title: 'Sosyal medya' },
    en: { title: 'Social media' },
    addresses: {},
  })
}

/** Only what is new or reads otherwise than stored, and never what an operator wrote or took away. */
async function keepOwn(db: Kysely<Tables>, items: readonly Written[], now: Date): Promise<void> {
  await changeContent(db, async (db) => {
    const stored = await storedItems(db)
    const isToKeep = (item: Written): boolean => {
      const found = stored.find((each) => isSame(each.item, item))
      return !found || (found.isOwn && !isDeepStrictEqual(found.item, item))
    }
    const dated = items.map((item) => withFirstDate(item, stored))
    await keep(db, dated.filter(isToKeep), { now, isOwn: true })
  })
}

const isSame = (one: Written, other: Written): boolean =>
  one.kind === other.kind && one.name === other.name

/** A message is of the day it was first shown, however often the house starts. */
function withFirstDate(item: Written, stored: readonly Stored[]): Written {
  const found = stored.find((each) => isSame(each.item, item))
  return found && item.kind === 'message' ? { ...item, startsAt: found.item.startsAt } : item
}
