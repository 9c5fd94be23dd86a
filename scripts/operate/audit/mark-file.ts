import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Marks } from '#server/audit/marked-audit.ts'
import { CannotStart } from '../../serve/start/print.ts'

/**
 * The mark of an audit: what it has proven so far, page by page, signed by a key that lies beside it in DATA_DIR and
 * nowhere in the database, so that whoever can write there alone can make none.
 */
const number = z.string().check(z.regex(/^\d{1,19}$/))
const layer = z.object({
  above: number,
  upTo: number,
  isWhole: z.boolean(),
  pages: z.array(z.object({ to: z.array(z.string()), digest: z.nullable(z.string()) })),
})
const content = z.object({
  house: z.string(),
  at: z.string(),
  marks: z.record(z.string(), z.array(layer)),
})
const markFile = z.object({ mark: z.string(), signature: z.string() })

export interface Mark {
  /** Which house it is of: its own sign, by which no other one's is taken. */
  house: string
  at: string
  marks: Marks
}

const folderOf = (dataDir: string): string => path.resolve(dataDir, 'audit')
const fileOf = (dataDir: string): string => path.join(folderOf(dataDir), 'mark.json')

/** The mark of this house. Refused in one line: there is none, it is another house's or version's, or nobody here signed it. */
export async function readMark(dataDir: string, house: string): Promise<Mark> {
  const file = fileOf(dataDir)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotStart(`There is no mark to go on from at ${file}: run the audit whole first.`)
  })
  const sealed = markFile.safeParse(jsonOf(text))
  const key = await readKey(dataDir)
  if (!sealed.success || key === null || !isSigned(key, sealed.data))
    throw new CannotStart(`${file} is not as an audit signed it: run the audit whole.`)
  const mark = content.safeParse(jsonOf(sealed.data.mark))
  if (!mark.success)
    throw new CannotStart(`${file} is the mark of another version: run the audit whole.`)
  if (mark.data.house !== house)
    throw new CannotStart(`${file} is the mark of another house: run the audit whole.`)
  return mark.data
}

/** Whole or not at all: an audit may be ended at any time. */
export async function writeMark(dataDir: string, mark: Mark): Promise<void> {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true })
  const key = (await readKey(dataDir)) ?? (await makeKey(dataDir))
  const text = JSON.stringify(mark)
  const aside = path.join(folder, `mark.${process.pid}`)
  await writeFile(aside, JSON.stringify({ mark: text, signature: sign(key, text) }), {
    mode: 0o600,
  })
  await rename(aside, fileOf(dataDir))
}

const keyFile = (dataDir: string): string => path.join(folderOf(dataDir), 'key')

async function readKey(dataDir: string): Promise<Buffer | null> {
  return readFile(keyFile(dataDir)).catch(() => null)
}

const KEY_BYTES = 32

async function makeKey(dataDir: string): Promise<Buffer> {
  const key = randomBytes(KEY_BYTES)
  await writeFile(keyFile(dataDir), key, { mode: 0o600 })
  return key
}

const sign = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

function isSigned(key: Buffer, { mark, signature }: z.infer<typeof markFile>): boolean {
  const [own, sent] = [Buffer.from(sign(key, mark)), Buffer.from(signature)]
  return own.length === sent.length && timingSafeEqual(own, sent)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
