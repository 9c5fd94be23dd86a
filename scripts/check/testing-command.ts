import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'

let runs = 0

class Ended extends Error {}

/** The one file of a command of package.json, wherever its subject's folder is. */
export function commandFile(command: string): string {
  const files = readdirSync('scripts').map((folder) => `scripts/${folder}/${command}.ts`)
  const [file, another] = files.filter((each) => existsSync(each))
  if (file === undefined) throw new Error(`there is no script ${command}`)
  if (another !== undefined) throw new Error(`${file} and ${another} have one name`)
  return file
}

export interface RunCommand {
  /** Both streams, line by line: a refusal is an answer like any other. */
  printed: string
  code: number
}

/**
 * Runs a command of package.json as it would run by itself, in this process: its own file is read anew each time, and
 * what it takes from the house is loaded once for all. One that goes on is told to end once it has printed `until`.
 */
export async function runCommand(
  env: Readonly<Record<string, string>>,
  [command = '', ...typed]: readonly string[],
  until?: string,
): Promise<RunCommand> {
  const { argv, exitCode } = process
  let printed = ''
  let code: number | undefined
  const listen = (line: unknown): void => {
    printed += `${String(line)}\n`
    if (until !== undefined && printed.includes(until)) queueMicrotask(() => process.emit('SIGINT'))
  }
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation(listen)
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    code = Number(status ?? 0)
    throw new Ended()
  })
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const script = path.resolve(commandFile(command))
  Object.assign(process, { argv: [process.execPath, script, ...typed], exitCode: undefined })
  try {
    await import(/* @vite-ignore */ `${script}?run=${(runs += 1)}`)
  } catch (error) {
    if (!(error instanceof Ended)) throw error
  } finally {
    code ??= Number(process.exitCode ?? 0)
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    Object.assign(process, { argv, exitCode })
  }
  return { printed, code }
}
