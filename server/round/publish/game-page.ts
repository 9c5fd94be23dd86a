/**
 * A game's own page, as it comes in a published folder: plain files under `web/`, copied one by one.
 * Nothing outside of that folder is ever read, and no link is followed.
 */
import { createHash } from 'node:crypto'
import { copyFile, lstat, mkdir, readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { BadTable } from './lookup-table.ts'
import { WEB } from './stored-games.ts'

/** What `compressed-copies.ts` calls the copies that are sent in a file's place. */
const COPY = /\.(?:br|gz)$/

/** The page's files by their paths in the folder, none when there is no page. Throws `BadTable`. */
export async function pageFiles(folder: string): Promise<string[]> {
  const page = await lstat(path.join(folder, WEB)).catch(() => null)
  if (page !== null && !page.isDirectory()) throw new BadTable(`${WEB} is no folder`)
  const found = await filesOf(path.join(folder, WEB), '')
  const names = found.map((file) => path.posix.join(WEB, file))
  if (names.length > 0 && !names.includes(`${WEB}/index.html`))
    throw new BadTable(`${WEB}/ holds no index.html`)
  const folded = names.find((name) => COPY.test(name) && names.includes(name.replace(COPY, '')))
  if (folded !== undefined)
    throw new BadTable(`${folded} is a compressed copy: leave it out, the house makes its own`)
  return names
}

/** Copies the page; answers the SHA-256 of every file by its path. */
export async function takePage(folder: string, keepIn: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const name of await pageFiles(folder)) {
    await mkdir(path.dirname(path.join(keepIn, name)), { recursive: true })
    await copyFile(path.join(folder, name), path.join(keepIn, name))
    // What was copied is what is registered, whatever becomes of the original meanwhile.
    const bytes = await readFile(path.join(keepIn, name))
    hashes[name] = createHash('sha256').update(bytes).digest('hex')
  }
  return hashes
}

/** Every plain file, by its path from the page's folder. Names that begin with a dot stay behind. */
async function filesOf(root: string, under: string): Promise<string[]> {
  const entries = await readdir(path.join(root, under), { withFileTypes: true }).catch(() => [])
  const found: string[] = []
  for (const entry of entries.filter(({ name }) => !name.startsWith('.'))) {
    const name = path.posix.join(under, entry.name)
    if (entry.isDirectory()) found.push(...(await filesOf(root, name)))
    else if (entry.isFile()) found.push(name)
    else throw new BadTable(`${WEB}/${name} is neither a file nor a folder`)
  }
  return found
}
