import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import { WrongShelf } from '#server/round/publish/missing-versions.ts'
import { WrongSetting } from '#server/settings.ts'

/** A reason not to start that is one clear line, not a fault. */
export class CannotStart extends Error {}

export function print(line: string): void {
  console.log(line)
}

/** Ends the process with `code`: expected reasons as their one line, faults with their trace. */
export function exitWithOneLine(error: unknown, code = 1): never {
  const isExpected =
    error instanceof CannotStart ||
    error instanceof DatabaseUnavailable ||
    error instanceof WrongShelf ||
    error instanceof WrongSetting ||
    isWrongOption(error)
  console.error(isExpected ? error.message : error)
  process.exit(code)
}

/** An option that no command has, or one without its value: node says which. */
const isWrongOption = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
