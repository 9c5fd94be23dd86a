import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { round as roundCall } from '#contract/calls/casino.ts'
import { tablePath } from '#contract/games/tables.ts'
import { BadTable } from '#server/round/publish/lookup-table.ts'
import { parseStrict } from '#server/round/publish/strict-json.ts'
import { TABLES_DIR } from '#server/round/publish/published.ts'
import { versionFolder } from '#server/round/publish/stored-games.ts'
import type { Settings } from '#server/settings.ts'
import { CannotStart } from '../../serve/start/print.ts'

const notedMode = z.object({
  tableHash: z.string(),
  cost: z.number(),
  jackpots: z.nullable(z.int()),
  /** When it was first shown, in Unix milliseconds. */
  at: z.optional(z.number()),
})

const notedSeed = z.object({
  seedHash: z.string(),
  nonce: z.int(),
  clientSeed: z.nullable(z.string()),
  /** Files from before it was noted have none. */
  drawVersion: z._default(z.nullable(z.int()), null),
})

const proofFile = z.object({
  house: z.url(),
  round: roundCall.output,
  /** What the page had noted when the game opened, before the round. */
  noted: z.object({
    mode: z.nullable(notedMode),
    receiptKey: z.nullable(z.string()),
    /** Files from before seeds were noted whole have none. */
    seed: z._default(z.nullable(notedSeed), null),
  }),
})

/** What a member saves of a round: the house that it was played at, and all that is told of it. */
export type Proof = z.infer<typeof proofFile>
export type Round = Proof['round']

/** A proof as the page saves it; anything else is refused in one line. */
export async function readProof(file: string): Promise<Proof> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotStart(`${file} cannot be read.`)
  })
  const json = jsonOf(text, file)
  const { success, data } = proofFile.safeParse(json)
  if (!success) throw new CannotStart(`${file} is not a proof as the page saves it.`)
  const unknown = unknownField(json, data)
  if (unknown !== null)
    throw new CannotStart(`${file} says ${unknown}, which no proof has: nothing vouches for it.`)
  return data
}

/** A proof holds the events of a book deeper than the book itself does. */
const AROUND = 8

/** Whoever reads the file shall read what is verified: no key stands in it twice. */
function jsonOf(text: string, file: string): unknown {
  try {
    return parseStrict(text, file, { around: AROUND })
  } catch (error) {
    throw error instanceof BadTable ? new CannotStart(`${error.message}.`) : error
  }
}

/** The first field, by its way there, that was in the file and is not read; null where all is. */
function unknownField(written: unknown, read: unknown, at = ''): string | null {
  if (!isObject(written) || !isObject(read)) return null
  for (const [name, value] of Object.entries(written)) {
    const way = at === '' ? name : `${at}.${name}`
    const found = Object.hasOwn(read, name) ? unknownField(value, read[name], way) : way
    if (found !== null) return found
  }
  return null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** `/tables/<game>/<version>/<file>`: no way leads out of the folder. */
const TABLE = /^\/tables\/([a-z0-9][\w-]*)\/([0-9A-Za-z][\w.-]*)\/([0-9A-Za-z][\w.-]*)$/

/** Where the table of a round stands, by the game and mode it was played on. */
function placeOf({ game, version, mode }: Round): string {
  const place = tablePath(game, version, mode)
  if (!TABLE.test(place)) throw new CannotStart(`${place} is no place of a published table.`)
  return place
}

/** The published table, from any house that serves it: what it is worth, its hash tells. */
export async function fetchTable(house: string, round: Round): Promise<Uint8Array> {
  const address = new URL(placeOf(round), house)
  const reply = await fetch(address).catch(() => null)
  if (!reply?.ok)
    throw new CannotStart(`${address.href} does not answer (${reply?.status ?? 'no connection'}).`)
  return new Uint8Array(await reply.arrayBuffer())
}

/** The published table as it lies on this machine: a game of the house's own, or of others. */
export async function readTable(
  round: Round,
  { dataDir }: Pick<Settings, 'dataDir'>,
): Promise<Uint8Array> {
  const { game, version } = round
  const file = path.basename(placeOf(round))
  for (const folder of [
    path.join(TABLES_DIR, game, version),
    versionFolder(dataDir, { game, version }),
  ]) {
    const bytes = await readFile(path.join(folder, file)).catch(() => null)
    if (bytes) return bytes
  }
  throw new CannotStart(
    `The table ${file} of ${game} ${version} is not here: name a house by --url.`,
  )
}
