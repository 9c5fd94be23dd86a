import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliDecompress, createGunzip, gzip } from 'node:zlib'

/**
 * Files that are served again and again are compressed once, and lie beside the plain ones: `name.br` and
 * `name.gz`. Whoever serves them says `preCompressed`.
 */

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Smaller than on the fly, for it is done once: the last twelfth of a script takes a second, of a published table minutes. */
const qualityFor = ({ length }: Buffer): number => (length > WHOLE_MAX ? 9 : 11)
const WHOLE_MAX = 1_000_000

const COPIES: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': (bytes) =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes) } }),
  '.gz': (bytes) => gzipped(bytes, { level: 9 }),
}

/** What gives the plain file back, by the end of a copy's name. */
export const UNFOLDED: Readonly<Record<string, () => Transform>> = {
  '.br': createBrotliDecompress,
  '.gz': createGunzip,
}

const COMPRESSIBLE = /\.(?:css|csv|html|js|json|mjs|svg|txt|wasm|webmanifest|xml)$/
const BYTES_MIN = 1024

interface Keeping {
  /** The plain files may be others than those of before: their copies are made again. */
  isFresh?: boolean
}

/** Sees to the copies of every file of a folder and those below it that grows smaller by them. */
export async function keepCompressed(
  folder: string,
  { isFresh = false }: Keeping = {},
): Promise<void> {
  const inside = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = inside.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  for (const { parentPath, name } of files) await copiesOf(path.join(parentPath, name), isFresh)
}

async function copiesOf(file: string, isFresh: boolean): Promise<void> {
  for (const [suffix, compress] of Object.entries(COPIES)) {
    const copy = file + suffix
    if (!isFresh && (await isThere(copy))) continue
    const bytes = await readFile(file)
    if (bytes.length < BYTES_MIN) await rm(copy, { force: true })
    else await put(copy, await compress(bytes))
  }
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Whole or not at all: it may be read at this moment. */
async function put(file: string, bytes: Buffer): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, bytes)
  await rename(aside, file)
}
