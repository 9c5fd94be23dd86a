import { userInfo } from 'node:os'
import { WHY_MAX, type Actor } from '#server/action/actor.ts'
import { CannotStart } from './print.ts'

/** What was typed after a command, and whose will it is. */
export interface Command {
  actor: Actor
  /** Without `--why` and its words. */
  rest: string[]
}

/**
 * Takes `--why "…"` out of what was typed after a command that changes the house. Everything after a
 * bare `--` is taken as it is.
 */
export function readActor(argv: readonly string[]): Command {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length
  const at = argv.slice(0, end).findIndex((word) => word === '--why' || word.startsWith('--why='))
  if (at === -1) return { actor: commandActor(null), rest: [...argv] }
  const [word = '', next = ''] = argv.slice(at, end)
  const isApart = word === '--why'
  const rest = [...argv.slice(0, at), ...argv.slice(at + (isApart ? 2 : 1))]
  return { actor: commandActor(isApart ? next : word.slice('--why='.length)), rest }
}

/** Whoever runs this process, by the name that the system knows them by. */
export function commandActor(why: string | null): Actor {
  const text = why?.trim() ?? null
  if (text === '' || (text?.length ?? 0) > WHY_MAX)
    throw new CannotStart(`--why takes the reason in 1 to ${WHY_MAX} characters: --why "…"`)
  return { kind: 'command', name: systemName(), why: text }
}

/** For acts that may not be without one. */
export function refuseWithoutWhy({ why }: Actor): void {
  if (why === null) throw new CannotStart('Say why: --why "…". It stands in the action log.')
}

/** A process in a container may run under a number that has no name. */
function systemName(): string {
  try {
    return userInfo().username.slice(0, 100) || 'nobody'
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
