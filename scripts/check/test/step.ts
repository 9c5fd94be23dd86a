import { spawn } from 'node:child_process'

export interface Count {
  passed: number
  failed: number
}

/** One thing `npm test` does. `run` says what it counted; a throw is a failure. */
export interface Step {
  name: string
  /** What a person reads while it runs. */
  title: string
  /** How many cores it keeps busy. */
  cores: 1 | 2
  /** Steps that have to be over before it begins. */
  needs?: readonly string[]
  /** Runs only where it is asked for by name. */
  isExtra?: true
  run: () => Promise<Count>
}

/** Runs a command of the project's own tools; its output is shown only when it fails. */
export async function quietly(command: string, ...args: string[]): Promise<boolean> {
  const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await ended(child)
  if (code !== 0) process.stdout.write(`\n${Buffer.concat(output).toString()}\n`)
  return code === 0
}

/** Runs a command of the project's own tools for all to see. */
export async function openly(
  env: Record<string, string>,
  command: string,
  ...args: string[]
): Promise<boolean> {
  const all = { ...process.env, ...env }
  const child = spawn(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env: all })
  return (await ended(child)) === 0
}

function ended(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code))
  })
}

/** A check that is one thing to pass. */
export const counted = (passed: boolean): Count => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
})
