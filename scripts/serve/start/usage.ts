import { readCommand } from './command-line.ts'

export const START_USAGE =
  'Usage: npm start. It takes no flags: settings come from the environment, as README.md lists them.'

const OPTIONS = { help: { type: 'boolean', short: 'h' } } as const

/** Whether a start is only asked how it is used; `CannotStart` for anything else that was typed after it. */
export function isUsageAsked(typed: readonly string[]): boolean {
  return readCommand({ args: [...typed], options: OPTIONS }, START_USAGE).values.help === true
}
