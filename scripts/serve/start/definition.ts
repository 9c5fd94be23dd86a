import { readFile } from 'node:fs/promises'
import type * as z from 'zod/mini'
import { CannotStart } from './print.ts'

/** The JSON file that an operator wrote, as its schema has it. Stops with one line a fault of it. `what` is like "an offer". */
export async function readDefinition<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  what: string,
): Promise<z.output<Schema>> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new CannotStart(
      isMissing ? `There is no file ${path}.` : `${path} cannot be read: ${String(error)}`,
    )
  })
  const read = schema.safeParse(parsed(text, path))
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path: at, message }) => `  ${at.join('.')}: ${message}`)
  throw new CannotStart([`${path} is not ${what}:`, ...wrong].join('\n'))
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CannotStart(`${path} is not JSON.`)
  }
}
