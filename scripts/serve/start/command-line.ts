import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CannotStart } from './print.ts'

/** What was typed after a command, or `CannotStart` with what is wrong and how it is used. */
export function readCommand<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isOptionError(error)) throw error
    // Node goes on to explain its own conventions; the first sentence is what happened.
    const [what] = error.message.split(/\.?\s*\n|\. /)
    throw new CannotStart(`${what}. ${usage}`)
  }
}

function isOptionError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE')
}
