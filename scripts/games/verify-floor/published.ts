import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { FloorPublished, FloorReply } from '#contract/games/floor-protocol.ts'
import { BadTable } from '#server/round/publish/lookup-table.ts'
import { parseStrict } from '#server/round/publish/strict-json.ts'
import { CannotStart } from '../../serve/start/print.ts'

/** The shape of what is published; what a kind of table has in its rules, cards and outcomes, the draw itself reads. */
const published = z.looseObject({
  table: z.string(),
  rules: z.looseObject({ kind: z.string() }),
  salt: z.string(),
  chains: z.array(
    z.looseObject({ chain: z.int(), end: z.string(), firstRound: z.int(), rounds: z.int() }),
  ),
  before: z.nullable(z.string()),
  rounds: z.array(
    z.looseObject({
      number: z.int(),
      phase: z.string(),
      crowd: z.array(z.string()),
      seed: z.nullable(z.string()),
      outcome: z.nullable(z.looseObject({})),
    }),
  ),
})

/** Rounds as a house publishes them. */
export async function askHouse(
  house: string,
  { table, from, to }: { table: string; from: number; to: number },
): Promise<FloorPublished> {
  const url = `${house}/rgs/floor/rounds/${table}/${from}/${to}`
  const response = await fetch(url).catch((error: unknown) => {
    throw new CannotStart(`No house answers at ${house}: ${String(error)}`)
  })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (!isJson)
    throw new CannotStart(
      `${house} is not where games are played: give that address to --house, GAMES_URL as the house has it, else the port after its own.`,
    )
  return readPublished(await response.text(), house)
}

/** The same, from a file that was saved of them. */
export async function readSaved(file: string): Promise<FloorPublished> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CannotStart(`${file} cannot be read: ${String(error)}`)
  })
  return readPublished(text, file)
}

/** The answer of a house, or what stands in it. */
function readPublished(text: string, where: string): FloorPublished {
  const json = jsonOf(text, where)
  const isReply = typeof json === 'object' && json !== null && 'result' in json
  // The contract's shape; what stands in it is looked at below.
  const reply = isReply ? (json as FloorReply<unknown>) : null
  if (reply?.result === false) throw new CannotStart(`The house refuses: ${reply.message}`)
  const read = published.safeParse(reply ? reply.data : json)
  if (!read.success) throw new CannotStart(`${where} has no published rounds.`)
  // As looked at; rules, cards and outcomes are read by the draw.
  return read.data as unknown as FloorPublished
}

function jsonOf(text: string, where: string): unknown {
  try {
    return parseStrict(text, where)
  } catch (error) {
    throw error instanceof BadTable ? new CannotStart(`${error.message}.`) : error
  }
}
