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

/** What was typed is not as it should be: first what is wrong with it, then how the command is used. */
export const wrongUse = (what: string, usage: string): CannotStart =>
  new CannotStart(`${what}\n${usage}`)

/** Which of a command's acts was typed; none, or one that there is not, ends it with those that there are. */
export function readVerb<Verb extends string>(
  typed: string | undefined,
  verbs: readonly Verb[],
  usage: string,
): Verb {
  const known = verbs.find((verb) => verb === typed)
  if (known !== undefined) return known
  const acts = verbs.join(', ')
  if (typed === undefined) throw wrongUse(`Say what to do: ${acts}.`, usage)
  throw wrongUse(`There is no "${typed}" here: it is one of ${acts}.`, usage)
}

/** After all that a command takes there may be nothing more. */
export function refuseMore(more: readonly string[], usage: string): void {
  if (more.length > 0) throw wrongUse(`"${more.join(' ')}" is more than it takes.`, usage)
}

function isOptionError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE')
}
